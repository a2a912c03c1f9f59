import EngineKit
import Negotiation

/// A component's place in a pass: its tree, rendered as it is asked for. A class, for parents, layouts and the
/// components themselves hold the same one. (Theodolite, Scope.swift.)
final class Scope: ComponentTree {
    let content: Component
    let pass: Pass
    /// In a recorded pass.
    let id: ElementID?
    private let parentID: ElementID?
    /// Alive while the pass runs.
    private unowned let parent: Scope?
    private var rendered: [Scope]?
    /// The range of the answer that is being given, for components that know only its maximum.
    var range: SizeRange?
    /// Answers to parents that may ask the same more than once.
    private var answers = RangeAnswers()
    /// Found where it, or something in it, keeps a state.
    private var knownPlace: StatePlace?
    private var bond: StateBond
    /// The component, where it keeps its state in a way of its own.
    private let keeping: (any StateKeeping)?
    /// Its answer is none, for want of room on the stack.
    private var isTooDeep = false

    init(_ content: Component, pass: Pass, parent: Scope?) {
        self.content = content
        self.pass = pass
        parentID = parent?.id
        self.parent = parent
        bond = StateBond(keeper: pass.keeper, place: nil)
        // Most components are typed, and one cast is enough for them.
        let typed = content as? any TypedComponent
        keeping = typed == nil ? content as? any StateKeeping : nil
        id = pass.recorder?.declare(
            pass.name(of: content), parent: parent?.id, key: content.key.map { "\($0.base)" }, origin: content.origin)
        if id != nil {
            pass.recordedComponents.append(content)
            pass.recordedScopes?.append(self)
        }
        pass.enroll(self)
        if typed?.hasState ?? keeping?.keepsState ?? false { keepState() }
        bindContent()
    }

    /// Ties the component to its state at this place: one component may stand in several.
    private func bindContent() {
        content.bond = bond
        keeping?.placeChanged()
    }

    private func keepState() {
        let place = statePlace()
        pass.keeper.keep(at: place, for: content)
        bond = StateBond(keeper: pass.keeper, place: place.current)
    }

    /// Where its state is kept, found from the nearest ancestor that knows its own.
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

    /// Whether it is this one that is answering, and asks no one just now.
    var isInnermost: Bool { pass.innermost === self }

    /// Asks the component, and writes down what is said.
    func ask(_ range: SizeRange, because reason: @autoclosure () -> any Reason) -> Layout {
        guard let recorder = pass.recorder, let id else { return answer(range) }
        recorder.ask(id, by: parentID, range.proposal, because: reason())
        let layout = answer(range)
        layout.exchange = recorder.answer(layout.size, .measured)
        if content is any AnswersInRange, !range.contains(layout.size), !isTooDeep {
            note(.error, NoteSentence.outOfRange(layout.size, range))
        }
        return layout
    }

    /// The same for a parent that may ask the same more than once: it is then remembered.
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

    /// Asks for a size alone: deduced, where the component answers it whatever is in it. Nothing in it is asked then.
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

    /// The layout as this component's own: one that it took over from another is put into it.
    private func own(_ layout: Layout) -> Layout {
        guard layout.answeredBy != nil || layout.component !== content else {
            layout.answeredBy = self
            return layout
        }
        let whole = Layout(
            component: content, size: layout.size, children: [LayoutChild(corner: layout)], extra: layout.extra)
        whole.answeredBy = self
        return whole
    }

    func note(_ severity: LayoutNote.Severity, _ sentence: @autoclosure () -> String) {
        guard let recorder = pass.recorder, let id else { return }
        recorder.note(LayoutNote(severity, on: id, sentence()))
    }
}

extension ComponentTree {
    /// The component that is answering just now in the tree's pass; nil outside of one.
    package var answering: Component? { (self as? Scope)?.pass.innermost?.content }

    /// The points in a cell, in which texts are measured.
    package var cell: CGSize { (self as? Scope)?.pass.cell ?? CGSize(width: 1, height: 1) }

    /// Takes steps of measuring besides the answer itself.
    func measure(_ steps: Int) { (self as? Scope)?.pass.measure(steps) }

    /// Asks the component at the top of the tree with a reason of the record.
    package func ask(_ range: SizeRange, because reason: @autoclosure () -> any Reason) -> Layout {
        guard let scope = self as? Scope else { return component().answer(range, self) }
        return scope.ask(range, because: reason())
    }

    /// The same for a parent that may ask the same more than once: it is then remembered.
    func askOnce(_ range: SizeRange, because reason: @autoclosure () -> any Reason) -> Layout {
        guard let scope = self as? Scope else { return component().answer(range, self) }
        return scope.askOnce(range, because: reason())
    }

    /// The same for a parent that needs no layout yet.
    func askSize(_ range: SizeRange, because reason: @autoclosure () -> any Reason) -> FlexAnswer {
        guard let scope = self as? Scope else { return FlexAnswer(component().answer(range, self)) }
        return scope.askSize(range, because: reason())
    }
}
