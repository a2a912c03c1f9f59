import Negotiation

extension Element {
    /// Whether it need not keep the rules that views keep. Apple's own are made so that they break them: `ViewThatFits`
    /// answers with another view, `aspectRatio` fills what has no limit, an ideal length without a maximum is answered to nil
    /// alone, and a grid's columns are as wide as their cells wish under nil. Lazy stacks and grids, of which Apple's answers
    /// are not known, are as wide as is proposed, and without a limit as their views need.
    package var breaksRules: Bool {
        switch self {
        case is ViewThatFits, is AspectRatio, is Grid, is LazyGrid: true
        case let rows as Rows: !rows.fills
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
