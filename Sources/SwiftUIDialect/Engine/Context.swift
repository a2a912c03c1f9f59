import Negotiation

/// The surroundings of an element, apart from its proposal.
package struct Context {
    package let metrics: Metrics
    /// The axis of the nearest stack, which spacers and dividers follow; nil if another container is nearer.
    var stackAxis: Axis?
    /// The lengths proposed to the root; nil if none is.
    package var container = ProposedViewSize.unspecified
    /// The user view around it.
    var place = ViewPlace()
    /// The views around it with named coordinate spaces.
    var spaces: [String: CoordinateMark] = [:]
    private(set) var shared: SharedEnvironment

    package init(cell: CGSize = CGSize(width: 1, height: 1)) {
        metrics = Metrics(cell: cell)
        shared = SharedEnvironment(EnvironmentValues(), cell: cell)
    }

    /// The points in a terminal's cell, in which texts are measured.
    package var cell: CGSize { shared.cell }

    /// The values of the modifiers around it.
    package var environment: EnvironmentValues {
        get { shared.values }
        set { shared = SharedEnvironment(newValue, cell: cell) }
    }

    /// The context inside a container.
    func inContainer(along axis: Axis?) -> Context {
        var context = self
        context.stackAxis = axis
        return context
    }
}

/// The environment's values, and the points in a cell. A class, because all views inside share it.
final class SharedEnvironment {
    let values: EnvironmentValues
    let cell: CGSize

    init(_ values: EnvironmentValues, cell: CGSize) {
        (self.values, self.cell) = (values, cell)
    }
}
