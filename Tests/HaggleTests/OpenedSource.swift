import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Testing

@testable import haggle

/// A source laid out as by the commands.
struct OpenedSource {
    let inspection: Inspection

    init(_ source: String, _ width: String = "<=60", _ height: String = "<=12") throws {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        #expect(document.diagnostics.filter { $0.severity == .error } == [])
        let proposal = Proposal(width: try AxisProposal(parsing: width), height: try AxisProposal(parsing: height))
        inspection = try #require(try document.inspect(proposal))
    }

    var picture: StagePicture {
        StagePicture(inspection, StagePicture.Options(colors: .twoHundredFiftySix))
    }

    var svg: String { SVGPicture(size: picture.drawnSize).document(of: picture.canvas) }

    /// Colours, a border, wide letters, combining marks, and all special characters of markup.
    static let colorful = """
        import BlueprintUI

        Box(
            backgroundColor: .blue, borderStyle: .solid(color: .red, width: 1),
            wrapping: Inset(
                uniformInset: 2,
                wrapping: Column(alignment: .leading) {
                    Label(text: "plain") { $0.color = .white }
                    Label(text: "</text><script>alert('x & \\"y\\"')</script>")
                    Label(text: "宽 e\\u{301} \\u{7} ]]> -- ok")
                }))
        """
}
