import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import TheodoliteDialect

/// A component whose type a source declares. Where the source's code fails, which the program tells, it is as one that
/// does not say what failed.
///
/// There is one for each object of the source, for as long as somebody holds it.
final class SourceComponent: Component, NamedComponent, StateKeeping, SourceBacked {
    let source: SourceInstance
    /// What the source said of its view since it stands where it does; nil before it was asked.
    private var knownView: ViewConfiguration??

    required init() {
        preconditionFailure("a source's component stands for an object of the source")
    }

    init(source: SourceInstance) {
        self.source = source
        super.init()
        origin = source.origin.map(SourceOrigin.init)
        key = source[field: "key"].flatMap(AnyHashable.init(key:))
    }

    override func render() -> [Component] {
        guard source.implements(TheodoliteOpenTypes.render) else { return [] }
        return source.call(TheodoliteOpenTypes.render, returning: .components) ?? []
    }

    @_disfavoredOverload
    override func layout(constraint: SizeRange, tree: ComponentTree) -> Layout {
        guard source.implements(TheodoliteOpenTypes.layoutInRange) else {
            let inherited: (SizeRange, ComponentTree) -> Layout = super.layout(constraint:tree:)
            return inherited(constraint, tree)
        }
        let arguments = (SizeRange.conversion.encode(constraint), Conversion<any ComponentTree>.tree.encode(tree))
        return source.call(
            TheodoliteOpenTypes.layoutInRange, arguments.0, arguments.1, returning: Layout.conversion)
            ?? .empty(component: self)
    }

    @_disfavoredOverload
    override func layout(constraint: CGSize, tree: ComponentTree) -> Layout {
        guard source.implements(TheodoliteOpenTypes.layoutAtMost) else {
            let inherited: (CGSize, ComponentTree) -> Layout = super.layout(constraint:tree:)
            return inherited(constraint, tree)
        }
        let arguments = (CGSize.conversion.encode(constraint), Conversion<any ComponentTree>.tree.encode(tree))
        return source.call(
            TheodoliteOpenTypes.layoutAtMost, arguments.0, arguments.1, returning: Layout.conversion)
            ?? .empty(component: self)
    }

    override func view() -> ViewConfiguration? {
        if let knownView { return knownView }
        guard source.implements(TheodoliteOpenTypes.view) else { return nil }
        let view =
            source.call(TheodoliteOpenTypes.view, returning: ViewConfiguration.conversion.optional()) ?? nil
        knownView = .some(view)
        return view
    }

    var componentName: String { source.typeName }

    // MARK: State

    var keepsState: Bool {
        guard let state = source.type(TheodoliteOpenTypes.stateType) else { return false }
        return state != TheodoliteOpenTypes.noState.type
    }

    func firstState() -> Any? {
        guard source.implements(TheodoliteOpenTypes.initialState) else { return nil }
        return source.call(TheodoliteOpenTypes.initialState, returning: Conversion<Value>.anything).flatMap(keepable)
    }

    func takenOver(_ kept: ComponentStates.Kept) -> ComponentStates.Kept? {
        guard let state = kept.state else { return kept }
        guard let state = state as? KeptValue, let type = source.type(TheodoliteOpenTypes.stateType),
            let value = source.value(of: state, as: .optional(type))
        else { return nil }
        return ComponentStates.Kept(state: source.kept(value))
    }

    /// Has it another state from the next pass on, as the source gives it.
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

extension AnyHashable {
    /// A key as sources write it: a text, a number, a Boolean, or a value of a type of theirs; nil for none.
    fileprivate init?(key value: Value) {
        switch value {
        case .string(let text): self.init(text)
        case .int(let number): self.init(number)
        case .double(let number): self.init(number)
        case .bool(let flag): self.init(flag)
        case .choice, .instance: self.init(value.written)
        default: return nil
        }
    }
}

/// A component of the source asked, or placed, and gave no reason: the code that did it stands for one.
struct ComponentCode: Reason {
    /// The call, on one line.
    let code: String
    /// Where the call stands.
    let origin: SourceOrigin

    var sentence: String { "the component's own code: \(code)" }
}

extension SourceInstance {
    /// What the source says, else the call that it makes.
    func reason(_ sentence: String?) -> any Reason {
        if let sentence { return StatedReason(sentence) }
        guard let call = runningCall else { return UnstatedReason() }
        return ComponentCode(code: call.text, origin: SourceOrigin(call.range))
    }
}
