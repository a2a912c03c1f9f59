import Negotiation

/// Step 2 of a stack: what each child gets along it.
struct StackDistribution {
    private(set) var spans: [StackSpan] = []
    /// By which rule, and what stands between two children.
    let rule: StackRule.Kind
    let gap: CGFloat
    /// What was added to each child's basis, or where negative taken from it; empty where nothing was.
    private(set) var changes: [CGFloat] = []

    /// Puts the children after each other in the lengths they ask for.
    init(_ bases: [StackBasis], from start: CGFloat, gap: CGFloat, by rule: StackRule.Kind) {
        (self.rule, self.gap) = (rule, gap)
        spans.reserveCapacity(bases.count)
        var next = start
        for basis in bases {
            spans.append(StackSpan(start: next, length: basis.length))
            next += basis.length + gap
        }
    }

    /// Puts the children after each other, each longer or shorter by its share of what is too much or too little. What
    /// would make one shorter than nothing is lost, not shared out again.
    ///
    /// - Parameter priorities: how much of it each takes, relative to the others. If they sum up to 0, nobody takes any.
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
    /// Children that ask for the room or more share what is too much; else they share what is left over if the stack
    /// has its size, and stand at the minimum spacing if it is still being measured.
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

    /// Underflow: there is more room than the children ask for.
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
