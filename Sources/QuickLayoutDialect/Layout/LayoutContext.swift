import Negotiation

/// The surroundings of an element, apart from its proposal.
public struct LayoutContext: Hashable, Sendable {
    /// The direction of text: it mirrors rows, paddings, offsets and guides.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The points in a terminal's cell, in which texts are measured.
    public var cellSize = CGSize(width: 1, height: 1)
    /// The axis of the nearest stack around, which a spacer follows.
    public var stackAxis = Axis.vertical
    /// Whether the reasons for positions will be read.
    public package(set) var isRecorded = false

    /// Creates a context: left to right, cells of one point, outside of any stack.
    public init() {}

    /// The context inside a stack or a flow along an axis, or inside a grid, whose cells are along its rows.
    func inStack(along axis: Axis) -> LayoutContext {
        var context = self
        context.stackAxis = axis
        return context
    }

    /// A reason, if it will be read.
    package func reason(_ reason: @autoclosure () -> any Reason) -> (any Reason)? {
        isRecorded ? reason() : nil
    }
}
