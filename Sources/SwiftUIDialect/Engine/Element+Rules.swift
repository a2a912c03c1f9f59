import Negotiation

extension Element {
    /// Whether it is exempt from the rules for views. Apple's own break them: `ViewThatFits` answers with another view,
    /// `aspectRatio` fills an unlimited proposal, an ideal length without a maximum is answered to nil alone, and a
    /// grid's columns are as wide as their cells' ideal widths for nil. Lazy stacks and grids, whose answers in SwiftUI
    /// are unknown, take the proposed width, and their views' width if it is unlimited.
    package var breaksRules: Bool {
        switch self {
        case is ViewThatFits, is AspectRatio, is Grid, is LazyGrid: true
        case let rows as Rows: !rows.fills
        case let frame as FlexibleFrame: [frame.width, frame.height].contains { $0.ideal != nil && $0.maximum == nil }
        default: false
        }
    }

    /// The axes along which its content scrolls; nil if it is not a scroll view.
    package var scrolledAxes: Set<Axis>? {
        switch self {
        case let view as ScrollView: Set(Axis.allCases.filter { view.axes.contains($0) })
        case let rows as Rows where rows.fills: [rows.axis]
        default: nil
        }
    }
}
