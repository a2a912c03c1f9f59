import EngineKit
import Negotiation

/// The first of several views whose ideal size fits the proposal, or the last if none does.
public struct ViewThatFits: SizedElement {
    package let axes: Axis.Set
    package let content: any View

    /// Creates the view; only lengths on the given axes decide whether a view fits.
    public init<Content: View>(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.init(in: axes, content())
    }

    /// Creates the view from existing views.
    package init(in axes: Axis.Set, _ content: any View) {
        self.axes = axes
        self.content = content
    }

    package func children(of node: Node) -> Nodes { node.nodes(of: content, along: node.context.stackAxis) }

    /// The first child that fits.
    private func chosen(for proposal: ProposedViewSize, in node: Node) -> Node? {
        let choices = node.storage as? Choices ?? Choices()
        node.storage = choices
        if let known = choices.known[proposal] { return known.pointee }
        let question = proposal.map { axis, length in axes.contains(axis) ? nil : length }
        let fitting = node.children.dropLast().first { child in
            let answer = child.ask(question, because: FittingQuestion(offer: proposal, axes: axes))
            return Axis.allCases.allSatisfy { axis in
                !axes.contains(axis) || answer[axis] <= proposal[axis] ?? .infinity
            }
        }
        let chosen = fitting ?? node.children.last
        if let chosen { choices.known.append(chosen, to: proposal, in: node.pass) }
        return chosen
    }

    /// The views chosen so far. A class, because every ask adds to it.
    private final class Choices {
        var known = AnswerTable<Node>()
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        guard let chosen = chosen(for: proposal, in: node) else { return .zero }
        let isLast = chosen == node.children.last
        return chosen.ask(proposal, because: Fitting(proposal: proposal.lengths, isLast: isLast))
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        chosen(for: proposal, in: node)?.adopted(proposal, on: axis) ?? LengthExplanation(.constant)
    }

    /// The domain in which the same view is chosen and answers the same.
    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        guard let chosen = chosen(for: proposal, in: node) else { return .everywhere }
        var same = ProposalBox.everywhere
        let question = proposal.map { axis, length in axes.contains(axis) ? nil : length }
        for child in node.children.dropLast() {
            let (size, asked) = (child.size(at: question), child.domain(at: question).whole)
            for axis in Axis.allCases where !axes.contains(axis) { same[axis] = same[axis].intersection(asked[axis]) }
            if child == chosen {
                for axis in Axis.allCases where axes.contains(axis) {
                    let fitting = LengthInterval(size[axis], .infinity, includesNil: true)
                    same[axis] = same[axis].intersection(fitting)
                }
                break
            }
            guard
                let axis = Axis.allCases.first(where: { axes.contains($0) && !(size[$0] <= proposal[$0] ?? .infinity) })
            else { return AnswerDomain(only: proposal) }
            same[axis] = same[axis].intersection(LengthInterval(-.infinity, size[axis].nextDown))
        }
        let own = chosen.domain(at: proposal)
        return AnswerDomain(width: own[.horizontal].intersection(same), height: own[.vertical].intersection(same))
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        guard let chosen = chosen(for: proposal, in: node) else { return .none }
        return node.places(
            PlacedChild(chosen, at: .zero, proposal: proposal, because: Same(size: chosen.size(at: proposal))))
    }

    package func guides(in node: Node) -> GuideSet {
        node.children.reduce(into: GuideSet.none) { $0.formUnion($1.guides) }
    }

    package func explicitGuide(_ key: AlignmentKey, at proposal: ProposedViewSize, in node: Node) -> CGFloat? {
        chosen(for: proposal, in: node)?.explicitGuide(key, at: proposal)
    }

    package func spacing(in node: Node) -> ViewSpacing { node.children.first?.spacing ?? node.context.plainSpacing }
}
