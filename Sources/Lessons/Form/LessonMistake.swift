import LayoutInspection
import SwiftSource

/// Something that is wrong in a lesson's comment, or in its tasks.
package enum LessonMistake: Error, Hashable, Sendable {
    case noTitle
    case unknownKey(String)
    case noTask(key: String)
    case twice(key: String)
    case unknownPane(String)
    case unknownWord(String)
    case form(Form, text: String)
    case noPages
    // Mistakes that the engine finds.
    case notMeasured(MeasurementFailure)
    case notComparable
    case noAnswer
    case wrongAnswer(stated: String, engine: String)
    case chosen(right: Int, of: Int)
    case fewChildren
    case holdsAtStart
    case noSolution
    case solutionFails
    case noCode(String)
    case source(String)

    /// The forms that a place allows.
    package enum Form: String, Hashable, Sendable {
        case proposal = "a proposal is written 10x3, each side 40, <=40, inf or nil"
        case quantity = "a quantity is written 'width of Text', then 'asked 8x3' or 'at 40x3' if needed"
        case condition = "a condition is written 'width of Text = 5', with =, !=, <, >, <= or >="
        case choice = "a choice is written 'Text, frame where width of it = 5'"
        case element = "an element is written Text, Text#2 or \"the text that it shows\""
        case solution = "a solution is written 'propose 40x3' or 'replace `code` with `code`'"
        case answer = "this task's answer has another form"
    }

    package var message: String {
        switch self {
        case .noTitle: "a lesson begins with '// lesson: TITLE'"
        case .unknownKey(let key):
            "'\(key):' is not a key of lessons"
                + (NameIndex(FrontComment.Key.allCases.map(\.rawValue)).nearest(to: key).map {
                    "; did you mean '\($0.name):'?"
                } ?? "")
        case .noTask(let key): "'\(key):' stands before any task"
        case .twice(let key): "'\(key):' stands twice in this task"
        case .unknownPane(let name): "'\(name)' is no pane: tree, trace, why or stage"
        case .unknownWord(let word): "the glossary has no word '\(word)'"
        case .form(let form, let text): "'\(text)': \(form.rawValue)"
        case .noPages: "the lesson has neither a thought nor a task"
        case .notMeasured(let failure): failure.message
        case .notComparable: "the numbers of this condition cannot be compared"
        case .noAnswer: "the task states no answer: add 'answer:'"
        case .wrongAnswer(let stated, let engine): "the stated answer is \(stated), the engine's is \(engine)"
        case .chosen(let right, let count): "the condition holds for \(right) of \(count) elements, and not for one"
        case .fewChildren: "the element has fewer than two children to order"
        case .holdsAtStart: "the condition holds before anything is changed"
        case .noSolution: "the task has no 'solution:' that proves that it can be solved"
        case .solutionFails: "the condition does not hold after the solution"
        case .noCode(let code): "the lesson's code has no `\(code)`"
        case .source(let message): message
        }
    }
}

extension MeasurementFailure {
    fileprivate var message: String {
        switch self {
        case .noElement(let name, let names):
            "the layout has no \(name.words)"
                + (NameIndex(names).nearest(to: name.words).map { "; did you mean \($0.name)?" } ?? "")
        case .notAsked(let name): "\(name.words) cannot be asked that"
        case .refused(let refusal): refusal.sentence
        case .noLayout: "the source has no layout here"
        }
    }
}

extension ElementName {
    /// Its written form.
    package var words: String {
        switch self {
        case .named(let name, let number): number == 1 ? name : "\(name)#\(number)"
        case .showing(let text): "\"\(text)\""
        }
    }
}
