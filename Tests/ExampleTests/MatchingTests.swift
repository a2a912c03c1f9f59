import LayoutInspection
import Testing

/// The matching of elements after an edit, by source position, kind and contents.
struct MatchingTests {
    /// The path of an element after an edit; nil if it is gone.
    private static func path(of path: String, in source: String, after edited: String) throws -> String? {
        let before = try FindingTests.inspection("import SwiftUI\n" + source, width: 30, height: 10)
        let after = try FindingTests.inspection("import SwiftUI\n" + edited, width: 30, height: 10)
        let index = try #require(before.elements.indices.first { before.path(of: $0).description == path })
        return ElementMatching(before, after).after[index].map { after.path(of: $0).description }
    }

    @Test func `an element without a text follows its line if another of its kind is inserted before it`() throws {
        let lines = { (inserted: String) in
            "let column = VStack {\n\(inserted)    Text(\"a\")\n    Spacer()\n    Text(\"b\")\n}"
        }
        #expect(
            try Self.path(of: "VStack/Spacer", in: lines(""), after: lines("    Spacer()\n")) == "VStack/Spacer#2")
        #expect(try Self.path(of: "VStack/Spacer#2", in: lines("    Spacer()\n"), after: lines("")) == "VStack/Spacer")
    }

    @Test func `a container is distinguished from an inserted one by its contents, even on one line`() throws {
        let rows = { (inserted: String) in "let column = VStack { \(inserted)HStack { Text(\"a\"); Text(\"b\") } }" }
        #expect(
            try Self.path(of: "VStack/HStack", in: rows(""), after: rows("HStack { Text(\"x\") }; "))
                == "VStack/HStack#2")
    }

    @Test func `the row of a loop follows its contents if another row is inserted before it`() throws {
        let list = { (names: String) in
            "let list = VStack { ForEach([\(names)], id: \\.self) { name in HStack { Text(name); Spacer() } } }"
        }
        #expect(
            try Self.path(of: "VStack/HStack", in: list("\"a\", \"b\""), after: list("\"new\", \"a\", \"b\""))
                == "VStack/HStack#2")
    }

    @Test func `an element is found in a wrapper of its own kind`() throws {
        let row = "HStack { Text(\"a\"); Text(\"b\") }"
        #expect(
            try Self.path(of: "HStack", in: "let row = \(row)", after: "let row = HStack { \(row) }") == "HStack/HStack"
        )
        #expect(
            try Self.path(of: "HStack/HStack", in: "let row = HStack { \(row) }", after: "let row = \(row)") == "HStack"
        )
    }

    @Test func `an element whose own text changes stays the same`() throws {
        let row = { (text: String) in "let row = HStack { Text(\"\(text)\"); Text(\"b\"); Text(\"c\") }" }
        #expect(try Self.path(of: "HStack/Text", in: row("a"), after: row("other")) == "HStack/Text")
        #expect(try Self.path(of: "HStack/Text#2", in: row("a"), after: row("other")) == "HStack/Text#2")
    }
}
