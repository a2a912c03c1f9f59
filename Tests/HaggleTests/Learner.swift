import LayoutInspection
import Lessons
import Playground
import SwiftSource
import Terminal

@testable import haggle

/// A person at the lessons: a playground without a terminal, whose requests are performed before the next key.
struct Learner {
    private(set) var state: PlaygroundState
    private(set) var effects: [Effect] = []
    private let desk = LayoutDesk()
    private let reader = LayoutReader(dialects: Dialects.all)
    private var example: Example?

    init(_ course: Course, lesson: Int = 0, window: CellSize = CellSize(width: 80, height: 24)) {
        state = PlaygroundState(
            window: window, colors: .none, examples: BuiltInExamples.all, course: course, isOpening: true)
        perform(state.openLesson(lesson))
    }

    private mutating func perform(_ effect: Effect?) {
        switch effect {
        case .open(let example):
            self.example = example
            read(example.source, isAnother: true)
        case .edit(let texts): read(texts.first?.text ?? example?.source ?? "", isAnother: false)
        case let other?: effects.append(other)
        case nil: break
        }
        settle()
    }

    private mutating func read(_ text: String, isAnother: Bool) {
        guard let example else { return }
        let file = SourceSet.File(name: example.name, text: SourceText(text))
        let opened = desk.open(
            reader.read(ParsedSources(SourceSet([file])), name: example.name), in: state.proposal.proposal,
            after: state.laidOutID, selected: state.selection, isAnother: isAnother, seen: state.seenParts)
        state.receive(opened, onDisk: [:])
    }

    private mutating func settle() {
        while case let requests = state.takeRequests().filter({ !$0.isIdle }), !requests.isEmpty {
            for request in requests { desk.perform(request).map { state.receive($0) } }
        }
    }

    mutating func press(_ keys: Key...) {
        for key in keys { perform(state.handle(.key(key))) }
    }

    mutating func type(_ characters: String) {
        for character in characters { press(Key(.character(character))) }
    }

    mutating func drag(from start: CellPoint, to end: CellPoint) {
        for mouse in [Mouse(.press(.left), at: start), Mouse(.drag(.left), at: end), Mouse(.release, at: end)] {
            perform(state.handle(.mouse(mouse)))
        }
    }

    mutating func resize(to window: CellSize) { perform(state.handle(.resize(window))) }

    var page: Int? { state.lesson?.page }
    var attempt: Attempt? { state.lesson?.attempt }
    var screen: String { PlaygroundView(state).canvas.rows.joined(separator: "\n") }
    var footer: String { PlaygroundView(state).canvas.rows.last ?? "" }
}
