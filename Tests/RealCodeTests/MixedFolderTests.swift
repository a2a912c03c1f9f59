import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Testing

@testable import haggle

/// Folders whose files are written for different libraries, and what is shown of a folder first.
@Suite struct MixedFolderTests {
    /// A folder that was read.
    private struct Folder {
        let document: LayoutDocument

        init(_ files: [String], root: RootChoice = .best) {
            document = opened(files.enumerated().map { ("\($0).swift", $1) }, root: root)
        }

        var roots: [String] { document.roots.map(\.name) }

        /// The words of its picture.
        func words() throws -> [String] {
            let inspection = try #require(try document.inspect(Proposal(width: .exactly(20), height: .atMost(6))))
            let rows = StagePicture(inspection, StagePicture.Options(decorations: .plain)).canvas.rows
            return rows.joined(separator: " ").split(separator: " ").map(String.init)
        }

        /// The remarks that a command prints with the picture.
        func remarks() throws -> [String] {
            let inspection = try #require(try document.inspect(Proposal(width: .exactly(20), height: .atMost(4))))
            return inspection.concerning(document.diagnostics).map(\.message)
        }
    }

    private static let card = """
        import QuickLayout
        class Card: UIView { var body: Layout { Text("Hello") } }
        """

    @Test func `a controller that hosts an element is of the element's library`() throws {
        let blueprint = Folder([
            """
            import UIKit
            class Screen: UIViewController {
                override func loadView() { view = BlueprintView(element: Label(text: "hello")) }
            }
            """
        ])
        #expect(blueprint.document.dialect?.name == "blueprint")
    }

    @Test func `roots without names of all dialects are listed`() {
        let view = "import SwiftUI\nstruct Page: View { var body: some View { Text(\"page\") } }"
        let missing = Folder([Self.card, view], root: .named("Cart"))
        #expect(missing.document.diagnostics.map(\.message) == ["there is no root 'Cart'; there is Card, Page"])
    }

    @Test func `a file of UIKit's without views of its own is read with the others`() {
        let helper = "import UIKit\nextension UIColor { static let ink = UIColor.black }"
        let view = "import SwiftUI\nstruct Page: View { var body: some View { Color(UIColor.ink) } }"
        let folder = Folder([helper, view])
        #expect(folder.roots == ["Page"] && folder.document.diagnostics == [])
    }

    @Test func `the preview of the app's view is the first of several`() throws {
        let files = [
            "import SwiftUI\n@main struct MyApp: App { var body: some Scene { WindowGroup { ContentView() } } }",
            "import SwiftUI\nstruct ContentView: View { var body: some View { Text(\"main\") } }\n#Preview { ContentView() }",
            """
            import SwiftUI
            struct Detail: View { var body: some View { VStack { Card(); Text("more") } } }
            struct Card: View { var body: some View { Inner() } }
            struct Inner: View { var body: some View { Text("inner") } }
            #Preview { Detail() }
            """,
        ]
        #expect(try Folder(files).words() == ["main"])
        #expect(try Folder(Array(files.dropFirst())).words() == ["inner", "more"])
    }

    @Test func `remarks on files that the picture is not made of are left out`() throws {
        let files = [
            "import SwiftUI\nstruct Card: View { var body: some View { Badge().font(.title) } }",
            "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"3\").bold() } }",
            "import SwiftUI\nstruct Other: View { var body: some View { Text(\"other\").italic() } }",
            "import SwiftUI\nlet title = Text(\"title\").help(\"a\")\nlet wrong: Int = \"text\"",
        ]
        func messages(_ root: String) throws -> [String] { try Folder(files, root: .named(root)).remarks() }
        let error = "cannot convert value of type 'String' to specified type 'Int'"
        #expect(
            try messages("Card") == ["'font' has no effect on the layout", "'bold' has no effect on the layout", error])
        #expect(try messages("Badge") == ["'bold' has no effect on the layout", error])
        #expect(try messages("title") == ["'help' has no effect on the layout", error])
    }
}
