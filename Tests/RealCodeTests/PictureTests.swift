import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Pictures of an app: of their files' sizes, of one that a person says, or holes.
@Suite struct PictureTests {
    private static let points = CGSize(width: 8, height: 16)

    /// The frames of the elements of a name, and the holes.
    private static func frames(
        of name: String, in source: String, cell: CGSize = points, pictures: [String: CGSize] = [:]
    ) throws -> (sizes: [CGSize], holes: [String]) {
        let set = SourceSet([SourceSet.File(name: "Test.swift", text: SourceText(source))])
        let document = LayoutReader(dialects: Dialects.all).read(
            ParsedSources(set, pictures: pictures), name: "Test.swift", as: Reading(cell: cell))
        let inspection = try document.inspect(
            Proposal(width: .exactly(300), height: .exactly(300)), projection: CellProjection(cell: cell))
        let shown = try #require(inspection)
        return (
            shown.elements.filter { $0.name == name }.map(\.frame.size), shown.holes.map { "\($0.text): \($0.assumed)" }
        )
    }

    private static let fitted = """
        import SwiftUI
        struct Main: View {
            var body: some View { Image("mountains").resizable().scaledToFit() }
        }
        """

    @Test func `a picture whose file is known keeps its ratio`() throws {
        let found = try Self.frames(
            of: "Image", in: Self.fitted, pictures: ["mountains": CGSize(width: 600, height: 400)])
        #expect(found.sizes == [CGSize(width: 300, height: 200)])
        #expect(found.holes == [])
    }

    @Test func `a picture that is not there is a hole of its name, whose size a person may say`() throws {
        let unknown = try Self.frames(of: "Image", in: Self.fitted)
        #expect(unknown.sizes == [CGSize(width: 300, height: 300)])
        #expect(unknown.holes == ["mountains: 32×32"])
        let said = "// haggle: mountains = CGSize(width: 30, height: 10)\n" + Self.fitted
        let known = try Self.frames(of: "Image", in: said)
        #expect(known.sizes == [CGSize(width: 300, height: 100)])
        #expect(known.holes == [])
    }

    @Test(arguments: [
        (CGSize(width: 1, height: 1), CGSize(width: 4, height: 2)), (points, CGSize(width: 32, height: 32)),
    ])
    func `all libraries have one stand-in size`(cell: CGSize, size: CGSize) throws {
        let swiftUI = "import SwiftUI\nlet picture = HStack { Image(\"me\") }"
        #expect(try Self.frames(of: "Image", in: swiftUI, cell: cell).sizes == [size])
        let quick =
            "import QuickLayout\nimport UIKit\nlet picture = HStack { UIImageView(image: UIImage(named: \"me\")) }"
        let found = try Self.frames(of: "UIImageView", in: quick, cell: cell)
        #expect(found.sizes == [size] && found.holes == ["me: 32×32"])
        let blueprint = """
            import BlueprintUI
            let picture = Centered(Image(image: UIImage(named: "me"), contentMode: .center))
            """
        let placed = try Self.frames(of: "Image", in: blueprint, cell: cell)
        #expect(placed.sizes == [size] && placed.holes == ["me: 32×32"])
    }

    @Test func `a picture that is not there is hatched`() throws {
        try expect("let picture = Image(\"me\").frame(width: 8, height: 1)", 8, 1, holes: ["me"], contains: ["▒"])
    }
}
