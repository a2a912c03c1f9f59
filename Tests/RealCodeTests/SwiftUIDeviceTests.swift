import Foundation
import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// What a device says of itself: where text begins, how large it is, how large the window is.
@Suite struct SwiftUIDeviceTests {
    private static let points = CGSize(width: 8, height: 16)

    private static func text(_ body: String, _ members: String = "") -> String {
        """
        import SwiftUI
        struct Main: View {
            \(members)
            var body: some View {
                \(body)
            }
        }
        """
    }

    @Test func `from right to left stacks, edges, alignments and offsets are mirrored`() throws {
        let source = Self.text(
            """
            VStack(alignment: .leading) {
                HStack { Text("one"); Text("two") }
                Text("inset").padding(.leading, 2)
                Text("x").offset(x: 3)
                Text("end").frame(width: 8, alignment: .trailing)
                HStack { Text("left"); Text("right") }.environment(\\.layoutDirection, .leftToRight)
                Text("first\\nlonger")
            }
            .environment(\\.layoutDirection, .rightToLeft)
            """)
        try expect(
            source, 12, 9, boxes: false, of: nil,
            shows: """
                    two one
                    inset
                       x
                   end
                 left right
                      first
                     longer
                """)
    }

    @Test func `content that scrolls from right to left begins at its right end`() throws {
        try expect(
            Self.text(
                """
                ScrollView(.horizontal) { HStack { Text("first"); Text("second"); Text("third") } }
                    .environment(\\.layoutDirection, .rightToLeft)
                """), 12, 1, boxes: false, of: nil, shows: "second first")
    }

    @Test(arguments: [
        ("Text(\"a\")", 1), ("Text(\"a\").dynamicTypeSize(.accessibility5)", 3),
        ("Text(\"a\").font(.largeTitle)", 2), ("Text(\"a\").font(.largeTitle).dynamicTypeSize(.accessibility5)", 4),
        ("Text(\"a\").font(.system(size: 32)).dynamicTypeSize(.accessibility5)", 2),
        ("Text(\"a\").font(.custom(\"Inter\", size: 32)).dynamicTypeSize(.accessibility5)", 6),
        ("Text(\"a\").font(.custom(\"Inter\", size: 32, relativeTo: .largeTitle)).dynamicTypeSize(.accessibility5)", 3),
        ("Text(\"a\").font(.custom(\"Inter\", fixedSize: 32)).environment(\\.dynamicTypeSize, .accessibility5)", 2),
        ("Text(\"a\").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5)", 1),
        ("Text(\"a\").dynamicTypeSize(.accessibility5...)", 3),
        ("Text(\"a\").dynamicTypeSize(.small ... .xLarge).dynamicTypeSize(.accessibility5)", 1),
    ])
    func `texts grow as Apple's table of text styles says`(view: String, lines: Int) throws {
        let shown = try expect(Self.text(view), 80, 160, cell: Self.points, of: nil)
        // As many rows are its box.
        #expect(shown.picture.split(separator: "\n").count == lines, "\(shown.picture)")
    }

    @Test func `a scaled metric grows as the lines of its text style do`() throws {
        let metrics = "@ScaledMetric var body1 = 10; @ScaledMetric(relativeTo: .largeTitle) var title: CGFloat = 10"
        let source = """
            import SwiftUI
            struct Row: View {
                \(metrics)
                var body: some View { Text("\\(Int(body1)) \\(Int(title))") }
            }
            struct Main: View {
                var body: some View {
                    VStack {
                        Row()
                        Row().dynamicTypeSize(.accessibility5)
                        Row().environment(\\.dynamicTypeSize, .xSmall)
                    }
                }
            }
            """
        try expect(source, 10, 3, of: nil, words: ["10 10", "28 17", "9 9"])
    }

    @Test(arguments: [(80.0, 40.0, true), (800, 400, false), (800, 900, false), (390, 844, false)])
    func `size classes and the screen follow the window where a cell has points`(
        width: Double, height: Double, isInCells: Bool
    ) throws {
        let classes = """
            Text("\\(Int(UIScreen.main.bounds.width)) \\(h == .regular ? "wide" : "narrow") \\(v == .regular ? "high" : "low")")
            """
        let source = Self.text(
            classes,
            "@Environment(\\.horizontalSizeClass) var h; @Environment(\\.verticalSizeClass) var v")
        let cell = isInCells ? CGSize(width: 1, height: 1) : Self.points
        let (wide, high) = (!isInCells && width > 667, isInCells || height > 480)
        try expect(
            source, width, height, cell: cell, of: nil,
            words: ["\(Int(width)) \(wide ? "wide" : "narrow") \(high ? "high" : "low")"])
    }

    @Test(arguments: [".regular", "UserInterfaceSizeClass.regular"])
    func `an environment value is set with its type and without`(value: String) throws {
        let source = Self.text(
            "Text(h == .regular ? \"wide\" : \"narrow\")", "@Environment(\\.horizontalSizeClass) var h")
        try expect("// haggle: h = \(value)\n" + source, 6, 1, of: nil, words: ["wide"])
    }

    @Test func `rows of lists have iOS's insets and minimum height where a cell has points`() throws {
        let source = Self.text(
            """
            List {
                Section("head") {
                    Text("one")
                    Text("two\\nthree")
                    Color.red
                    Text("own").listRowInsets(EdgeInsets())
                } footer: { Text("foot") }
                Text("low").environment(\\.defaultMinListRowHeight, 80)
            }
            """)
        func frames(_ cell: CGSize) throws -> [String] {
            let elements = try laidOut(source, 320, 600, cell: cell).elements
            return elements.filter { ["Text", "Color"].contains($0.name) }.compactMap { $0.frame }.map {
                "\($0.origin.x) \($0.origin.y) \($0.size.width) \($0.size.height)"
            }
        }
        #expect(
            try frames(Self.points) == [
                "20.0 16.0 32.0 16.0", "20.0 52.0 24.0 16.0", "20.0 93.0 40.0 32.0", "20.0 147.0 280.0 22.0",
                "0.0 194.0 24.0 16.0", "20.0 230.0 32.0 16.0", "20.0 276.0 24.0 16.0",
            ])
        #expect(
            try frames(CGSize(width: 1, height: 1)) == [
                "0.0 0.0 4.0 1.0", "0.0 1.0 3.0 1.0", "0.0 2.0 5.0 2.0", "0.0 4.0 320.0 10.0", "0.0 14.0 3.0 1.0",
                "0.0 15.0 4.0 1.0", "0.0 16.0 3.0 1.0",
            ])
    }
}
