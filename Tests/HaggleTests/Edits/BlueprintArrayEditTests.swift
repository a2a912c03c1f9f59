import LayoutInspection
import Testing

/// Edits of the elements of arrays in a Blueprint source, word for word.
@Suite struct BlueprintArrayEditTests {
    @Test(arguments: cases)
    func `an array of elements is edited`(edit: EditCase) throws { try edit.check(importing: "BlueprintUI") }

    private static let cases = [
        EditCase(
            "an element of an array goes with its comma and comment", .delete,
            """
              Overlay(elements: [
                  Box(backgroundColor: .red),
            -     // the text
            -     »Label(text: "a"),
              ])
            """),
        EditCase(
            "the last element of an array leaves no comma", .delete,
            """
              Overlay(elements: [
            -     Box(backgroundColor: .red),
            -     »Label(text: "a")
            +     Box(backgroundColor: .red)
              ])
            """),
        EditCase(
            "the first element of a line goes with its comma", .delete,
            """
            - Overlay(elements: [»Box(backgroundColor: .red), Label(text: "a")])
            + Overlay(elements: [Label(text: "a")])
            """),
        EditCase(
            "the last element of a line goes with the comma before it", .delete,
            """
            - Overlay(elements: [Box(backgroundColor: .red), »Label(text: "a")])
            + Overlay(elements: [Box(backgroundColor: .red)])
            """),
        EditCase(
            "an array loses its only element", .delete,
            """
            - Overlay(elements: [»Label(text: "a")])
            + Overlay(elements: [])
            """),
        EditCase(
            "a copy in an array gets a comma", .duplicate,
            """
              Overlay(elements: [
            +     Box(backgroundColor: .red),
                  »Box(backgroundColor: .red),  // behind
                  Label(text: "a")
              ])
            """),
        EditCase(
            "elements of an array change places, and commas stay", .move(.next),
            """
              Overlay(elements: [
            +     Label(text: "a"),  // in front
                  // behind
            -     »Box(backgroundColor: .red),  // red
            -     Label(text: "a")  // in front
            +     Box(backgroundColor: .red)  // red
              ])
            """),
        EditCase(
            "elements of a line change places", .move(.next),
            """
            - Overlay(elements: [»Box(backgroundColor: .red), Label(text: "a")])
            + Overlay(elements: [Label(text: "a"), Box(backgroundColor: .red)])
            """),
        EditCase(
            "an array of lines gets an element before its last comma", .add("Row"),
            """
              »Overlay(elements: [
                  Label(text: "a"),
            +     Row {
            +         Label(text: "Text")
            +     },
              ])
            """),
    ]
}
