import LayoutInspection
import Testing

/// Edits of a Theodolite source, word for word.
@Suite struct TheodoliteEditTests {
    private static func example(_ marked: String) throws -> EditedSource {
        try EditedSource("import Theodolite\n\n" + marked)
    }

    @Test func `a wrapper's props are on lines of their own`() throws {
        try Self.example(
            """
            FlexboxComponent(
                (
                    options: FlexOptions(),
                    children: [
                        FlexChild(»LabelComponent(("a", options: LabelComponent.Options())), flexGrow: 1),
                        FlexChild(ViewComponent(ViewConfiguration())),
                    ]
                ))
            """
        ).becomes(
            """
            FlexboxComponent(
                (
                    options: FlexOptions(),
                    children: [
                        FlexChild(
                            InsetComponent(
                                (
                                    insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
                                    component: LabelComponent(("a", options: LabelComponent.Options()))
                                )), flexGrow: 1),
                        FlexChild(ViewComponent(ViewConfiguration())),
                    ]
                ))
            """, by: .wrap("Inset"))
    }

    @Test func `a flex container carries its child`() throws {
        try Self.example(
            """
            let a = »LabelComponent(("a", options: LabelComponent.Options()))
            """
        ).becomes(
            """
            let a = FlexboxComponent(
                (
                    options: FlexOptions(flexDirection: .row),
                    children: [
                        FlexChild(LabelComponent(("a", options: LabelComponent.Options())))
                    ]
                ))
            """, by: .wrap("Flexbox row"))
    }

    private static let label = "FlexChild(LabelComponent((\"a\", options: LabelComponent.Options())), flexGrow: 1)"
    private static let view = "FlexChild(ViewComponent(ViewConfiguration()))"

    /// A flex container with its children on lines of their own.
    private static func flexbox(_ children: String...) -> String {
        """
        FlexboxComponent(
            (
                options: FlexOptions(),
                children: [
        \(children.map { "            \($0)," }.joined(separator: "\n"))
                ]
            ))
        """
    }

    private static let marked = flexbox(label.replacing("(Label", with: "(»Label"), view)

    @Test func `a copy has the same factors`() throws {
        try Self.example(Self.marked).becomes(Self.flexbox(Self.label, Self.label, Self.view), by: .duplicate)
    }

    @Test func `children change places with their factors`() throws {
        try Self.example(Self.marked).becomes(Self.flexbox(Self.view, Self.label), by: .move(.next))
    }

    @Test func `a flex container loses its only child`() throws {
        try Self.example(
            """
            FlexboxComponent(
                (options: FlexOptions(), children: [FlexChild(»LabelComponent(("a", options: LabelComponent.Options())))]))
            """
        ).becomes(
            """
            FlexboxComponent(
                (options: FlexOptions(), children: []))
            """, by: .delete)
    }

    @Test func `the only child takes its container's place without its factors`() throws {
        try Self.example(
            """
            InsetComponent(
                (
                    insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
                    component: »FlexboxComponent(
                        (options: FlexOptions(), children: [FlexChild(LabelComponent(("a", options: LabelComponent.Options())))]))
                ))
            """
        ).becomes(
            """
            InsetComponent(
                (
                    insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
                    component: LabelComponent(("a", options: LabelComponent.Options()))
                ))
            """, by: .unwrap)
    }

    @Test func `children take their container's place with their factors`() throws {
        try Self.example(
            """
            FlexboxComponent(
                (
                    options: FlexOptions(),
                    children: [
                        FlexChild(
                            »FlexboxComponent(
                                (
                                    options: FlexOptions(),
                                    children: [
                                        FlexChild(LabelComponent(("a", options: LabelComponent.Options())), flexGrow: 1),
                                        FlexChild(ViewComponent(ViewConfiguration())),
                                    ]
                                ))),
                        FlexChild(ViewComponent(ViewConfiguration())),
                    ]
                ))
            """
        ).becomes(
            """
            FlexboxComponent(
                (
                    options: FlexOptions(),
                    children: [
                        FlexChild(LabelComponent(("a", options: LabelComponent.Options())), flexGrow: 1),
                        FlexChild(ViewComponent(ViewConfiguration())),
                        FlexChild(ViewComponent(ViewConfiguration())),
                    ]
                ))
            """, by: .unwrap)
    }

    @Test func `children that code makes stay`() throws {
        try Self.example(
            """
            »FlexboxComponent((options: FlexOptions(), children: (0..<2).map { _ in FlexChild(ViewComponent(ViewConfiguration())) }))
            """
        ).refuses(.unwrap, because: .contentIsCode)
    }

    @Test func `an empty container gets a child`() throws {
        try Self.example(
            """
            »FlexboxComponent((options: FlexOptions(), children: []))
            """
        ).becomes(
            """
            FlexboxComponent((options: FlexOptions(), children: [FlexChild(LabelComponent(("Text", options: LabelComponent.Options())))]))
            """, by: .add("Label"))
    }

    @Test func `a container's new child comes last`() throws {
        try Self.example(
            """
            »FlexboxComponent(
                (
                    options: FlexOptions(),
                    children: [
                        FlexChild(ViewComponent(ViewConfiguration())),
                    ]
                ))
            """
        ).becomes(
            """
            FlexboxComponent(
                (
                    options: FlexOptions(),
                    children: [
                        FlexChild(ViewComponent(ViewConfiguration())),
                        FlexChild(LabelComponent(("Text", options: LabelComponent.Options()))),
                    ]
                ))
            """, by: .add("Label"))
    }
}
