import Foundation
import Negotiation

/// The sentences that several engines share. Sentences of one engine are its own.
package enum CommonSentences {
    package static let tooDeep = "nested too deeply to be laid out; it counts as 0×0"

    /// Said of the first element that is not asked because the step limit is reached.
    package static let tooManySteps =
        "the layout takes too many steps to measure; from here on what was not asked counts as 0×0"

    /// Said of an element whose content exceeds the element limit by a count.
    package static func leftOut(_ count: Int) -> String {
        "\(count) of its elements are left out: the layout has too many"
    }

    package static let passedOn = "the proposal, passed on as it came"

    package static func unspecified(_ axis: Axis, in library: String) -> String {
        "\(library) has no unspecified \(axis.lengthName); it is asked without a limit (inf)"
    }

    /// The sentence for a proposal with a minimum in a library without one.
    package static func noMinimum(_ axis: Axis, _ proposal: AxisProposal, in library: String) -> String {
        "\(library) cannot propose a \(axis.lengthName) of \(proposal): it knows no minimum size"
    }

    /// The sentence for the same proposal if its maximum is used.
    package static func askedWithMaximum(_ axis: Axis, _ proposal: AxisProposal, in library: String) -> String {
        noMinimum(axis, proposal, in: library) + "; it is asked with the maximum"
    }

    /// The rest of a length, or all of it if nothing was taken: `all that is left: 38 - 3`.
    /// - Parameter withResult: `all that is left: 38 - 3 = 35`.
    package static func rest(_ sum: Calculation, withResult: Bool = false) -> String {
        (sum.steps.isEmpty ? "all there is: " : "all that is left: ") + (withResult ? equation(sum) : "\(sum)")
    }

    /// The part of a length that a child takes, with words for the length: `takes 9 of what is left: 38 - 3 = 35`.
    package static func taken(_ got: CGFloat, of length: CGFloat, _ words: String) -> String {
        let own = PointsFormat.short(got)
        return got == length ? "takes \(words)" : "takes \(own)\(got < length ? " of" : ", more than") \(words)"
    }

    /// `its own width 9`.
    package static func own(_ axis: Axis, _ length: CGFloat) -> String {
        "its own \(axis.lengthName) \(PointsFormat.short(length))"
    }

    package static let everythingFits = "everything fits"
    package static let deepestItem = "each line is as deep as its deepest item"

    /// The position of a child in a stack.
    /// - Parameters:
    ///   - previous: the name of the child before it; nil for the first.
    ///   - end: the end of that child, in points from the start of the children.
    ///   - fromRight: whether the children start at the right.
    package static func inLine(after previous: String?, end: CGFloat, gap: CGFloat, fromRight: Bool = false) -> String {
        guard let previous else { return fromRight ? "first from the right" : "first" }
        let ends = fromRight ? "\(PointsFormat.short(end)) from the right" : "at \(PointsFormat.short(end))"
        return "after \(previous), which ends \(ends)" + (gap == 0 ? "" : ", and spacing \(PointsFormat.short(gap))")
    }

    /// A sum with its result: `(38 - 2) / 3 = 12`.
    package static func equation(_ sum: Calculation) -> String {
        sum.steps.isEmpty ? "\(sum)" : "\(sum) = \(PointsFormat.short(sum.value))"
    }

    /// The difference of a length and its contents: `23 - 17 = 6 left over`, or `overflow of 24 - 17 = 7`; nil if there
    /// is none.
    package static func difference(of length: CGFloat, _ contents: CGFloat) -> String? {
        if length > contents {
            return "\(equation(Calculation(length).adding(.minus(contents)))) left over"
        }
        return contents > length ? "overflow of \(equation(Calculation(contents).adding(.minus(length))))" : nil
    }

    /// The reason for a proposal that keeps a ratio: one length stays, and the other follows.
    package static func ratio(
        _ ratio: CGSize, keeping axis: Axis, _ length: CGFloat, other: Calculation, fills: Bool
    ) -> String {
        let words = "\(PointsFormat.short(ratio.width)):\(PointsFormat.short(ratio.height))"
        return "the \(axis.lengthName) \(PointsFormat.short(length)), and in the ratio \(words) the "
            + "\(axis.other.lengthName) \(equation(other)), to \(fills ? "fill" : "fit in") the proposal"
    }

    package static let rootAnswer = "the root takes its answer"

    /// The position of the root at its own size, centered in the lengths that were exact; nil for the others.
    package static func rootCentered(width: CGFloat?, height: CGFloat?) -> String {
        switch (width, height) {
        case (nil, nil): rootAnswer
        case (let width?, nil): "\(rootAnswer), centered in the width \(PointsFormat.short(width))"
        case (nil, let height?): "\(rootAnswer), centered in the height \(PointsFormat.short(height))"
        case (let width?, let height?):
            "\(rootAnswer), centered in \(PointsFormat.short(CGSize(width: width, height: height)))"
        }
    }

    /// The position of a child in a cell of a grid; rows and columns are counted from 0.
    package static func inCell(row: Int, column: Int, _ cell: CGRect) -> String {
        "its own size, in row \(row + 1) and column \(column + 1), which are \(text(cell))"
    }

    package static func notFinite(_ frame: CGRect) -> String { "its frame is not finite: \(text(frame))" }

    /// A frame: `4×1 at 0, 2`.
    package static func text(_ frame: CGRect) -> String {
        "\(PointsFormat.short(frame.size)) at \(PointsFormat.short(frame.origin))"
    }
}
