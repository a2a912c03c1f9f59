import Foundation
import LayoutInspection
import Negotiation
import Playground
import SwiftSource
import Terminal
import TestSupport

@testable import haggle

/// A source on a random path through the program's functions. The path depends on the source alone, so that a failed
/// source fails again.
struct NumberTrial {
    private let source: String
    private var random: SeededGenerator

    private static let proposals = [
        Proposal(width: .exactly(20), height: .exactly(6)), Proposal(width: .atMost(20), height: .unconstrained),
        Proposal(width: .unconstrained, height: .atMost(6)), Proposal(width: .unspecified, height: .unspecified),
        Proposal(width: .unconstrained, height: .unconstrained),
    ]
    private static let cells = [CellProjection.unit, CellProjection(cell: CGSize(width: 8, height: 16))]
    private static let windows = [
        CellSize(width: 30, height: 8), CellSize(width: 90, height: 26), CellSize(width: 160, height: 50),
    ]
    /// Keys that select, step, scroll, split, zoom, propose, and open the boxes over the panes.
    private static let keys = Array("jklhJLi.,>v24z|\rSWCdebs]}=\t\u{1B}").map {
        switch $0 {
        case "\r": Key(.enter)
        case "\t": Key(.tab)
        case "\u{1B}": Key(.escape)
        default: Key(.character($0))
        }
    }

    init(_ source: String) {
        self.source = source
        random = SeededGenerator(seed: source.utf8.reduce(5381) { ($0 &* 33) ^ UInt64($1) })
    }

    /// The fault of the source; nil if it passes.
    mutating func fault() throws -> String? {
        let document = LayoutReader(dialects: Dialects.all).read(SourceText(source), name: "numbers.swift")
        for proposal in Self.proposals.shuffled(using: &random).prefix(2) {
            let cell = Self.cells.randomElement(using: &random) ?? .unit
            // A dialect may refuse a kind of proposal.
            guard let inspection = (try? document.inspect(proposal, projection: cell)) ?? nil else { continue }
            if let fault = fault(inPrinting: inspection, of: document) { return "\(proposal.words): \(fault)" }
        }
        if isChosen(in: 32), let fault = try faultInChecking() { return "checked: \(fault)" }
        return isChosen(in: 3) ? faultInPlaying(document) : nil
    }

    private mutating func isChosen(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    // MARK: Printing

    private mutating func fault(inPrinting inspection: Inspection, of document: LayoutDocument) -> String? {
        var texts = [inspection.traceText, inspection.traceJSON]
        var json = inspection.traceJSON.split(separator: "\n").map(String.init)
        if isChosen(in: 32) {
            json.append(inspection.frameJSON(of: document, document.diagnostics + inspection.diagnostics))
        }
        for line in json where (try? JSONSerialization.jsonObject(with: Data(line.utf8))) == nil {
            return "no JSON: \(line)"
        }
        for colors in [ColorDepth.none, .twoHundredFiftySix] {
            let picture = StagePicture(inspection, StagePicture.Options(colors: colors))
            let part = picture.drawnPart.intersection(
                CellRect(origin: picture.drawnPart.origin, size: CellSize(width: 80, height: 24)))
            let canvas = picture.canvas(of: part)
            texts += [canvas.ansi(colors: colors), SVGPicture(size: picture.drawnSize).document(of: canvas)]
            if colors != .none, picture.drawnSize == part.size, isChosen(in: 8) {
                texts.append(TracePage(inspection, name: document.name).text)
            }
        }
        texts += json + inspection.findings.map { $0.message + $0.advice } + inspection.diagnostics.map(\.message)
        return falseNumber(in: texts)
    }

    /// A number that is written though no number of the source is its origin.
    private func falseNumber(in texts: [String]) -> String? {
        // These sources write such numbers themselves.
        guard !source.contains("Int.m") else { return nil }
        return texts.lazy.compactMap { text in
            text.firstRange(of: "922337203685477").map { "'\(text[..<$0.upperBound].suffix(60))' is written" }
        }.first
    }

    // MARK: Checking

    private func faultInChecking() throws -> String? {
        let folder = try ScratchFolder(["numbers.swift": source])
        let opened = try OpenedLayout(try LayoutArguments.parse([folder.path + "/numbers.swift"]))
        let effort = CheckedLayout.Effort(askLimit: 200, trials: .brief)
        let checked = try CheckedLayout(opened, effort, until: Cancellation())
        return falseNumber(in: [CheckedLayout.text(checked.findings, in: opened.document.sources)])
    }

    // MARK: Playing

    private mutating func faultInPlaying(_ document: LayoutDocument) -> String? {
        var play = FuzzedPlayground(document, window: Self.windows.randomElement(using: &random) ?? .zero)
        var pressed: [Key] = []
        for key in Self.keys.shuffled(using: &random).prefix(6) {
            pressed.append(key)
            play.handle(.key(key))
            if let fault = falseNumber(in: play.canvas.rows) { return "after \(pressed.map(\.code)): \(fault)" }
        }
        return nil
    }
}
