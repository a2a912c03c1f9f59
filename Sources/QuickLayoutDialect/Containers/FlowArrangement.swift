import EngineKit
import Negotiation

/// Lines of children along an axis, each as full as it gets:
///
/// ```
///  ┌──┐ ┌──────┐ ┌───┐ │        the line is as thick as its thickest item,
///  └──┘ │      │ └───┘ │        in which the others stand at the top, in the
///       └──────┘       │        middle or at the bottom; the lines likewise
///     ┌────────────┐   │        in the longest
///     └────────────┘
/// ```
struct FlowArrangement {
    let axis: Axis
    /// Where an item stands in its line, and a line among the lines: only their default is looked at.
    let item: AlignmentGuide
    let line: AlignmentGuide
    let itemSpacing: CGFloat
    let lineSpacing: CGFloat
    let context: LayoutContext

    func layOut(_ children: [ElementProxy], in proposal: CGSize) -> LayoutNode {
        let name = axis == .horizontal ? "HFlow" : "VFlow"
        let answers = children.filter { !$0.isSpacer }.map {
            $0.layoutThatFits(proposal, because: WholeProposal(offer: proposal, asker: name))
        }
        var room = LengthInterval.everywhere
        let lines = lines(of: answers, room: proposal[axis], &room)
        let longest = lines.map(\.length).max() ?? 0
        var thickness: CGFloat = 0
        for (index, line) in lines.enumerated() {
            thickness += (index == 0 ? 0 : lineSpacing) + line.thickness
        }
        var placed: [LayoutNode.Child] = []
        var start: CGFloat = 0
        for (index, line) in lines.enumerated() {
            placed += place(
                line, FlowRoom(number: index + 1, start: start, longest: longest, thickness: thickness))
            start += line.thickness + lineSpacing
        }
        // A single item's size is taken as it is, be it negative.
        let size = placed.count == 1 ? placed[0].layout.size : placed.extent
        var domain = placed.commonDomain(around: proposal)
        domain[axis].intersect(room)
        return LayoutNode(
            size: size, children: placed, guides: placed.sharedGuides, context: context, domain: domain)
    }

    private struct Line {
        var items: [LayoutNode] = []
        var length: CGFloat = 0
        var thickness: CGFloat = 0
    }

    /// Cuts greedily. A first item that is too long leaves an empty line before it.
    /// - Parameter domain: loses the lengths of room in which the cuts would be others.
    private func lines(
        of answers: [LayoutNode], room: CGFloat, _ domain: inout LengthInterval
    ) -> [Line] {
        guard !answers.isEmpty else { return [] }
        var lines = [Line()]
        for answer in answers {
            var line = lines[lines.count - 1]
            let length = line.length + (line.items.isEmpty ? 0 : itemSpacing) + answer.size[axis]
            if length > room {
                domain.intersect(LengthInterval(-.infinity, length.nextDown))
                line = Line()
                line.length = answer.size[axis]
                lines.append(line)
            } else {
                domain.intersect(LengthInterval(length.isNaN ? -.infinity : length, .infinity))
                line.length = length
            }
            line.items.append(answer)
            line.thickness = max(line.thickness, answer.size[axis.other])
            lines[lines.count - 1] = line
        }
        return lines
    }

    /// Where a line goes.
    private struct FlowRoom {
        /// Which line it is; the first is 1.
        let number: Int
        /// Across, counted from where lines begin.
        let start: CGFloat
        /// The length of the longest line.
        let longest: CGFloat
        /// Of all lines.
        let thickness: CGFloat
    }

    private func place(_ line: Line, _ room: FlowRoom) -> [LayoutNode.Child] {
        let isMirrored = context.layoutDirection == .rightToLeft
        let indent = self.line.offset(of: line.length, in: room.longest, context)
        let start = isMirrored && axis == .vertical ? room.thickness - room.start - line.thickness : room.start
        let place = FlowLinePlace(
            number: room.number, corner: CGPoint(axis, indent, cross: start),
            runsFromRight: isMirrored && axis == .horizontal)
        var end: CGFloat = 0
        return line.items.enumerated().map { index, item in
            let gap = index == 0 ? 0 : itemSpacing
            let (length, depth) = (item.size[axis], item.size[axis.other])
            let begin = end + gap
            end = begin + length
            let along = indent + (place.runsFromRight ? line.length - begin - length : begin)
            let across = start + self.item.offset(of: depth, in: line.thickness, context)
            let position = CGPoint(axis, along, cross: across)
            return LayoutNode.Child(
                item, at: position,
                because: context.reason(
                    FlowPlaced(
                        size: item.size, place: position, line: place, begin: begin, gap: index == 0 ? nil : gap,
                        item: self.item)))
        }
    }
}

extension AlignmentGuide {
    /// Where something of a length starts in a room, by this line's default.
    func offset(of length: CGFloat, in room: CGFloat, _ context: LayoutContext) -> CGFloat {
        func value(_ length: CGFloat) -> CGFloat {
            ViewDimensions(size: CGSize(axis, length, cross: 0), direction: context.layoutDirection)[self]
        }
        return value(room) - value(length)
    }
}
