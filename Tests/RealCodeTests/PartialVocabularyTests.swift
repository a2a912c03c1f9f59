import Testing

/// What vocabularies describe in part, and what other modules may add to them.
@Suite struct PartialVocabularyTests {
    private func reported(_ source: String) throws -> [String] {
        try Shown(source, width: 20, height: 4, reporting: nil).reported
    }

    @Test func `frameworks have more initializers than are described`() throws {
        let source = """
            import BlueprintUI
            let image = UIImage(named: "star")
            let frame = CGRect(minX: 0, maxX: 3, minY: 0, maxY: 4)
            let title = NSLocalizedString("a", bundle: .main, comment: "")
            let scaled = CGPoint(x: 1, y: 2) * 3
            Row { Label(text: title) }
            """
        #expect(try reported(source) == [])
    }

    @Test func `geometry is made of whole numbers, too`() throws {
        try expect(
            #"""
            let side = 3
            Label(text: "\(CGSize(width: side, height: side).width)")
            """#, 5, 1, of: .blueprint, shows: "3.0··")
    }

    @Test func `calls that only an extension can have are remarked on where no import brings one`() throws {
        let call = "Row(aligned: 3) { Label(text: \"a\") }"
        let message = "warning: Row has no parameter 'aligned'"
        #expect(try reported("import BlueprintUI\nimport UIKit\n" + call).first?.contains(message) == true)
        #expect(try reported("import BlueprintUI\nimport Market\n" + call) == [])
        #expect(try reported("@testable import BlueprintUI\n" + call) == [])
    }

    @Test func `a type's own defaults can be set, and what they are stays`() throws {
        try expect(
            """
            func quickly<Result>(_ block: () -> Result) -> Result {
                let old = LayoutMode.default
                defer { LayoutMode.default = old }
                LayoutMode.default = .caffeinated
                return block()
            }
            quickly { Label(text: "a") }
            """, 3, 1, of: .blueprint, shows: "a··")
    }

    @Test func `a type that inherits something unknown may be an element`() throws {
        try expect(
            """
            struct Tile: MarketElement {}
            Column { column in column.add(child: Tile()) }
            """, 10, 1, of: .blueprint, holes: ["Tile"], shows: "▒ Tile ▒─┤")
    }

    @Test func `sources of the library itself mean more by its names`() throws {
        let source = """
            import UIKit
            extension Row {
                init(evenly children: [Element]) { self.init(internalChildren: children) }
            }
            struct Tile: Layout {
                func measure(_ context: Layout.Context) -> CGSize { .zero }
            }
            Row { Label(text: "a") }
            """
        #expect(try reported(source) == [])
    }

    @Test func `an operator of another file, and an initializer that converts, are no mistakes`() throws {
        try expect(
            """
            struct Marker: View {
                let alignment: Alignment
                var body: some View {
                    let corner = CGPoint(x: 1, y: 2) + CGPoint(x: 3, y: 4)
                    let point = UnitPoint(alignment)
                    if corner.x > 0, point.x >= 0 { Text("a") }
                }
            }
            """, 1, 1, holes: ["alignment", "+", "UnitPoint(alignment)"], shows: "a",
            reporting: ["5: warning: missing argument label 'x:' in call"])
        #expect(
            try reported("import SwiftUI\nText(\"a\").padding(EdgeInsets(1, 2, 3, 4))") == [
                "2: error: missing argument label 'top:' in call"
            ])
    }

    @Test func `a switch over all cases of a library's type is exhaustive`() throws {
        try expect(
            """
            struct Strip {
                var axis: QuickLayout.Axis = .vertical
                var body: Layout {
                    switch axis {
                    case .vertical: VStack { Text("a") }
                    case .horizontal: HStack { Text("b") }
                    }
                }
            }
            """, 1, 1, of: .quickLayout, shows: "a")
    }

    @Test func `a value made of a hole without an assumption is a hole, and initializes its variable`() throws {
        try expect(
            """
            struct Adaptive: View {
                let layouts: [AnyLayout]
                init(_ layouts: [any Layout]) { self.layouts = layouts.map { AnyLayout($0) } }
                var body: some View { Text("\\(layouts.count) layouts") }
            }
            """, 9, 1, holes: ["layouts"], shows: "3 layouts")
    }

    @Test func `an unknown method of an element gives what is wanted`() throws {
        let source = """
            import BlueprintUI
            func count(_ children: [Element]) -> Int {
                let priority = children[0].quickPriority()
                let wide: Bool = !children[0].isNarrow()
                return children.filter { !$0.isSpacer() }.count + Int(priority)
            }
            Row { Label(text: "a").glowing().inset(uniform: 1) }
            """
        try expect(source, 5, 3, of: nil, holes: [".glowing()"], contains: ["a"])
    }

    @Test func `a closure of an unknown call returns what it shows`() throws {
        let source = """
            import BlueprintUI
            struct Page: ProxyElement {
                var elementRepresentation: Element {
                    check(3) { () -> Element in
                        return Label(text: "a")
                    }
                    return Label(text: "b")
                }
            }
            """
        #expect(try reported(source) == [])
    }

    @Test func `a child's key may be of any type`() throws {
        let source = """
            import BlueprintUI
            enum Kind { case first, second }
            Row { Label(text: "a").keyed(Kind.first) }
            """
        #expect(try reported(source) == [])
    }

    @Test func `a type of an unknown module is no type of the library`() throws {
        try expect(
            """
            import Storage
            final class Group: Storage.Object { @Stored var items = Storage.List<Int>() }
            struct Rows: View {
                var group = Group()
                var body: some View { VStack { ForEach(group.items) { item in Text("row") } } }
            }
            """, 10, 3, holes: ["Storage.List<Int>()"],
            shows: ["row", "row", "row"].map { "    " + $0 }.joined(separator: "\n"))
    }

    @Test func `a colour that is near one of the library's may be an asset`() throws {
        let source = """
            import SwiftUI
            #Preview { Color(.lightGrey) }
            """
        #expect(try reported(source) == [])
    }
}
