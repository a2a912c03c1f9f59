import SwiftSource
import TestSupport
import Testing

@Suite struct FuzzTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `any bytes and any words are read without a crash`(seed: UInt64) {
        var noise = Noise(generator: SeededGenerator(seed: seed))
        for round in 0..<300 {
            expectTree(of: noise.bytes(), "seed \(seed), round \(round), bytes")
            expectTree(of: noise.words(), "seed \(seed), round \(round), words")
        }
    }

    @Test(arguments: try CaseFile.names())
    func `every case source may be cut off or changed anywhere`(name: String) throws {
        let seed: UInt64 = 7
        var noise = Noise(generator: SeededGenerator(seed: seed))
        for file in try CaseFile.read(name).cases {
            expectTree(of: noise.mutation(of: file.source), "seed \(seed), \(file.name), mutation")
            expectTree(of: noise.truncation(of: file.source), "seed \(seed), \(file.name), truncation")
        }
    }

    /// Every node stands in its parent, and every diagnostic in the source.
    private func expectTree(of text: String, _ what: String) {
        let file = Parser.parse(SourceText(text))
        #expect(misplacedNodes(in: file) == [], "\(what): \(text.debugDescription)")
        let end = file.range.end
        #expect(file.diagnostics.allSatisfy { $0.range.start >= 0 && $0.range.end <= end }, "\(what)")
    }
}

/// Descriptions of the nodes that are not within their parents, or not in order.
func misplacedNodes(in file: SourceFile) -> [String] {
    var found: [String] = []
    var rest: [(node: SyntaxNode, around: SourceRange)] = file.statements.map { (.statement($0), file.range) }
    while let (node, around) = rest.popLast() {
        let range = node.range
        if range.start < around.start || range.end > around.end {
            found.append(
                "\(range.start)..<\(range.end) is not in \(around.start)..<\(around.end): \(file.source[range])")
        }
        let children = node.children
        rest += children.map { ($0, range) }
        guard case .expression(let expression) = node, case .chain(let chain) = expression.kind else { continue }
        // A chain begins at its base, and each part where the one before ends or behind it.
        var end = chain.base.range.end
        if chain.base.range.start != range.start { found.append("the chain does not start at its base") }
        for part in chain.parts {
            if part.range.start < end { found.append("a part begins before the one before it ends") }
            end = part.range.end
        }
    }
    return found
}
