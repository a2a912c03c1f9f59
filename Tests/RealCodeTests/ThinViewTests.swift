import Foundation
import LayoutInspection
import Playground
import SwiftSource
import Testing

@testable import haggle

/// What is thinner than half a cell is drawn wherever it stands, beside the texts of its cells.
struct ThinViewTests {
    private static let cell = CGSize(width: 8, height: 16)

    private func shown(_ views: String, width: Double, height: Double) throws -> Shown {
        try Shown("import SwiftUI\n#Preview {\n\(views)\n}\n", width: width, height: height, cell: Self.cell)
    }

    @Test(arguments: [0, 1, 3, 5, 6, 7, 9, 12, 14])
    func `a bar of two points is seen at every height`(above: Int) throws {
        let bar = "Rectangle().fill(.red).frame(width: 40, height: 2).padding(.top, \(above))"
        let shown = try shown("\(bar).frame(maxHeight: .infinity, alignment: .top)", width: 40, height: 16)
        #expect(shown.picture.contains("├───┤"))
    }

    @Test(arguments: [0, 2, 4, 6, 8, 10, 12, 14])
    func `a progress bar is seen at every height, whatever begins in its cell, and is no finding`(above: Int) throws {
        let source = """
            import SwiftUI
            #Preview {
                VStack(spacing: 0) {
                    Color.clear.frame(height: \(above))
                    ProgressView(value: 0.5)
                    Color.red
                }
            }
            """
        for boxes in [true, false] {
            try expect(source, 64, 72, boxes: boxes, cell: Self.cell, of: nil, contains: ["▬▬▬▬────"])
        }
        #expect(try laidOut(source, 64, 72, cell: Self.cell).findings == [])
    }

    @Test func `a bar spares the text in its cell`() throws {
        let shown = try shown(
            """
            VStack(spacing: 0) {
                Text("above").padding(.top, 10)
                ProgressView(value: 0.5)
            }
            .frame(maxHeight: .infinity, alignment: .top)
            """, width: 64, height: 32)
        #expect(shown.picture.contains("above"))
        #expect(shown.picture.contains("▬"))
    }

    @Test func `a post, a point and an edge are seen, too`() throws {
        let shown = try shown(
            """
            HStack(spacing: 13) {
                Color.red.frame(width: 2, height: 32)
                Circle().fill(.green).frame(width: 3, height: 3)
                Rectangle().fill(.clear).border(.red).frame(width: 32, height: 3)
            }
            .frame(height: 32).fixedSize()
            """, width: 80, height: 32)
        #expect(shown.picture.contains("┬"))
        #expect(shown.picture.contains("□"))
        #expect(shown.picture.contains("├──┤"))
    }

    @Test func `a clear, empty or hidden view is not drawn`() throws {
        let shown = try shown(
            """
            ZStack {
                Color.clear.frame(width: 40, height: 2)
                Color.red.frame(width: 40, height: 0)
                Color.red.frame(width: 40, height: 2).hidden()
            }
            """, width: 40, height: 16)
        #expect(!shown.picture.contains("─"))
    }

    @Test func `a line behind a text leaves the text`() throws {
        let shown = try shown(
            """
            Text("Hello").overlay(alignment: .bottom) { Color.red.frame(width: 56, height: 1) }
            """, width: 56, height: 16)
        #expect(shown.picture == "├Hello┤")
    }

    @Test func `colours show how thick it is`() throws {
        let source = """
            import SwiftUI
            #Preview {
                VStack(spacing: 14) {
                    Color.red.frame(height: 2)
                    Color.red.frame(height: 6)
                    HStack(spacing: 0) { Color.red.frame(width: 1); Spacer(); Color.red.frame(width: 3, height: 3) }
                }
            }
            """
        let inspection = try laidOut(source, 24, 64, cell: Self.cell)
        let options = StagePicture.Options(colors: .twoHundredFiftySix, decorations: .plain)
        let rows = StagePicture(inspection, options).canvas.rows
        #expect(rows.first?.hasPrefix("▁▁▁") == true)
        #expect(rows.contains { $0.hasPrefix("▃▃▃") })
        #expect(rows.contains { $0.hasPrefix("▏ ▪") })
    }
}
