import Negotiation

/// Step 2 of a stack: each child's length along it.
///
/// Sums are added in the real library's order: if a sum differed in its last digit, the children would be asked again.
struct StackDistribution {
    /// In the stack's scratch memory.
    let lengths: UnsafeMutableBufferPointer<StackLength>
    /// The rule, and the gap between two children.
    let rule: StackRule.Kind
    let gap: CGFloat
    /// Whether the children share an underflow or an overflow.
    let isShared: Bool

    /// A child by its index.
    subscript(index: Int) -> StackLength { lengths[index] }

    var indices: Range<Int> { lengths.indices }

    /// Places the children one after the other at their requested lengths.
    init(_ lengths: UnsafeMutableBufferPointer<StackLength>, from start: CGFloat, gap: CGFloat, by rule: StackRule.Kind)
    {
        (self.lengths, self.rule, self.gap, isShared) = (lengths, rule, gap, false)
        var next = start
        for index in indices {
            let length = self.lengths[index].basis.length
            self.lengths[index].span = StackSpan(start: next, length: length)
            next = next + length + gap
        }
    }

    /// Places the children one after the other, each longer or shorter by its share of the underflow or overflow. A
    /// length below 0 becomes 0, and that difference is lost, not shared again.
    ///
    /// - Parameter priority: returns a child's relative part. If they add up to 0, no child takes any.
    init(
        _ lengths: UnsafeMutableBufferPointer<StackLength>, sharing extra: CGFloat, gap: CGFloat,
        _ rule: StackRule.Kind,
        by priority: (Int, StackBasis) -> CGFloat
    ) {
        (self.lengths, self.rule, self.gap, isShared) = (lengths, rule, gap, true)
        let sum = indices.reduce(0) { $0 + priority($1, self.lengths[$1].basis) }
        let whole = sum == 0 ? 1 : sum
        var next: CGFloat = 0
        for index in indices {
            let basis = self.lengths[index].basis
            let change = (priority(index, basis) / whole) * extra
            // In this order NaN counts as 0.
            let length = max(0, basis.length + change)
            self.lengths[index].change = change
            self.lengths[index].span = StackSpan(start: next, length: length)
            next = next + length + gap
        }
    }
}

extension StackLayout {
    /// On overflow, children share the difference. On underflow they share it if the stack has its final size, and keep
    /// the minimum spacing while it is measured.
    func distribute(
        _ lengths: UnsafeMutableBufferPointer<StackLength>, among children: Nodes, in stack: StackProposal
    ) -> StackDistribution {
        let asked = lengths.reduce(0) { $0 + $1.basis.length }
        let natural = asked + minimumSpacing * CGFloat(lengths.count - 1)
        guard let room = stack.along.constrainedValue else {
            return StackDistribution(lengths, from: 0, gap: minimumSpacing, by: .natural)
        }
        if natural >= room {
            return condense(lengths, among: children, by: room - natural, asked: asked)
        }
        if stack.isPlacing {
            return expand(lengths, among: children, in: room, natural: natural, asked: asked)
        }
        return StackDistribution(lengths, from: 0, gap: minimumSpacing, by: .natural)
    }

    /// Overflow: `extra` is not positive.
    private func condense(
        _ lengths: UnsafeMutableBufferPointer<StackLength>, among children: Nodes, by extra: CGFloat,
        asked: CGFloat
    ) -> StackDistribution {
        let isByLength = overflow == .condenseProportionally
        return StackDistribution(lengths, sharing: extra, gap: minimumSpacing, .overflow(overflow)) { index, basis in
            children[index].priorities.shrink * (isByLength ? basis.length / asked : 1)
        }
    }

    /// Underflow: the children request less than the stack has.
    private func expand(
        _ lengths: UnsafeMutableBufferPointer<StackLength>, among children: Nodes, in room: CGFloat,
        natural: CGFloat,
        asked: CGFloat
    ) -> StackDistribution {
        let extra = room - natural
        let rule = StackRule.Kind.underflow(underflow)
        switch underflow {
        case .spaceEvenly:
            return StackDistribution(lengths, from: 0, gap: (room - asked) / CGFloat(lengths.count - 1), by: rule)
        case .justifyToStart:
            return StackDistribution(lengths, from: 0, gap: minimumSpacing, by: rule)
        case .justifyToCenter:
            return StackDistribution(lengths, from: extra / 2, gap: minimumSpacing, by: rule)
        case .justifyToEnd:
            return StackDistribution(lengths, from: extra, gap: minimumSpacing, by: rule)
        case .growUniformly, .growProportionally:
            let isByLength = underflow == .growProportionally
            return StackDistribution(lengths, sharing: extra, gap: minimumSpacing, rule) { index, basis in
                children[index].priorities.grow * (isByLength ? basis.length / asked : 1)
            }
        }
    }
}
