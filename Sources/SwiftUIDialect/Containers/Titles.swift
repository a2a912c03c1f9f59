import Negotiation

/// A container that fills the window, with the title that its content names above it: navigation, tabs.
package struct TitledContainer: Element {
    package let elementName: String
    package let content: any View

    package init(_ name: String, _ content: any View) {
        elementName = name
        self.content = content
    }

    /// The title, where there is one, and the first view: of tabs, the one that is shown.
    package func children(of node: Node) -> [Child] {
        let views = node.gather(content, along: nil).children
        guard let shown = views.first else { return [] }
        let title = views.lazy.compactMap { $0.title("navigationTitle") }.first
        return [shown] + (title.map { node.gather($0, along: nil).children } ?? [])
    }

    private func rest(_ proposal: ProposedViewSize, in node: Node) -> (title: CGSize, inner: ProposedViewSize) {
        guard node.children.count > 1 else { return (.zero, proposal) }
        let asked = ProposedViewSize(width: proposal.width, height: nil)
        let title =
            node.children[1].answer(to: asked) ?? node.children[1].ask(asked, because: TitleQuestion(asked: asked))
        let height = proposal.height.map { max(0, $0 - title.height) }
        return (title, ProposedViewSize(width: proposal.width, height: height))
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        guard let shown = node.children.first else { return proposal.replacingUnspecifiedDimensions(by: .zero) }
        let (title, inner) = rest(proposal, in: node)
        let answer = shown.ask(inner, because: BelowTitle(offer: proposal, title: title.height))
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: max(answer.width, title.width), height: answer.height + title.height))
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> [PlacedChild] {
        guard let shown = node.children.first else { return [] }
        let size = node.size(at: proposal)
        let (title, inner) = rest(proposal, in: node)
        let answer = shown.size(at: inner)
        let below = CGSize(width: size.width, height: size.height - title.height)
        let place = Centered(
            size: answer, center: CGPoint(x: below.width / 2, y: title.height + below.height / 2))
        let content = PlacedChild(shown, at: place.corner, proposal: inner, because: place)
        guard node.children.count > 1 else { return [content] }
        let asked = ProposedViewSize(width: proposal.width, height: nil)
        return [
            content,
            PlacedChild(node.children[1], at: .zero, proposal: asked, because: TopLeading(size: title)),
        ]
    }

    package func guides(in node: Node) -> GuideSet { .none }
    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? { nil }
}

/// A title is asked how high it is.
private struct TitleQuestion: Reason {
    let asked: ProposedViewSize

    var sentence: String { "the title's height in the width that there is" }

    func calculation(on axis: Axis) -> Calculation? { asked[axis].map { Calculation($0) } }
}

/// What a title leaves.
private struct BelowTitle: Reason {
    let offer: ProposedViewSize
    let title: CGFloat

    var sentence: String { title == 0 ? "all there is" : "what the title leaves" }

    func calculation(on axis: Axis) -> Calculation? {
        guard let length = offer[axis] else { return nil }
        guard axis == .vertical, title != 0 else { return Calculation(length) }
        let rest = Calculation(length).adding(.minus(title))
        return rest.value >= 0 ? rest : rest.adding(.atLeast(0))
    }
}
