/// A row of views as an element with a name of its own, tappable if it has an action. Controls are made of such rows.
package struct NamedRow: PrimitiveView {
    private let stack: ArrangedStack

    /// - Parameters:
    ///   - spacing: the spacing in points; nil for the neighbours' preferred one.
    ///   - canBeOneView: whether it is replaced by a single view.
    package init(
        _ name: String, _ views: [any View], spacing: CGFloat? = nil, canBeOneView: Bool = false,
        action: (() -> Void)? = nil
    ) {
        stack = ArrangedStack(
            axis: .horizontal, spacing: spacing, line: VerticalAlignment.center.key, content: ViewSequence(views),
            elementName: name, canBeOneView: canBeOneView, action: action)
    }

    package func gather(into list: inout ChildList) { list.append(stack) }
}
