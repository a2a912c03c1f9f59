import Negotiation

/// A frame whose lengths follow the proposal within limits. Made by `frame(minWidth:...)`.
public struct FlexibleFrame: ModifierElement {
    package let content: any View
    package let width: LengthLimits
    package let height: LengthLimits
    package let alignment: Alignment
    package let elementName: String

    package init(
        _ content: any View, width: LengthLimits, height: LengthLimits, alignment: Alignment, name: String = "frame"
    ) {
        elementName = name
        self.content = content
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    private func limits(_ axis: Axis) -> LengthLimits { axis == .horizontal ? width : height }

    package func answer(to proposal: ProposedViewSize, in node: Node) -> ElementAnswer {
        let settled = (width: width.settled(proposal.width), height: height.settled(proposal.height))
        if let width = settled.width, let height = settled.height {
            return ElementAnswer(
                size: CGSize(width: width, height: height), domain: domain(of: proposal, around: .everywhere),
                in: node)
        }
        let inner = proposal.map { limits($0).proposal(for: $1) }
        let answer = node.only.answer(
            inner, because: WithinLimits(offer: proposal, width: width, height: height))
        let child = answer.pointee.size
        let size = CGSize(
            width: settled.width ?? width.length(around: child.width, proposed: inner.width),
            height: settled.height ?? height.length(around: child.height, proposed: inner.height))
        return ElementAnswer(size: size, domain: domain(of: proposal, around: answer.pointee.domain), in: node)
    }

    /// - Parameter child: the domain of the child's answer.
    private func domain(of proposal: ProposedViewSize, around child: AnswerDomain) -> AnswerDomain {
        var domain = child.proposed { limits($0).proposals(in: $1) }
        for axis in Axis.allCases {
            if limits(axis).settled(proposal[axis]) != nil { domain[axis] = .everywhere }
            let own = limits(axis).proposals(like: proposal[axis])
            domain[axis][axis] = domain[axis][axis].intersection(own)
        }
        return domain
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        let limits = limits(axis)
        let inner = proposal.map { self.limits($0).proposal(for: $1) }
        if limits.settled(proposal[axis]) == nil, node.only.answer(to: inner)?[axis] == size[axis] {
            return node.only.adopted(inner, on: axis)
        }
        return .proposed(proposal, or: size[axis], on: axis)
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        let size = node.size(at: proposal)
        let inner = proposal.map { axis, length -> CGFloat? in
            limits(axis).passesNil(at: size[axis], proposed: length) ? nil : size[axis]
        }
        _ = node.only.ask(inner, because: FrameSize(size: size, proposal: inner, answered: node.exchange(at: proposal)))
        return node.places(node.only.aligned(alignment, in: size, proposal: inner))
    }

    package func spacing(in node: Node) -> ViewSpacing { node.framedSpacing { limits($0).isGiven } }
}

/// The limits of a frame's length, in points.
package struct LengthLimits: Hashable, Sendable {
    package let minimum: CGFloat?
    package let ideal: CGFloat?
    package let maximum: CGFloat?

    /// Creates limits. Contradictory ones are raised: the ideal to the minimum, the maximum to both. NaN counts as
    /// absent.
    package init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
        func given(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : $0 } }
        let minimum = given(minimum).map { max(0, $0) }
        let ideal = given(ideal).map { max(minimum ?? $0, $0) }
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = given(maximum).map { max(ideal ?? minimum ?? 0, $0) }
    }

    var isGiven: Bool { minimum != nil || ideal != nil || maximum != nil }

    private func clamped(_ length: CGFloat) -> CGFloat {
        let raised = max(length, minimum ?? -.infinity)
        return min(raised, maximum ?? .infinity)
    }

    /// The proposal to the child; nil for its ideal length.
    func proposal(for length: CGFloat?) -> CGFloat? { (length ?? ideal).map(clamped) }

    /// The frame's length if it does not depend on the child; else nil.
    func settled(_ proposal: CGFloat?) -> CGFloat? {
        guard let proposal else { return ideal }
        return minimum != nil && maximum != nil ? clamped(proposal) : nil
    }

    /// The proposals for which the child's proposal is in an interval.
    func proposals(in interval: LengthInterval) -> LengthInterval {
        // The interval may hold for nil, but not for any length within the limits.
        guard interval.low <= maximum ?? .infinity, interval.high >= minimum ?? -.infinity else {
            return LengthInterval(.infinity, -.infinity, includesNil: interval.contains(proposal(for: nil)))
        }
        return LengthInterval(
            interval.low <= minimum ?? -.infinity ? -.infinity : interval.low,
            interval.high >= maximum ?? .infinity ? .infinity : interval.high,
            includesNil: interval.contains(proposal(for: nil)))
    }

    /// The proposals that give the frame the same length from a child's answer.
    func proposals(like length: CGFloat?) -> LengthInterval {
        guard isGiven else { return .everywhere }
        guard let length else { return LengthInterval(only: nil) }
        if let minimum, length <= minimum { return LengthInterval(-.infinity, minimum) }
        if let maximum, length >= maximum { return LengthInterval(maximum, .infinity) }
        if minimum != nil || maximum != nil { return LengthInterval(only: length) }
        return LengthInterval(-.infinity, .infinity)
    }

    /// The frame's length around a child that answered a proposal.
    func length(around answer: CGFloat, proposed: CGFloat?) -> CGFloat {
        switch (minimum, maximum) {
        case (let minimum?, nil): max(minimum, min(answer, proposed ?? .infinity))
        case (nil, let maximum?): min(maximum, max(answer, proposed ?? -.infinity))
        case (.some, .some): clamped(answer)
        case (nil, nil): answer
        }
    }

    /// Whether a child is again asked for its ideal length when the frame is placed in a length.
    func passesNil(at length: CGFloat, proposed: CGFloat?) -> Bool {
        proposed == nil && ideal == nil && minimum ?? -.infinity < length && length < maximum ?? .infinity
    }

    /// The arithmetic of `proposal(for:)`.
    func calculation(_ length: CGFloat?) -> Calculation? {
        guard let start = length ?? ideal else { return nil }
        var calculation = Calculation(start)
        if let minimum, start < minimum { calculation = calculation.adding(.atLeast(minimum)) }
        if let maximum, start > maximum { calculation = calculation.adding(.atMost(maximum)) }
        return calculation
    }

    /// The limits in words: `width at least 3, at most 8`; nil for none.
    func words(_ name: String) -> String? {
        let limits = [
            minimum.map { "at least \(PointsFormat.short($0))" }, ideal.map { "ideally \(PointsFormat.short($0))" },
            maximum.map { $0 == .infinity ? "as much as there is" : "at most \(PointsFormat.short($0))" },
        ].compactMap { $0 }
        return limits.isEmpty ? nil : "\(name) \(limits.joined(separator: ", "))"
    }
}
