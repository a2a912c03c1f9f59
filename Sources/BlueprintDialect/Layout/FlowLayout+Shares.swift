import Negotiation

extension FlowLayout {
    /// How each line divided the width, and the lines the height.
    func shares(
        of lines: [Line], _ frames: [(frame: CGRect, growth: CGFloat)], _ subelements: Subelements, in size: CGSize
    ) -> [Share] {
        var shares: [Share] = []
        var heights: [Share.Member] = []
        var first = 0
        for (index, line) in lines.enumerated() {
            let places = first..<first + line.items.count
            first = places.upperBound
            shares.append(share(of: line, number: index + 1, frames[places], subelements[places], in: size))
            let highest = places.max { frames[$0].frame.size.height < frames[$1].frame.size.height }
            heights.append(
                Share.Member(
                    highest.flatMap { subelements[$0].node.recorded?.id }, number: index + 1, wanted: line.height,
                    got: line.height, because: FlowLineHeight(height: line.height)))
        }
        let spacing = lineSpacing * CGFloat(lines.count - 1)
        shares.append(
            Share(
                .vertical, of: .lines, .divided(available: size.height, spacing: spacing), by: FlowLinesRule(),
                members: heights))
        return shares
    }

    private func share(
        of line: Line, number: Int, _ frames: ArraySlice<(frame: CGRect, growth: CGFloat)>,
        _ subelements: ArraySlice<LayoutSubelement>, in size: CGSize
    ) -> Share {
        Share(
            .horizontal, of: .line(number),
            .divided(available: size.width, spacing: itemSpacing * CGFloat(line.items.count - 1)),
            by: FlowRule(
                extra: size.width - line.width, grows: line.items.contains(where: \.grows), alignment: lineAlignment),
            members: zip(line.items, zip(frames, subelements)).map { item, placed in
                Share.Member(
                    placed.1.node.recorded?.id, wanted: item.size.width, got: placed.0.frame.size.width,
                    because: FlowPlacement(own: item.size, growth: placed.0.growth, height: placed.0.frame.size.height))
            })
    }
}
