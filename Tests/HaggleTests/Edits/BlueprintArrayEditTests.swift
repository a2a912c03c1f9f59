import LayoutInspection
import Testing

/// Edits of the elements of arrays in a Blueprint source, word for word.
@Suite struct BlueprintArrayEditTests {
    @Test func `an element of an array goes with its comma and comment`() throws {
        try EditedSource.blueprint(
            """
            Overlay(elements: [
                Box(backgroundColor: .red),
                // the text
                »Label(text: "a"),
            ])
            """
        ).becomes(
            """
            Overlay(elements: [
                Box(backgroundColor: .red),
            ])
            """, by: .delete)
    }

    @Test func `the last element of an array leaves no comma`() throws {
        try EditedSource.blueprint(
            """
            Overlay(elements: [
                Box(backgroundColor: .red),
                »Label(text: "a")
            ])
            """
        ).becomes(
            """
            Overlay(elements: [
                Box(backgroundColor: .red)
            ])
            """, by: .delete)
    }

    @Test func `the first element of a line goes with its comma`() throws {
        try EditedSource.blueprint(
            """
            Overlay(elements: [»Box(backgroundColor: .red), Label(text: "a")])
            """
        ).becomes(
            """
            Overlay(elements: [Label(text: "a")])
            """, by: .delete)
    }

    @Test func `the last element of a line goes with the comma before it`() throws {
        try EditedSource.blueprint(
            """
            Overlay(elements: [Box(backgroundColor: .red), »Label(text: "a")])
            """
        ).becomes(
            """
            Overlay(elements: [Box(backgroundColor: .red)])
            """, by: .delete)
    }

    @Test func `an array loses its only element`() throws {
        try EditedSource.blueprint(
            """
            Overlay(elements: [»Label(text: "a")])
            """
        ).becomes(
            """
            Overlay(elements: [])
            """, by: .delete)
    }

    @Test func `a copy in an array gets a comma`() throws {
        try EditedSource.blueprint(
            """
            Overlay(elements: [
                »Box(backgroundColor: .red),  // behind
                Label(text: "a")
            ])
            """
        ).becomes(
            """
            Overlay(elements: [
                Box(backgroundColor: .red),
                Box(backgroundColor: .red),  // behind
                Label(text: "a")
            ])
            """, by: .duplicate)
    }

    @Test func `elements of an array change places, and commas stay`() throws {
        try EditedSource.blueprint(
            """
            Overlay(elements: [
                // behind
                »Box(backgroundColor: .red),  // red
                Label(text: "a")  // in front
            ])
            """
        ).becomes(
            """
            Overlay(elements: [
                Label(text: "a"),  // in front
                // behind
                Box(backgroundColor: .red)  // red
            ])
            """, by: .move(.next))
    }

    @Test func `elements of a line change places`() throws {
        try EditedSource.blueprint(
            """
            Overlay(elements: [»Box(backgroundColor: .red), Label(text: "a")])
            """
        ).becomes(
            """
            Overlay(elements: [Label(text: "a"), Box(backgroundColor: .red)])
            """, by: .move(.next))
    }

    @Test func `an array of lines gets an element before its last comma`() throws {
        try EditedSource.blueprint(
            """
            »Overlay(elements: [
                Label(text: "a"),
            ])
            """
        ).becomes(
            """
            Overlay(elements: [
                Label(text: "a"),
                Row {
                    Label(text: "Text")
                },
            ])
            """, by: .add("Row"))
    }
}
