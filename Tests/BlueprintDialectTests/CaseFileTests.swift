import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal
import TestSupport
import Testing

@testable import BlueprintDialect
@testable import Vocabularies

/// The case file, measured on the real library. Every source is read, laid out and compared.
struct CaseFileTests {
    @Test func `every case of the case file is laid out as by the real library`() throws {
        let file = try CaseFile.read("blueprint")
        let known = try file.cases.filter(Self.isKnown)
        var different: [String] = []
        for item in known {
            do {
                let difference = try Self.difference(item, tolerance: file.tolerance)
                if let difference { different.append("\(item.name): \(difference)") }
            } catch {
                different.append("\(item.name): \(error)")
            }
        }
        print("\(known.count) of \(file.cases.count) cases compared, \(different.count) differ")
        #expect(known.count == file.cases.count)
        #expect(different.isEmpty, "\(different.joined(separator: "\n"))")
    }

    /// Whether the vocabulary has all types that a source names.
    private static func isKnown(_ item: CaseFile.Case) throws -> Bool {
        item.source.replacing(/"[^"]*"/, with: "").replacing(/import .*/, with: "").matches(of: /\b[A-Z]\w*/)
            .allSatisfy { BlueprintVocabulary.vocabulary[TypeName(String($0.output))] != nil }
    }

    private static func difference(_ item: CaseFile.Case, tolerance: Double) throws -> String? {
        let dialect = Blueprint()
        let program = SourceRunner(vocabulary: dialect.vocabulary).run(Parser.parse(SourceText(item.source)))
        if let diagnostic = program.diagnostics.first { return diagnostic.message }
        guard let root = program.rootElement() else { return "no element" }
        let proposal = Proposal(
            width: try AxisProposal(parsing: item.width), height: try AxisProposal(parsing: item.height))
        let record = dialect.layOut(root, in: proposal, cells: .unit).record
        if let size = item.size {
            let answer = try #require(record.elements.first?.placement).frame.size
            let same = zip(size, [answer.width, answer.height]).allSatisfy { abs($0 - $1) <= tolerance }
            return same ? nil : "size \(answer), not \(size)"
        }
        let frames = placed(in: record)
        guard frames.map(\.name) == item.frames?.map(\.element) else { return "elements \(frames.map(\.name))" }
        for ((found, expected), cells) in zip(zip(frames, item.frames ?? []), item.cells ?? []) {
            let isNear = zip(found.numbers, expected.numbers).allSatisfy { abs($0 - $1) <= tolerance || $0 == $1 }
            guard isNear, found.depth == expected.depth else {
                return "\(found.name) \(found.numbers), not \(expected.numbers)"
            }
            // The file's cells were rounded without the slack that edges on a half have.
            guard found.cells == cells.numbers || expected.numbers.isOnHalf else {
                return "\(found.name) cells \(found.cells), not \(cells.numbers)"
            }
        }
        return nil
    }

    private struct Placed {
        let depth: Int
        let name: String
        let numbers: [Double]
        let cells: [Double]
    }

    private static func placed(in record: LayoutRecord) -> [Placed] {
        var placed: [Placed] = []
        func add(_ id: ElementID, _ depth: Int) {
            guard let frame = record[id].placement?.frame else { return }
            let cells = CellProjection.unit.cells(of: frame)
            placed.append(
                Placed(
                    depth: depth, name: record[id].name,
                    numbers: [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height],
                    cells: [cells.origin.x, cells.origin.y, cells.size.width, cells.size.height].map(Double.init)))
            for child in record[id].children { add(child, depth + 1) }
        }
        add(ElementID(0), 0)
        return placed
    }
}

extension [Double] {
    /// Whether an edge of `x, y, width, height` is within the slack of a half.
    fileprivate var isOnHalf: Bool {
        [self[0], self[1], self[0] + self[2], self[1] + self[3]].contains { edge in
            abs(edge - (edge.rounded(.down) + 0.5)) < 1e-6
        }
    }
}
