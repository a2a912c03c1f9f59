import Foundation
import Negotiation

extension Inspection {
    /// Elements whose size does not follow their surroundings although it should: in scroll views, and in frames.
    var keptSizeFindings: [Finding] {
        intents.keys.sorted().filter { !isGenerated($0) && !isHidden($0) }.flatMap { index in
            [unfilled(index), ignoredFrame(index), unreadGuide(index)].compactMap { $0 }
        }
    }

    // MARK: In scroll views

    /// An element that fills its proposal, where a scroll view proposes nothing.
    private func unfilled(_ index: Int) -> Finding? {
        Axis.allCases.lazy.compactMap { axis in
            guard let window = self.windowWithoutProposal(around: index, axis) else { return nil }
            let length = "\(PointsFormat.short(self.elements[index].frame.size[axis])) \(axis.adjective)"
            let isSpacer = self.intents[index]?.spacer != nil
            let kind = isSpacer ? "minimum" : "ideal \(axis.lengthName)"
            let container = isSpacer ? self.elements[index].parent.map { self.elements[$0].name } : nil
            return self.finding(
                .unfilled, at: index,
                "it is \(length), its \(kind): \(self.elements[window].name) scrolls, so it proposes no "
                    + "\(axis.lengthName), and there is nothing to fill",
                help: "give \(container ?? "it") a \(isSpacer ? "minimum " : "")\(axis.lengthName)")
        }.first
    }

    /// The scroll view along an axis around an element that fills its proposal, if nothing in between proposes a length.
    func windowWithoutProposal(around index: Int, _ axis: Axis) -> Int? {
        guard let intent = intents[index], intent.fillsProposal, isUnproposed(index, axis) else { return nil }
        if intent.spacer != nil {
            // A spacer has a length along its stack alone.
            let stack = elements[index].parent.map { record.shares(of: elements[$0].recordID) } ?? []
            guard stack.contains(where: { $0.axis == axis && $0.left != nil }) else { return nil }
        }
        for ancestor in lineage(of: index).dropFirst() {
            if windows[ancestor]?.axes.contains(axis) ?? false { return ancestor }
            guard isUnproposed(ancestor, axis) else { return nil }
        }
        return nil
    }

    private func isUnproposed(_ index: Int, _ axis: Axis) -> Bool {
        mainExchange(of: index)?.proposal[axis] == .unspecified
    }

    // MARK: In frames

    /// An element that is smaller than the frame around it, because it takes no proposal.
    private func ignoredFrame(_ index: Int) -> Finding? {
        guard case .needs(let modifier)? = intents[index]?.keptSize else { return nil }
        let size = elements[index].frame.size
        var outer = index
        while let parent = elements[outer].parent, elements[parent].children == [outer],
            elements[parent].frame.size == size
        {
            outer = parent
        }
        guard let frame = elements[outer].parent, elements[frame].children == [outer],
            let axis = Axis.allCases.first(where: { axis in
                guard let lengths = intents[frame]?.lengths(axis), lengths.lowerBound == lengths.upperBound else {
                    return false
                }
                return (lengths.lowerBound - size[axis]).cells(of: projection.cell[axis]) >= 1
            })
        else { return nil }
        let (own, given) = (size[axis], elements[frame].frame.size[axis])
        return finding(
            .ignoredFrame, at: index,
            "it stays \(PointsFormat.short(own)) \(axis.adjective) in a \(elements[frame].name) that is "
                + "\(PointsFormat.short(given)) \(axis.adjective): without \(modifier) it has its own size",
            help: "write \(modifier) after \(elements[index].name), or leave the \(elements[frame].name)'s "
                + "\(axis.lengthName) out")
    }

    /// The element that makes the only child of a frame keep its size; nil if the child takes proposals.
    func keeper(in frame: Int) -> (index: Int, size: LayoutIntent.KeptSize)? {
        guard intents[frame]?.lengths(.horizontal) != nil || intents[frame]?.lengths(.vertical) != nil else {
            return nil
        }
        var index = frame
        while elements[index].children.count == 1 {
            index = elements[index].children[0]
            if let kept = intents[index]?.keptSize { return (index, kept) }
        }
        return nil
    }

    // MARK: Guides

    /// An alignment guide that no container aligns by.
    private func unreadGuide(_ index: Int) -> Finding? {
        guard let guide = intents[index]?.unreadGuide else { return nil }
        return finding(
            .unreadGuide, at: index, "no container around it aligns by its \(guide) guide, so it moves nothing",
            help: "align a container of several views by it, or leave it out")
    }
}

extension Inspection {
    /// The additions that suit a kind of finding at an element, each with the element that it is made to.
    func additions(ending kind: Finding.Kind, at index: Int) -> [(addition: TrialAddition, element: Int)] {
        switch kind {
        case .unfilled:
            return Axis.allCases.compactMap { axis in
                guard let window = windowWithoutProposal(around: index, axis) else { return nil }
                let length = PointsFormat.short(elements[window].frame.size[axis].rounded())
                guard intents[index]?.spacer != nil, let stack = elements[index].parent else {
                    return (.modifier(".frame(\(axis.lengthName): \(length))"), index)
                }
                return (.modifier(".frame(min\(axis.lengthName.capitalized): \(length))"), stack)
            }
        case .ignoredFrame, .overflow, .overshoot:
            guard let kept = keeper(in: index) ?? intents[index]?.keptSize.map({ (index, $0) }) else { return [] }
            switch kept.size {
            case .needs(let modifier): return [(.innermost(modifier), kept.index)]
            case .modifier(let name): return [(.without(name), kept.index)]
            }
        default: return []
        }
    }
}
