import EngineKit
import Negotiation

/// A flex item, asked for its length before it grows or shrinks.
struct FlexBasis: Reason {
    let main: Axis
    let proposal: FlexProposal

    var sentence: String {
        guard !proposal[main].limit.isNaN else { return "its flex basis: its own \(main.lengthName), unlimited" }
        return "its flex basis: its own \(main.lengthName) in \(proposal[main].text)"
    }

    func calculation(on axis: Axis) -> Calculation? { proposal[axis].calculation }

    func origin(on axis: Axis) -> LengthOrigin { proposal[axis].start }
}

/// A flex item with its final main size, asked for its cross size.
struct FinalMainSize: Reason {
    let main: Axis
    let proposal: FlexProposal

    var sentence: String {
        "its final \(main.lengthName) \(proposal[main].text), asked for the \(main.other.lengthName)"
    }

    func calculation(on axis: Axis) -> Calculation? { proposal[axis].calculation }

    func origin(on axis: Axis) -> LengthOrigin { proposal[axis].start }
}

/// A flex item whose frame differs from its last answer, laid out again at exactly the frame's size.
struct ExactFrame: Reason {
    let size: CGSize
    /// Whether the size is its deduced answer; else it was not asked before.
    let isDeduced: Bool
    let source: FlexFrameSource

    var sentence: String {
        "exactly its frame \(PointsFormat.short(size))" + (isDeduced ? ", the answer that was deduced" : "")
    }

    func calculation(on axis: Axis) -> Calculation? { source.calculation(of: size, on: axis) }

    func origin(on axis: Axis) -> LengthOrigin { source[axis].origin }
}

/// The numbers that the lengths of a flex item's frame start with, and their origins.
struct FlexFrameSource: Sendable {
    private let width: Start
    private let height: Start

    struct Start: Sendable {
        let origin: LengthOrigin
        let length: CGFloat
    }

    init(_ start: (Axis) -> Start) {
        (width, height) = (start(.horizontal), start(.vertical))
    }

    subscript(axis: Axis) -> Start { axis == .horizontal ? width : height }

    func calculation(of size: CGSize, on axis: Axis) -> Calculation? {
        let (start, length) = (self[axis].length, size[axis])
        guard !length.isNaN else { return nil }
        return start == length ? Calculation(length) : Calculation(start).adding(.plus(length - start))
    }
}

/// A flex item whose frame differs from its answer.
struct OtherFrame: Reason {
    let size: CGSize
    let answer: CGSize
    let source: FlexFrameSource

    var sentence: String {
        "its frame \(PointsFormat.short(size)) is not its answer \(PointsFormat.short(answer)), "
            + "so asked again in exactly that"
    }

    func calculation(on axis: Axis) -> Calculation? { source.calculation(of: size, on: axis) }

    func origin(on axis: Axis) -> LengthOrigin { source[axis].origin }
}

/// A child outside of the lines whose edges leave its length open on one axis or both.
struct AbsoluteChild: Reason {
    /// The lengths between its edges; NaN if open.
    let spanned: CGSize
    let proposal: FlexProposal

    var sentence: String {
        let asked = Axis.allCases.compactMap { axis -> String? in
            if !spanned[axis].isNaN { return "in the \(axis.lengthName) between its edges, \(proposal[axis].text)" }
            return proposal[axis].limit.isNaN ? nil : "in a \(axis.lengthName) of \(proposal[axis].text)"
        }
        return "absolute, so asked alone, " + (asked.isEmpty ? "unlimited" : asked.joined(separator: " and "))
    }

    func calculation(on axis: Axis) -> Calculation? { proposal[axis].calculation }

    func origin(on axis: Axis) -> LengthOrigin { proposal[axis].start }
}

/// The start of a flex item along the main axis, and the gap to the item before it.
struct FlexStart {
    /// The end of the item before it on its line, from the container's start; nil for the first.
    let end: CGFloat?
    /// The free space before it.
    let space: CGFloat
    /// The margins of both items on the sides that meet.
    let margin: CGFloat
    /// Whether the container's start is at its right or at its bottom.
    let isFlipped: Bool

    init(_ index: Int, of line: FlexLine, isFlipped: Bool) {
        let item = line.items[index]
        let previous = index > 0 ? line.items[index - 1] : nil
        end = previous.map { $0.mainPosition + $0.mainSize }
        space = previous == nil ? line.spread.before : line.spread.between
        margin = (previous?.main.marginEnd ?? 0) + item.main.marginStart
        self.isFlipped = isFlipped
    }

    /// The start in words: `after the one that ends at 3, space 2 and margin 1`.
    func words(_ main: Axis, line: Int?) -> String {
        let side = isFlipped ? (main == .horizontal ? " from the right" : " from the bottom") : ""
        let gaps = [
            space == 0 ? nil : "space \(PointsFormat.short(space))",
            margin == 0 ? nil : "margin \(PointsFormat.short(margin))",
        ].compactMap { $0 }.joined(separator: " and ")
        guard let end else {
            return "first\(side)" + (line.map { " in line \($0)" } ?? "") + (gaps.isEmpty ? "" : ", after \(gaps)")
        }
        let before = "after the one that ends \(isFlipped ? "" : "at ")\(PointsFormat.short(end))\(side)"
        return before + (gaps.isEmpty ? "" : ", \(gaps)")
    }
}

/// The reason for a flex item's length along the main axis.
struct FlexPart: Reason {
    let main: Axis
    let base: CGFloat
    /// The ask for the flex basis and its answer; nil for a basis that is a number.
    let baseAsk: ExchangeID?
    let baseAnswer: CGFloat
    /// The length along the main axis, before it was rounded up.
    let mainSize: CGFloat
    let outcome: FlexOutcome
    /// The length of its line along the main axis.
    let lineLength: CGFloat
    /// The length in whole points.
    let length: CGFloat
    /// The item's answer to that length.
    let answer: CGFloat

    var sentence: String {
        "\(words)\(rounding)" + (answer == length ? "" : "; it answers \(PointsFormat.short(answer)) to that")
    }

    private var words: String {
        let basis = "its basis \(PointsFormat.short(base))"
        switch outcome {
        case .base: return "\(basis) is its \(main.lengthName)"
        case .minimum: return "\(basis), raised to its minimum \(PointsFormat.short(mainSize))"
        case .maximum: return "\(basis), cut to its maximum \(PointsFormat.short(mainSize))"
        case .share(let share): return "\(basis) \(share.part(of: lineLength).words)"
        }
    }

    /// The words for rounding up to whole points.
    private var rounding: String {
        length - mainSize > 1e-9 ? ", rounded up to \(PointsFormat.short(length))" : ""
    }

    func calculation(on axis: Axis) -> Calculation? {
        guard axis == main else { return nil }
        guard answer == length, length.isFinite else { return Calculation(answer) }
        var sum = Calculation(mainSize)
        if case .share(let share) = outcome { sum = Calculation(base).adding(.plus(share.value)) }
        let rounding = length - mainSize
        return abs(rounding) < 1e-9 ? sum : sum.adding(.plus(rounding))
    }

    func origin(on axis: Axis) -> LengthOrigin {
        guard axis == main, answer == length, length.isFinite else { return .decided }
        switch outcome {
        case .base: return mainSize == baseAnswer ? baseAsk.map { .answer($0, axis) } ?? .constant : .rule
        case .share: return base == baseAnswer ? baseAsk.map { .answer($0, axis) } ?? .constant : .rule
        case .minimum, .maximum: return .constant
        }
    }
}

/// The reason for a flex item's frame.
struct FlexPlacement: Reason {
    let part: FlexPart
    let start: FlexStart
    let alignment: FlexAlign
    /// The number of its line, from 1; nil if there is only one.
    let line: Int?
    /// The distance by which its own position moves it.
    let shift: CGPoint
    /// The frame's size in whole points.
    let frame: CGSize
    /// The item's answer to that size.
    let answer: CGSize

    var sentence: String {
        let own = frame == answer ? "" : "; it answers \(PointsFormat.short(answer)) to that"
        let moved =
            shift == .zero ? "" : "; moved by \(PointsFormat.short(shift))"
        return "\(part.sentence); \(start.words(part.main, line: line)); \(across)\(moved)\(own)"
    }

    private var across: String {
        let own = CommonSentences.own(part.main.other, frame[part.main.other])
        let line = line.map { "line \($0)" } ?? "its line"
        return switch alignment {
        case .stretch: "stretched across \(line) to \(PointsFormat.short(frame[part.main.other]))"
        case .center: "\(own), in the middle of \(line)"
        case .flexEnd: "\(own), at the end of \(line)"
        case .baseline where part.main == .horizontal: "\(own), its base on that of \(line)"
        default: "\(own), at the start of \(line)"
        }
    }

    func calculation(on axis: Axis) -> Calculation? {
        guard axis == part.main, frame[axis] == answer[axis] else { return Calculation(answer[axis]) }
        return part.calculation(on: axis) ?? Calculation(answer[axis])
    }

    func origin(on axis: Axis) -> LengthOrigin {
        axis == part.main && frame[axis] == answer[axis] ? part.origin(on: axis) : .decided
    }
}

/// An absolute child's frame.
struct AbsolutePlacement: SizedReason {
    let size: CGSize
    let position: CGPoint
    /// The distances from the container's edges that count, with its margins; NaN for the others.
    let edges: UIEdgeInsets

    var sentence: String {
        let distances = [
            (edges.left, "left"), (edges.right, "right"), (edges.top, "top"), (edges.bottom, "bottom"),
        ].filter { !$0.0.isNaN }.map { "\(PointsFormat.short($0.0)) from the \($0.1)" }
        let alone = "aligned as if it were alone"
        let rule =
            switch distances.count {
            case 0: alone
            case 1: "\(distances[0]), else \(alone)"
            default: distances.joined(separator: " and ")
            }
        let place = "\(PointsFormat.short(position))"
        return "absolute, at \(place) of the container: \(rule)"
    }
}
