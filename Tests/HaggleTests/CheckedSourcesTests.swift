import Foundation
import Negotiation
import Testing

@testable import haggle

/// The cost limit for sources with many layouts.
struct CheckedSourcesTests {
    @Test func `the last of many layouts are skipped beyond the cost limit, and the report says so`() throws {
        let views = (1...6).map { "struct V\($0): View { var body: some View { Text(\"\($0)\") } }" }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("haggle-\(UUID().uuidString).swift")
            .path
        try (["import SwiftUI"] + views).joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
        defer { unlink(file) }
        func checked(_ limit: Int) throws -> CheckedSources {
            let opened = try OpenedLayout(try LayoutArguments.parse([file]), isAlone: false)
            return try CheckedSources(opened, isAlone: false, costLimit: limit, until: Cancellation()) { _ in }
        }
        #expect(try checked(CheckedSources.costLimit).layouts.count == 6)
        let some = try checked(4_000)
        #expect(some.layouts.compactMap { $0.opened.document.chosenRoot?.name } == ["V6", "V1", "V2"])
        #expect(some.leftOutCount == 3)
        #expect(
            some.summary.hasSuffix("; 3 layouts skipped (limit reached); check one with --root"), "\(some.summary)")
    }
}
