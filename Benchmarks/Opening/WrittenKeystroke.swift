import BlueprintDialect
import Editing
import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Terminal
import Vocabularies

/// The time from a letter typed in the source pane to the picture on the screen.
struct WrittenKeystroke {
    private let reader = LayoutReader(dialects: [Blueprint()])
    private let desk = LayoutDesk()
    private var state = PlaygroundState(
        window: CellSize(width: 160, height: 50), colors: .twoHundredFiftySix, own: "Screen.swift", isOpening: true)
    private var parsed: ParsedSources

    /// Opens a source, and begins writing in it.
    init(_ screen: GeneratedScreen) throws {
        parsed = Self.parse(screen.text, keeping: nil)
        open(reader.read(parsed, name: "Screen.swift"))
        guard state.inspection != nil else { throw NothingLaidOut(diagnostics: state.problems) }
        for key in ["5", "i"] as [Character] { _ = state.handle(.key(Key(.character(key)))) }
        settle()
    }

    /// The median seconds of a letter in a text of the screen's title.
    mutating func inText(of screen: GeneratedScreen, times count: Int) throws -> Double {
        let before = screen.text.utf8.prefix(screen.cursor)
        let line = before.count { $0 == UInt8(ascii: "\n") }
        let offset = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
        select(TextPosition(line: line, offset: offset))
        return median(
            try (0..<count).map { number in
                defer { _ = try? change(.erase(.left)) }
                return try type(Character(UnicodeScalar(UInt8(97 + number % 26))))
            })
    }

    /// The median seconds of a letter of a name, while the list of names is open. Each name is erased again.
    mutating func inName(of screen: GeneratedScreen, times count: Int) throws -> Double {
        select(TextPosition(line: screen.lineCount - 1, offset: 0))
        _ = try change(.newline)
        _ = try change(.move(.left, extends: false))
        var times: [Double] = []
        while times.count < count {
            for letter in "Lab" {
                times.append(try type(letter))
                guard PlaygroundView(state).canvas.rows.contains(where: { $0.contains("│ Label(") }) else {
                    throw NothingLaidOut(diagnostics: state.problems)
                }
            }
            for _ in 0..<3 { _ = try change(.erase(.left)) }
        }
        return median(times)
    }

    private mutating func select(_ position: TextPosition) {
        _ = state.apply(.source(.perform(.select(TextSelection(at: position)))))
    }

    /// Types a letter.
    /// - Returns: the seconds until the new text is laid out and drawn.
    private mutating func type(_ letter: Character) throws -> Double { try change(.type(String(letter))) }

    private mutating func change(_ command: EditingCommand) throws -> Double {
        let (_, time) = seconds {
            if case .edit(let texts)? = state.apply(.source(.perform(command))), let text = texts.first?.text {
                parsed = Self.parse(text, keeping: parsed)
                open(reader.read(parsed, name: "Screen.swift"))
            }
            return PlaygroundView(state).canvas
        }
        desk.releaseReplaced()
        return time
    }

    private mutating func open(_ document: LayoutDocument) {
        let opened = desk.open(
            document, in: state.proposal.proposal, after: state.laidOutID, selected: state.selection, isAnother: false)
        state.receive(opened, onDisk: [:])
        for request in state.takeRequests() where !request.isIdle { desk.perform(request).map { state.receive($0) } }
    }

    /// Performs the idle requests, too: the names for completion.
    private mutating func settle() {
        for request in state.takeRequests() { desk.perform(request).map { state.receive($0) } }
    }

    private static func parse(_ text: String, keeping before: ParsedSources?) -> ParsedSources {
        ParsedSources(SourceSet([SourceSet.File(name: "Screen.swift", text: SourceText(text))]), keeping: before)
    }

    private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}

extension WrittenKeystroke {
    /// A table of the medians, beside that of a change outside of the pane.
    static func table(_ screen: GeneratedScreen, beside outside: Double, times count: Int) throws -> String {
        var text = try WrittenKeystroke(screen)
        var name = try WrittenKeystroke(screen)
        let rows = [
            ("read again from a file", outside), ("in a text", try text.inText(of: screen, times: count)),
            ("in a name, with the list of names", try name.inName(of: screen, times: count)),
        ]
        return "| a letter | ms to the frame |\n|---|--:|\n"
            + rows.map { "| \($0.0) | \(String(format: "%.1f", $0.1 * 1000)) |" }.joined(separator: "\n")
    }
}
