import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource
import Terminal
import Testing

@testable import Playground

extension ToyElement {
    func document(
        named name: String = "Toy.swift", source: String = "", diagnostics: [Diagnostic] = []
    ) -> LayoutDocument {
        LayoutDocument(
            name: name, source: SourceText(source), dialect: ToyDialect(),
            root: Native(TypeName("ToyElement"), self), diagnostics: diagnostics)
    }

    /// The layout of several sources, or of one with roots and holes.
    func document(
        named name: String, of files: [(name: String, text: String)], roots: [Root] = [], chosen: Int = 0,
        diagnostics: [Diagnostic] = [], holes: [Hole] = []
    ) -> LayoutDocument {
        let sources = SourceSet(
            files.enumerated().map { SourceSet.File(name: $1.name, text: SourceText($1.text, number: $0)) })
        return LayoutDocument(
            name: name, sources: sources, dialect: ToyDialect(), roots: roots,
            chosenRoot: roots.isEmpty ? nil : roots[chosen], root: Native(TypeName("ToyElement"), self),
            diagnostics: diagnostics, holes: holes)
    }

    /// A playground that has the element open.
    func opened(
        _ width: Int, _ height: Int, colors: ColorDepth = .none, proposal: Proposal? = nil,
        projection: CellProjection = .unit
    ) -> PlayedState {
        PlayedState(
            width, height, colors: colors, projection: projection, examples: Example.three, document: document(),
            proposal: proposal)
    }

    func inspected(_ width: String, _ height: String) throws -> Inspection {
        let proposal = Proposal(width: try AxisProposal(parsing: width), height: try AxisProposal(parsing: height))
        guard let inspection = try document().inspect(proposal) else { throw MissingLayout() }
        return inspection
    }

    /// A row of the seats, as most tests use it.
    static let menu: ToyElement = {
        let source = MenuSource.text
        func range(_ text: String) -> SourceRange {
            let found = source.range(of: text)
            let start = found.map { source.utf8.distance(from: source.startIndex, to: $0.lowerBound) } ?? 0
            return SourceRange(start, start + text.utf8.count)
        }
        let prices = row(
            label("Espresso").written(at: range("Label(\"Espresso\")")),
            label("2.40").written(at: range("Label(\"2.40\")")),
            spacing: 3
        ).written(at: range("Row(spacing: 3)"))
        return column(
            label("The menu of the day, for guests who read").written(at: range("Label(\"The menu")),
            prices.inset(1).written(at: range(".inset(1)")), box(12, 3).written(at: range("Box(12, 3)")), spacing: 1
        ).written(at: range("Column(spacing: 1)"))
    }()
}

enum MenuSource {
    static let text = """
        Column(spacing: 1) {
            Label("The menu of the day, for guests who read")
            Row(spacing: 3) {
                Label("Espresso")
                Label("2.40")
            }.inset(1)
            Box(12, 3)
        }
        """
}

extension PlayedState {
    /// A playground that has the menu open.
    static func menu(
        _ width: Int, _ height: Int, colors: ColorDepth = .none, proposal: Proposal? = nil
    ) -> PlayedState {
        PlayedState(
            width, height, colors: colors, examples: Example.three,
            document: ToyElement.menu.document(named: "Menu.swift", source: MenuSource.text), proposal: proposal)
    }

    var rows: [String] { canvas.rows }
    var screen: String { rows.joined(separator: "\n") }

    /// A part of the screen, without the spaces at the ends of its rows.
    func part(rows: ClosedRange<Int>, columns: Range<Int> = 0..<1000) -> String {
        self.rows[rows].map { row in
            String(row.dropFirst(columns.lowerBound).prefix(columns.count).reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    /// Presses keys one after another, and returns the resulting effects.
    @discardableResult
    mutating func press(_ keys: Key...) -> [Effect] {
        keys.compactMap { handle(.key($0)) }
    }

    @discardableResult
    mutating func type(_ characters: String) -> [Effect] {
        characters.compactMap { handle(.key(Key(.character($0)))) }
    }
}

extension PlayedState {
    @discardableResult
    mutating func mouse(_ action: Mouse.Action, _ x: Int, _ y: Int) -> Effect? {
        handle(.mouse(Mouse(action, at: CellPoint(x: x, y: y))))
    }

    /// Clicks on the first cell at which the screen shows a text.
    @discardableResult
    mutating func click(
        _ text: String, right: Int = 0, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) -> Effect? {
        for (y, row) in rows.enumerated() {
            guard let range = row.range(of: text) else { continue }
            return mouse(.press(.left), row.distance(from: row.startIndex, to: range.lowerBound) + right, y)
        }
        Issue.record("\(text) is not on the screen", sourceLocation: sourceLocation)
        return nil
    }
}

extension Example {
    static let three = [
        Example(name: "Badge", dialect: "toy", source: "// A number on a corner.\nBox(1, 1)"),
        Example(name: "Card", dialect: "toy", source: "// A picture, a title. And what\n// can be done.\nBox(2, 2)"),
        Example(name: "Chat", dialect: "other", source: "Box(3, 3)"),
    ]
}

struct MissingLayout: Error {}

func proposal(_ width: String, _ height: String) throws -> Proposal {
    Proposal(width: try AxisProposal(parsing: width), height: try AxisProposal(parsing: height))
}
