import Negotiation

/// A container that fills the window, with the title and the toolbar that its content has above it, and tabs below.
package struct TitledContainer: Element {
    package let elementName: String
    package let content: any View

    package init(_ name: String, _ content: any View) {
        elementName = name
        self.content = content
    }

    /// The first view, of tabs the one that is shown, and the bars above and below it, where there are any.
    package func children(of node: Node) -> [Child] {
        let search = node.context.environment.searchField
        let inner = search == nil ? content : HandingDown(content) { $0.searchField = nil }
        let views = node.gather(inner, along: nil).children
        guard let shown = views.first else { return [] }
        let rows = BarRows(of: views, search: search)
        let head = rows.head.map { node.gather($0, along: nil).children } ?? []
        let foot = rows.foot.map { node.gather($0, along: nil).children } ?? []
        node.storage = Bars(head: head.isEmpty ? nil : 1, foot: foot.isEmpty ? nil : 1 + head.count)
        return [shown] + head + foot
    }

    /// Which children the bars are. A class, for the node keeps it as it is.
    private final class Bars {
        let head: Int?
        let foot: Int?

        init(head: Int?, foot: Int?) {
            self.head = head
            self.foot = foot
        }
    }

    /// What the bars answer, and what they leave.
    private struct Rest {
        var head: (node: Node, size: CGSize)?
        var foot: (node: Node, size: CGSize)?
        let inner: ProposedViewSize

        var height: CGFloat { (head?.size.height ?? 0) + (foot?.size.height ?? 0) }
        var width: CGFloat { max(head?.size.width ?? 0, foot?.size.width ?? 0) }
    }

    private func rest(_ proposal: ProposedViewSize, in node: Node) -> Rest {
        let bars = node.storage as? Bars
        let asked = ProposedViewSize(width: proposal.width, height: nil)
        func bar(_ index: Int?) -> (node: Node, size: CGSize)? {
            guard let index, node.children.indices.contains(index) else { return nil }
            let bar = node.children[index]
            return (bar, bar.answer(to: asked) ?? bar.ask(asked, because: TitleQuestion(asked: asked)))
        }
        let (head, foot) = (bar(bars?.head), bar(bars?.foot))
        let taken = (head?.size.height ?? 0) + (foot?.size.height ?? 0)
        let height = taken == 0 ? proposal.height : proposal.height.map { max(0, $0 - taken) }
        return Rest(head: head, foot: foot, inner: ProposedViewSize(width: proposal.width, height: height))
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        guard let shown = node.children.first else { return proposal.replacingUnspecifiedDimensions(by: .zero) }
        let rest = rest(proposal, in: node)
        let answer = shown.ask(rest.inner, because: BelowTitle(offer: proposal, title: rest.height))
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: max(answer.width, rest.width), height: answer.height + rest.height))
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> [PlacedChild] {
        guard let shown = node.children.first else { return [] }
        let size = node.size(at: proposal)
        let rest = rest(proposal, in: node)
        let top = rest.head?.size.height ?? 0
        let place = Centered(
            size: shown.size(at: rest.inner),
            center: CGPoint(x: size.width / 2, y: top + (size.height - rest.height) / 2))
        var placed = [PlacedChild(shown, at: place.corner, proposal: rest.inner, because: place)]
        let asked = ProposedViewSize(width: proposal.width, height: nil)
        if let head = rest.head {
            placed.append(PlacedChild(head.node, at: .zero, proposal: asked, because: TopLeading(size: head.size)))
        }
        if let foot = rest.foot {
            let place = Centered(
                size: foot.size, center: CGPoint(x: size.width / 2, y: size.height - foot.size.height / 2))
            placed.append(PlacedChild(foot.node, at: place.corner, proposal: asked, because: place))
        }
        return placed
    }

    package func guides(in node: Node) -> GuideSet { .none }
    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? { nil }
}

/// A title or a bar is asked how high it is.
private struct TitleQuestion: Reason {
    let asked: ProposedViewSize

    var sentence: String { "the bar's height in the width that there is" }

    func calculation(on axis: Axis) -> Calculation? { asked[axis].map { Calculation($0) } }
}

/// What titles and bars leave.
private struct BelowTitle: Reason {
    let offer: ProposedViewSize
    let title: CGFloat

    var sentence: String { title == 0 ? "all there is" : "what the bars leave" }

    func calculation(on axis: Axis) -> Calculation? {
        guard let length = offer[axis] else { return nil }
        guard axis == .vertical, title != 0 else { return Calculation(length) }
        let rest = Calculation(length).adding(.minus(title))
        return rest.value >= 0 ? rest : rest.adding(.atLeast(0))
    }
}
