import Negotiation

/// A stack that proposes the longest child's length across to all children.
struct IdealStack {
    let stack: StackProposal
    let context: RuleContext
    /// Lays the stack out with one kind of proposal across it.
    let layOut: (StackProposal) -> Answer

    private var axis: Axis { stack.axis.other }

    /// Lays the stack out without a limit across, to find the longest child; then again with the longest length, unless
    /// all children are equally long and fit.
    func layOut(_ children: some Collection<Subelement>) -> Answer {
        let free = layOut(stack.with(.unlimited))
        let areEqual = areEquallyLong(free, children)
        let isEnough = areEqual && free.size[axis].fits(stack.size[axis])
        let longest = free.places.lazy.map(\.answer).max { $0.size[axis] < $1.size[axis] }
        let ideal = StackProposal.Across.ideal(
            longest: longest?.size[axis] ?? 0, atMost: stack.size[axis], in: longest?.exchange)
        let answer = isEnough ? free : layOut(stack.with(ideal))
        var domain = free.domain(around: stack.size)
        if !isEnough { domain.intersect(answer.domain(around: stack.size)) }
        if areEqual { domain[axis].intersect(lengths(fitting: free.size[axis], isEnough)) }
        return context.holding(answer, in: domain)
    }

    /// Whether all children are as long across as the first. Spacers do not count.
    private func areEquallyLong(_ answer: Answer, _ children: some Collection<Subelement>) -> Bool {
        let lengths = answer.places.map { $0.answer.size[axis] }
        return zip(lengths, children).allSatisfy { length, child in length == lengths[0] || child.isSpacer }
    }

    /// The proposed lengths across the stack for which a length fits, or does not fit, alike.
    private func lengths(fitting length: CGFloat, _ fits: Bool) -> LengthInterval {
        var lengths = LengthInterval(only: stack.size[axis])
        lengths.reach(for: length, -.infinity, .infinity) { length.fits($0) == fits }
        return lengths
    }
}
