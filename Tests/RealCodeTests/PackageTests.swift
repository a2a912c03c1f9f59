import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Testing

@testable import haggle

/// Folders with a package in them: each target is a module of its own.
@Suite struct PackageTests {
    /// Nested names as a folder is read: the manifest first, then what stands in folders.
    private static let sources = [
        (
            "Shop/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Kit"), .target(name: "Extras", path: "Other/"),
                    .executableTarget(name: "App", dependencies: ["Kit", "Extras"]),
                ])
            """
        ),
        (
            "Shop/Other/Card.swift",
            """
            import BlueprintUI
            public struct Card: ProxyElement {
                public var elementRepresentation: Element { Label(text: greeting) }
            }
            let greeting = "extra"
            private struct Badge {}
            """
        ),
        (
            "Shop/Sources/App/Page.swift",
            """
            import BlueprintUI
            import Extras
            import Kit
            struct Card: ProxyElement {
                let title: String
                var elementRepresentation: Element { Label(text: title) }
            }
            struct Page: ProxyElement {
                var elementRepresentation: Element {
                    Column {
                        Card(title: "own")
                        Kit.Card()
                        Extras.Card()
                        Badge()
                    }
                }
            }
            """
        ),
        (
            "Shop/Sources/Kit/Card.swift",
            """
            import BlueprintUI
            public struct Card: ProxyElement {
                public var elementRepresentation: Element { Label(text: greeting) }
            }
            public struct Badge: ProxyElement {
                public var elementRepresentation: Element { Card() }
            }
            let greeting = "kit"
            """
        ),
    ]

    private func document(_ sources: [(String, String)], root: String) -> LayoutDocument {
        let files = sources.enumerated().map { number, source in
            SourceSet.File(name: source.0, text: SourceText(source.1, number: number))
        }
        return LayoutReader(dialects: Dialects.all)
            .read(ParsedSources(SourceSet(files)), name: "Shop", as: Reading(root: .named(root)))
    }

    @Test func `targets may declare the same names, and each uses its own`() throws {
        let document = document(Self.sources, root: "Page")
        #expect(document.diagnostics == [])
        let inspection = try #require(
            try document.inspect(Proposal(width: .exactly(5), height: .exactly(4))))
        #expect(
            StagePicture(inspection, StagePicture.Options(colors: .none)).canvas.rows == [
                "own ┐", "kit │", "extra", "kit ┘",
            ])
    }

    @Test func `two files may each have a private type of one name`() throws {
        let document = document(
            [
                ("A.swift", "import BlueprintUI\nprivate struct Line { let a = \"one\" }\nlet first = Line().a"),
                ("B.swift", "import BlueprintUI\nprivate struct Line { let b = \"two\" }\nlet second = Line().b"),
                ("C.swift", "import BlueprintUI\nlet all = Label(text: first + second)"),
            ], root: "all")
        #expect(document.diagnostics == [])
        let inspection = try #require(
            try document.inspect(Proposal(width: .exactly(6), height: .exactly(1))))
        #expect(StagePicture(inspection, StagePicture.Options(colors: .none)).canvas.rows == ["onetwo"])
    }
}
