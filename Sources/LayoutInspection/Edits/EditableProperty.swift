import SwiftSource

/// A property of an element that an edit of its source can set.
package struct EditableProperty: Hashable, Sendable {
    /// Its label, else the modifier's or the parameter's name.
    package let name: String
    /// The value or call that it belongs to, if that is not the element's own: `options`, `FlexChild`.
    package let owner: String?
    /// Its value as written; its default if it is not written, empty if that is unknown.
    package let text: String
    package let kind: Kind
    /// Nil if it is not written, and has its default.
    package let writtenRange: SourceRange?
    /// Where its value is, or would be.
    let place: SourceRange
    /// What has to stand around the value, where it is not written yet.
    let (prefix, suffix): (String, String)
    /// The argument with its comma; nil if the value cannot be left out.
    let removal: SourceEdit?

    package enum Kind: Hashable, Sendable {
        /// - step: 1 for counts, the grain of lengths for points.
        /// - minimum: nil if it may be negative.
        case number(step: Double, minimum: Double?)
        case flag
        /// `.center`: the words of its type, with their dots.
        case choice([String])
        /// The dialect's named colours, with their dots.
        case color([String])
        /// A string without interpolations, with its quotes.
        case text
        /// Any other code.
        case code
    }

    /// Whether the source writes it.
    package var isWritten: Bool { writtenRange != nil }

    /// The edit that gives it a value, written as Swift: adds it if it is not written.
    package func setting(to text: String) -> SourceEdit {
        SourceEdit(place, replacedBy: prefix + text + suffix)
    }

    /// The edit that leaves it out, so that it has its default; nil if it is not written, or has no default.
    package var resetting: SourceEdit? { removal }

    /// Its value after steps, written as before; nil if it is no number, or cannot change further.
    package func stepped(by steps: Int) -> String? {
        guard case .number(let step, let minimum) = kind, let number = WrittenNumber(text) else { return nil }
        let stepped = number.adding(step * Double(steps), minimum: minimum)
        return stepped == text ? nil : stepped
    }
}
