import Negotiation

extension FlowLayout {
    /// The shares of the width in each line, and of the height among the lines.
    func shares(
        of lines: [Line], _ frames: [(frame: CGRect, growth: FlowGrowth)], _ children: [ElementID], in size: CGSize
    ) -> [Share] {
        var shares: [Share] = []
        var heights: [Share.Member] = []
        var first = 0
        for (index, line) in lines.enumerated() {
            let places = first..<first + line.items.count
            first = places.upperBound
            shares.append(share(of: line, number: index + 1, frames[places], children[places], in: size))
            let highest = line.items.firstIndex { $0.size.height == line.height }
            heights.append(
                Share.Member(
                    highest.map { children[places.lowerBound + $0] }, number: index + 1,
                    asked: highest.flatMap { line.items[$0].exchange }, wanted: line.height,
                    got: line.height,
                    because: FlowLineHeight(height: line.height, of: highest.map { line.items[$0] })))
        }
        let spacing = lineSpacing * CGFloat(lines.count - 1)
        shares.append(
            Share(
                .vertical, of: .lines, .divided(available: size.height, spacing: spacing), by: FlowLinesRule(),
                members: heights))
        return shares
    }

    private func share(
        of line: Line, number: Int, _ frames: ArraySlice<(frame: CGRect, growth: FlowGrowth)>,
        _ children: ArraySlice<ElementID>, in size: CGSize
    ) -> Share {
        Share(
            .horizontal, of: .line(number),
            .divided(available: size.width, spacing: itemSpacing * CGFloat(line.items.count - 1)),
            by: FlowRule(
                room: size.width, contents: line.width, grows: line.items.contains(where: \.grows),
                alignment: lineAlignment),
            members: zip(line.items, zip(frames, children)).map { item, placed in
                Share.Member(
                    placed.1, asked: item.exchange, wanted: item.size.width, got: placed.0.frame.size.width,
                    because: FlowPlacement(item: item, growth: placed.0.growth, height: placed.0.frame.size.height))
            })
    }
}
