import Foundation
import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// What windows show of views that depend on how wide they are, and of none.
struct SwiftUIWindowTests {
    private func shown(
        _ arguments: String, width: Double, cell: CGSize = CGSize(width: 8, height: 16)
    ) throws -> [String] {
        let shown = try expect(
            """
            struct Mail: View {
                var body: some View {
                    NavigationSplitView(\(arguments)) { Text("Boxes") } content: { Text("Mails") } detail: { Text("Mail") }
                }
            }
            """, width, 3 * cell.height, boxes: false, cell: cell)
        return shown.words
    }

    @Test(arguments: ["", "columnVisibility: .constant(.all)"])
    func `a narrow window shows the first column`(arguments: String) throws {
        #expect(try shown(arguments, width: 392) == ["Boxes"])
        #expect(try shown(arguments, width: 800) == ["Boxes Mails Mail"])
    }

    @Test func `no window is narrow if a point is a cell`() throws {
        #expect(try shown("", width: 40, cell: CGSize(width: 1, height: 1)) == ["Boxes Mails Mail"])
    }

    @Test(arguments: ["EmptyView()", "Group { if false { Text(\"a\") } }"])
    func `a layout without elements says so`(view: String) throws {
        let inspection = try laidOut("import SwiftUI\n#Preview { \(view) }\n", 10, 2)
        #expect(inspection.diagnostics.map(\.message) == ["the layout has no elements: nothing is shown"])
    }
}
