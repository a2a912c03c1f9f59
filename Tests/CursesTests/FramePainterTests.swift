internal import CNcurses
import Foundation
import Terminal
import TestSupport
import TextMetrics
import Testing

@testable import Curses

/// The bytes of frames without a terminal, and their picture in tmux. The tests run one after another: a test that
/// waits for its turn with ncurses blocks a thread.
@Suite(.serialized) struct FramePainterTests {
    private let turn = NcursesTurn()

    init() {
        _ = CharacterEncoding.adopt(from: ["LC_ALL": "C.UTF-8"])
    }

    private func painter(
        _ type: String = "xterm-256color", width: Int = 20, height: Int = 4, encoding: CharacterEncoding = .utf8,
        wantsColor: Bool = true
    ) throws -> FramePainter {
        let size = CellSize(width: width, height: height)
        return try FramePainter(types: [type], size: size, encoding: encoding, wantsColor: wantsColor)
    }

    private func canvas(_ rows: String..., width: Int = 20, height: Int = 4, style: Style = .plain) -> Canvas {
        var canvas = Canvas(size: CellSize(width: width, height: height))
        for (y, row) in rows.enumerated() {
            canvas.write(row, at: CellPoint(x: 0, y: y), style: style)
        }
        return canvas
    }

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    @Test func `an unchanged cell is not sent`() throws {
        let painter = try painter()
        let first = painter.frame(showing: canvas("one", "two"))
        #expect(text(first).contains("one"))
        #expect(painter.frame(showing: canvas("one", "two")) == [])
        let second = text(painter.frame(showing: canvas("one", "twx")))
        #expect(second.contains("x"))
        #expect(!second.contains("tw"))
        #expect(!second.contains("one"))
    }

    @Test func `a frame is shown at once`() throws {
        let painter = try painter()
        let frame = text(painter.frame(showing: canvas("one")))
        #expect(frame.hasPrefix("\u{1B}[?2026h"))
        #expect(frame.hasSuffix("\u{1B}[?2026l"))
    }

    @Test func `everything is drawn again if the terminal's contents are unknown`() throws {
        let painter = try painter()
        _ = painter.frame(showing: canvas("one", "two"))
        painter.forget()
        let again = text(painter.frame(showing: canvas("one", "two")))
        #expect(again.contains("one") && again.contains("two"))
        #expect(again.hasPrefix("\u{1B}[?2026h\u{1B}[r"))
    }

    @Test func `a terminal that is resized before its first frame scrolls over its whole height`() throws {
        let painter = try painter(height: 4)
        painter.resize(to: CellSize(width: 20, height: 6))
        let frame = text(painter.frame(showing: canvas("one", height: 6)))
        let regions = frame.matches(of: /\u{1B}\[[0-9;]*r/).map { String($0.output.dropFirst()) }
        #expect(regions == ["[1;4r", "[r"])
        // The resize moves the cursor, which was the shell screen's until then.
        let left = try #require(frame.ranges(of: "[?1049h").first)
        let scrolled = try #require(frame.ranges(of: "[r").last)
        #expect(left.upperBound < scrolled.lowerBound)
    }

    @Test(arguments: ["screen-256color", "screen", "tmux"])
    func `the last cell is drawn separately if terminfo cannot turn wrapping off`(type: String) throws {
        let painter = try painter(type, width: 4, height: 1)
        let style = Style(foreground: .theme(9), background: .theme(20), attributes: [.bold, .underline])
        func frame(_ row: String) -> String {
            text(painter.frame(showing: canvas(row, width: 4, height: 1, style: style)))
        }
        let first = frame("abcd")
        #expect(first.contains("\u{1B}7\u{1B}[?7l\u{1B}[1;4H\u{1B}[0;1;4;"))
        #expect(first.contains("md\u{1B}[?7h\u{1B}8"))
        #expect(frame("abcd") == "")
        // ncurses would write the wide glyph, and then shift the cells that it takes for one.
        #expect(frame("a日d").contains("\u{1B}[1;2H\u{1B}[0;1;4;"))
        #expect(!frame("日日").contains("[1@"))
        #expect(frame("").contains("\u{1B}[1;3H\u{1B}[0m \u{1B}[0m \u{1B}[?7h"))
    }

    @Test func `colours are reduced to those of the terminal`() throws {
        let red = Style(foreground: .rgb(red: 255, green: 0, blue: 0), attributes: .underline)
        func frame(_ painter: FramePainter) -> String { text(painter.frame(showing: canvas("a", style: red))) }
        let many = try painter()
        #expect(many.colors == .twoHundredFiftySix)
        #expect(frame(many).contains("38;5;196m"))
        let few = try painter("xterm")
        #expect(few.colors == .sixteen)
        #expect(frame(few).contains("31m"))
        for without in [try painter(wantsColor: false), try painter("vt100")] {
            #expect(without.colors == .none)
            let bytes = frame(without)
            #expect(!bytes.contains("31m") && !bytes.contains("38;5") && !bytes.contains("39;49"))
            #expect(bytes.contains("4m"))
        }
    }

    @Test func `a picture with more colour pairs than the terminal has stays readable`() throws {
        let painter = try painter("xterm", width: 16, height: 16)
        var canvas = Canvas(size: CellSize(width: 16, height: 16))
        for y in 0..<16 {
            for x in 0..<16 {
                let style = Style(foreground: .theme(UInt8(x)), background: .theme(UInt8(y)))
                canvas.write("x", at: CellPoint(x: x, y: y), style: style)
            }
        }
        #expect(text(painter.frame(showing: canvas)).filter { $0 == "x" }.count == 256)
    }

    @Test func `boxes are drawn in ASCII without UTF-8`() throws {
        let painter = try painter(encoding: .ascii)
        let frame = painter.frame(showing: canvas("┌╌─┐é日…", "╚═║╝▸│"))
        #expect(frame.allSatisfy { $0 < 0x80 })
        #expect(text(frame).contains("+~-+?? ~"))
        #expect(text(frame).contains("+=#+>|"))
    }

    @Test func `a glyph of unknown width in the C library is replaced, and keeps its columns`() throws {
        let painter = try painter()
        var canvas = canvas("")
        canvas.put(Glyph(character: "a", columns: 2), at: .zero, style: .plain)
        canvas.put(Glyph(character: "日", columns: 1), at: CellPoint(x: 2, y: 0), style: .plain)
        canvas.put(Glyph(character: "\u{1B}", columns: 1), at: CellPoint(x: 3, y: 0), style: .plain)
        canvas.write("!", at: CellPoint(x: 4, y: 0))
        #expect(text(painter.frame(showing: canvas)).contains("\u{FFFD} \u{FFFD}\u{FFFD}!"))
    }

    @Test func `every scalar is shown with the width that the C library gives it`() {
        for value in UInt32(0x20)...0x3FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for glyph in VisibleText(String(scalar)).glyphs {
                let widths = glyph.character.unicodeScalars.map { wcwidth(wchar_t($0.value)) }
                // The library may be older than the newest characters.
                guard !widths.contains(-1) else { continue }
                #expect(Int(widths.reduce(0, +)) == glyph.columns, "U+\(String(value, radix: 16))")
            }
        }
    }

    @Test(arguments: ["xterm-256color", "vt100", "linux", "screen-256color", "tmux-256color", "screen"])
    func `a terminal shows the drawn picture`(type: String) throws {
        let pipe = FileManager.default.temporaryDirectory.appendingPathComponent("frames-\(UUID().uuidString)").path
        mkfifo(pipe, 0o600)
        defer { unlink(pipe) }
        let tmux = try Tmux(command: "stty raw; cat \(pipe)", columns: 24, rows: 6)
        let writer = try #require(FileHandle(forWritingAtPath: pipe))
        let painter = try painter(type, width: 24, height: 6)
        for seed in UInt64(0)..<25 {
            var random = SeededGenerator(seed: seed)
            let canvas = Self.scribble(number: seed, with: &random)
            try writer.write(contentsOf: painter.frame(showing: canvas))
            let screen = try tmux.wait(for: "frame\(seed).")
            #expect(screen == canvas.rows, "seed \(seed)")
        }
    }

    @Test(arguments: [(12, 3), (30, 9), (1, 1), (24, 2), (40, 6)])
    func `a canvas of another size than the screen is clipped to it`(width: Int, height: Int) throws {
        let painter = try painter(width: 24, height: 6)
        let screen = VirtualScreen(columns: 24, rows: 6)
        var random = SeededGenerator(seed: UInt64(width))
        for number in 0..<20 as Range<UInt64> {
            let whole = Self.scribble(number: number, with: &random)
            var other = Canvas(size: CellSize(width: width, height: height))
            for y in 0..<height { other.write(String(repeating: "日a", count: width), at: CellPoint(x: y, y: y)) }
            screen.feed(painter.frame(showing: whole))
            screen.feed(painter.frame(showing: other))
            var clipped = Canvas(size: CellSize(width: 24, height: 6))
            for y in 0..<min(6, height) {
                clipped.write(String(other.rows[y]), at: CellPoint(x: 0, y: y))
            }
            #expect(screen.rows == clipped.rows)
        }
    }

    @Test func `the last cell is drawn without combining marks`() throws {
        let painter = try painter(width: 3, height: 2)
        let frame = painter.frame(showing: canvas("e\u{301}", "abe\u{301}", width: 3, height: 2))
        #expect(text(frame).unicodeScalars.filter { $0 == "\u{301}" }.count == 1)
    }

    @Test(arguments: [1, 3]) func `a single column is drawn without inserting cells`(height: Int) throws {
        let painter = try painter(width: 3, height: 3)
        painter.resize(to: CellSize(width: 1, height: height))
        var column = Canvas(size: CellSize(width: 1, height: height))
        for y in 0..<height { column.write("Z", at: CellPoint(x: 0, y: y)) }
        let frame = text(painter.frame(showing: column))
        #expect(frame.filter { $0 == "Z" }.count == height)
        // The frame has neither the sequence that inserts a cell nor the insert mode.
        #expect(!frame.contains("\u{1B}[@") && !frame.contains("\u{1B}[1@") && !frame.contains("\u{1B}[4h"))
    }

    /// Texts of all widths, over and beside one another, on a numbered canvas of 24 x 6. The last cell has no marks.
    private static func scribble(number: UInt64, with random: inout SeededGenerator) -> Canvas {
        var canvas = Canvas(size: CellSize(width: 24, height: 6))
        for _ in 0..<Int.random(in: 1...25, using: &random) {
            let text = random.text(of: ["a", "bc", "日", "e\u{301}", "😀", "─", " ", "한"], count: 1...12)
            let point = CellPoint(x: Int.random(in: -4...23, using: &random), y: Int.random(in: 1...5, using: &random))
            let attributes: Style.Attributes = Bool.random(using: &random) ? .bold : []
            canvas.write(text, at: point, style: Style(attributes: attributes))
        }
        if canvas[23, 5].glyph.character == "e\u{301}" { canvas.write("e", at: CellPoint(x: 23, y: 5)) }
        canvas.write("frame\(number).", at: .zero)
        return canvas
    }
}
