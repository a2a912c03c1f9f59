import Foundation
import LayoutInspection
import Negotiation

/// The answer to a task: a person's, a stated one, or the engine's.
package enum Answer: Hashable, Sendable {
    case value(Measured)
    case decision(Bool)
    /// An index into the choice's elements.
    case option(Int)
    /// Indices into the element's children, in the order in which they are asked.
    case order([Int])

    /// Reads a written answer; nil if it has another form than the question asks.
    /// - Parameter options: the titles of the children that are put in order.
    package init?(parsing text: String, to question: Question, options: [String] = []) {
        switch question {
        case .predict(let quantity):
            guard let value = quantity.kind.value(text) else { return nil }
            self = .value(value)
        case .decide:
            guard ["yes", "no"].contains(text) else { return nil }
            self = .decision(text == "yes")
        case .choose(let elements, _):
            var reader = PhraseReader(text)
            guard let element = reader.element(), let index = elements.firstIndex(of: element) else { return nil }
            self = .option(index)
        case .order:
            let names = options.map { $0.prefix { $0 != " " } }
            let order = text.split { ", ".contains($0) }.map { names.firstIndex(of: $0) }
            guard order.count == options.count, !order.contains(nil) else { return nil }
            self = .order(order.compactMap(\.self))
        case .change: return nil
        }
    }

    /// Whether a person's answer is the engine's.
    package func isSame(as other: Answer) -> Bool {
        if case .value(let one) = self, case .value(let two) = other { return one.isSame(as: two) ?? false }
        return self == other
    }

    /// In a sentence: `5×1`, `yes`, `Text`.
    package func words(_ options: [String]) -> String {
        switch self {
        case .value(let value): value.words
        case .decision(let decision): decision ? "yes" : "no"
        case .option(let index): options.indices.contains(index) ? options[index] : ""
        case .order(let order):
            order.compactMap { options.indices.contains($0) ? options[$0] : nil }
                .joined(separator: ", ")
        }
    }
}

extension Quantity.Kind {
    /// Reads a typed value of a quantity.
    fileprivate func value(_ text: String) -> Measured? {
        switch self {
        case .size: return PhraseReader.size(text).map { .size($0) }
        case .proposal:
            var reader = PhraseReader(text.replacing("∞", with: "inf"))
            return reader.proposal().map { .proposal($0) }
        case .width, .height, .left, .top, .right, .bottom: return PhraseReader.number(text).map { .number($0) }
        case .order: return nil
        }
    }
}

extension Question {
    /// The quantities that its answer needs.
    package var quantities: [Quantity] {
        switch self {
        case .predict(let quantity): [quantity]
        case .decide(let condition), .change(let condition): condition.quantities
        case .choose(let elements, let condition): elements.flatMap { condition.about($0).quantities }
        case .order(let element): [Quantity(.order, of: element)]
        }
    }

    /// The engine's answer; nil while a number is unknown, for a change, and if a choice is not for exactly one element.
    package func answer(_ values: [Quantity: Measured]) -> Answer? {
        switch self {
        case .predict(let quantity): return values[quantity].map { .value($0) }
        case .decide(let condition): return condition.holds(values).map { .decision($0) }
        case .choose(let elements, let condition):
            let right = elements.indices.filter { condition.about(elements[$0]).holds(values) == true }
            return right.count == 1 ? .option(right[0]) : nil
        case .order(let element):
            guard case .order(_, let order)? = values[Quantity(.order, of: element)] else { return nil }
            return .order(order)
        case .change: return nil
        }
    }

    /// The options that a person chooses from; empty for a typed answer.
    package func options(_ values: [Quantity: Measured]) -> [String] {
        switch self {
        case .predict, .change: []
        case .decide: ["yes", "no"]
        case .choose(let elements, _): elements.map(\.words)
        case .order(let element):
            if case .order(let names, _)? = values[Quantity(.order, of: element)] { names } else { [] }
        }
    }
}

extension LessonPage {
    /// The quantities that the page shows, and those that its answer needs.
    package var quantities: [Quantity] {
        switch content {
        case .thought(let prose): prose.quantities
        case .task(let task):
            task.question.quantities
                + ([task.prompt, task.afterword].compactMap(\.self) + task.hints).flatMap(\.quantities)
        }
    }
}
