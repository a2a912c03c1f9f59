import LayoutInspection
import Testing

/// Edits of a Theodolite source, word for word.
@Suite struct TheodoliteEditTests {
    @Test(arguments: cases)
    func `a component is edited`(edit: EditCase) throws { try edit.check(importing: "Theodolite") }

    private static let cases = [
        EditCase(
            "a wrapper's props are on lines of their own", .wrap("Inset"),
            """
              FlexboxComponent(
                  (
                      options: FlexOptions(),
                      children: [
            -             FlexChild(»LabelComponent(("a", options: LabelComponent.Options())), flexGrow: 1),
            +             FlexChild(
            +                 InsetComponent(
            +                     (
            +                         insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
            +                         component: LabelComponent(("a", options: LabelComponent.Options()))
            +                     )), flexGrow: 1),
                          FlexChild(ViewComponent(ViewConfiguration())),
                      ]
                  ))
            """),
        EditCase(
            "a flex container carries its child", .wrap("Flexbox row"),
            """
            - let a = »LabelComponent(("a", options: LabelComponent.Options()))
            + let a = FlexboxComponent(
            +     (
            +         options: FlexOptions(flexDirection: .row),
            +         children: [
            +             FlexChild(LabelComponent(("a", options: LabelComponent.Options())))
            +         ]
            +     ))
            """),
        EditCase(
            "a flex container loses its only child", .delete,
            """
              FlexboxComponent(
            -     (options: FlexOptions(), children: [FlexChild(»LabelComponent(("a", options: LabelComponent.Options())))]))
            +     (options: FlexOptions(), children: []))
            """),
        EditCase(
            "the only child takes its container's place without its factors", .unwrap,
            """
              InsetComponent(
                  (
                      insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1),
            -         component: »FlexboxComponent(
            -             (options: FlexOptions(), children: [FlexChild(LabelComponent(("a", options: LabelComponent.Options())))]))
            +         component: LabelComponent(("a", options: LabelComponent.Options()))
                  ))
            """),
        EditCase(
            "children take their container's place with their factors", .unwrap,
            """
              FlexboxComponent(
                  (
                      options: FlexOptions(),
                      children: [
            -             FlexChild(
            -                 »FlexboxComponent(
            -                     (
            -                         options: FlexOptions(),
            -                         children: [
            -                             FlexChild(LabelComponent(("a", options: LabelComponent.Options())), flexGrow: 1),
            -                             FlexChild(ViewComponent(ViewConfiguration())),
            -                         ]
            -                     ))),
            +             FlexChild(LabelComponent(("a", options: LabelComponent.Options())), flexGrow: 1),
            +             FlexChild(ViewComponent(ViewConfiguration())),
                          FlexChild(ViewComponent(ViewConfiguration())),
                      ]
                  ))
            """),
        EditCase(
            "an empty container gets a child", .add("Label"),
            """
            - »FlexboxComponent((options: FlexOptions(), children: []))
            + FlexboxComponent((options: FlexOptions(), children: [FlexChild(LabelComponent(("Text", options: LabelComponent.Options())))]))
            """),
        EditCase(
            "a container's new child comes last", .add("Label"),
            """
              »FlexboxComponent(
                  (
                      options: FlexOptions(),
                      children: [
                          FlexChild(ViewComponent(ViewConfiguration())),
            +             FlexChild(LabelComponent(("Text", options: LabelComponent.Options()))),
                      ]
                  ))
            """),
    ]

    private static func example(_ marked: String) throws -> EditedSource {
        try EditedSource("import Theodolite\n\n" + marked)
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

    @Test func `children that code makes stay`() throws {
        try Self.example(
            """
            »FlexboxComponent((options: FlexOptions(), children: (0..<2).map { _ in FlexChild(ViewComponent(ViewConfiguration())) }))
            """
        ).refuses(.unwrap, because: .contentIsCode)
    }
}
