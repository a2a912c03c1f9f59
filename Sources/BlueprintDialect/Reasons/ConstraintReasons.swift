import Negotiation

/// A proposal limited by a ConstrainedSize.
struct ProposalConstrained: Reason {
    let proposal: SizeConstraint
    let width: ConstrainedSize.Constraint
    let height: ConstrainedSize.Constraint

    var sentence: String {
        let changes = [text(width, "wide"), text(height, "high")].compactMap { $0 }
        return "the proposal, " + (changes.isEmpty ? "passed on as it came" : changes.joined(separator: " and "))
    }

    private func text(_ constraint: ConstrainedSize.Constraint, _ adjective: String) -> String? {
        switch constraint {
        case .unconstrained: nil
        case .atMost(let length): "at most \(PointsFormat.short(length)) \(adjective)"
        case .atLeast(let length): "at least \(PointsFormat.short(length)) \(adjective)"
        case .absolute(let length): "\(PointsFormat.short(length)) \(adjective)"
        case .within(let range):
            "\(PointsFormat.short(range.lowerBound)) to \(PointsFormat.short(range.upperBound)) \(adjective)"
        }
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        axis == .horizontal ? width.calculation(of: proposal.width) : height.calculation(of: proposal.height)
    }

    func origin(on axis: Negotiation.Axis) -> LengthOrigin {
        let constraint = axis == .horizontal ? width : height
        if case .absolute = constraint { return .constant }
        return proposal[axis] == .unconstrained ? .constant : .room(axis)
    }
}

/// An equal part of a proposal or a frame, for one of a number of children.
struct EqualPart: Reason {
    let direction: Negotiation.Axis
    let whole: SizeConstraint.Axis
    let spacing: CGFloat
    let count: Int
    let across: SizeConstraint.Axis

    var sentence: String {
        guard let calculation = part else { return "unlimited" }
        return "an equal part for each of \(count): "
            + (spacing == 0
                ? "\(calculation)"
                : "(\(PointsFormat.short(calculation.start)) - "
                    + "\(PointsFormat.short(spacing))) / \(count)")
    }

    private var part: Calculation? {
        let rest = spacing == 0 ? Calculation(whole) : Calculation(whole)?.adding(.minus(spacing))
        return rest?.adding(.over(CGFloat(count)))
    }

    func calculation(on axis: Negotiation.Axis) -> Calculation? {
        axis == direction ? part : Calculation(across)
    }
}
