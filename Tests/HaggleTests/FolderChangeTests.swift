import Foundation
import LayoutInspection
import SwiftSource
import Terminal
import TestSupport
import Testing

@testable import Playground
@testable import haggle

/// An open folder keeps roots and settings while its files change.
@Suite struct FolderChangeTests {
    private static func view(_ name: String, _ text: String) -> String {
        "import SwiftUI\nstruct \(name): View {\n    let title: String\n"
            + "    var body: some View { VStack { Text(title); Text(\(text)) } }\n}\n"
    }

    private static func name(of document: LayoutDocument) -> String? {
        guard let root = document.chosenRoot else { return nil }
        let file = document.sources.file(of: root.range).name.split(separator: "/").last ?? ""
        return "\(file) \(root.shows ?? root.name)"
    }

    @Test(arguments: [("Card", "B.swift Card"), ("preview:1", "A.swift Menu"), ("preview:2", "B.swift Card")])
    func `a chosen root comes back with its file`(name: String, shown: String) throws {
        let folder = try ScratchFolder([
            "A.swift": Self.view("Menu", "\"menu\"") + "#Preview { Menu(title: \"a\") }",
            "B.swift": Self.view("Card", "\"card\"") + "#Preview { Card(title: \"b\") }",
            "C.swift": Self.view("Page", "\"page\"") + "#Preview { Page(title: \"c\") }",
        ])
        var open = OpenSources(try InputSources([folder.path]), reading: Reading())
        let first = open.document()
        let root = try #require(first.roots.first { $0.name == name })
        open.choose(EarlierRoot(root, in: first.sources))
        #expect(Self.name(of: open.document()) == shown)
        let file = folder.url.appending(path: String(shown.prefix(7)))
        let away = folder.url.appending(path: "away.txt")
        try FileManager.default.moveItem(at: file, to: away)
        try open.apply(.again([]))
        let without = open.document()
        #expect(without.chosenRoot != nil && Self.name(of: without) != shown)
        try FileManager.default.moveItem(at: away, to: file)
        try open.apply(.again([]))
        #expect(Self.name(of: open.document()) == shown)
        // Removing another file changes the numbers of previews.
        try FileManager.default.removeItem(at: folder.url.appending(path: shown.hasPrefix("A") ? "B.swift" : "A.swift"))
        try open.apply(.again([]))
        let renumbered = open.document()
        #expect(Self.name(of: renumbered) == shown)
        #expect(renumbered.chosenRoot?.kind == root.kind)
    }

    @Test func `a root is found in a renamed file`() {
        func document(_ names: [String], root: RootChoice) -> LayoutDocument {
            let files = names.enumerated().map { number, name in
                SourceSet.File(
                    name: name,
                    text: SourceText(Self.view(name == "C.swift" ? "Card" : "Menu", "\"a\""), number: number))
            }
            return LayoutReader(dialects: Dialects.all)
                .read(ParsedSources(SourceSet(files)), name: "", as: Reading(root: root))
        }
        let before = document(["A.swift", "B.swift", "C.swift"], root: .named("B.swift:Menu:2"))
        guard let root = before.chosenRoot else {
            Issue.record("there is no root")
            return
        }
        let earlier = EarlierRoot(root, in: before.sources)
        #expect(Self.name(of: document(["A.swift", "B.swift", "C.swift"], root: .again(earlier))) == "B.swift Menu:2")
        let renamed = document(["C.swift", "Z.swift", "Z2.swift"], root: .again(earlier))
        #expect(Self.name(of: renamed) == "Z2.swift Menu:2")
    }

    /// A playground whose sources are read with its settings.
    private struct Played {
        var state = PlaygroundState(
            window: CellSize(width: 100, height: 30), colors: .none, own: "Folder", isOpening: true)
        private let desk = LayoutDesk(projection: .unit)
        private var files: [(String, String)]
        private let root: String

        init(_ files: [(String, String)], root: String) {
            (self.files, self.root) = (files, root)
            read()
            state.receive(.opened(opened(isAnother: true)))
            settle()
        }

        private func opened(isAnother: Bool) -> OpenedDocument {
            let sources = files.enumerated().map { number, file in
                SourceSet.File(name: file.0, text: SourceText(file.1, number: number))
            }
            var reading = Reading(root: .named(root), settings: state.holeSettings)
            if !files.contains(where: { $0.1.contains("struct \(root)") }) { reading.root = .best }
            let document = LayoutReader(dialects: Dialects.all)
                .read(ParsedSources(SourceSet(sources)), name: "Folder", as: reading)
            return desk.open(
                document, in: state.proposal.proposal, after: state.laidOutID, selected: nil, isAnother: isAnother)
        }

        private mutating func settle() {
            while case let requests = state.takeRequests(), !requests.isEmpty {
                for request in requests { desk.perform(request).map { state.receive($0) } }
            }
        }

        mutating func read(_ files: [(String, String)]? = nil) {
            if let files { self.files = files }
            state.receive(.opened(opened(isAnother: false)))
            settle()
        }

        /// Presses keys, and reads with the new settings after each.
        mutating func press(_ keys: Key...) {
            for key in keys {
                if case .set = state.handle(.key(key)) { read() }
                settle()
            }
        }

        mutating func type(_ text: String) { for character in text { press(Key(.character(character))) } }

        /// The holes as the report lists them.
        var holes: [String] {
            state.listedHoles.map { listed in
                let place = listed.isMet ? state.inspection?.sources.location(of: listed.hole.range.start) : nil
                let line = place.map { "\($0.file):\($0.location.line)" } ?? "nowhere"
                return "\(listed.hole.text) \(listed.expression ?? "?") \(line)"
            }
        }
    }

    private static let user = """
        import SwiftUI
        struct User: Codable {
            let id: Int
            let name: String
            let admin: Bool
        }
        struct Row: View {
            let user: User
            var body: some View { VStack { Text(user.name); Text("\\(user.id)"); Text(user.admin ? "admin" : "not") } }
        }
        """

    @Test func `a hole keeps its place in the list when it is set`() {
        var played = Played([("A.swift", Self.user)], root: "Row")
        #expect(played.holes == ["user.id ? A.swift:7", "user.name ? A.swift:7", "user.admin ? A.swift:7"])
        played.type("d")
        played.press(Key(.enter))
        played.type("5")
        played.press(Key(.enter), Key(.down))
        played.type("Ada")
        played.press(Key(.enter))
        #expect(played.holes == ["user.id 5 A.swift:7", "user.name \"Ada\" A.swift:7", "user.admin ? A.swift:7"])
    }

    @Test func `a setting follows its file, and has no position while the file is missing`() {
        let other = ("B.swift", "import SwiftUI\nstruct Other: View { var body: some View { Text(\"other\") } }")
        var played = Played([("A.swift", Self.user), other], root: "Row")
        played.type("d")
        played.press(Key(.enter))
        played.type("5")
        played.press(Key(.enter))
        played.read([other])
        #expect(played.holes == ["user.id 5 nowhere"])
        let rows = played.state.reportRows(width: 60).map(\.row.text)
        #expect(rows.contains("user.id: Int set: 5  not in this layout"))
        played.read([other, ("C.swift", "// One line more.\n" + Self.user)])
        #expect(played.holes == ["user.id 5 C.swift:8", "user.name ? C.swift:8", "user.admin ? C.swift:8"])
    }
}
