import Foundation
import Terminal
import TestSupport
import Testing

@testable import Curses

/// A series of pictures with wide, marked, coloured and cut texts, on the terminal types that differ most. libvterm
/// must show each picture.
@Suite(.serialized) struct SlowDrawingFuzzTests {
    private let turn = NcursesTurn()
    private static let fuzzing = Fuzzing(kind: .drawing)
    private static let types = ["xterm-256color", "screen-256color", "linux", "vt100"]

    init() {
        _ = CharacterEncoding.adopt(from: ["LC_ALL": "C.UTF-8"])
    }

    @Test func `a terminal shows the drawn picture, whatever it showed before`() throws {
        // A case is a type of terminal and a seed.
        let faults = try Self.fuzzing.run(count: 60) { random in
            Data("\(Self.types.randomElement(using: &random) ?? "") \(random.next())".utf8)
        } fault: {
            try Self.fault(in: $0)
        }
        #expect(faults == [])
    }

    @Test func `drawings that failed once pass`() throws {
        for (name, input) in try Self.fuzzing.found() {
            #expect(try Self.fault(in: input) == nil, "\(name)")
        }
    }

    private static func fault(in input: Data) throws -> String? {
        let words = String(decoding: input, as: UTF8.self).split(whereSeparator: { $0.isWhitespace }).map(String.init)
        guard words.count == 2, let seed = UInt64(words[1]) else { return "a case is a terminal type and a seed" }
        var random = SeededGenerator(seed: seed)
        var size = Self.size(&random)
        let painter = try FramePainter(types: [words[0]], size: size, encoding: .utf8, wantsColor: true)
        let screen = VirtualScreen(columns: size.width, rows: size.height)
        for number in 0..<30 {
            if Int.random(in: 0..<8, using: &random) == 0 {
                size = Self.size(&random)
                painter.resize(to: size)
                screen.resize(columns: size.width, rows: size.height)
            }
            let canvas = Self.scribble(size, with: &random)
            screen.feed(painter.frame(showing: canvas))
            guard screen.rows == canvas.rows else {
                return "frame \(number) on \(words[0]), drawn:\n" + canvas.rows.joined(separator: "\n") + "\nshown:\n"
                    + screen.rows.joined(separator: "\n")
            }
        }
        return nil
    }

    private static func size(_ random: inout SeededGenerator) -> CellSize {
        CellSize(width: Int.random(in: 2...60, using: &random), height: Int.random(in: 1...20, using: &random))
    }

    /// Texts over and beside one another. libvterm loses marks in the last column.
    private static func scribble(_ size: CellSize, with random: inout SeededGenerator) -> Canvas {
        var canvas = Canvas(size: size)
        let colors: [Color] = [
            .standard, .rgb(red: 255, green: 0, blue: 0), .rgb(red: 9, green: 99, blue: 200), .theme(3), .theme(12),
        ]
        for _ in 0..<Int.random(in: 1...40, using: &random) {
            let text = random.text(
                of: ["a", "bc", "日", "e\u{301}", "😀", "─", "│", "█", " ", "한", "ﷺ", "\u{1B}", "…"], count: 1...12)
            let point = CellPoint(
                x: Int.random(in: -4..<size.width, using: &random), y: Int.random(in: 0..<size.height, using: &random))
            let attributes: [Style.Attributes] = [[], .bold, .reverse, .underline, .dim, [.bold, .reverse]]
            let style = Style(
                foreground: colors.randomElement(using: &random) ?? .standard,
                background: colors.randomElement(using: &random) ?? .standard,
                attributes: attributes.randomElement(using: &random) ?? [])
            canvas.write(text, at: point, style: style)
        }
        for y in 0..<size.height where canvas[size.width - 1, y].glyph.character.unicodeScalars.count > 1 {
            canvas.write(".", at: CellPoint(x: size.width - 1, y: y))
        }
        return canvas
    }
}
