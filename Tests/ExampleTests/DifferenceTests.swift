import Foundation
import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// The differences of two layouts, as literal text.
struct DifferenceTests {
    private static func row(_ middle: String) -> String {
        """
        import SwiftUI
        let row = HStack {
            Text("Katherine Johnson")
            \(middle)
            Spacer()
            Text("1918")
        }
        """
    }

    private static func compared(
        _ source: String, _ width: Double, with other: String, _ otherWidth: Double
    ) throws -> ComparedLayouts {
        ComparedLayouts(
            ComparedLayouts.Side(
                name: "A.swift", inspection: try FindingTests.inspection(source, width: width, height: 5)),
            ComparedLayouts.Side(
                name: "B.swift", inspection: try FindingTests.inspection(other, width: otherWidth, height: 5)))
    }

    @Test func `a layout has no difference from itself`() throws {
        let row = Self.row(#"Text("NASA")"#)
        let compared = try Self.compared(row, 40, with: row, 40)
        #expect(compared.difference.isEmpty)
        #expect(
            compared.text == """
                --- A.swift, proposed 40 × 5
                +++ B.swift, proposed 40 × 5
                the same layout

                """)
    }

    @Test func `another width reports the changed elements and the first different ask`() throws {
        let row = Self.row(#"Text("NASA")"#)
        #expect(
            try Self.compared(row, 40, with: row, 24).text == """
                --- A.swift, proposed 40 × 5
                +++ B.swift, proposed 24 × 5
                first: HStack asks Text#2: was <=12.67 × <=5 → 4×1, is <=7.33 × <=5 → 4×1: highest priority 0 first; \
                flexibility 4 - 0 = 4; equal share (24 - 1 - 1) / 3 = 7.33
                ~ HStack: was 40×1 at 0,2, is 24×2 at 0,1.5 (Test.swift:2)
                ~ HStack/Text: was 17×1 at 0,2, is 9×2 at 0,1.5 (Test.swift:3)
                > HStack/Text#2: was at 18,2, is at 10,2 (Test.swift:4)
                ~ HStack/Spacer: was 14×0 at 22,2.5, is 6×0 at 14,2.5 (Test.swift:5)
                > HStack/Text#3: was at 36,2, is at 20,2 (Test.swift:6)
                3 resized, 2 moved

                """)
    }

    @Test func `an element that an edit wraps is matched, and its wrapper is new`() throws {
        let compared = try Self.compared(
            Self.row(#"Text("NASA")"#), 40, with: Self.row(#"Text("NASA").padding(1).border(.red)"#), 40)
        #expect(
            compared.difference.changes.map { "\($0.kind.rawValue) \($0.path)" } == [
                "resized HStack", "added HStack/border", "added HStack/border/padding",
                "moved HStack/border/padding/Text", "resized HStack/Spacer",
            ])
        let back = try Self.compared(
            Self.row(#"Text("NASA").padding(1).border(.red)"#), 40, with: Self.row(#"Text("NASA")"#), 40)
        #expect(
            back.difference.changes.map { "\($0.kind.rawValue) \($0.path)" } == [
                "resized HStack", "moved HStack/Text#2", "resized HStack/Spacer", "removed HStack/border",
                "removed HStack/border/padding",
            ])
    }

    @Test func `siblings stay matched if a child is inserted before them`() throws {
        let column = { (first: String) in
            "import SwiftUI\nlet column = VStack { \(first)Text(\"b\"); Text(\"c\") }"
        }
        let compared = try Self.compared(column(""), 9, with: column("Text(\"aaa\"); "), 9)
        #expect(
            compared.text.hasSuffix(
                """
                ~ VStack: was 1×2 at 4,1.5, is 3×3 at 3,1 (Test.swift:2)
                + VStack/Text: is 3×1 at 3,1 (Test.swift:2)
                > VStack/Text#2: was at 4,1.5, is at 4,2 (Test.swift:2)
                > VStack/Text#3: was at 4,2.5, is at 4,3 (Test.swift:2)
                1 resized, 2 moved, 1 added

                """))
    }

    @Test func `a container that changes its kind keeps its children`() throws {
        let stack = { (name: String) in "import SwiftUI\nlet stack = \(name) { Text(\"b\"); Text(\"c\") }" }
        let compared = try Self.compared(stack("VStack"), 9, with: stack("HStack"), 9)
        #expect(
            compared.difference.changes.map { "\($0.kind.rawValue) \($0.path)" } == [
                "added HStack", "moved HStack/Text", "moved HStack/Text#2", "removed VStack",
            ])
    }

    @Test func `elements that move only with their parent are counted, not listed`() throws {
        let source = "import SwiftUI\nlet box = VStack { Text(\"b\"); Text(\"c\") }"
        let compared = try Self.compared(source, 9, with: source, 11)
        #expect(compared.difference.changes.map { "\($0.kind.rawValue) \($0.path)" } == ["moved VStack"])
        #expect(compared.difference.carried == 2)
        #expect(compared.text.hasSuffix("1 moved; 2 moved with their container\n"))
    }

    @Test func `each line of the JSON is an object`() throws {
        let row = Self.row(#"Text("NASA")"#)
        let lines = try Self.compared(row, 40, with: row, 24).json.split(separator: "\n")
        let objects = try lines.map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(
            objects.map { $0["event"] as? String } == [
                "compare", "parting", "change", "change", "change", "change", "change",
            ])
        #expect(
            objects.dropFirst(2).map { $0["kind"] as? String } == ["resized", "resized", "moved", "resized", "moved"])
    }
}
