import Foundation
import LayoutInspection
import SwiftSource
import Terminal
import TestSupport
import Testing

@testable import Curses
@testable import Playground
@testable import haggle

/// Bytes of a keyboard, a mouse and a window, sent to the playground with the examples open.
@Suite(.serialized) struct SlowKeyFuzzTests {
    private static let fuzzing = Fuzzing(kind: .keys)

    @Test func `the picture always fills the window, and escape and q quit after any input`() throws {
        let faults = try Self.fuzzing.run(count: 4, making: Self.typed) { Self.fault(in: $0) }
        #expect(faults == [])
    }

    @Test func `keys that failed once pass`() throws {
        for (name, input) in try Self.fuzzing.found() {
            #expect(Self.fault(in: input) == nil, "\(name)")
        }
    }

    private static let sequences = [
        "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~", "\r", "\t",
        "\u{1B}[Z", "\u{1B}", "\u{7F}", "\u{1B}[3~", "\u{1B}[1;2A", "\u{1B}[1;2C", "\u{1B}[1;3D", "\u{1B}[1;3B",
        "\u{1B}OP", "\u{1B}[200~<=3\u{1B}[31m\n0\u{1B}[201~", "\u{1B}[200~", "e\u{301}", "宽", "\u{1B}]0;x\u{7}",
    ]
    private static let letters = Array("1234pfebmunwhzxodrqtRXNdWCcvVaAyiI!\"?.,<>[]{}-=_+ jklHJKLgG0987()*&sSEUT\\/")

    private static func typed(_ random: inout SeededGenerator) -> Data {
        // The first byte selects the open example.
        var bytes = [UInt8.random(in: 0...255, using: &random)]
        for _ in 0..<120 {
            switch Int.random(in: 0..<20, using: &random) {
            case 0: bytes.append(UInt8.random(in: 0...255, using: &random))
            case 1: bytes += Array(resize(&random).utf8)
            case 2...3: bytes += Array(mouse(&random).utf8)
            case 4...8: bytes += Array((sequences.randomElement(using: &random) ?? "").utf8)
            default: bytes += Array(String(letters.randomElement(using: &random) ?? " ").utf8)
            }
        }
        return Data(bytes)
    }

    /// xterm's sequence for a new size. It stands for a resize of the window.
    private static func resize(_ random: inout SeededGenerator) -> String {
        "\u{1B}[8;\(Int.random(in: 1...50, using: &random));\(Int.random(in: 1...140, using: &random))t"
    }

    private static func mouse(_ random: inout SeededGenerator) -> String {
        let button = [0, 0, 2, 32, 64, 65, 66, 67].randomElement(using: &random) ?? 0
        let (x, y) = (Int.random(in: 0...150, using: &random), Int.random(in: 0...50, using: &random))
        return "\u{1B}[<\(button);\(x);\(y)M" + (Bool.random(using: &random) ? "\u{1B}[<\(button);\(x);\(y)m" : "")
    }

    private static func fault(in input: Data) -> String? {
        var play = FuzzedPlayground(example: Int(input.first ?? 0))
        var parser = InputParser()
        for piece in pieces(of: input.dropFirst()) {
            let events: [TerminalEvent]
            switch piece {
            case .size(let size): events = [.resize(size)]
            case .bytes(let bytes): events = parser.feed(bytes) + parser.giveUp()
            }
            for event in events {
                play.handle(event)
                let canvas = play.canvas
                guard canvas.size == play.window else { return "a picture of \(canvas.size) after \(event)" }
            }
        }
        // Each escape leaves one thing: a field, a list, a pane, a step.
        for _ in 0..<12 { play.handle(.key(Key(.escape))) }
        // The first press asks if values would be lost.
        let effects = (0..<2).map { _ in play.handle(.key(Key(.character("q")))) }
        return effects.contains(.quit) ? nil : "q does not quit"
    }

    private enum Piece {
        case size(CellSize)
        case bytes([UInt8])
    }

    /// The bytes between resizes, one by one outside of sequences.
    private static func pieces(of input: Data) -> [Piece] {
        let text = String(decoding: input, as: UTF8.self)
        var pieces: [Piece] = []
        var rest = text[...]
        while let found = rest.firstMatch(of: /\e\[8;(\d+);(\d+)t/) {
            pieces.append(.bytes(Array(rest[..<found.range.lowerBound].utf8)))
            pieces.append(.size(CellSize(width: Int(found.2) ?? 1, height: Int(found.1) ?? 1)))
            rest = rest[found.range.upperBound...]
        }
        return pieces + [.bytes(Array(rest.utf8))]
    }
}
