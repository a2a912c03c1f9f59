import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import TestSupport
import Testing

@testable import haggle

/// Hostile numbers, wherever a dialect's pages accept one.
@Suite(.serialized) struct SlowNumberFuzzTests {
    private static let fuzzing = Fuzzing(kind: .numbers)

    @Test(arguments: Dialects.all.map(\.name))
    func `everything that accepts a number is laid out with plain ones`(dialect: String) throws {
        let uses = try NumberUses(dialect)
        let missed = uses.sources.map(\.plain).filter { use in
            !([use] + uses.containers(around: use)).contains { uses.document(of: $0).isLaidOutWhole }
        }
        #expect(missed == [])
    }

    @Test(arguments: Dialects.all.map(\.name))
    func `a layout with any number can be printed, checked and played`(dialect: String) throws {
        let uses = try NumberUses(dialect)
        // A source with many numbers has several turns.
        let turns = uses.sources.flatMap { Array(repeating: $0, count: ($0.slots.count + 7) / 8) }
        var turn = 0
        let faults = try Self.fuzzing.run(count: UInt64(turns.count)) { random in
            defer { turn += 1 }
            return Data(uses.source(turns[turn % turns.count], &random).utf8)
        } fault: {
            try Self.fault(in: $0)
        }
        #expect(faults == [])
    }

    @Test func `numbers that failed once pass`() throws {
        for (name, input) in try Self.fuzzing.found() {
            #expect(try Self.fault(in: input) == nil, "\(name)")
        }
    }

    /// The source is printed first, so that the last one is the one that crashed.
    private static func fault(in input: Data) throws -> String? {
        let source = String(decoding: input, as: UTF8.self)
        FileHandle.standardError.write(Data("number fuzz: \(source.replacing("\n", with: "; "))\n".utf8))
        var trial = NumberTrial(source)
        return try trial.fault().map { "\($0), of \(source)" }
    }
}

/// The uses of numbers on a dialect's pages, and the containers for them.
private struct NumberUses {
    let sources: [NumberedSource]
    private let module: String
    private var containers: [String]

    private static let place = "\u{3}"
    private static let fractions = [
        "Double.nan", "Double.infinity", "-Double.infinity", "0", "-0.0", "1e308", "-1e308", "9007199254740992",
    ]
    private static let wholes = ["Int.max", "Int.min", "0", "-1", "9007199254740992"]

    init(_ name: String) throws {
        let dialect = try #require(Dialects.all.first { $0.name == name })
        let pages = try #require(NumberedSources(dialect.vocabulary))
        module = try #require(dialect.modules.first)
        sources = pages.all
        let found = pages.containers(around: Self.place)
        let content = try #require(found.first).replacing(Self.place, with: pages.leaf)
        containers = found
        containers = found.filter { document(of: $0.replacing(Self.place, with: content)).isLaidOutWhole }
    }

    func document(of element: String) -> LayoutDocument {
        LayoutReader(dialects: Dialects.all).read(SourceText(text(of: element)), name: "numbers.swift")
    }

    func containers(around content: String) -> [String] {
        containers.map { $0.replacing(Self.place, with: content) }
    }

    /// The element with a hostile number in some of its places, alone or in a container.
    func source(_ element: NumberedSource, _ random: inout SeededGenerator) -> String {
        let special = Int.random(in: element.slots.indices, using: &random)
        let written = element.filled { index, slot in
            guard index == special || Int.random(in: 0..<4, using: &random) == 0 else { return "\(index + 1)" }
            let numbers = slot == .fraction ? Self.fractions : Self.wholes
            return numbers.randomElement(using: &random) ?? "0"
        }
        let isAlone = Int.random(in: 0..<3, using: &random) == 0
        return text(of: isAlone ? written : containers(around: written).randomElement(using: &random) ?? written)
    }

    private func text(of element: String) -> String { "import \(module)\n\(element)\n" }
}

extension LayoutDocument {
    /// Whether a layout exists without errors and holes.
    fileprivate var isLaidOutWhole: Bool {
        let inspection = (try? inspect(Proposal(width: .exactly(20), height: .exactly(6)))) ?? nil
        return inspection?.elements.isEmpty == false && !hasErrors && holes.isEmpty
    }
}
