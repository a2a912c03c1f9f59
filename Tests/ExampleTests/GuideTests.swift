import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Blueprint's own guide to layout: its samples open as they are printed there.
struct GuideTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("../shared/seeds")

    /// From a line that begins with `let` to the one where its brackets are closed.
    private static func samples() throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let name = try #require(names.first { $0.hasPrefix("002_") }, "the guide is not in ../shared/seeds")
        let guide = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        var samples: [String] = []
        var open: [Substring] = []
        for line in guide.split(separator: "\n", omittingEmptySubsequences: false) {
            guard !open.isEmpty || line.hasPrefix("let ") else { continue }
            open.append(line)
            let text = open.joined(separator: "\n")
            let depth = text.reduce(0) { "([{".contains($1) ? $0 + 1 : ")]}".contains($1) ? $0 - 1 : $0 }
            guard depth == 0 else { continue }
            samples.append(text)
            open = []
        }
        return samples
    }

    private static func open(_ source: String) -> LayoutDocument {
        LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "guide")
    }

    @Test func `every sample opens and is laid out`() throws {
        let samples = try Self.samples()
        #expect(samples.count == 9)
        for sample in samples where !sample.contains("\"Hello\", uniformInset") {
            let document = Self.open(sample)
            #expect(document.diagnostics == [], "\(sample)")
            let inspection = try #require(
                try document.inspect(Proposal(width: .exactly(40), height: .exactly(10))), "\(sample)")
            #expect(inspection.elements.first?.frame == CGRect(x: 0, y: 0, width: 40, height: 10))
        }
    }

    @Test func `its centered label is in the middle`() throws {
        let sample = try #require(try Self.samples().first { $0.contains("wrapping: Centered(") })
        let inspection = try #require(
            try Self.open(sample).inspect(Proposal(width: .exactly(40), height: .exactly(11))))
        #expect(inspection.elements.map(\.name) == ["Box", "Centered", "Label"])
        #expect(inspection.elements.last?.frame == CGRect(x: 14, y: 5, width: 12, height: 1))
    }

    @Test func `its row lines its labels up eight points apart`() throws {
        let sample = try #require(try Self.samples().first { $0.contains("minimumHorizontalPadding") })
        let inspection = try #require(
            try Self.open(sample).inspect(Proposal(width: .atMost(40), height: .exactly(3))))
        #expect(inspection.elements.map(\.frame.minX) == [0, 0, 13])
        #expect(inspection.elements.map(\.frame.minY) == [0, 1, 1])
    }

    @Test func `its misprint gets an error at its place, and what was meant`() throws {
        let sample = try #require(try Self.samples().first { $0.contains("\"Hello\", uniformInset") })
        let document = Self.open(sample)
        let error = try #require(document.diagnostics.first)
        #expect(document.diagnostics.count == 1)
        #expect(error.message == "Label has no parameter 'uniformInset'")
        #expect(SourceText(sample)[error.range] == "uniformInset")
        #expect(error.hint?.contains("Inset has a parameter 'uniformInset'") == true, "\(error.hint ?? "no hint")")
    }
}
