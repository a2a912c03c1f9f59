import Interpreter
import TheodoliteDialect
import UIKitTypes

/// The library's class and protocol that a source's own types can be, with what their members are written with.
enum TheodoliteOpenTypes {
    static let stateType = "StateType"
    static let noState = ValueType.named(TypeName(of: NoState.self))
    private static let props = OpenType.AssociatedType.type("PropType")
    private static let state = Conversion<Value>.value(.optional(OpenType.AssociatedType.type(stateType)))

    // The first that a class says it is hands down what it keeps.
    static let pages: [OpenPage] = [
        OpenPage(
            .protocol(
                (any TypedComponent).self,
                "a component with props, and perhaps a state, of types of its own; made as Card(props)",
                conforming: [TheodoliteVocabulary.component]), as: SourceComponent.self, isElement: true,
            members: [initialState.member, updateState.member],
            associated: [.init("PropType"), .init(stateType, default: noState)],
            inheritance: .init(
                fields: [("key", .optional(.any)), ("props", props), ("state", state.type)],
                initializers: [
                    [.init("key", .optional(.any), defaultText: "nil"), .init(nil, name: "props", props)]
                ])),
        OpenPage(
            TheodoliteVocabulary.componentPage.description, as: SourceComponent.self, isElement: true,
            inheritance: .init(fields: [("key", .optional(.any))], initializers: [[]])),
    ]

    // MARK: Members

    static let render = SourceMethod<[Component]>("render", returning: .components) { _ in [] }

    static let layoutInRange = SourceMethod<Layout, SizeRange, any ComponentTree>(
        "layout", .arg("constraint"), .arg("tree", as: .tree), isAskedByVocabulary: true
    ) { standardLayout($0, $1, $2) }

    static let layoutAtMost = SourceMethod<Layout, CGSize, any ComponentTree>(
        "layout", .arg("constraint"), .arg("tree", as: .tree), isAskedByVocabulary: true
    ) { standardLayout($0, SizeRange(max: $1), $2) }

    static let view = SourceMethod<ViewConfiguration?>("view") { _ in nil }

    static let initialState = SourceMethod<Value>("initialState", returning: state) { _ in .none }

    private static let updateState = SourceMethod<Void, Value>(
        "updateState", .arg("state", as: state), returning: .nothing
    ) { component($0)?.update(state: $1) }

    /// What the library asks of components and nothing here does.
    static let unasked = [
        SourceMethod<Bool, Component>("shouldComponentUpdate", .arg("previous", as: .component)) { _, _ in true }
            .member,
        nothing("componentWillMount"), nothing("componentDidMount"), nothing("componentWillUnmount"),
        SourceMethod<MountContext, UIView, Layout, CGPoint>(
            "mount", .arg("parentView", as: .native(TypeName(of: UIView.self))), .arg("layout"), .arg("position"),
            returning: .native(TypeName(of: MountContext.self))
        ) { MountContext(view: $1, position: $3) }.member,
        SourceMethod<Void, Layout>("unmount", .arg("layout"), returning: .nothing) { _, _ in }.member,
    ]

    private static func nothing(_ name: String) -> OpenMember {
        SourceMethod<Void>(name, returning: .nothing) { _ in }.member
    }

    private static func component(_ source: SourceInstance) -> SourceComponent? {
        source.standIn as? SourceComponent
    }

    /// What `super.layout` does: asks the children, whose layouts may be the source's again.
    private static func standardLayout(
        _ source: SourceInstance, _ range: SizeRange, _ tree: any ComponentTree
    ) -> Layout {
        let component = component(source) ?? SourceComponent(source: source)
        return source.deeper { component.standardLayout(range, tree) } ?? .empty(component: component)
    }
}
