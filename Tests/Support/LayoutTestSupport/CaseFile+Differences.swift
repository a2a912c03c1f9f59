import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport

extension CaseFile {
    /// Reads and lays out every source in a dialect, and returns the differences from the real library's layouts.
    package func differences(in dialect: any Dialect) throws -> [String] {
        let differences = try cases.compactMap { item in
            try difference(item, in: dialect).map { "\(item.name): \($0)" }
        }
        print("\(cases.count) cases compared, \(differences.count) differ")
        return differences
    }

    private func difference(_ item: Case, in dialect: any Dialect) throws -> String? {
        let document = LayoutReader(dialects: [dialect]).read(SourceText(item.source), name: item.name)
        if let diagnostic = document.diagnostics.first { return diagnostic.message }
        guard let elements = try document.inspect(item.proposal())?.elements, let root = elements.first else {
            return "nothing is laid out"
        }
        if let size = item.size {
            let answer = root.frame.size
            return isNear([answer.width, answer.height], size) ? nil : "size \(answer), not \(size)"
        }
        guard let expected = item.frames else { return "no frames to compare with" }
        guard elements.map(\.name) == expected.map(\.element) else { return "elements \(elements.map(\.name))" }
        for (element, frame) in zip(elements, expected) {
            let (origin, size) = (element.frame.origin, element.frame.size)
            let found = [origin.x, origin.y, size.width, size.height].map { Double($0) }
            guard isNear(found, frame.numbers), element.depth == frame.depth else {
                return "\(element.name) \(found), not \(frame.numbers)"
            }
        }
        for (element, (frame, measured)) in zip(elements, zip(item.cells ?? [], expected)) {
            let (origin, size) = (element.cells.origin, element.cells.size)
            let found = [origin.x, origin.y, size.width, size.height].map { Double($0) }
            // The file's cells were rounded without the slack that edges on a half have.
            guard found == frame.numbers || measured.numbers.isAlmostOnHalf else {
                return "\(element.name) cells \(found), not \(frame.numbers)"
            }
        }
        return nil
    }

    private func isNear(_ found: [Double], _ expected: [Double]) -> Bool {
        zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance || $0 == $1 || $0.isNaN && $1.isNaN }
    }
}

extension [Double] {
    /// Whether an edge of `x, y, width, height` is not a half, but within the slack of one.
    fileprivate var isAlmostOnHalf: Bool {
        [self[0], self[1], self[0] + self[2], self[1] + self[3]].contains { edge in
            let distance = abs(edge - edge.rounded(.down) - 0.5)
            return distance != 0 && distance < 1e-6
        }
    }
}

extension CaseFile.Case {
    package func proposal() throws -> Proposal {
        Proposal(width: try AxisProposal(parsing: width), height: try AxisProposal(parsing: height))
    }
}
