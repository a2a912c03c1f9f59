import Foundation
import Testing

/// Values that SwiftUI code is written with, known and unknown: texts, numbers, ranges, lists.
@Suite struct SwiftUIValueTests {
    @Test func `unknown modifiers of texts leave texts, which are added`() throws {
        try expect(
            #"""
            struct Screen: View {
                var body: some View {
                    Group {
                        Text("L").initial(size: 46) + Text("orem").initial(size: 42) + Text(" ipsum")
                    }
                }
            }
            """#, 20, 1, holes: [".initial(size: 46)", ".initial(size: 42)"], contains: ["Lorem ipsum"])
    }

    @Test func `a literal beside what is unknown is of its type`() throws {
        try expect(
            #"""
            struct Screen: View {
                var top = Device.current.insets?.top ?? 0
                @ScaledMetric private var width = 12
                @ScaledMetric(relativeTo: .body) private var height = 2
                var body: some View {
                    Text("text").padding(.top, top).frame(width: width, height: height * 2, alignment: .bottom)
                }
            }
            """#, 20, 6, holes: ["Device.current.insets?.top"], contains: ["text"])
    }

    @Test func `literals of texts and titles are shown without their marks, and values as they are`() throws {
        let shown = try expect(
            #"""
            struct Screen: View {
                @State private var isOpen = true
                let name = "*Ada*"
                var body: some View {
                    VStack(alignment: .leading) {
                        Text("Hello **\(name)**, [see \(1 + 1)](https://example.org/\(name))")
                        Text(isOpen ? "_open_" : "_closed_")
                        Text(name)
                        Text(verbatim: "**as is**")
                        Label("`code`", systemImage: "star")
                        Text("2 * 3 * 4 in snake_case_name")
                        Text(.init(name))
                        Text(LocalizedStringKey("see _" + name + "_"))
                    }
                }
            }
            """#, 40, 10,
            contains: [
                "Hello *Ada*, see 2", "open", "*Ada*", " Ada ", "see Ada", "**as is**", "code",
                "2 * 3 * 4 in snake_case_name",
            ])
        #expect(!shown.picture.contains("_open_") && !shown.picture.contains("`"))
    }

    @Test func `numbers in the literals of texts have separators and six digits, and in other texts none`() throws {
        let shown = try expect(
            #"""
            struct Screen: View {
                let count = -12345, small = 7
                let part = 1234.5
                var title: String { "\(count) \(part)" }
                var body: some View {
                    VStack(alignment: .leading) {
                        Text("\(count) and \(small)")
                        Text("part \(part)")
                        Button("\(CGFloat(0.5)) of \(count * 2)") {}
                        Text(title)
                        Text(verbatim: "\(count)")
                        Text("\(String(count))")
                        Text(title.prefix(3))
                    }
                }
            }
            """#, 30, 7, boxes: false)
        let rows = shown.picture.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(
            rows == [
                "-12,345 and 7", "part 1,234.500000", "0.500000 of -24,690", "-12345 1234.5", "-12345", "-12345", "-12",
            ])
    }

    @Test func `line limits may be ranges, and reserve their lines`() throws {
        let shown = try expect(
            #"""
            struct Screen: View {
                var body: some View {
                    VStack(spacing: 0) {
                        Text("one two three").lineLimit(...1).frame(width: 5)
                        Text("up").lineLimit(2...)
                        Text("to").lineLimit(2...3)
                        Text("so").lineLimit(2, reservesSpace: true)
                        Text("end")
                    }
                }
            }
            """#, 10, 8)
        let rows = shown.picture.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.firstIndex { $0.contains("up") } == 1)
        #expect(rows.firstIndex { $0.contains("to") } == 3)
        #expect(rows.firstIndex { $0.contains("so") } == 5)
        #expect(rows.firstIndex { $0.contains("end") } == 7)
    }

    @Test func `a path of a text that is no path is nil`() throws {
        try expect(
            #"""
            struct Screen: View {
                var body: some View {
                    guard let path = Path("10 20") else { return AnyView(Text("no path")) }
                    return AnyView(path.stroke(Color.red))
                }
            }
            """#, 10, 3, contains: ["no path"])
    }

    @Test func `the number of elements of an unknown collection is only assumed`() throws {
        let shown = try expect(
            #"""
            struct Pages: View {
                var fruits: [Fruit] = allFruits
                var body: some View {
                    VStack(spacing: 0) {
                        ForEach(fruits[0...5]) { fruit in Text("a page") }
                        Text(fruits[9].name)
                    }
                }
            }
            """#, 20, 4, holes: ["allFruits", "fruits[9].name"])
        #expect(shown.picture.components(separatedBy: "a page").count == 4)
    }

    @Test func `a timer since a date that is not known is that date's hole`() throws {
        let shown = try expect(
            """
            struct Clock: View {
                let start: Date
                var body: some View { Text(start, style: .timer) }
            }
            """, 20, 1, boxes: false, holes: ["start"], contains: ["‹start›"])
        #expect(!shown.picture.contains(":"))
    }
}
