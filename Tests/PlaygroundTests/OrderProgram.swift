import Foundation
import Interpreter
import LayoutInspection
import SwiftSource
import Terminal

@testable import Playground

/// A program with holes: its settings decide the layout. It is read by hand, as the reader would.
struct OrderProgram {
    var settings: [String: String] = [:]
    /// The number of further holes with the same first name.
    var fields = 0

    static let source = """
        import ToyLayout

        let card = Column(spacing: 1) {
            Label(order.title)
            if order.isOpen {
                Label("Open until ten")
            } else {
                Label("Closed")
            }
            AvatarView(user)
        }
        """

    static func range(_ text: String) -> SourceRange {
        let found = source.range(of: text)
        let start = found.map { source.utf8.distance(from: source.startIndex, to: $0.lowerBound) } ?? 0
        return SourceRange(start, start + text.utf8.count)
    }

    private func value(_ name: String) -> String? { settings[name] }

    private var title: String {
        guard let set = value("order.title"), set.count > 1, set.first == "\"", set.last == "\"" else {
            return "‹order.title›"
        }
        return String(set.dropFirst().dropLast())
    }

    private var isOpen: Bool { value("order.isOpen") != "false" }

    private var element: ToyElement {
        let branch = isOpen ? "Label(\"Open until ten\")" : "Label(\"Closed\")"
        return .column(
            .label(title).written(at: Self.range("Label(order.title)")),
            .label(isOpen ? "Open until ten" : "Closed").written(at: Self.range(branch)),
            ToyElement.box(14, 1).named("AvatarView").unknown()
                .looking { $0.hatching = .filled(name: "AvatarView") }.written(at: Self.range("AvatarView(user)")),
            spacing: 1
        ).written(at: Self.range(String(Self.source.dropFirst("import ToyLayout\n\nlet card = ".count))))
    }

    private var holes: [Hole] {
        let all = [
            Hole(
                text: "order.title", range: Self.range("order.title"), kind: .text, wanted: "String",
                assumed: "‹order.title›", count: 2),
            Hole(
                text: "order.isOpen", range: Self.range("order.isOpen"), kind: .condition(true), wanted: "Bool",
                assumed: "true"),
            Hole(
                text: "AvatarView(user)", range: Self.range("AvatarView(user)"), kind: .element, wanted: "Element",
                assumed: "▒ AvatarView ▒"),
        ]
        let more = (0..<fields).map { number in
            Hole(
                text: "user.field\(number)", range: Self.range("user)"), kind: .number, wanted: "CGFloat", assumed: "10"
            )
        }
        return (all + more).filter { settings[$0.text] == nil }
    }

    private var diagnostics: [Diagnostic] {
        settings.sorted { $0.key < $1.key }.filter { $0.value.count { $0 == "\"" } % 2 == 1 }.map { name, _ in
            Diagnostic(.error, "the text set for '\(name)' has no closing quote", at: SourceRange(0, 0))
        }
    }

    var document: LayoutDocument {
        element.document(
            named: "Order.swift", of: [("Order.swift", Self.source)],
            roots: [Root(name: "card", kind: .element, range: Self.range("card"))], diagnostics: diagnostics,
            holes: holes)
    }
}

extension PlayedState {
    /// A playground that has the program open, with effects applied.
    static func order(
        _ width: Int, _ height: Int, colors: ColorDepth = .none, fields: Int = 0
    ) -> PlayedState {
        PlayedState(
            width, height, colors: colors, examples: Example.three, document: OrderProgram(fields: fields).document)
    }

    /// Presses keys and reads the program with the new settings, as the executable does.
    mutating func set(_ keys: Key...) {
        for key in keys { perform(handle(.key(key))) }
    }

    mutating func set(typing characters: String) {
        for character in characters { perform(handle(.key(Key(.character(character))))) }
    }

    mutating func perform(_ effect: Effect?) {
        guard case .set(let settings) = effect else { return }
        let pairs = settings.map { ($0.name, $0.expression) }
        documentChanged(OrderProgram(settings: Dictionary(pairs) { $1 }).document)
    }
}
