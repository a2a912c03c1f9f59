import BlueprintDialect
import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Terminal
import Vocabularies

/// The time from a change of one character in a source to the picture on the screen, step by step.
struct Keystroke {
    private let screen: GeneratedScreen
    private let reader = LayoutReader(dialects: [Blueprint()])
    private let window = CellSize(width: 160, height: 50)

    init(_ screen: GeneratedScreen) {
        self.screen = screen
    }

    /// The seconds of each step.
    struct Times {
        /// Only parsing the same bytes.
        var plain = 0.0
        var parse = 0.0
        var run = 0.0
        var layOut = 0.0
        var draw = 0.0

        var total: Double { parse + run + layOut + draw }
    }

    /// Types letters; returns the median of each step.
    func run(times count: Int) throws -> Times {
        var parsed = parse(screen.text, keeping: nil)
        var state = PlaygroundState(
            window: window, colors: .twoHundredFiftySix, isOpening: true)
        let desk = LayoutDesk()
        let first = reader.read(parsed, name: "screen")
        open(first, on: desk, &state)
        guard let before = state.inspection?.elements.count, before > screen.lineCount / 10 else {
            throw NothingLaidOut(diagnostics: state.problems)
        }
        var all: [Times] = []
        var picture = PlaygroundView(state).canvas
        for number in 0..<count {
            let text = edited(letter: number)
            var times = Times()
            times.plain = seconds { Parser.parse(SourceText(text)) }.time
            let (tree, parseTime) = seconds { parse(text, keeping: parsed) }
            let (document, runTime) = seconds { reader.read(tree, name: "screen") }
            (_, times.layOut) = seconds { open(document, on: desk, &state) }
            let (canvas, drawTime) = seconds { PlaygroundView(state).canvas }
            // The playground does this, too, while the frame is shown.
            desk.releaseReplaced()
            (times.parse, times.run, times.draw) = (parseTime, runTime, drawTime)
            guard canvas != picture else { throw NothingLaidOut(diagnostics: state.problems) }
            (parsed, picture) = (tree, canvas)
            all.append(times)
        }
        return Times(
            plain: median(all.map(\.plain)), parse: median(all.map(\.parse)), run: median(all.map(\.run)),
            layOut: median(all.map(\.layOut)), draw: median(all.map(\.draw)))
    }

    /// Lays a document out, and has the state take the layout and make its requests.
    private func open(_ document: LayoutDocument, on desk: LayoutDesk, _ state: inout PlaygroundState) {
        let opened = desk.open(
            document, in: state.proposal.proposal, after: state.laidOutID, selected: state.selection, isAnother: false)
        state.receive(.opened(opened))
        for request in state.takeRequests() where !request.isIdle { desk.perform(request).map { state.receive($0) } }
    }

    private func parse(_ text: String, keeping before: ParsedSources?) -> ParsedSources {
        ParsedSources(SourceSet([SourceSet.File(name: "Screen.swift", text: SourceText(text))]), keeping: before)
    }

    /// The source with another letter after the title, so that each picture differs from the one before.
    private func edited(letter number: Int) -> String {
        var bytes = Array(screen.text.utf8)
        bytes.insert(UInt8(ascii: "a") + UInt8(number % 26), at: screen.cursor)
        return String(decoding: bytes, as: UTF8.self)
    }

    private func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
}

extension Keystroke.Times: CustomStringConvertible {
    var description: String {
        let rows: [(String, Double)] = [
            ("source parsed alone", plain), ("parse", parse), ("run", run), ("lay out", layOut), ("draw", draw),
            ("from a keystroke to the frame", total),
        ]
        return "| step | ms | of parsing |\n|---|--:|--:|\n"
            + rows.map { name, time in
                "| \(name) | \(String(format: "%.1f", time * 1000)) | \(String(format: "%.1f", time / plain)) |"
            }.joined(separator: "\n")
    }
}
