import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// The examples with random changes of bytes and words: read, run, laid out and checked for findings.
@Suite(.serialized) struct SlowSourceFuzzTests {
    private static let fuzzing = Fuzzing(kind: .source)

    @Test func `a changed source has a layout or an error`() throws {
        let faults = try Self.fuzzing.run(count: 60, making: Self.changed) { try Self.fault(in: $0) }
        #expect(faults == [])
    }

    @Test func `sources that failed once pass`() throws {
        for (name, input) in try Self.fuzzing.found() {
            #expect(try Self.fault(in: input) == nil, "\(name)")
        }
    }

    private static func changed(_ random: inout SeededGenerator) -> Data {
        let source = BuiltInExamples.all.randomElement(using: &random)?.source ?? ""
        let others = BuiltInExamples.all.randomElement(using: &random)?.source ?? ""
        let words = random.changedWords(of: source, count: 0...4, from: others)
        var bytes = Array(words.utf8)
        for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
            let start = Int.random(in: bytes.indices, using: &random)
            let end = min(bytes.count, start + Int.random(in: 1...30, using: &random))
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: bytes.indices, using: &random))
            case 2: bytes[start] = UInt8.random(in: 0...255, using: &random)
            default: bytes.insert(contentsOf: Self.numbers.randomElement(using: &random)?.utf8 ?? "".utf8, at: start)
            }
        }
        return Data(bytes)
    }

    private static let numbers = ["-1", "0", "9999999", "1e300", "0x7FFFFFFFFFFFFFFF", ".infinity", ".nan", "nil"]

    private static func fault(in input: Data) throws -> String? {
        let text = String(decoding: input, as: UTF8.self)
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(text), name: "found.swift")
        var reported = document.diagnostics
        for proposal in [
            Proposal(width: .exactly(40), height: .exactly(12)), Proposal(width: .atMost(7), height: .unconstrained),
        ] {
            guard let inspection = try document.inspect(proposal) else { continue }
            reported += inspection.diagnostics
            let rows = StagePicture(inspection).canvas.rows
            guard rows.count == StagePicture(inspection).drawnSize.height else { return "a picture of another height" }
        }
        let end = text.utf8.count
        let wrong = reported.first { $0.range.start < 0 || $0.range.end > end || $0.message.isEmpty }
        return wrong.map { "'\($0.message)' at \($0.range) of \(end)" }
    }
}
