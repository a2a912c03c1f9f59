import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Vocabularies

private let proposal = Proposal(width: .exactly(80), height: .exactly(24))

/// A document of a tree.
func document(_ tree: Tree, of count: Int, in dialect: any Dialect) -> LayoutDocument {
    guard tree != .source else {
        return LayoutReader(dialects: dialects).read(
            SourceText(SourceTree.text(dialect.name, count)), name: "source", dialect: dialect.name)
    }
    let payload: Any =
        switch dialect.name {
        case "blueprint": CompiledTree.blueprint(tree, count)
        case "quicklayout": CompiledTree.quickLayout(tree, count)
        case "theodolite": CompiledTree.theodolite(tree, count)
        default: CompiledTree.swiftUI(tree, count)
        }
    return LayoutDocument(
        name: tree.rawValue, source: SourceText(""), dialect: dialect, root: Native(TypeName("Element"), payload),
        diagnostics: [])
}

/// The number of elements of a large tree: a pass admits 100,000, and the step limit stops a source before it makes so
/// many.
private func count(of tree: Tree) -> Int { tree == .source ? 30_000 : 90_000 }

/// The bytes that a layout keeps, and its elements.
private func measure(_ tree: Tree, of count: Int, in dialect: any Dialect) -> (bytes: Int, elements: Int) {
    let before = allocatedBytes()
    let document = document(tree, of: count, in: dialect)
    var states: (any ElementStates)?
    let layout = try? document.layOut(proposal, keeping: &states)
    let bytes = allocatedBytes() - before
    let elements = layout?.inspection.elements.count ?? 0
    withExtendedLifetime((document, states, layout)) {}
    return (bytes, elements)
}

func measureElements() {
    print("| library | tree | elements | kB an element |\n|---|---|--:|--:|")
    for dialect in dialects where isWanted(dialect.name, of: dialects.map(\.name)) {
        for tree in Tree.allCases where isWanted(tree.rawValue, of: Tree.allCases.map(\.rawValue)) {
            let most = count(of: tree)
            let small = measure(tree, of: 1000, in: dialect)
            let large = measure(tree, of: most, in: dialect)
            let each = Double(large.bytes - small.bytes) / Double(max(1, large.elements - small.elements)) / 1024
            print(
                "| \(padded(dialect.name, 11)) | \(padded(tree.rawValue, 6)) | \(large.elements) | \(decimal(each)) |")
        }
    }
}

/// Prints the memory of a layout's parts.
func measureParts() {
    print(
        "| library | tree | document | record and elements | inspection | exchanges an element |\n|---|---|--:|--:|--:|--:|"
    )
    for dialect in dialects where isWanted(dialect.name, of: dialects.map(\.name)) {
        for tree in Tree.allCases where isWanted(tree.rawValue, of: Tree.allCases.map(\.rawValue)) {
            let count = count(of: tree)
            let start = allocatedBytes()
            let document = document(tree, of: count, in: dialect)
            let made = allocatedBytes()
            var states: (any ElementStates)?
            guard let root = document.root else { continue }
            let pass = dialect.layOut(PassOrder(root, in: proposal, cells: .unit), keeping: &states)
            let record = pass.record
            // What follows from the asks is written when it is read; then the pass ends.
            _ = record.steps.count
            let laidOut = allocatedBytes()
            var layout: InspectedLayout?
            var again: (any ElementStates)?
            layout = try? document.layOut(proposal, keeping: &again)
            let inspected = allocatedBytes() - laidOut - (laidOut - made)
            let elements = Double(record.elements.count)
            let sizes = [made - start, laidOut - made, inspected].map { decimal(Double($0) / elements / 1024) }
            let asks = decimal(Double(record.exchanges.count) / elements)
            print(
                "| \(padded(dialect.name, 11)) | \(padded(tree.rawValue, 6)) | \(sizes.joined(separator: " | ")) | \(asks) |"
            )
            withExtendedLifetime((document, states, again, layout, pass)) {}
        }
    }
    print(
        "element \(MemoryLayout<RecordedElement>.stride), exchange \(MemoryLayout<Exchange>.stride), placement \(MemoryLayout<Placement>.stride), step \(MemoryLayout<Step>.stride), inspected \(MemoryLayout<InspectedElement>.stride), appearance \(MemoryLayout<Appearance>.stride)"
    )
}
