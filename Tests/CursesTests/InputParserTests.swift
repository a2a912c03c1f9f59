import Terminal
import TestSupport
import Testing

@testable import Curses

struct InputParserTests {
    @Test(
        arguments: [
            ("a", [.key(Key(.character("a")))]),
            ("é日😀", [.key(Key(.character("é"))), .key(Key(.character("日"))), .key(Key(.character("😀")))]),
            ("\r\t\u{7F}\u{8}", [.key(Key(.enter)), .key(Key(.tab)), .key(Key(.backspace)), .key(Key(.backspace))]),
            ("\u{1}\u{13}\u{1F}", [control("a"), control("s"), control("_")]),
            ("\0", [control(" ")]),
            ("\u{1B}x", [.key(Key(.character("x"), .alt))]),
            ("\u{1B}é", [.key(Key(.character("é"), .alt))]),
            ("\u{1B}\u{7F}", [.key(Key(.backspace, .alt))]),
            ("\u{1B}[A\u{1B}OB\u{1B}[C\u{1B}OD", [.up, .down, .right, .left].map { .key(Key($0)) }),
            ("\u{1B}[1;2A", [.key(Key(.up, .shift))]),
            ("\u{1B}[1;3B", [.key(Key(.down, .alt))]),
            ("\u{1B}[1;5C", [.key(Key(.right, .control))]),
            ("\u{1B}[1;8D", [.key(Key(.left, [.shift, .alt, .control]))]),
            ("\u{1B}O5A\u{1B}[a", [.key(Key(.up, .control)), .key(Key(.up, .shift))]),
            ("\u{1B}\u{1B}[A", [.key(Key(.up, .alt))]),
            ("\u{1B}[H\u{1B}[4~\u{1B}OH\u{1B}[F", [.home, .end, .home, .end].map { .key(Key($0)) }),
            ("\u{1B}[2~\u{1B}[3;5~", [.key(Key(.insert)), .key(Key(.delete, .control))]),
            ("\u{1B}[5~\u{1B}[6~", [.key(Key(.pageUp)), .key(Key(.pageDown))]),
            ("\u{1B}OP\u{1B}[15~\u{1B}[24;2~", [function(1), function(5), function(12, .shift)]),
            ("\u{1B}[[A\u{1B}[[E", [function(1), function(5)]),
            ("\u{1B}[1;2P", [function(1, .shift)]),
            ("\u{1B}[Z", [.key(Key(.backTab))]),
            ("\u{1B}[97;5u\u{1B}[97;2u", [control("a"), .key(Key(.character("A")))]),
            ("\u{1B}[27;5;105~", [control("i")]),
            ("\u{1B}OM\u{1B}Oq", [.key(Key(.enter)), .key(Key(.character("1")))]),
        ] as [(String, [TerminalEvent])])
    func `keys are parsed`(input: String, events: [TerminalEvent]) {
        var parser = InputParser()
        #expect(parser.feed(input.utf8) == events)
        #expect(parser.patience == nil)
    }

    @Test(arguments: [
        ("\u{1B}[<0;3;2M", mouse(.press(.left), 2, 1)),
        ("\u{1B}[<2;300;400M", mouse(.press(.right), 299, 399)),
        ("\u{1B}[<32;1;1M", mouse(.drag(.left), 0, 0)),
        ("\u{1B}[<0;3;2m", mouse(.release, 2, 1)),
        ("\u{1B}[<64;1;1M", mouse(.scrollUp, 0, 0)),
        ("\u{1B}[<65;1;1M", mouse(.scrollDown, 0, 0)),
        ("\u{1B}[<20;1;1M", mouse(.press(.left), 0, 0, [.shift, .control])),
        ("\u{1B}[M !!", mouse(.press(.left), 0, 0)),
        ("\u{1B}[M#\"!", mouse(.release, 1, 0)),
    ])
    func `mouse events are parsed`(input: String, event: TerminalEvent) {
        var parser = InputParser()
        #expect(parser.feed(input.utf8) == [event])
    }

    @Test(arguments: [
        "\u{1B}[<0;0;1M", "\u{1B}[<35;4;4M", "\u{1B}[<128;1;1M", "\u{1B}[<0;1M", "\u{1B}[<0;99999999999999999999;1M",
        "\u{1B}[I", "\u{1B}[O", "\u{1B}[?1;2c", "\u{1B}[>1;4000;29c", "\u{1B}[24;80R", "\u{1B}[?2026;2$y", "\u{1B}[99~",
        "\u{1B}[1;99A", "\u{1B}[ q", "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}]52;c;cXF3\u{1B}\\",
        "\u{1B}P1$r0m\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\", "\u{1B}[\u{18}", "\u{1B}[200", "\u{9B}",
    ])
    func `replies and unknown sequences are ignored`(input: String) {
        expectNothing(of: input)
    }

    @Test func `an over-long sequence is ignored`() {
        expectNothing(of: "\u{1B}[" + String(repeating: "1;", count: 5000) + "q")
    }

    private func expectNothing(of input: String) {
        var parser = InputParser()
        #expect(parser.feed(input.utf8) == [])
        #expect(parser.giveUp() == [])
        #expect(parser.feed("q".utf8) == [.key(Key(.character("q")))])
    }

    @Test(
        arguments: [[0xFF], [0xC0, 0x80], [0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE6, 0x97]]
            as [[UInt8]])
    func `invalid bytes are no keys, and swallow none`(bytes: [UInt8]) {
        var parser = InputParser()
        #expect(parser.feed(bytes + Array("q".utf8)) == [.key(Key(.character("q")))])
    }

    @Test(
        arguments: [
            ("\u{1B}", [.key(Key(.escape))], 50),
            ("\u{1B}\u{1B}", [.key(Key(.escape)), .key(Key(.escape))], 50),
            ("\u{1B}[", [.key(Key(.character("["), .alt))], 500),
            ("\u{1B}O", [.key(Key(.character("O"), .alt))], 500),
            ("\u{1B}]", [.key(Key(.character("]"), .alt))], 500),
            ("\u{1B}[1;", [], 500),
            ("\u{1B}]0;title", [], 500),
            ("\u{1B}[200~rest", [.paste("rest")], 3000),
        ] as [(String, [TerminalEvent], Int)])
    func `an incomplete sequence counts as complete if nothing follows`(
        input: String, events: [TerminalEvent], milliseconds: Int
    ) {
        var parser = InputParser()
        #expect(parser.feed(input.utf8) == [])
        #expect(parser.patience == .milliseconds(milliseconds))
        #expect(parser.giveUp() == events)
        #expect(parser.patience == nil)
    }

    @Test func `a paste is text, whatever it contains`() {
        var parser = InputParser()
        let pasted = "q\rone\r\ntwo\nthree \u{1B}[A\u{1B}[201 \u{1B}\u{3}é"
        let events = parser.feed("\u{1B}[200~\(pasted)\u{1B}[201~x".utf8)
        let text = "q\none\ntwo\nthree \u{1B}[A\u{1B}[201 \u{1B}\u{3}é"
        #expect(events == [.paste(text), .key(Key(.character("x")))])
    }

    @Test func `the splitting of the bytes does not matter`() {
        let input = "a\u{1B}[1;5A日\u{1B}[<0;3;2M\u{1B}[200~x\u{1B}[201~\u{1B}]0;t\u{7}\u{1B}OP\u{1B}[M !!z"
        var whole = InputParser()
        let expected = whole.feed(input.utf8)
        #expect(expected.count == 8)
        var parser = InputParser()
        #expect(bytewise(input.utf8, into: &parser) == expected)
    }

    @Test(arguments: 0..<200) func `a parser still understands keys after any bytes`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let pieces = [
            "\u{1B}", "[", "O", "]", "<", ";", "1", "200~", "M", "m", "~", "A", "\u{7}", "\u{18}", "é", "\\", "?",
        ]
        var bytes = Array(random.text(of: pieces, count: 0...200).utf8)
        for _ in 0..<(bytes.count / 8) {
            bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        var whole = InputParser()
        let events = whole.feed(bytes)
        var parser = InputParser()
        #expect(bytewise(bytes, into: &parser) == events, "seed \(seed)")
        #expect(parser == whole, "seed \(seed)")
        // A paste, an old mouse report and an escape may be open: a pause closes each.
        _ = parser.giveUp()
        #expect(parser.patience == nil, "seed \(seed)")
        #expect(parser.feed("q".utf8) == [.key(Key(.character("q")))], "seed \(seed)")
    }
}

private func bytewise(_ bytes: some Sequence<UInt8>, into parser: inout InputParser) -> [TerminalEvent] {
    var events: [TerminalEvent] = []
    for byte in bytes {
        events += parser.feed([byte])
    }
    return events
}

private func control(_ character: Character) -> TerminalEvent {
    .key(Key(.character(character), .control))
}

private func function(_ number: Int, _ modifiers: Key.Modifiers = []) -> TerminalEvent {
    .key(Key(.function(number), modifiers))
}

private func mouse(_ action: Mouse.Action, _ x: Int, _ y: Int, _ modifiers: Key.Modifiers = []) -> TerminalEvent {
    .mouse(Mouse(action, at: CellPoint(x: x, y: y), modifiers: modifiers))
}

@Suite(.serialized) struct SlowInputParserTests {
    @Test func `a paste is cut to its limit, and its end is found`() {
        var parser = InputParser()
        let long = String(repeating: "q", count: 3 << 20)
        let events = parser.feed("\u{1B}[200~\(long)\u{1B}[201~x".utf8)
        #expect(events == [.paste(String(long.prefix(1 << 20))), .key(Key(.character("x")))])
    }
}
