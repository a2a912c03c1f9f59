import Negotiation

/// The person, or the program, that asks the root.
struct TopProposal: Reason {
    let proposal: Proposal

    var sentence: String { "the proposal at the top" }

    func calculation(on axis: Axis) -> Calculation? {
        switch proposal[axis] {
        case .exactly(let length), .atMost(let length), .between(_, let length): Calculation(length)
        case .unconstrained, .unspecified: nil
        }
    }

    static func unspecified(_ axis: Axis) -> String {
        "Theodolite has no unspecified \(axis.lengthName); it is asked without a limit (inf)"
    }
}

/// The root's frame: what is proposed exactly, else its answer.
struct RootFrame: Reason {
    let size: CGSize
    let exactWidth: CGFloat?
    let exactHeight: CGFloat?

    var sentence: String {
        switch (exactWidth, exactHeight) {
        case (nil, nil): "the root, in the size that it answered"
        case (_?, _?): "the root, exactly as proposed"
        case (let width?, nil): "the root, as wide as proposed: \(PointsFormat.short(width)); its own height"
        case (nil, let height?): "the root, as high as proposed: \(PointsFormat.short(height)); its own width"
        }
    }

    func calculation(on axis: Axis) -> Calculation? { Calculation(size[axis]) }
}

/// A range that is handed on as it came.
struct SameRange: Reason {
    let range: SizeRange

    var sentence: String { "the range of its parent, handed on" }

    func calculation(on axis: Axis) -> Calculation? { Calculation(limit: range, axis) }
}

/// A child at a place of its parent's choice, in the size that it answered.
struct OwnAnswer: Reason {
    let size: CGSize
    let position: CGPoint

    var sentence: String {
        position == .zero
            ? "at its parent's corner, in the size that it answered"
            : "at \(PointsFormat.short(position.x)), \(PointsFormat.short(position.y)), in the size that it answered"
    }

    func calculation(on axis: Axis) -> Calculation? { Calculation(size[axis]) }
}

extension Calculation {
    /// The most that a range allows; nil where it allows everything.
    init?(limit range: SizeRange, _ axis: Axis) {
        guard !range.max[axis].isNaN else { return nil }
        self.init(range.max[axis])
    }
}
