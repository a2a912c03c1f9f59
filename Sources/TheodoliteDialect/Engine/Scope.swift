import EngineKit
import Negotiation

/// A component's position in a pass: its tree, rendered on demand. A class, because parents, layouts and the components
/// themselves share it. (Theodolite, Scope.swift.)
final class Scope: ComponentTree {
    let content: Component
    let pass: Pass
    /// The ID in a recorded pass.
    let id: ElementID?
    private let parentID: ElementID?
    /// The parent, alive while the pass runs.
    private unowned let parent: Scope?
    @exclusivity(unchecked) private var rendered: [Scope]?
    /// The range of the current answer, for components that know only its maximum.
    @exclusivity(unchecked) var range: SizeRange?
    /// Answers to parents that may ask the same more than once.
    @exclusivity(unchecked) private var answers = RangeAnswers()
    /// Looked up only if the component, or one in it, keeps a state.
    @exclusivity(unchecked) private var knownPlace: StatePlace?
    @exclusivity(unchecked) private var bond: StateBond
    /// The component, if it keeps its state in a way of its own.
    private let keeping: (any StateKeeping)?
    /// Whether it could not answer because the stack was too small.
    @exclusivity(unchecked) private var isTooDeep = false

    init(_ content: Component, pass: Pass, parent: Scope?) {
        self.content = content
        self.pass = pass
        parentID = parent?.id
        self.parent = parent
        bond = StateBond(keeper: pass.keeper, place: nil)
        let traits = pass.traits(of: content)
        keeping = traits.isKeeping ? content as? any StateKeeping : nil
        id = pass.recorder?.declare(
            traits.name ?? content.typeName, parent: parent?.id, key: content.key.map { "\($0.base)" },
            origin: content.origin)
        if id != nil {
            pass.recordedComponents.append(content)
            pass.recordedScopes?.append(self)
        }
        pass.enroll(self)
        if traits.hasState || keeping?.keepsState ?? false { keepState() }
        content.bond = bond
        keeping?.placeChanged()
    }

    /// Connects a component with a state to that at this position: one component may be in several.
    private func bindContent() {
        guard bond.place != nil || keeping != nil else { return }
        content.bond = bond
        keeping?.placeChanged()
    }

    private func keepState() {
        let place = statePlace()
        pass.keeper.keep(at: place, for: content)
        bond = StateBond(keeper: pass.keeper, place: place.current)
    }

    /// The place of its state, found from the nearest ancestor with a known one.
    private func statePlace() -> StatePlace {
        var unknown: [Scope] = []
        var next: Scope? = self
        while let scope = next, scope.knownPlace == nil, !pass.isOver {
            unknown.append(scope)
            next = scope.parent
        }
        var place = next?.knownPlace ?? .top
        for scope in unknown.reversed() {
            let found = pass.keeper.place(of: ComponentStates.Step(scope.content), in: place)
            if !found.isNew { scope.note(.warning, NoteSentence.sharedState) }
            place = found.place
            scope.knownPlace = place
        }
        return place
    }

    func component() -> Component { content }

    func children() -> [ComponentTree] { scopes }

    /// The children, rendered at the first call.
    var scopes: [Scope] {
        if let rendered { return rendered }
        bindContent()
        var components = content.render()
        if !pass.admits(components.count) {
            note(.error, CommonSentences.leftOut(components.count))
            components = []
        }
        let scopes = components.map { Scope($0, pass: pass, parent: self) }
        rendered = scopes
        return scopes
    }

    /// Whether this scope is answering, and not waiting for another's answer.
    var isInnermost: Bool { pass.innermost === self }

    /// Asks the component, and records the exchange.
    func ask(_ range: SizeRange, because reason: @autoclosure () -> any Reason) -> Layout {
        guard let recorder = pass.recorder, let id else { return answer(range) }
        recorder.ask(id, by: parentID, range.proposal, because: reason())
        let layout = answer(range)
        for axis in Axis.allCases {
            recorder.explain(id, axis, content.explanation(of: layout, in: range, on: axis, cell: pass.cell))
        }
        layout.exchange = recorder.answer(layout.size, .measured)
        if pass.traits(of: content).answersInRange, !range.contains(layout.size), !isTooDeep {
            note(.error, NoteSentence.outOfRange(layout.size, range))
        }
        return layout
    }

    /// Asks for a parent that may ask the same more than once: the answer is remembered.
    func askOnce(_ range: SizeRange, because reason: @autoclosure () -> any Reason) -> Layout {
        if let known = answers[range] {
            guard let recorder = pass.recorder, let id else { return known }
            recorder.ask(id, by: parentID, range.proposal, because: reason())
            known.exchange = recorder.answer(known.size, .remembered)
            return known
        }
        let layout = ask(range, because: reason())
        if !pass.isOver { answers.store(layout, for: range) }
        return layout
    }

    func forgetAnswers() {
        answers = RangeAnswers()
    }

    /// Asks for a size alone. It is deduced if the component answers it whatever its contents, which are then not
    /// asked.
    func askSize(_ range: SizeRange, because reason: @autoclosure () -> any Reason) -> FlexAnswer {
        guard let size = (content as? FlexboxComponent)?.certainSize(in: range) else {
            return FlexAnswer(askOnce(range, because: reason()))
        }
        guard let recorder = pass.recorder, let id else { return FlexAnswer(deduced: size, in: nil) }
        recorder.ask(id, by: parentID, range.proposal, because: reason())
        return FlexAnswer(deduced: size, in: recorder.answer(size, .deduced))
    }

    private func answer(_ range: SizeRange) -> Layout {
        guard pass.descend(into: self) else {
            isTooDeep = true
            if let sentence = pass.takeRefusal() { note(.error, sentence) }
            return own(.empty(component: content))
        }
        defer { pass.ascend() }
        bindContent()
        return own(content.answer(range, self))
    }

    /// The layout as this component's own: one from another component is wrapped.
    private func own(_ layout: Layout) -> Layout {
        guard layout.answeredBy != nil || layout.component !== content else {
            layout.answeredBy = self
            return layout
        }
        let whole = Layout(
            component: content, size: layout.size, children: [LayoutChild(corner: layout)], extra: layout.extra)
        whole.answeredBy = self
        whole.isUnion = true
        return whole
    }

    func note(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        guard let recorder = pass.recorder, let id else { return }
        recorder.note(LayoutNote(severity, on: id, sentence()))
    }
}

extension ComponentTree {
    /// The tree as a pass makes it; nil for a tree of another type. Comparing types is cheaper than a cast.
    var scope: Scope? { Self.self == Scope.self ? withUnsafeBytes(of: self) { $0.load(as: Scope.self) } : nil }

    /// The component that is currently answering in the tree's pass; nil outside of one.
    package var answering: Component? { scope?.pass.innermost?.content }

    /// The points in a cell, in which texts are measured.
    package var cell: CGSize { scope?.pass.cell ?? CGSize(width: 1, height: 1) }

    /// Counts steps of measuring besides the answer itself.
    func measure(_ steps: Int) { scope?.pass.measure(steps) }

    /// Asks the component at the top of the tree, with a reason for the record.
    package func ask(_ range: SizeRange, because reason: @autoclosure () -> any Reason) -> Layout {
        guard let scope else { return component().answer(range, self) }
        return scope.ask(range, because: reason())
    }

    /// Asks for a parent that may ask the same more than once: the answer is remembered.
    func askOnce(_ range: SizeRange, because reason: @autoclosure () -> any Reason) -> Layout {
        guard let scope else { return component().answer(range, self) }
        return scope.askOnce(range, because: reason())
    }

    /// Asks for a parent that needs no layout yet.
    func askSize(_ range: SizeRange, because reason: @autoclosure () -> any Reason) -> FlexAnswer {
        guard let scope else { return FlexAnswer(component().answer(range, self)) }
        return scope.askSize(range, because: reason())
    }
}
