import Interpreter
import Negotiation
import SwiftUIDialect

// Modifiers by what a screen leaves of itself: nothing of it is covered here.

extension SafeAreaInset {
    static let page = page("safeAreaInset")
    static let bar = page("safeAreaBar")

    private static func page(_ name: String) -> Page<Self> {
        Page<Self>(
            modifying: SafeAreaInset(
                EmptyView(), EmptyView(), at: .bottom, alignment: .center, spacing: nil, name: name),
            "a view at an edge, and this one in what it leaves; an approximation"
        )
        .reading("edge", \.edge)
        .reading("spacing", \.spacing, "between the two; nil for the default")
        .applied(.arg("edge"), .arg("alignment", default: .center), .arg("spacing", default: nil), .content) {
            (view, edge: Edge, alignment: HorizontalAlignment, spacing: CGFloat?, inset) in
            SafeAreaInset(
                view, ViewSequence(inset), at: edge, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, name: name)
        }
        .applied(.arg("edge"), .arg("alignment"), .arg("spacing", default: nil), .content) {
            (view, edge: Edge, alignment: VerticalAlignment, spacing: CGFloat?, inset) in
            SafeAreaInset(
                view, ViewSequence(inset), at: edge, alignment: Alignment(horizontal: .center, vertical: alignment),
                spacing: spacing, name: name)
        }
    }
}

/// What of a scroll view margins are around.
enum MarginPlacement: CaseIterable {
    case automatic, scrollContent, scrollIndicators

    /// A view with margins; without those of indicators, which are not seen.
    func placing(_ margins: ScrollMargins, around view: any View) -> any View {
        if self == .scrollIndicators { view } else { margins }
    }
}

extension MarginPlacement: Described {
    static let typeName = TypeName("ContentMarginPlacement")
    static let page = Page<Self>("what of a scroll view margins are around").all()
}

extension FixedFrame {
    /// More parts than these are none that could be seen.
    private static let mostParts = 1_000

    static let relative = Page<Self>(
        modifying: FixedFrame(
            EmptyView(), width: nil, height: nil, alignment: .center, name: "containerRelativeFrame"),
        "a box as long as the root, or by it"
    )
    .reading("width", \.width)
    .reading("height", \.height)
    .reading("alignment", \.alignment, alignmentHelp)
    .applied(.arg("_ axes"), .arg("alignment", \.alignment)) { (view, axes: Axis.Set, alignment) in
        ContainerRelativeFrame(view, axes, alignment: alignment)
    }
    .applied(
        .arg("_ axes"), .arg("count", unit: nil), .arg("span", default: 1, unit: nil), .arg("spacing"),
        .arg("alignment", \.alignment)
    ) { (view, axes: Axis.Set, count: Int, span: Int, spacing: CGFloat, alignment) in
        let (parts, spanned) = (min(max(1, count), Self.mostParts), min(max(1, span), Self.mostParts))
        return ContainerRelativeFrame(view, axes, alignment: alignment, count: parts, span: spanned, spacing: spacing)
    }
    .applied(
        .arg("_ axes"), .arg("alignment", \.alignment),
        .arg("_ length", as: .closure(failing: 0))
    ) { (view, axes: Axis.Set, alignment, length: @escaping (CGFloat, Axis) -> CGFloat) in
        ContainerRelativeFrame(view, axes, alignment: alignment, length: length)
    }
}
