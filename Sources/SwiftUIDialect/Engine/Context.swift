import Negotiation

/// The surroundings of an element, apart from its proposal.
package struct Context {
    /// The axis of the nearest stack, which spacers and dividers follow; nil if another container is nearer.
    var stackAxis: Axis?
    /// The user view around it.
    var place = ViewPlace()
    private(set) var shared: SharedEnvironment

    package init(cell: CGSize = CGSize(width: 1, height: 1)) {
        shared = SharedEnvironment(EnvironmentValues(), cell: cell)
    }

    /// The lengths proposed to the root; nil if none is.
    package var container: ProposedViewSize {
        get { shared.container }
        set { shared = SharedEnvironment(shared.values, like: shared, container: newValue) }
    }

    /// The views around it with named coordinate spaces.
    var spaces: [String: CoordinateMark] {
        get { shared.spaces }
        set { shared = SharedEnvironment(shared.values, like: shared, spaces: newValue) }
    }

    /// The points in a terminal's cell, in which texts are measured.
    package var cell: CGSize { shared.cell }

    /// The lengths that the platform decides.
    package var metrics: Metrics { shared.metrics }

    /// The preferred spacing of a view that is neither a text nor a spacer.
    var plainSpacing: ViewSpacing { shared.plainSpacing }

    /// The preferred spacing of a text.
    var textSpacing: ViewSpacing { shared.textSpacing }

    /// The values of the modifiers around it.
    package var environment: EnvironmentValues {
        get { shared.values }
        set { shared = SharedEnvironment(newValue, like: shared) }
    }

    /// The context inside a container.
    func inContainer(along axis: Axis?) -> Context {
        var context = self
        context.stackAxis = axis
        return context
    }
}

/// What the views in a modifier share: the environment's values, the points in a cell, and what follows from these. A
/// class, because all of them refer to it.
final class SharedEnvironment {
    let values: EnvironmentValues
    let cell: CGSize
    let container: ProposedViewSize
    let spaces: [String: CoordinateMark]
    let metrics: Metrics
    let plainSpacing: ViewSpacing
    let textSpacing: ViewSpacing
    let textValues: TextValues

    init(_ values: EnvironmentValues, cell: CGSize) {
        (self.values, self.cell) = (values, cell)
        (container, spaces) = (.unspecified, [:])
        metrics = Metrics(cell: cell)
        plainSpacing = metrics.plain
        textSpacing = metrics.text
        textValues = TextValues(values, cell: cell)
    }

    /// Creates the same with other values.
    init(
        _ values: EnvironmentValues, like other: SharedEnvironment, container: ProposedViewSize? = nil,
        spaces: [String: CoordinateMark]? = nil
    ) {
        (self.values, cell, metrics) = (values, other.cell, other.metrics)
        self.container = container ?? other.container
        self.spaces = spaces ?? other.spaces
        (plainSpacing, textSpacing) = (other.plainSpacing, other.textSpacing)
        textValues = TextValues(values, cell: other.cell)
    }
}
