import BlueprintDialect
import Interpreter

/// Blueprint's protocols that a source's own types can be, with what their members are written with.
enum BlueprintOpenTypes {
    /// What sources write their own elements and layouts with.
    static let vocabulary = Vocabulary(
        types: protocols + pages.map { $0.description }, openTypes: all,
        resultBuilders: [ResultBuilder("ElementBuilder"), ResultBuilder("Builder")])

    private static let pages: [any Described.Type] = [
        ElementContent.self, ElementContent.Builder<SourceLayout>.self, LayoutTraits.self, SourceSubelement.self,
        LayoutSubelement.Attributes.self, UnitPoint.self,
    ]

    private static let protocols: [TypeDescription] = [
        .protocol(
            (any ProxyElement).self, "an element that is another in disguise",
            conforming: [BlueprintVocabulary.element]),
        .protocol((any Layout).self, "arranges any number of subelements"),
        .protocol((any SingleChildLayout).self, "arranges one subelement"),
        .protocol((any SingleTraitLayout).self, "a layout for which each subelement carries one value"),
        .protocol((any Measurable).self, "answers a proposal with a size"),
        .mentioned(ViewDescriptionContext.self, "what a view is made in; nothing here makes views"),
        .mentioned(ViewDescription.self, "a view; nothing here makes views"),
        .protocol((any LayoutTraitsKey).self, "names a value that children carry for a layout"),
        .protocol((any ElementBuilderChild).self, "what a builder makes of an element that is a child"),
        .protocol((any AlignmentID).self, "a line by which elements are aligned"),
        .protocol((any EnvironmentKey).self, "names a value that is handed down from parent to child"),
    ]

    static let content = ElementContent.conversion
    static let subelement = SourceSubelement.conversion
    static let constraint = SizeConstraint.conversion
    static let environment = Environment.conversion
    static let size = CGSize.conversion
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
