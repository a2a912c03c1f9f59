/// A tappable view as large as its label.
public struct Button: PrimitiveView {
    private let row: NamedRow

    /// Creates a button; the action runs when the label is tapped.
    public init<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        row = NamedRow("Button", [label()], canBeOneView: true, action: action)
    }

    /// Creates a button with a text as its label.
    public init(_ title: String, action: @escaping () -> Void) {
        row = NamedRow("Button", [Text(title)], canBeOneView: true, action: action)
    }

    package func gather(into list: inout ChildList) { list.add(row) }
}

/// An icon with a title.
public struct Label: PrimitiveView {
    private let row: NamedRow

    /// Creates a label with a system symbol; every name is valid.
    public init(_ title: String, systemImage name: String) {
        row = NamedRow("Label", [Image(systemName: name), Text(title)])
    }

    package func gather(into list: inout ChildList) { list.add(row) }
}
