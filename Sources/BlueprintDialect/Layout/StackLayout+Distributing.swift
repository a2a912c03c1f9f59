import Negotiation

/// Step 2 of a stack: each child's length along it.
struct StackDistribution {
    private(set) var spans: [StackSpan] = []
    /// The rule, and the gap between two children.
    let rule: StackRule.Kind
    let gap: CGFloat
    /// The change of each child's basis, negative if shortened; empty if there is none.
    private(set) var changes: [CGFloat] = []

    /// The change of a child's length; 0 if nothing was shared.
    func change(at index: Int) -> CGFloat { changes.isEmpty ? 0 : changes[index] }

    /// Places the children one after the other at their requested lengths.
    init(_ bases: [StackBasis], from start: CGFloat, gap: CGFloat, by rule: StackRule.Kind) {
        (self.rule, self.gap) = (rule, gap)
        spans.reserveCapacity(bases.count)
        var next = start
        for basis in bases {
            spans.append(StackSpan(start: next, length: basis.length))
            next += basis.length + gap
        }
    }

    /// Places the children one after the other, each longer or shorter by its share of the underflow or overflow. A
    /// length below 0 becomes 0, and that difference is lost, not shared again.
    ///
    /// - Parameter priorities: each child's relative part. If they add up to 0, no child takes any.
    init(
        _ bases: [StackBasis], sharing extra: CGFloat, by priorities: consuming [CGFloat], gap: CGFloat,
        _ rule: StackRule.Kind
    ) {
        (self.rule, self.gap) = (rule, gap)
        let sum = priorities.reduce(0, +)
        let whole = sum == 0 ? 1 : sum
        spans.reserveCapacity(bases.count)
        changes = priorities
        var next: CGFloat = 0
        for (index, basis) in bases.enumerated() {
            let change = (changes[index] / whole) * extra
            // In this order NaN counts as 0.
            let length = max(0, basis.length + change)
            changes[index] = change
            spans.append(StackSpan(start: next, length: length))
            next += length + gap
        }
    }
}

extension StackLayout {
    /// On overflow, children share the difference. On underflow they share it if the stack has its final size, and keep
    /// the minimum spacing while it is measured.
    func distribute(
        _ bases: [StackBasis], among subelements: Subelements, in stack: StackProposal
    ) -> StackDistribution {
        let asked = bases.reduce(0) { $0 + $1.length }
        let natural = asked + minimumSpacing * CGFloat(bases.count - 1)
        guard let room = stack.along.constrainedValue else {
            return StackDistribution(bases, from: 0, gap: minimumSpacing, by: .natural)
        }
        if natural >= room {
            return condense(bases, among: subelements, by: room - natural, asked: asked)
        }
        if stack.isPlacing {
            return expand(bases, among: subelements, in: room, natural: natural, asked: asked)
        }
        return StackDistribution(bases, from: 0, gap: minimumSpacing, by: .natural)
    }

    /// Overflow: `extra` is not positive.
    private func condense(
        _ bases: [StackBasis], among subelements: Subelements, by extra: CGFloat, asked: CGFloat
    ) -> StackDistribution {
        var priorities: [CGFloat] = []
        priorities.reserveCapacity(bases.count)
        for (basis, subelement) in zip(bases, subelements) {
            let share = overflow == .condenseProportionally ? basis.length / asked : 1
            priorities.append(subelement.node.priorities.shrink * share)
        }
        return StackDistribution(
            bases, sharing: extra, by: priorities, gap: minimumSpacing, .overflow(overflow))
    }

    /// Underflow: the children request less than the stack has.
    private func expand(
        _ bases: [StackBasis], among subelements: Subelements, in room: CGFloat, natural: CGFloat, asked: CGFloat
    ) -> StackDistribution {
        let extra = room - natural
        let rule = StackRule.Kind.underflow(underflow)
        switch underflow {
        case .spaceEvenly:
            return StackDistribution(bases, from: 0, gap: (room - asked) / CGFloat(bases.count - 1), by: rule)
        case .justifyToStart:
            return StackDistribution(bases, from: 0, gap: minimumSpacing, by: rule)
        case .justifyToCenter:
            return StackDistribution(bases, from: extra / 2, gap: minimumSpacing, by: rule)
        case .justifyToEnd:
            return StackDistribution(bases, from: extra, gap: minimumSpacing, by: rule)
        case .growUniformly, .growProportionally:
            var priorities: [CGFloat] = []
            priorities.reserveCapacity(bases.count)
            for (basis, subelement) in zip(bases, subelements) {
                let share = underflow == .growProportionally ? basis.length / asked : 1
                priorities.append(subelement.node.priorities.grow * share)
            }
            return StackDistribution(bases, sharing: extra, by: priorities, gap: minimumSpacing, rule)
        }
    }
}
