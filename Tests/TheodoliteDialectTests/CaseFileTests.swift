import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing
import TheodoliteDialect
import Vocabularies

/// The case file, measured on the real library: every source is read, laid out, and compared.
struct CaseFileTests {
    @Test func `every case of the case file is laid out as by the real library`() throws {
        let file = try CaseFile.read("theodolite")
        var different: [String] = []
        for item in file.cases {
            if let difference = try Self.difference(item, tolerance: file.tolerance) {
                different.append("\(item.name): \(difference)")
            }
        }
        #expect(file.cases.count == 60)
        print("\(file.cases.count - different.count) of \(file.cases.count) cases agree")
        #expect(different.isEmpty, "\(different.count) differ:\n\(different.joined(separator: "\n"))")
    }

    private static func difference(_ item: CaseFile.Case, tolerance: Double) throws -> String? {
        let document = LayoutReader(dialects: [Theodolite()]).read(SourceText(item.source), name: item.name)
        if let diagnostic = document.diagnostics.first { return diagnostic.message }
        let proposal = Proposal(
            width: try AxisProposal(parsing: item.width), height: try AxisProposal(parsing: item.height))
        let elements = try #require(try document.inspect(proposal)).elements
        let expected = try #require(item.frames)
        guard elements.map(\.name) == expected.map(\.element) else { return "elements \(elements.map(\.name))" }
        for (element, frame) in zip(elements, expected) {
            let (origin, size) = (element.frame.origin, element.frame.size)
            let found = [origin.x, origin.y, size.width, size.height].map { Double($0) }
            let isNear = zip(found, frame.numbers).allSatisfy { abs($0 - $1) <= tolerance || $0 == $1 }
            guard isNear, element.depth == frame.depth else {
                return "\(element.name) \(found), not \(frame.numbers)"
            }
        }
        return nil
    }
}
