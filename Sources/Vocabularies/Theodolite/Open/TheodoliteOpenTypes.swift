import Interpreter
import Negotiation
import TheodoliteDialect

/// The library's classes and protocols that a source's own types can be, with what their members are written with.
enum TheodoliteOpenTypes {
    static let stateType = "StateType"
    static let noState = Conversion<NoState>.native(TypeName(of: NoState.self))
    private static let any = Conversion<Component>.component
    private static let size = CGSize.conversion
    private static let mountContext = Conversion<MountContext>.native(TypeName(of: MountContext.self))
    private static let uiView = Conversion<UIView>.native(TypeName(of: UIView.self))
    private static let tree = OpenParameter("tree", Conversion<any ComponentTree>.tree.type)
    private static let state = ValueType.optional(OpenType.AssociatedType.type(stateType))
    private static let props = OpenType.AssociatedType.type("PropType")

    static let render = OpenMember.method(
        "render", returning: .array(any.type)
    ) { _, _ throws(VocabularyError) in .array([]) }

    static let layoutInRange = OpenMember.method(
        "layout", OpenParameter("constraint", SizeRange.conversion.type), tree,
        returning: Layout.conversion.type, isAskedByVocabulary: true
    ) { source, arguments throws(VocabularyError) in
        try standardLayout(source, arguments, SizeRange.conversion)
    }

    static let layoutAtMost = OpenMember.method(
        "layout", OpenParameter("constraint", size.type), tree,
        returning: Layout.conversion.type, isAskedByVocabulary: true
    ) { source, arguments throws(VocabularyError) in
        try standardLayout(source, arguments, size.mapped(into: { SizeRange(max: $0) }, out: \.max))
    }

    static let view = OpenMember.method(
        "view", returning: .optional(ViewConfiguration.conversion.type)
    ) { _, _ throws(VocabularyError) in .none }

    static let initialState = OpenMember.method(
        "initialState", returning: state
    ) { _, _ throws(VocabularyError) in .none }

    private static let updateState = OpenMember.method(
        "updateState", OpenParameter("state", state), returning: .void
    ) { source, arguments throws(VocabularyError) in
        component(source)?.update(state: (arguments.first ?? nil) ?? Value.none)
        return .void
    }

    /// Props and state as they were read before they were properties.
    private static let read: [OpenMember] = [
        .method("props", returning: props) { source, _ throws(VocabularyError) in source[field: "props"] ?? .void },
        .method("state", returning: state) { source, _ throws(VocabularyError) in source[field: "state"] ?? .none },
    ]

    /// What the library asks of components and nothing here does.
    private static let unasked: [OpenMember] = [
        .method(
            "shouldComponentUpdate", OpenParameter("previous", any.type), returning: .bool
        ) { _, _ throws(VocabularyError) in .bool(true) },
        nothing("componentWillMount"), nothing("componentDidMount"), nothing("componentWillUnmount"),
        .method(
            "mount", OpenParameter("parentView", uiView.type),
            OpenParameter("layout", Layout.conversion.type),
            OpenParameter("position", CGPoint.conversion.type), returning: mountContext.type
        ) { _, arguments throws(VocabularyError) in
            guard arguments.count == 3, let view = arguments[0], let position = arguments[2] else { return .void }
            return mountContext.encode(
                MountContext(view: try uiView.decode(view), position: try CGPoint.conversion.decode(position)))
        },
        .method(
            "unmount", OpenParameter("layout", Layout.conversion.type), returning: .void
        ) { _, _ throws(VocabularyError) in .void },
    ]

    private static func nothing(_ name: String) -> OpenMember {
        .method(name, returning: .void) { _, _ throws(VocabularyError) in .void }
    }

    // The first that a class says it is hands down what it keeps.
    static let all: [OpenType] = [
        OpenType(
            TypeName(of: (any TypedComponent).self), members: [initialState, updateState] + read,
            associatedTypes: [.init("PropType"), .init(stateType, default: noState.type)],
            inheritance: .init(
                fields: [.init("key", .optional(.any)), .init("props", props), .init("state", state)],
                initializers: [
                    .init([
                        .init("key", .optional(.any), defaultText: "nil"), .init(nil, name: "props", props),
                    ])
                ])),
        OpenType(
            TheodoliteVocabulary.component, isElement: true,
            members: [render, layoutInRange, layoutAtMost, view] + unasked,
            inheritance: .init(fields: [.init("key", .optional(.any))], initializers: [.init([])])
        ) { SourceComponent(source: $0) },
    ]

    static func component(_ source: SourceInstance) -> SourceComponent? { source.standIn as? SourceComponent }

    /// What `super.layout` does: asks the children, whose layouts may be the source's again.
    private static func standardLayout(
        _ source: SourceInstance, _ arguments: [Value?], _ range: Conversion<SizeRange>
    ) throws(VocabularyError) -> Value {
        guard let component = component(source), arguments.count == 2, let first = arguments[0],
            let second = arguments[1]
        else { return .void }
        let constraint = try range.decode(first)
        let tree = try Conversion<any ComponentTree>.tree.decode(second)
        let layout = source.deeper { component.standardLayout(constraint, tree) }
        return Layout.conversion.encode(layout ?? .empty(component: component))
    }
}
