import Negotiation

/// A flex container's layout: the steps of the CSS flexible box module, in its order and with its numbers (section 9,
/// Flex Layout Algorithm), and with Yoga's defaults: contents do not limit the shrinking of an item, and it shrinks
/// only if `flexShrink` is set.
///
///     available space   <-------------------------- main size -------------------------->
///     items             [ base ][ base     ][ base ]                          free space
///     after step 6      [ base + share ][ base + share ][ base                          ]
struct FlexboxAlgorithm {
    let container: FlexContainer
    let children: [FlexChild]
    /// The trees of the children, as many as those.
    let trees: [ComponentTree]
    let range: SizeRange

    init(_ options: FlexOptions, _ children: [FlexChild], _ trees: [ComponentTree], in range: SizeRange) {
        container = FlexContainer(options, in: range)
        self.children = children
        self.trees = trees
        self.range = range
    }

    func layOut() -> FlexResult {
        var inFlow = generateItems(.relative)
        var size = CGSize.zero
        inFlow.each(determineBaseSize)
        let bases = isRecorded ? inFlow : []
        size[container.main] = determineMainSize(inFlow)
        var lines = collectIntoLines(inFlow, mainSize: size[container.main])
        inFlow = []
        let isOnlyLine = lines.count == 1
        lines.each { resolveFlexibleLengths(&$0, mainSize: size[container.main]) }
        lines.each { determineHypotheticalCrossSizes(&$0, isOnlyLine: isOnlyLine) }
        lines.each(determineLineCrossSize)
        stretchLines(&lines)
        lines.each(determineUsedCrossSizes)
        lines.each { distributeMainSpace(&$0, mainSize: size[container.main]) }
        lines.each(alignAcrossLine)
        size[container.cross] = determineCrossSize(lines)
        alignLines(&lines, crossSize: size[container.cross])
        let placed = lines.flatMap { line in line.items.indices.map { placeInFlow($0, of: line, in: size) } }
        let absolute = generateItems(.absolute).map { placeAbsolute($0, in: size) }
        let inOrder = absolute.isEmpty ? placed : (placed + absolute).sorted { $0.index < $1.index }
        let answer = range.clamp(size.inWholePoints)
        return FlexResult(
            size: answer, children: inOrder.map(\.child),
            account: isRecorded
                ? { recorder, id in
                    let account = FlexAccount(self, lines, placed, size: size, answer: answer)
                    recorder.share(of: id) { _ in account.shares }
                } : nil,
            explain: isRecorded ? { self.explanation(of: answer, on: $0, bases, lines) } : nil)
    }
}

extension Array {
    /// Changes each element in place.
    mutating func each(_ change: (inout Element) -> Void) {
        for index in indices { change(&self[index]) }
    }
}

/// A flex container's answer.
struct FlexResult {
    let size: CGSize
    /// The children in order.
    let children: [LayoutChild]
    /// Records the account of the lines' lengths; nil if nothing is recorded.
    let account: ((Recorder, ElementID) -> Void)?
    let explain: ((Axis) -> LengthExplanation)?
}

// MARK: 9.1 Initial setup

extension FlexboxAlgorithm {
    /// Step 1: generates the flex items. (A component with too many children has no trees.)
    private func generateItems(_ type: FlexPositionType) -> [FlexItem] {
        var items: [FlexItem] = []
        if type == .relative { items.reserveCapacity(children.count) }
        for index in 0..<min(children.count, trees.count) where children[index].positionType == type {
            items.append(FlexItem(index: index, child: children[index], in: container))
        }
        return items
    }

    /// The space around an item on an axis.
    func edges(_ item: FlexItem, _ axis: Axis) -> FlexItem.Edges { axis == container.main ? item.main : item.cross }

    /// The last answer of an item's component, plus padding and border.
    func answered(_ item: FlexItem, _ axis: Axis) -> CGFloat {
        (item.answer?.size[axis] ?? 0) + edges(item, axis).surround
    }
}

// MARK: 9.2 Line length determination

extension FlexboxAlgorithm {
    /// Step 2: the available space for the item. A container that scrolls does not limit its main axis.
    private func availableSpace(for item: FlexItem) -> FlexProposal {
        func length(_ axis: Axis) -> FlexProposal.Length {
            let isUnlimited = axis == container.main && container.options.overflow == .scroll
            return edges(item, axis).proposal(
                of: isUnlimited ? .nan : container[axis].limit, from: container.origin(axis, in: range))
        }
        return FlexProposal(width: length(.horizontal), height: length(.vertical))
    }

    /// Step 3: the flex base size and the hypothetical main size.
    private func determineBaseSize(_ item: inout FlexItem) {
        // Without a limit on the main axis, Yoga uses the contents instead of any basis.
        if let basis = item.basis, !container[container.main].limit.isNaN {
            item.base = CGFloat.maximum(basis, item.main.surround)
        } else {
            let proposal = availableSpace(for: item)
            item.answer = trees[item.index].askSize(
                proposal.range, because: FlexBasis(main: container.main, proposal: proposal))
            item.baseAsk = item.answer?.exchange
            item.baseAnswer = item.answer?.size[container.main] ?? 0
            item.base = CGFloat.maximum(answered(item, container.main), item.main.surround)
        }
        item.hypotheticalMain = item.main.bounded(item.base)
    }

    /// Step 4: the main size of the container.
    private func determineMainSize(_ items: [FlexItem]) -> CGFloat {
        container.length(container.main, content: items.reduce(0) { $0 + $1.outerHypotheticalMain })
    }
}

// MARK: 9.3 Main size determination

extension FlexboxAlgorithm {
    /// Step 5: collects the items into lines: a line takes at least one item, and further ones as long as they fit.
    private func collectIntoLines(_ items: [FlexItem], mainSize: CGFloat) -> [FlexLine] {
        guard container.wraps else { return [FlexLine(items: items)] }
        var lines: [FlexLine] = []
        var line: [FlexItem] = []
        var length: CGFloat = 0
        for item in items {
            if !line.isEmpty, length + item.outerHypotheticalMain > mainSize {
                lines.append(FlexLine(items: line))
                (line, length) = ([], 0)
            }
            line.append(item)
            length += item.outerHypotheticalMain
        }
        lines.append(FlexLine(items: line))
        guard lines.count > 1 else { return lines }
        for index in lines.indices { lines[index].number = index + 1 }
        return lines
    }

    /// Step 6: resolves the flexible lengths.
    private func resolveFlexibleLengths(_ line: inout FlexLine, mainSize: CGFloat) {
        let (lengths, outcomes) = FlexibleLengths.resolved(line.items, mainSize: mainSize)
        for index in line.items.indices {
            line.items[index].mainSize = lengths[index]
            line.items[index].outcome = outcomes[index]
        }
    }
}
