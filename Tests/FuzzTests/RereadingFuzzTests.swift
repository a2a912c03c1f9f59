import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// Sources that are read, changed and read again, as while a person types: what is known of the first reading is used in the
/// second and when it is changed back, which give what a reading gives that knows nothing.
@Suite(.serialized) struct SlowRereadingFuzzTests {
    private static let fuzzing = Fuzzing(kind: .change)
    private static let reader = LayoutReader(dialects: Dialects.all)
    /// Between the text before and the text after.
    private static let separator = "\n// Then:\n"

    @Test func `a changed source is read again as it is read anew`() throws {
        let faults = try Self.fuzzing.run(count: 40, making: Self.change) { try Self.fault(in: $0) }
        #expect(faults == [])
    }

    @Test func `changes that once failed do not any more`() throws {
        for (name, input) in try Self.fuzzing.found() {
            #expect(try Self.fault(in: input) == nil, "\(name)")
        }
    }

    /// An example with a few mistakes, and the same with one word changed.
    private static func change(_ random: inout SeededGenerator) -> Data {
        let example = BuiltInExamples.all.randomElement(using: &random)?.source ?? ""
        let before = random.changedWords(of: example, count: 0...3)
        return Data((before + separator + random.changedWords(of: before, count: 1...1)).utf8)
    }

    private static func fault(in input: Data) throws -> String? {
        let texts = String(decoding: input, as: UTF8.self).components(separatedBy: separator)
        let (before, after) = (parsed(texts[0]), parsed(texts[texts.count - 1]))
        var reading = Reading()
        let first = reader.read(before, name: "before")
        reading.checks = first.checks
        let (again, anew) = (reader.read(after, name: "after", as: reading), reader.read(after, name: "after"))
        if let wrong = try difference(again, anew) { return wrong }
        reading.checks = again.checks
        return try difference(reader.read(before, name: "before", as: reading), first).map { "changed back: \($0)" }
    }

    private static func difference(_ again: LayoutDocument, _ anew: LayoutDocument) throws -> String? {
        if again.diagnostics != anew.diagnostics {
            return "\(again.diagnostics.map(\.message)) instead of \(anew.diagnostics.map(\.message))"
        }
        if again.roots != anew.roots { return "\(again.roots) instead of \(anew.roots)" }
        if again.holes != anew.holes {
            return zip(again.holes, anew.holes).filter { $0 != $1 }.map { "\($0) instead of \($1)" }.description
        }
        let pictures = try [again, anew].map { document in
            try document.inspect(Proposal(width: .exactly(40), height: .exactly(12))).map {
                StagePicture($0).canvas.rows
            }
        }
        return pictures[0] == pictures[1] ? nil : "another picture"
    }

    /// The changed file and one beside it that stays as it is.
    private static func parsed(_ text: String) -> ParsedSources {
        ParsedSources(
            SourceSet(
                [text, BuiltInExamples.all[0].source].enumerated().map { number, text in
                    SourceSet.File(name: "File\(number).swift", text: SourceText(text, number: number))
                }))
    }
}
