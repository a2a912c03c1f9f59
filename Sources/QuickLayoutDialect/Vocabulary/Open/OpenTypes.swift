import Interpreter

/// The protocols that a source's own types can be, and the class, with what their members are written with.
enum OpenTypes {
    static let size = Conversion<CGSize>.cgSize
    static let axis = QuickLayoutVocabulary.axis.conversion
    static let flexibility = QuickLayoutVocabulary.flexibility.conversion
    static let node = Conversion<LayoutNode>.native(TypeName("LayoutNode"))
    static let child = Conversion<LayoutNode.Child>.native(TypeName("LayoutNode.Child"))
    static let context = Conversion<LayoutContext>.native(TypeName("LayoutContext"))
    static let proxy = Conversion<SourceProxy>.native(TypeName("ElementProxy"))
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
                .init([]), .init([.init("frame", Conversion<CGRect>.native(TypeName("CGRect")).type)]),
            ])
        ) { SourceUIView(source: $0) },
        OpenType(QuickLayoutVocabulary.leaf, isElement: true, members: asked) { SourceLeaf(source: $0) },
        OpenType(QuickLayoutVocabulary.layout, isElement: true, members: asked) { SourceElement(source: $0) },
        OpenType(QuickLayoutVocabulary.element, isElement: true, members: asked) { SourceElement(source: $0) },
        OpenType(QuickLayoutVocabulary.observable),
    ]

    static let resultBuilders = [
        ResultBuilder("ViewBuilder", of: QuickLayoutVocabulary.view),
        ResultBuilder("LayoutBuilder", of: QuickLayoutVocabulary.element), ResultBuilder("FastArrayBuilder"),
    ]

    /// What a body gives: one element, or none.
    static let body = Conversion<(any Element)?>(.any) { value throws(VocabularyError) in
        switch value {
        case .none: return nil
        case .array(let values): throw .refused("a body is one element, not \(values.count); put them into a VStack")
        default:
            if case .native(let native) = value, let each = native.payload as? ForEach {
                throw .refused("a body is one element, not \(each.elements.count); put the ForEach into a VStack")
            }
            return try Conversion<any Element>.element.decode(value)
        }
    } encode: {
        $0.map { Conversion<any Element>.element.encode($0) } ?? .none
    }
}
