import Foundation
import Negotiation

extension Inspection {
    /// Unintended sizes: a root larger than the window, an overruled length, a spacer without room.
    var sizeFindings: [Finding] {
        Axis.allCases.compactMap(overshoot(_:))
            + intents.keys.sorted().filter { !isGenerated($0) }.flatMap { index in
                [overruled(index), starved(index)].compactMap { $0 }
            }
    }

    /// Whether an element is a generated part of another one, and so cannot be changed in the source.
    func isGenerated(_ index: Int) -> Bool {
        elements[index].range != nil && record[elements[index].recordID].range == nil
    }

    /// A root larger than the window. The finding names the innermost element that answered more than it was proposed.
    private func overshoot(_ axis: Axis) -> Finding? {
        guard let limit = proposal[axis].limit, let root = elements.first else { return nil }
        let excess = (root.frame.size[axis] - limit).cells(of: projection.cell[axis])
        guard excess >= 1 else { return nil }
        var cause = 0
        while let inner = elements[cause].children.max(by: { overshoot(of: $0, axis) < overshoot(of: $1, axis) }),
            overshoot(of: inner, axis).cells(of: projection.cell[axis]) >= 1
        {
            cause = inner
        }
        guard let exchange = mainExchange(of: cause) else { return nil }
        return finding(
            .overshoot, at: cause,
            "proposed \(exchange.proposal[axis].words(on: axis)), it answers "
                + "\(PointsFormat.short(exchange.answer[axis])): \(axis.words(excess)) of the layout "
                + "\(excess == 1 ? "is" : "are") outside of the window",
            help:
                "\(PointsFormat.short(root.frame.size[axis])) \(axis == .horizontal ? "columns" : "lines") would hold it; "
                + "or make its content smaller")
    }

    /// How much more an element answered than it was proposed; 0 if it did not.
    private func overshoot(of index: Int, _ axis: Axis) -> CGFloat {
        guard let exchange = mainExchange(of: index), let limit = exchange.proposal[axis].limit else { return 0 }
        let excess = exchange.answer[axis] - limit
        return excess > 0 ? excess : 0
    }

    /// Whether a length differs from the one in the source by a cell or more.
    func isOverruled(_ index: Int, _ axis: Axis) -> Bool {
        guard let lengths = intents[index]?.lengths(axis) else { return false }
        let length = elements[index].frame.size[axis]
        return max(lengths.lowerBound - length, length - lengths.upperBound).cells(of: projection.cell[axis]) >= 1
    }

    private func overruled(_ index: Int) -> Finding? {
        let axes = Axis.allCases.filter { isOverruled(index, $0) }
        guard !axes.isEmpty, !isHidden(index) else { return nil }
        let size = elements[index].frame.size
        let wanted = axes.compactMap { axis in
            intents[index]?.lengths(axis).map { lengths in
                let bound = size[axis] < lengths.lowerBound ? lengths.lowerBound : lengths.upperBound
                let word = size[axis] < lengths.lowerBound ? "at least " : "at most "
                let isFixed = lengths.lowerBound == lengths.upperBound
                return (isFixed ? "" : word) + "\(PointsFormat.short(bound)) \(axis.adjective)"
            }
        }
        let taken = axes.map { "\(PointsFormat.short(size[$0])) \($0.adjective)" }
        let parent = elements[index].parent.map { elements[$0].name } ?? "the window"
        return finding(
            .overruled, at: index,
            "it is to be \(wanted.joined(separator: " and ")), and \(parent) makes it \(taken.joined(separator: " and "))",
            help: "let \(parent) keep its size, or leave its "
                + "\(axes.map(\.lengthName).joined(separator: " and ")) out")
    }

    private func starved(_ index: Int) -> Finding? {
        guard let wanted = intents[index]?.spacer, !isHidden(index),
            !Axis.allCases.contains(where: { windowWithoutProposal(around: index, $0) != nil })
        else { return nil }
        let cells = elements[index].cells
        let isStarved =
            wanted.width.isInfinite || wanted.height.isInfinite
            ? cells.width == 0 && cells.height == 0
            : Axis.allCases.contains {
                wanted[$0].cells(of: projection.cell[$0]) >= 1
                    && (elements[index].frame.size[$0] < projection.cell[$0] / 2)
            }
        guard isStarved else { return nil }
        let parent = elements[index].parent.map { elements[$0].name } ?? "the window"
        return finding(
            .starvedSpacer, at: index, "it gets no room: its siblings take all that \(parent) has",
            help: "make \(parent) larger, or its siblings smaller")
    }
}
