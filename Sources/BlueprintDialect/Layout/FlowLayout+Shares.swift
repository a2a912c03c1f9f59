import Negotiation

extension FlowLayout {
    /// The shares of the width in each line, and of the height among the lines.
    func shares(of lines: [Line], _ placements: [FlowPlacement], _ children: [ElementID], in size: CGSize) -> [Share] {
        var shares: [Share] = []
        var heights: [Share.Member] = []
        for (index, line) in lines.enumerated() {
            shares.append(share(of: line, number: index + 1, placements, children, in: size))
            let highest = line.range.first { placements[$0].item.size.height == line.height }
            let item = highest.map { placements[$0].item }
            heights.append(
                Share.Member(
                    highest.map { children[$0] }, number: index + 1, asked: item?.exchange, wanted: line.height,
                    got: line.height, because: FlowLineHeight(height: line.height, of: item)))
        }
        let spacing = lineSpacing * CGFloat(lines.count - 1)
        shares.append(
            Share(
                .vertical, of: .lines, .divided(available: size.height, spacing: spacing), by: FlowLinesRule(),
                members: heights))
        return shares
    }

    private func share(
        of line: Line, number: Int, _ placements: [FlowPlacement], _ children: [ElementID], in size: CGSize
    ) -> Share {
        Share(
            .horizontal, of: .line(number),
            .divided(available: size.width, spacing: itemSpacing * CGFloat(line.range.count - 1)),
            by: FlowRule(
                room: size.width, contents: line.width, grows: line.growingWidth != nil, alignment: lineAlignment),
            members: line.range.map { index in
                let placement = placements[index]
                return Share.Member(
                    children[index], asked: placement.item.exchange, wanted: placement.item.size.width,
                    got: placement.item.size.width + placement.growth.length, because: placement)
            })
    }
}
