import Negotiation

/// What an element knows of the place where it stands, besides what it is proposed.
public struct LayoutContext: Hashable, Sendable {
    /// Where text begins: it turns rows, paddings, offsets and guides round.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The points in a terminal's cell, by which texts are measured.
    public var cellSize = CGSize(width: 1, height: 1)
    /// The axis of the stack that is nearest above, which a spacer follows.
    public var stackAxis = Axis.vertical
    /// Whether anybody will read why children stand where they do.
    public package(set) var isRecorded = false

    /// Left to right, cells of one point, outside of any stack.
    public init() {}

    /// The context of what stands in a stack, in a flow or in a grid, whose cells lie along its rows.
    func inStack(along axis: Axis) -> LayoutContext {
        var context = self
        context.stackAxis = axis
        return context
    }

    /// A reason, where somebody will read it.
    package func reason(_ reason: @autoclosure () -> any Reason) -> (any Reason)? {
        isRecorded ? reason() : nil
    }
}
