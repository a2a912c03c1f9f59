import Negotiation

/// What an element knows of the place where it stands, besides what it is proposed.
package struct Context {
    package let metrics: Metrics
    /// The axis of the nearest stack, which a spacer and a divider follow; nil where another container is nearer.
    var stackAxis: Axis?
    /// The lengths proposed to the root; nil where none is.
    package var container = ProposedViewSize.unspecified
    /// In which view of an author's own it stands.
    var place = ViewPlace()
    /// The views around it whose coordinates have names.
    var spaces: [String: CoordinateMark] = [:]
    private(set) var shared: SharedEnvironment

    package init(cell: CGSize = CGSize(width: 1, height: 1)) {
        metrics = Metrics(cell: cell)
        shared = SharedEnvironment(EnvironmentValues(), cell: cell)
    }

    /// The points in a terminal's cell, by which texts are measured.
    package var cell: CGSize { shared.cell }

    /// What modifiers around it say.
    package var environment: EnvironmentValues {
        get { shared.values }
        set { shared = SharedEnvironment(newValue, cell: cell) }
    }

    /// The context of what stands in a container.
    func inContainer(along axis: Axis?) -> Context {
        var context = self
        context.stackAxis = axis
        return context
    }
}

/// What modifiers say, and the points in a cell. A class, for all that is in them refers to it.
final class SharedEnvironment {
    let values: EnvironmentValues
    let cell: CGSize

    init(_ values: EnvironmentValues, cell: CGSize) {
        (self.values, self.cell) = (values, cell)
    }
}
