import Foundation
import Negotiation
import SwiftSource
import Testing

@testable import LayoutInspection
@testable import haggle

/// Which windows end a finding.
@Suite struct RemedyTests {
    private static func helps(_ source: String, _ width: AxisProposal, _ height: AxisProposal) throws -> [String] {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        let proposal = Proposal(width: width, height: height)
        let inspection = try #require(try document.inspect(proposal))
        return document.withRemedies(inspection.findings, in: proposal).map { "\($0.kind): \($0.advice)" }
    }

    @Test func `a text that is cut is whole in a wider window, or in a higher one`() throws {
        let source = "import SwiftUI\nText(\"one two three\")"
        #expect(
            try Self.helps(source, .exactly(8), .exactly(1)) == [
                "cut: 5 more columns would show all of it; a window 13 wide or 2 high ends it"
            ])
        #expect(try Self.helps(source, .exactly(8), .exactly(2)) == [])
    }

    @Test func `an axis without a limit is not tried`() throws {
        let helps = try Self.helps(
            "import BlueprintUI\nLabel(text: \"Katherine Johnson\") { $0.numberOfLines = 1 }", .exactly(12),
            .unconstrained)
        #expect(
            helps == [
                "cut: 5 more columns would show all of it; a window 17 wide ends it; "
                    + "numberOfLines 2 instead of 1 in line 2 ends it"
            ])
    }

    @Test func `what a fixed size causes no window ends`() throws {
        let helps = try Self.helps(
            "import SwiftUI\nText(\"one two three\").frame(width: 4, height: 1)", .exactly(20), .exactly(5))
        #expect(!helps.isEmpty)
        #expect(helps.allSatisfy { $0.contains("; no larger window up to 200×60 cells ends it") }, "\(helps)")
    }

    @Test func `the window that is named is the smallest without the finding`() throws {
        let source = """
            import QuickLayout
            HStack(spacing: 1) { Text("Katherine Johnson")
             Text("9:41").layoutPriority(1) }
            """
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "layout.swift")
        let proposal = Proposal(width: .exactly(14), height: .exactly(1))
        let found = try #require(try document.inspect(proposal)).findings
        let help = try #require(document.withRemedies(found, in: proposal).first?.advice)
        let width = try #require(help.firstMatch(of: /a window (\d+) wide/).flatMap { Int($0.1) }, "\(help)")
        func kinds(_ width: Int) throws -> [Finding.Kind] {
            let window = Proposal(width: .exactly(CGFloat(width)), height: .exactly(1))
            return try #require(try document.inspect(window)).findings.map(\.kind)
        }
        #expect(try !kinds(width).contains(found[0].kind))
        for smaller in 14..<width { #expect(try kinds(smaller).contains(found[0].kind)) }
    }
}
