import Negotiation

extension Element {
    /// Whether it is made so that it breaks the rules that views keep, as Apple's does: `ViewThatFits` answers with another
    /// view, `aspectRatio` fills what has no limit, an ideal length without a maximum is answered to nil alone, and a grid's
    /// columns are as wide as their cells wish under nil.
    package var breaksRules: Bool {
        switch self {
        case is ViewThatFits, is AspectRatio, is Grid: true
        case let frame as FlexibleFrame: [frame.width, frame.height].contains { $0.ideal != nil && $0.maximum == nil }
        default: false
        }
    }

    /// The axes along which what is in it scrolls; nil for what is no window on it.
    package var scrolledAxes: Set<Axis>? {
        switch self {
        case let view as ScrollView: Set(Axis.allCases.filter { view.axes.contains($0) })
        case let rows as Rows where rows.fills: [rows.axis]
        default: nil
        }
    }
}
