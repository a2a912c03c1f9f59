import Interpreter
import Negotiation
import QuickLayoutDialect

/// The protocols that a source's own types can be, and the class, with what their members are written with.
enum QuickLayoutOpenTypes {
    static let size = CGSize.conversion
    static let axis = Axis.conversion
    static let flexibility = Flexibility.conversion
    static let node = LayoutNode.conversion
    static let context = LayoutContext.conversion
    static let proxy = SourceElementProxy.conversion
    private static let elements = Conversion<any Element>.element.array()

    private static let handedChildren = OpenParameter("children", .array(proxy.type))
    private static let handedContext = OpenParameter("context", context.type)

    static let layout = OpenMember.method(
        "layoutThatFits", OpenParameter(nil, size.type), handedChildren, handedContext, returning: node.type)
    static let children = OpenMember.property("children", elements.type) { _, _ throws(VocabularyError) in .array([]) }
    static let flexible = OpenMember.method(
        "flexibility", OpenParameter("for", axis.type), handedChildren, handedContext, returning: flexibility.type
    ) { _, _ throws(VocabularyError) in flexibility.encode(.fullyFlexible) }
    static let priority = OpenMember.method(
        "layoutPriority", handedChildren, returning: .cgFloat
    ) { _, _ throws(VocabularyError) in .double(0) }
    static let inner = OpenMember.method(
        "contextForChildren", OpenParameter("in", context.type), returning: context.type
    ) { _, arguments throws(VocabularyError) in
        (arguments.first ?? nil) ?? context.encode(LayoutContext())
    }
    static let viewBody = OpenMember.body("body", of: QuickLayoutVocabulary.view, isRequired: true)
    static let uiViewBody = OpenMember.body("body", of: QuickLayoutVocabulary.element, isRequired: false)

    private static let asked = [layout, children, flexible, priority, inner]

    // The first that a type says it is makes what stands for it.
    static let all: [OpenType] = [
        OpenType(QuickLayoutVocabulary.view, isElement: true, members: [viewBody]) { SourceView(source: $0) },
        OpenType(
            QuickLayoutVocabulary.uiView, isElement: true, members: [uiViewBody],
            inheritance: .init(initializers: [
                .init([]), .init([.init("frame", CGRect.conversion.type)]),
            ])
        ) { SourceUIView(source: $0) },
        OpenType(QuickLayoutVocabulary.leaf, isElement: true, members: asked) { SourceLeaf(source: $0) },
        OpenType(QuickLayoutVocabulary.layout, isElement: true, members: asked) { SourceAnsweringElement(source: $0) },
        OpenType(QuickLayoutVocabulary.element, isElement: true, members: asked) { SourceAnsweringElement(source: $0) },
        OpenType(QuickLayoutVocabulary.observable),
    ]

    static let resultBuilders = [
        ResultBuilder("ViewBuilder", of: QuickLayoutVocabulary.view),
        ResultBuilder("LayoutBuilder", of: QuickLayoutVocabulary.element), ResultBuilder("FastArrayBuilder"),
    ]

    /// What a body gives.
    static let body = Conversion<SourceBody>(.any) { value throws(VocabularyError) in
        switch value {
        case .none: .nothing
        case .array: .several(try elements.decode(value))
        case .native(let native):
            if let each = native.payload as? ForEach {
                .several(each.elements)
            } else {
                .one(try Conversion<any Element>.element.decode(value))
            }
        default: .one(try Conversion<any Element>.element.decode(value))
        }
    } encode: {
        elements.encode($0.elements)
    }

    /// A body of several elements, which is none: says so.
    static let refusedBody = Conversion<Void>(.any) { value throws(VocabularyError) in
        let count = try body.decode(value).elements.count
        throw .refused("a body is one element, not \(count); put them into a VStack, as they are shown")
    } encode: {
        .void
    }
}

/// What the code of a body gives.
enum SourceBody {
    case nothing
    case one(any Element)
    case several([any Element])

    var elements: [any Element] {
        switch self {
        case .nothing: []
        case .one(let element): [element]
        case .several(let elements): elements
        }
    }
}
