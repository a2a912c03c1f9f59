import BlueprintDialect
import Interpreter

/// Blueprint's protocols that a source's own types can be, with what their members are written with.
enum BlueprintOpenTypes {
    static let content = Conversion<ElementContent>.native(TypeName("ElementContent"))
    static let layout = Conversion<SourceLayout>.native(TypeName("Layout"))
    static let singleLayout = Conversion<SourceSingleChildLayout>.native(TypeName("SingleChildLayout"))
    static let builder = Conversion<ElementContent.Builder<SourceLayout>>.native(TypeName("ElementContent.Builder"))
    static let subelement = Conversion<SourceSubelement>.native(TypeName("LayoutSubelement"))
    static let constraint = Conversion<SizeConstraint>.native(TypeName("SizeConstraint"))
    static let environment = Conversion<Environment>.native(TypeName("Environment"))
    static let size = Conversion<CGSize>.native(TypeName("CGSize"))
    static let cache = Conversion<Value>.value(.named(TypeName("Cache")))

    static let representation = OpenMember.property("elementRepresentation", .named(BlueprintVocabulary.element))
    static let ownContent = OpenMember.property("content", content.type)

    static let all: [OpenType] = [
        OpenType(TypeName("ProxyElement"), isElement: true, members: [representation]) {
            SourceProxyElement(source: $0)
        },
        OpenType(BlueprintVocabulary.element, isElement: true, members: [ownContent]) { SourceElement(source: $0) },
        OpenType(
            TypeName("Layout"), members: Many.members,
            associatedTypes: [
                .init("Subelements", default: .array(subelement.type)), .init("Subelement", default: subelement.type),
                .init("Cache", default: .void),
            ]
        ) { SourceLayout(source: $0) },
        OpenType(
            TypeName("SingleChildLayout"), members: One.members,
            associatedTypes: [.init("Subelement", default: subelement.type), .init("Cache", default: .void)]
        ) { SourceSingleChildLayout(source: $0) },
        OpenType(
            TypeName("SingleTraitLayout"), members: [SourceTraits.defaultTraits],
            associatedTypes: [.init("Traits", default: .any)]),
        OpenType(TypeName("Measurable"), members: [SourceMeasurable.measure]) { SourceMeasurable(source: $0) },
        OpenType(
            TypeName("LayoutTraitsKey"), members: [SourceTraits.defaultMember],
            associatedTypes: [.init("Value", default: .any)]),
        OpenType(TypeName("AlignmentID")), OpenType(TypeName("ElementBuilderChild"), isMadeOfElements: true),
        OpenType(
            TypeName("EnvironmentKey"), members: [SourceEnvironment.defaultMember],
            associatedTypes: [.init("Value", default: .any)]),
    ]

    static let alignmentID = Conversion<SourceInstance>.native(TypeName("AlignmentID"))

    private static let handedEnvironment = OpenParameter("environment", environment.type)
    private static let handedCache = OpenParameter("cache", cache.type, isInout: true)
    private static let proposal = OpenParameter("proposal", constraint.type)
    private static let inSize = OpenParameter("in", size.type)

    /// What a layout of any number of subelements implements.
    enum Many {
        private static let subelements = OpenParameter("subelements", .array(subelement.type))
        static let makeCache = OpenMember.method(
            "makeCache", subelements, handedEnvironment, returning: cache.type
        ) { _, _ throws(VocabularyError) in .void }
        static let sizeThatFits = OpenMember.method(
            "sizeThatFits", proposal, subelements, handedEnvironment, handedCache, returning: size.type)
        static let placeSubelements = OpenMember.method(
            "placeSubelements", inSize, subelements, handedEnvironment, handedCache, returning: .void)
        static let members = [sizeThatFits, placeSubelements, makeCache]
    }

    /// What a layout of one subelement implements.
    enum One {
        private static let only = OpenParameter("subelement", subelement.type)
        static let makeCache = OpenMember.method(
            "makeCache", only, handedEnvironment, returning: cache.type
        ) { _, _ throws(VocabularyError) in .void }
        static let sizeThatFits = OpenMember.method(
            "sizeThatFits", proposal, only, handedEnvironment, handedCache, returning: size.type)
        static let placeSubelement = OpenMember.method(
            "placeSubelement", inSize, only, handedEnvironment, handedCache, returning: .void)
        static let members = [sizeThatFits, placeSubelement, makeCache]
    }
}
