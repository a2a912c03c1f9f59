import EngineKit
import Negotiation
import SwiftUIDialect

/// A container that fills the window: for navigation, with titles and toolbars of the views inside above its content,
/// or with tabs below it.
package struct TitledContainer: SizedElement {
    package let elementName: String
    package let content: any View
    private let kind: Kind

    /// The kind of bars around the content.
    package enum Kind {
        case navigation
        /// Tabs, one of them selected; the first if the selection is unknown.
        case tabs(Selection?)
    }

    package init(_ name: String, _ content: any View, as kind: Kind = .navigation) {
        elementName = name
        self.kind = kind
        self.content = content
    }

    /// The content as one view, of tabs the one that is shown. The bars become its siblings when they are known.
    package func children(of node: Node) -> Nodes {
        let settings = node.context.environment.controls
        guard case .tabs(let selection) = kind else {
            let whole = SingleView(content)
            node.storage = Bars(tabs: [], search: settings.searchField)
            guard settings.searchField != nil else { return node.nodes(of: whole, along: nil) }
            return node.nodes(of: HandingDown(whole) { $0.controls.searchField = nil }, along: nil)
        }
        let views = node.gather(content, along: nil).children
        let hasBar = views.contains { $0.title(.tab) != nil }
        let tabs = (settings.tabStyle == .page ? [] : views).compactMap { view in
            (view.title(.tab) ?? (hasBar ? view.element as? UnknownView : nil))
                .map { Controls.tappable("Tab", $0, action: selection?.choosing(view.tag)) }
        }
        node.storage = Bars(tabs: tabs, search: nil)
        let shown = selection.flatMap { selection in views.first { selection.isOf($0.tag) } } ?? views.first
        return shown.map { node.adopt(CollectionOfOne($0)) } ?? .none
    }

    /// The bars, and their indices among the children. A class, because the node stores it as an object.
    private final class Bars: LastingStorage {
        let tabs: [any View]
        /// The search field, if no view inside has one.
        let search: (any View)?
        /// Nil before the bars were made.
        var places: (head: Int?, foot: Int?)?

        init(tabs: [any View], search: (any View)?) {
            self.tabs = tabs
            self.search = search
        }
    }

    /// The indices of the bars, which are made at the first call from the settings of the views inside.
    private func bars(in node: Node) -> (head: Int?, foot: Int?) {
        guard let shown = node.children.first, let bars = node.storage as? Bars else { return (nil, nil) }
        if let places = bars.places { return places }
        let handed = shown.barSettings
        let rows = BarRows(passesTitlesOn ? handed.forTabs : handed, tabs: bars.tabs, search: bars.search)
        let head = rows.head.map { node.gather($0, along: nil).children } ?? []
        let foot = rows.foot.map { node.gather($0, along: nil).children } ?? []
        let places = (head: head.isEmpty ? nil : 1, foot: foot.isEmpty ? nil : 1 + head.count)
        node.append(head + foot)
        bars.places = places
        return places
    }

    /// Whether its titles go to the container around it.
    fileprivate var passesTitlesOn: Bool { if case .tabs = kind { true } else { false } }

    /// The answers of the bars, and the rest for the content.
    private struct Rest {
        var head: (node: Node, size: CGSize)?
        var foot: (node: Node, size: CGSize)?
        let inner: ProposedViewSize

        var height: CGFloat { (head?.size.height ?? 0) + (foot?.size.height ?? 0) }
        var width: CGFloat { max(head?.size.width ?? 0, foot?.size.width ?? 0) }
    }

    private func rest(_ proposal: ProposedViewSize, in node: Node) -> Rest {
        let bars = bars(in: node)
        let asked = ProposedViewSize(width: proposal.width, height: nil)
        func bar(_ index: Int?) -> (node: Node, size: CGSize)? {
            guard let index, node.children.indices.contains(index) else { return nil }
            let bar = node.children[index]
            return (bar, bar.answer(to: asked) ?? bar.ask(asked, because: TitleQuestion(proposal: asked.lengths)))
        }
        let (head, foot) = (bar(bars.head), bar(bars.foot))
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

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        if proposal[axis] != nil { return LengthExplanation(.room(axis)) }
        guard let shown = node.children.first else { return LengthExplanation(.constant) }
        let rest = rest(proposal, in: node)
        let bar = ProposedViewSize(width: proposal.width, height: nil)
        let bars = [rest.head, rest.foot].compactMap { $0 }
        let exchanges = [shown.exchange(at: rest.inner)] + bars.map { $0.node.exchange(at: bar) }
        let lengths = [shown.size(at: rest.inner)[axis]] + bars.map { $0.size[axis] }
        let answers = Array(zip(exchanges, lengths))
        guard axis == .horizontal else { return .sum(of: answers, spacing: 0, in: size[axis], on: axis) }
        return .aligned(answers, in: size[axis], on: axis) { ($1, 0, $0) }
    }

    package func arrangement(for proposal: ProposedViewSize, in node: Node) -> Places {
        guard let shown = node.children.first else { return .none }
        let size = node.size(at: proposal)
        let rest = rest(proposal, in: node)
        let middle = (rest.head?.size.height ?? 0) + (size.height - rest.height) / 2
        func placed(_ child: Node, _ own: CGSize, at y: CGFloat, _ proposal: ProposedViewSize) -> PlacedChild {
            PlacedChild(child, of: own, centeredAt: CGPoint(x: size.width / 2, y: y), proposal: proposal)
        }
        let asked = ProposedViewSize(width: proposal.width, height: nil)
        let content = placed(shown, shown.size(at: rest.inner), at: middle, rest.inner)
        let head = rest.head.map { PlacedChild(topLeading: $0.node, of: $0.size, proposal: asked) }
        let foot = rest.foot.map { placed($0.node, $0.size, at: size.height - $0.size.height / 2, asked) }
        return node.places([content, head, foot].compactMap { $0 })
    }

    package func shares(for proposal: ProposedViewSize, in node: Node) -> ShareMaker? {
        let placed = node.arrangement(at: proposal).map(\.combined)
        let size = node.size(at: proposal)
        let isAsProposed = size.width == proposal.width
        return { _ in
            [
                .largest(.horizontal, size.width, of: placed, else: isAsProposed ? .proposed : .linedUp),
                .ownLengths(
                    .vertical, available: size.height, spacing: 0,
                    of: placed.enumerated().map { (child: $1, turn: $0 == 0 && placed.count > 1 ? 2 : 1) },
                    by: BarsRule()),
            ]
        }
    }
}

/// The rule by which bars are above and below the content.
private struct BarsRule: Reason {
    var sentence: String { "the bars have their own heights; the content is asked in what they leave" }
}

extension Node {
    /// The titles and toolbars of it and of the views in it for the container around them, outermost first. There are
    /// none of views that become known only when placed or chosen.
    fileprivate var barSettings: [BarSetting] {
        descending { () -> [BarSetting] in
            if element is ViewThatFits { return [] }
            if let reader = element as? GeometryReader { return reader.barSettings(in: self) }
            if let container = element as? TitledContainer {
                let handed = children.first?.barSettings ?? []
                return container.passesTitlesOn ? handed : handed.forTabs
            }
            let own = (element as? BarSetting).map { [$0] } ?? []
            return own + children.flatMap(\.barSettings)
        } ?? []
    }
}

extension GeometryReader {
    /// The bar settings of its views. They are needed before its size is known, so the views are made for the whole
    /// window.
    fileprivate func barSettings(in node: Node) -> [BarSetting] {
        func length(_ axis: Axis) -> CGFloat { node.context.container[axis].flatMap { $0.isFinite ? $0 : nil } ?? 100 }
        let window = GeometryProxy(size: CGSize(width: length(.horizontal), height: length(.vertical)))
        return node.trying(make(window)).flatMap { $0.modifiers(BarSetting.self) }
    }
}

/// A title or a bar, asked for its height.
private struct TitleQuestion: HandedOn {
    let proposal: ProposedLengths

    var sentence: String { "the bar's height in the width that there is" }
}

/// The rest after titles and bars.
private struct BelowTitle: Reason {
    let offer: ProposedViewSize
    let title: CGFloat

    var sentence: String {
        guard let sum = calculation(on: .vertical) else { return "the ideal height, for none is proposed" }
        return sum.steps.isEmpty ? "all there is: \(sum)" : "what the bars leave: \(sum)"
    }

    func calculation(on axis: Axis) -> Calculation? {
        guard let length = offer[axis] else { return nil }
        guard axis == .vertical, title != 0 else { return Calculation(length) }
        let rest = Calculation(length).adding(.minus(title))
        return rest.notNegative
    }
}
