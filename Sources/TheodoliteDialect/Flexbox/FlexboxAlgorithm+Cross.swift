import Negotiation

// MARK: 9.4 Cross size determination

extension FlexboxAlgorithm {
    /// Step 7: the hypothetical cross size of each item: its component's answer at its final main size. An item that
    /// will be stretched to a known length need not be asked.
    func determineHypotheticalCrossSizes(_ line: inout FlexLine, isOnlyLine: Bool) {
        line.items.each { item in
            if let length = knownStretch(item, isOnlyLine: isOnlyLine) {
                item.crossSize = length
            } else {
                if item.answer == nil || answered(item, container.main) != item.mainSize {
                    let proposal = proposalInFinalMainSize(item)
                    item.answer = trees[item.index].askSize(
                        proposal.range, because: FinalMainSize(main: container.main, proposal: proposal))
                }
                item.crossSize = item.cross.bounded(answered(item, container.cross))
            }
        }
    }

    /// The cross size of an item stretched in the only line of a container with an exact cross size.
    private func knownStretch(_ item: FlexItem, isOnlyLine: Bool) -> CGFloat? {
        guard item.alignment == .stretch, isOnlyLine, !container.wraps,
            case .exactly(let length) = container[container.cross]
        else { return nil }
        return item.cross.bounded(length - item.cross.margin)
    }

    private func proposalInFinalMainSize(_ item: FlexItem) -> FlexProposal {
        func length(_ axis: Axis) -> FlexProposal.Length {
            axis == container.main
                ? FlexProposal.Length(available: item.mainSize, taken: item.main.surround)
                : item.cross.proposal(of: container[axis].limit, from: container.origin(axis, in: range))
        }
        return FlexProposal(width: length(.horizontal), height: length(.vertical))
    }

    /// Step 8: the cross size of a line. The only line of a container that does not wrap has the container's.
    func determineLineCrossSize(_ line: inout FlexLine) {
        let content = depth(of: line)
        line.crossSize = container.wraps ? content : container.length(container.cross, content: content)
    }

    private func depth(of line: FlexLine) -> CGFloat {
        let onBaseline = line.items.filter(isOnBaseline)
        let above = onBaseline.reduce(0) { Swift.max($0, ascent($1)) }
        let below = onBaseline.reduce(0) { Swift.max($0, $1.outerCross - ascent($1)) }
        return line.items.reduce(above + below) { Swift.max($0, $1.outerCross) }
    }

    /// Step 9: `align-content: stretch`, which shares the container's free space among the lines.
    func stretchLines(_ lines: inout [FlexLine]) {
        guard container.wraps, container.options.alignContent == .stretch,
            case .exactly(let length) = container[container.cross]
        else { return }
        let rest = lines.reduce(length) { $0 - $1.crossSize }
        guard rest > 0 else { return }
        let share = rest / CGFloat(lines.count)
        lines.each { $0.crossSize += share }
    }

    /// Step 11: the used cross size of each item: its line's if it is stretched, else its hypothetical one.
    func determineUsedCrossSizes(_ line: inout FlexLine) {
        for index in line.items.indices where line.items[index].alignment == .stretch {
            let item = line.items[index]
            line.items[index].crossSize = item.cross.bounded(line.crossSize - item.cross.margin)
        }
    }
}

// MARK: 9.6 Cross-axis alignment

extension FlexboxAlgorithm {
    /// Step 14: aligns the items across their line.
    func alignAcrossLine(_ line: inout FlexLine) {
        let baseline = line.items.filter(isOnBaseline).reduce(0) { Swift.max($0, ascent($1)) }
        for index in line.items.indices {
            let item = line.items[index]
            let rest = line.crossSize - item.outerCross
            let start: CGFloat =
                switch item.alignment {
                case .center: rest / 2
                case .flexEnd: rest
                case .baseline where isOnBaseline(item): baseline - ascent(item)
                default: 0
                }
            line.items[index].crossPosition = start + item.cross.marginStart
        }
    }

    /// Whether an item of a row is aligned by its baseline, which is its lower edge, as in Yoga.
    private func isOnBaseline(_ item: FlexItem) -> Bool {
        item.alignment == .baseline && container.main == .horizontal
    }

    private func ascent(_ item: FlexItem) -> CGFloat {
        item.cross.marginStart + item.crossSize
    }

    /// Step 15: the cross size of the container.
    func determineCrossSize(_ lines: [FlexLine]) -> CGFloat {
        container.length(container.cross, content: lines.reduce(0) { $0 + $1.crossSize })
    }

    /// Step 16: aligns the lines in the container.
    func alignLines(_ lines: inout [FlexLine], crossSize: CGFloat) {
        let rest = lines.reduce(crossSize) { $0 - $1.crossSize }
        let spread = container.wraps ? FlexSpread(container.options.alignContent, rest, count: lines.count) : .none
        var position = spread.before
        lines.each { line in
            line.crossPosition = position
            position += line.crossSize + spread.between
        }
    }
}
