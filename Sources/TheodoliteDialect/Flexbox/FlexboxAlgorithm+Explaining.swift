import Negotiation

extension FlexboxAlgorithm {
    /// The origin of a length of the container's answer: its own number, its proposal, or what its children take: along
    /// it their flex bases, across it the deepest child of each line.
    func explanation(
        of answer: CGSize, on axis: Axis, _ bases: [FlexItem], _ lines: [FlexLine]
    ) -> LengthExplanation {
        let length: CGFloat
        let own: LengthExplanation
        if case .exactly(let exactly) = container[axis] {
            length = exactly.inWholePoints(.up)
            own = LengthExplanation(container.origin(axis, in: range), of: exactly, in: length)
        } else {
            let isMain = axis == container.main
            let content =
                isMain ? bases.reduce(0) { $0 + $1.outerHypotheticalMain } : lines.reduce(0) { $0 + $1.crossSize }
            let bounded = container.length(axis, content: content)
            length = bounded.inWholePoints(.up)
            let asks = isMain ? bases.map(\.baseAsk) : lines.map { deepest(in: $0)?.answer?.exchange }
            let answers = isMain ? bases.map(\.baseAnswer) : lines.map { deepest(in: $0)?.answer?.size[axis] ?? 0 }
            own =
                bounded != content
                ? LengthExplanation(.constant)
                : asks.contains(nil)
                    ? LengthExplanation(asks.isEmpty || content == 0 ? .constant : .rule)
                    : LengthExplanation(.sum(asks.compactMap { $0 }), of: answers.reduce(0, +), in: length)
        }
        return range.clamped(length, own, on: axis)
    }

    private func deepest(in line: FlexLine) -> FlexItem? { line.items.max { $0.outerCross < $1.outerCross } }
}

extension SizeRange {
    /// The explanation of a length that is clamped to the range.
    func clamped(_ length: CGFloat, _ explanation: LengthExplanation, on axis: Axis) -> LengthExplanation {
        let clamped = clamp(length, axis)
        if clamped == length || clamped.isNaN { return explanation }
        return LengthExplanation(clamped == max[axis] ? .room(axis) : .minimum(axis))
    }
}
