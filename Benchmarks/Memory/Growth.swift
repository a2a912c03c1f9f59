import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Vocabularies

/// Sources of each library with the largest memory use: closures, states, several asks, a list that is made during
/// layout.
private let opened = [
    "CardInSwiftUI", "CardInQuickLayout", "CardInTheodolite", "Card", "Rows", "Counter", "Flexbox", "Table", "Toolbar",
]

private func example(_ name: String) -> SourceText? {
    guard let text = try? String(contentsOfFile: "Examples/\(name).swift", encoding: .utf8) else { return nil }
    return SourceText(text)
}

private struct Row {
    let name: String
    let bytes: Int
    let count: Int

    /// A leak would be a kB each time; a growing table or cache is less.
    var isFlat: Bool { bytes <= count * 1024 }
}

/// Returns whether allocated memory stays constant after the first tenth, in which tables are made.
/// - Parameter isShort: omits the longest list.
func measureGrowth(relayouts: Int, readings: Int, examples: Int, isShort: Bool = false) -> Bool {
    var rows: [Row] = []
    let opened = opened.filter { !isShort || $0 != "Rows" }
    for name in opened {
        guard let source = example(name) else { continue }
        let document = LayoutReader(dialects: dialects).read(source, name: name)
        let desk = LayoutDesk()
        var id: DocumentID?
        func open(_ document: LayoutDocument, isAnother: Bool = false) {
            id = desk.open(document, in: proposal(0), after: id, selected: nil, isAnother: isAnother).id
        }
        open(document)
        rows.append(
            growth("\(name): relayouts", relayouts) { number in
                guard let id else { return }
                let key = LayoutKey(document: id, proposal: proposal(number), taps: 0)
                _ = desk.perform(.layOut(key, selected: nil, seen: [.trace, .changes]))
            })
        rows.append(
            growth("\(name): readings", readings) { number in
                open(
                    LayoutReader(dialects: dialects).read(
                        SourceText(source.string + "\nlet n = \(number % 10)"), name: name))
            })
    }
    let desk = LayoutDesk()
    rows.append(
        growth("examples opened", examples) { number in
            let name = opened[number % opened.count]
            guard let source = example(name) else { return }
            let document = LayoutReader(dialects: dialects).read(source, name: name)
            _ = desk.open(document, in: proposal(number), after: nil, selected: nil, isAnother: true)
        })
    print("| what | times | kB left |\n|---|--:|--:|")
    for row in rows {
        print("| \(padded(row.name, 30)) | \(row.count) | \(row.bytes / 1024)\(row.isFlat ? "" : " grows") |")
    }
    return rows.allSatisfy(\.isFlat)
}

private func proposal(_ number: Int) -> Proposal {
    Proposal(width: .exactly(CGFloat(60 + number % 10)), height: .exactly(24))
}

private func growth(_ name: String, _ count: Int, _ body: (Int) -> Void) -> Row {
    // Ten sizes and ten texts take turns, so that the start and the end are alike.
    let first = max(20, count / 10) / 10 * 10
    for number in 0..<first { body(number) }
    let before = allocatedBytes()
    for number in 0..<(count / 10 * 10) { body(number) }
    return Row(name: name, bytes: allocatedBytes() - before, count: count)
}
