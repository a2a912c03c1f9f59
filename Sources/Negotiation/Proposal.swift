import Foundation

/// A size that an element is asked to answer, by its parent or by the person at the playground: a proposal for each
/// axis, in points.
public struct Proposal: Hashable, Sendable {
    /// The proposal for the width.
    public var width: AxisProposal
    /// The proposal for the height.
    public var height: AxisProposal

    /// Creates a proposal, which may be of another kind on each axis.
    public init(width: AxisProposal, height: AxisProposal) {
        self.width = width
        self.height = height
    }

    /// The proposal along an axis.
    public subscript(axis: Axis) -> AxisProposal {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }
}

/// A proposal on one axis. Written `40`, `<=40`, `20..40`, `inf` and `nil`; each dialect decides what it makes of
/// these.
public enum AxisProposal: Hashable, Sendable {
    /// Be this long.
    case exactly(CGFloat)
    /// Be as long as you like, up to this.
    case atMost(CGFloat)
    /// Be as long as you like between these.
    case between(CGFloat, CGFloat)
    /// Be as long as you like.
    case unconstrained
    /// Say your ideal length.
    case unspecified
}

extension AxisProposal {
    /// How long a window is that proposes this, in points; nil where it has no limit.
    package var windowLength: CGFloat? { limit.flatMap { $0.isFinite ? $0 : nil } }
}

extension AxisProposal: CustomStringConvertible {
    /// The written form: `40`, `<=40`, `20..40`, `inf` or `nil`.
    public var description: String {
        switch self {
        case .exactly(let length): PointsFormat.short(length)
        case .atMost(let length): "<=" + PointsFormat.short(length)
        case .between(let low, let high): PointsFormat.short(low) + ".." + PointsFormat.short(high)
        case .unconstrained: "inf"
        case .unspecified: "nil"
        }
    }
}

extension Proposal {
    /// The proposal in a sentence: "at most 38 wide, any height".
    package var words: String { "\(width.words(on: .horizontal)), \(height.words(on: .vertical))" }
}

extension AxisProposal {
    /// The proposal in a sentence: "at most 38 wide", "any height".
    package func words(on axis: Axis) -> String {
        let (adjective, name) = axis == .horizontal ? ("wide", "width") : ("high", "height")
        return switch self {
        case .exactly(let length): "exactly \(PointsFormat.short(length)) \(adjective)"
        case .atMost(let length): "at most \(PointsFormat.short(length)) \(adjective)"
        case .between(let low, let high):
            "between \(PointsFormat.short(low)) and \(PointsFormat.short(high)) \(adjective)"
        case .unconstrained: "any \(name)"
        case .unspecified: "its ideal \(name)"
        }
    }
}

extension AxisProposal {
    /// Reads the written form, also with the sign shown on screen, `≤40`. Lengths are finite and not negative; a range
    /// does not end before it starts.
    public init(parsing text: String) throws(ProposalError) {
        let word = text.trimmingCharacters(in: .whitespaces)
        if word == "inf" {
            self = .unconstrained
        } else if word == "nil" {
            self = .unspecified
        } else if let sign = ["<=", "≤"].first(where: word.hasPrefix),
            let length = Self.length(word.dropFirst(sign.count))
        {
            self = .atMost(length)
        } else if let dots = word.range(of: ".."), let low = Self.length(word[..<dots.lowerBound]),
            let high = Self.length(word[dots.upperBound...]), low <= high
        {
            self = .between(low, high)
        } else if let length = Self.length(word[...]) {
            self = .exactly(length)
        } else {
            throw ProposalError(text: text)
        }
    }

    private static func length(_ digits: Substring) -> CGFloat? {
        guard digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), digits.last != ".",
            let value = Double(digits), value.isFinite
        else { return nil }
        return CGFloat(value)
    }
}

/// A word that is not a proposal.
public struct ProposalError: Error, Hashable, CustomStringConvertible {
    /// The word as it was written.
    public let text: String

    package init(text: String) {
        self.text = text
    }

    /// A sentence with all valid forms.
    public var description: String {
        "'\(text)' is not a proposal; allowed are: 40 (exactly), <=40 (at most), 20..40 (between), "
            + "inf (unconstrained), nil (unspecified)"
    }
}

/// The text for numbers of points: no decimals for whole numbers, at most two for others.
public enum PointsFormat {
    /// A length or a number: `4`, `0.5`, `1.33`, `inf`, `nan`; two decimals at most.
    public static func short(_ value: CGFloat) -> String {
        guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        guard abs(value) < 1e15 else { return String(format: "%.3g", Double(value)) }
        // Halves go to the even digit, so that a part and the rest add up to the whole as written.
        let hundredths = (value * 100).rounded(.toNearestOrEven) / 100
        return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(Double(hundredths))
    }

    /// A size: `26×2`.
    public static func short(_ size: CGSize) -> String {
        short(size.width) + "×" + short(size.height)
    }

    /// A point: `4, 0.5`.
    public static func short(_ point: CGPoint) -> String {
        "\(short(point.x)), \(short(point.y))"
    }

    /// The insets of four sides as sums: `1 + 1` if both axes agree, else `4 + 1 across and 2 + 4 down`, without an
    /// axis that has none.
    public static func sums(left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) -> String {
        let across = "\(short(left)) + \(short(right))"
        let down = "\(short(top)) + \(short(bottom))"
        if across == down { return across }
        if left == 0, right == 0 { return down + " down" }
        return top == 0 && bottom == 0 ? across + " across" : "\(across) across and \(down) down"
    }
}
