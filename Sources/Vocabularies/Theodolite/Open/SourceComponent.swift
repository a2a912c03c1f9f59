import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import TheodoliteDialect

/// A component whose type a source declares.
///
/// There is one for each object of the source, for as long as somebody holds it.
final class SourceComponent: Component, NamedComponent, StateKeeping, SourceBridge {
    let source: SourceInstance
    /// What the source said of its view since it stands where it does; nil before it was asked.
    private var knownView: ViewConfiguration??

    static let members =
        [
            TheodoliteOpenTypes.render.member, TheodoliteOpenTypes.layoutInRange.member,
            TheodoliteOpenTypes.layoutAtMost.member, TheodoliteOpenTypes.view.member,
        ] + TheodoliteOpenTypes.unasked

    required init() {
        preconditionFailure("a source's component stands for an object of the source")
    }

    init(source: SourceInstance) {
        self.source = source
        super.init()
        origin = source.origin.map(SourceOrigin.init)
        key = source[field: "key"].flatMap { try? AnyHashable?.conversion.decode($0) }
    }

    override func render() -> [Component] {
        if let children = TheodoliteOpenTypes.render(source) { return children }
        return source.implements(TheodoliteOpenTypes.render.member)
            ? [TheodoliteHole(name: source.typeName, contents: [])] : []
    }

    @_disfavoredOverload
    override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        guard source.implements(TheodoliteOpenTypes.layoutInRange.member) else {
            let inherited: (SizeRange, ComponentTree) -> Layout = super.layout(constraint:tree:)
            return inherited(constraint, tree)
        }
        defer { source.noteAnswer() }
        return TheodoliteOpenTypes.layoutInRange(source, constraint, tree) ?? .empty(component: self)
    }

    @_disfavoredOverload
    override func layout(constraint: CGSize, tree: ComponentTree) -> Layout {
        guard source.implements(TheodoliteOpenTypes.layoutAtMost.member) else {
            let inherited: (CGSize, ComponentTree) -> Layout = super.layout(constraint:tree:)
            return inherited(constraint, tree)
        }
        defer { source.noteAnswer() }
        return TheodoliteOpenTypes.layoutAtMost(source, constraint, tree) ?? .empty(component: self)
    }

    /// Whether the source lays its children out itself.
    var hasOwnLayout: Bool {
        source.implements(TheodoliteOpenTypes.layoutInRange.member)
            || source.implements(TheodoliteOpenTypes.layoutAtMost.member)
    }

    override func view() -> ViewConfiguration? {
        if let knownView { return knownView }
        let view = TheodoliteOpenTypes.view(source) ?? nil
        knownView = .some(view)
        return view
    }

    var componentName: String { source.typeName }

    // MARK: State

    var keepsState: Bool {
        guard let state = source.type(TheodoliteOpenTypes.stateType) else { return false }
        return state != TheodoliteOpenTypes.noState
    }

    func firstState() -> Any? { TheodoliteOpenTypes.initialState(source).flatMap(keepable) }

    func takenOver(_ kept: ComponentStates.Kept) -> ComponentStates.Kept? {
        guard let state = kept.state else { return kept }
        guard let state = state as? KeptValue, let type = source.type(TheodoliteOpenTypes.stateType),
            let value = source.value(of: state, as: .optional(type))
        else { return nil }
        return ComponentStates.Kept(state: source.kept(value))
    }

    /// Replaces the state, from the next pass on, as the source gives it.
    func update(state: Value) { update(keptState: keepable(state)) }

    private func keepable(_ value: Value) -> Any? {
        if case .none = value { nil } else { source.kept(value) }
    }

    /// The source's object has the state of the generation and the place in which it stands.
    func placeChanged() {
        knownView = nil
        guard keepsState else { return }
        let state = (keptState as? KeptValue).flatMap { source.value(of: $0, as: .any) }
        source[field: "state"] = state ?? Value.none
    }
}
