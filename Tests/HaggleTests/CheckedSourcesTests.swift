import Foundation
import Negotiation
import Testing

@testable import haggle

/// The cost limit for sources with many layouts.
struct CheckedSourcesTests {
    private static func checked(_ source: String, costLimit: Int = CheckedSources.costLimit) throws -> CheckedSources {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("haggle-\(UUID().uuidString).swift")
            .path
        try source.write(toFile: file, atomically: true, encoding: .utf8)
        defer { unlink(file) }
        let opened = try OpenedLayout(try LayoutArguments.parse([file]), isAlone: false)
        return try CheckedSources(opened, isAlone: false, costLimit: costLimit, until: Cancellation()) { _ in }
    }

    /// A layout that is as wide as its widest view needs it, whatever is proposed.
    private static let layout = """
        import SwiftUI
        struct Wide: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 30 * subviews.count, height: 1)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
            }
        }

        """

    @Test func `a layout that a view shows is checked there, and not around unknown views`() throws {
        let shown = try Self.checked(
            Self.layout + "struct Screen: View { var body: some View { Wide { Text(\"one\") } } }")
        #expect(shown.layouts.compactMap { $0.opened.document.chosenRoot?.name } == ["Screen"])
        #expect(shown.findings.isEmpty && shown.shownCount == 1, "\(shown.summary)")
        let alone = try Self.checked(Self.layout)
        #expect(alone.layouts.compactMap { $0.opened.document.chosenRoot?.name } == ["Wide"])
        #expect(alone.findings.map(\.finding.kind) == [.overshoot])
    }

    @Test func `the last of many layouts are skipped beyond the cost limit, and the report says so`() throws {
        let views = (1...6).map { "struct V\($0): View { var body: some View { Text(\"\($0)\") } }" }
        func checked(_ limit: Int) throws -> CheckedSources {
            try Self.checked((["import SwiftUI"] + views).joined(separator: "\n"), costLimit: limit)
        }
        #expect(try checked(CheckedSources.costLimit).layouts.count == 6)
        let some = try checked(4_000)
        #expect(some.layouts.compactMap { $0.opened.document.chosenRoot?.name } == ["V6", "V1", "V2"])
        #expect(some.leftOutCount == 3)
        #expect(
            some.summary.hasSuffix("; 3 layouts skipped (limit reached); check one with --root"), "\(some.summary)")
    }
}
