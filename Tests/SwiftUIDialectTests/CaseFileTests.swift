import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing
import Vocabularies

/// The case file, measured on the real library: every source is read, laid out, and compared.
struct CaseFileTests {
    @Test(arguments: [("swiftui", 240), ("swiftui-grid", 61)])
    func `every case of the case files is laid out as by the real library`(name: String, count: Int) throws {
        let file = try CaseFile.read(name)
        var different: [String] = []
        for item in file.cases {
            if let difference = try Self.difference(item, tolerance: file.tolerance) {
                different.append("\(item.name): \(difference)")
            }
        }
        print("\(file.cases.count) cases compared, \(different.count) differ")
        #expect(file.cases.count == count)
        #expect(different.isEmpty, "\(different.joined(separator: "\n"))")
    }

    private static func difference(_ item: CaseFile.Case, tolerance: Double) throws -> String? {
        let document = LayoutReader(dialects: [SwiftUI()]).read(SourceText(item.source), name: item.name)
        if let diagnostic = document.diagnostics.first { return diagnostic.message }
        let proposal = Proposal(
            width: try AxisProposal(parsing: item.width), height: try AxisProposal(parsing: item.height))
        let elements = try #require(try document.inspect(proposal)).elements
        if let size = item.size {
            let answer = try #require(elements.first).frame.size
            return isNear([answer.width, answer.height], size, tolerance) ? nil : "size \(answer), not \(size)"
        }
        let expected = try #require(item.frames)
        guard elements.map(\.name) == expected.map(\.element) else { return "elements \(elements.map(\.name))" }
        for (element, frame) in zip(elements, expected) {
            let (origin, size) = (element.frame.origin, element.frame.size)
            let found = [origin.x, origin.y, size.width, size.height].map { Double($0) }
            guard isNear(found, frame.numbers, tolerance), element.depth == frame.depth else {
                return "\(element.name) \(found), not \(frame.numbers)"
            }
        }
        for (element, frame) in zip(elements, item.cells ?? []) {
            let (origin, size) = (element.cells.origin, element.cells.size)
            let found = [origin.x, origin.y, size.width, size.height].map { Double($0) }
            guard found == frame.numbers else { return "\(element.name) cells \(found), not \(frame.numbers)" }
        }
        return nil
    }

    private static func isNear(_ found: [Double], _ expected: [Double], _ tolerance: Double) -> Bool {
        zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance || $0 == $1 || $0.isNaN && $1.isNaN }
    }
}
