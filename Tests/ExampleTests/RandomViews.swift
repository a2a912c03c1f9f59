import TestSupport

/// Random sources of SwiftUI's own views, from a seed.
struct RandomViews {
    private var numbers: SeededGenerator

    init(seed: UInt64) { numbers = SeededGenerator(seed: seed) }

    private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

    private mutating func text() -> String {
        let words = (0..<(1 + number(below: 5))).map { _ in String("abcdefghij".prefix(1 + number(below: 7))) }
        return "Text(\"\(words.joined(separator: " "))\")"
    }

    private mutating func leaf() -> String {
        switch number(below: 8) {
        case 0: "Color.red"
        case 1: "Spacer()"
        case 2: "Divider()"
        case 3: "Image(width: \(1 + number(below: 9)), height: \(1 + number(below: 3)))"
        case 4: text() + ".lineLimit(\(1 + number(below: 3)))"
        default: text()
        }
    }

    private mutating func children(_ depth: Int) -> String {
        (0..<(1 + number(below: 3))).map { _ in view(number(below: depth)) }.joined(separator: "; ")
    }

    /// A view with others in it, at most this deep.
    mutating func view(_ depth: Int) -> String {
        guard depth > 0 else { return leaf() }
        switch number(below: 14) {
        case 0, 1: return "HStack(spacing: \(number(below: 3))) { \(children(depth)) }"
        case 2, 3: return "VStack(alignment: .leading) { \(children(depth)) }"
        case 4: return "HStack(alignment: .lastTextBaseline) { \(children(depth)) }"
        case 5: return "ZStack { \(children(depth)) }"
        case 6: return view(depth - 1) + ".padding(\(number(below: 3)))"
        case 7: return view(depth - 1) + ".frame(width: \(number(below: 20)))"
        case 8: return view(depth - 1) + ".frame(height: \(number(below: 6)))"
        case 9: return view(depth - 1) + ".frame(maxWidth: \(["5", "20", ".infinity"][number(below: 3)]))"
        case 10: return view(depth - 1) + ".frame(minWidth: \(number(below: 12)), maxHeight: 4)"
        case 11: return view(depth - 1) + ".fixedSize(horizontal: \(number(below: 2) == 0), vertical: true)"
        case 12: return view(depth - 1) + ".layoutPriority(\(number(below: 3)))"
        default: return view(depth - 1) + ".overlay { \(view(number(below: depth))) }"
        }
    }
}
