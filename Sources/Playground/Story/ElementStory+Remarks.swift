import LayoutInspection
import Negotiation
import SwiftSource

extension ElementStory {
    /// The findings about it, with their advice.
    var faults: [Line] {
        findings.flatMap { [Line("\($0.message.capitalizedFirst).", .warning)] + $0.adviceLines(notation) + [.empty] }
    }

    /// The notes of the engine and of the reader, and remarks on unusual sizes and frames.
    var remarks: [Line] {
        let element = inspection.elements[index]
        var lines = inspection.record.notes.filter { $0.element == element.recordID }.map { note in
            Self.line(Diagnostic.Severity(note.severity), note.sentence)
        }
        lines += readings(element) + hole(element) + interaction() + size(element) + overlaps() + overflow(element)
        return lines.isEmpty ? [] : lines + [.empty]
    }

    /// The diagnostics in its own source range, without those in its children's.
    private func readings(_ element: InspectedElement) -> [Line] {
        guard let range = element.range, range != element.parent.flatMap({ inspection.elements[$0].range }),
            !diagnostics.isEmpty
        else { return [] }
        let inner = element.children.compactMap { inspection.elements[$0].range }.filter { $0 != range }
        return diagnostics.filter { diagnostic in
            range.holds(diagnostic.range.start) && !inner.contains { $0.holds(diagnostic.range.start) }
        }.map { Self.line($0.severity, $0.message) }
    }

    private static func line(_ severity: Diagnostic.Severity, _ sentence: String) -> Line {
        Line([Span("\(severity.rawValue): ", TextRole(severity)), Span(sentence + ".")])
    }

    /// The reason for a hole's look.
    private func hole(_ element: InspectedElement) -> [Line] {
        guard element.isHole else { return [] }
        let shown =
            switch inspection.appearance(of: index).hatching {
            case .framed: "drawn as a frame around its contents"
            case .filled, nil: "sized to fit its name"
            }
        return [Line([Span("haggle does not know \(element.name)", .accent), Span(": \(shown).")])]
    }

    /// How it responds to a person.
    private func interaction() -> [Line] {
        switch inspection.interaction(of: index) {
        case .none: []
        case .taps: [Line([Span("Tappable", .accent), Span(": click it or press enter.")])]
        case .scrolls(let extent):
            [
                Line([
                    Span("It scrolls", .accent),
                    Span(": shows \(PointsFormat.short(extent.window)) of \(PointsFormat.short(extent.content))."),
                ])
            ]
        }
    }

    private func size(_ element: InspectedElement) -> [Line] {
        guard let missing = MissingExtent(element), !findings.contains(where: { $0.kind == .empty }) else {
            return []
        }
        return [Line([Span("It is \(missing.words)", .warning), Span(": it cannot be seen.")])]
    }

    private func overlaps() -> [Line] {
        let overlaps = inspection.overlaps(of: index)
        var lines = overlaps.prefix(Self.overlapLimit).map { overlap in
            let (sibling, cells) = (inspection.elements[overlap.sibling].pathComponent, overlap.cells)
            let relation = inspection.isInFront(index, of: overlap.sibling) ? "It covers" : "It is covered by"
            return Line([
                Span("\(relation) \(sibling)", overlap.isPartial ? .warning : .text),
                Span(" in \(cells.width)×\(cells.height) cells at \(cells.minX), \(cells.minY)."),
            ])
        }
        let rest = overlaps.dropFirst(Self.overlapLimit)
        if !rest.isEmpty {
            let siblings = Words.count(rest.count, "more sibling", "more siblings")
            let role: TextRole = rest.contains { $0.isPartial } ? .warning : .text
            lines.append(Line([Span("It overlaps \(siblings)", role), Span(".")]))
        }
        return lines
    }

    /// Further overlaps are counted, not listed.
    private static let overlapLimit = 4

    private func overflow(_ element: InspectedElement) -> [Line] {
        guard let parent = element.parent, !element.cells.isEmpty, inspection.scrollExtent(of: parent) == nil,
            !findings.contains(where: { $0.kind == .outside })
        else { return [] }
        let outer = inspection.elements[parent].cells
        let inner = element.cells
        let past = [
            (outer.minX - inner.minX, "to the left"), (inner.maxX - outer.maxX, "to the right"),
            (outer.minY - inner.minY, "above"), (inner.maxY - outer.maxY, "below"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        guard !past.isEmpty else { return [] }
        let sides = past.joined(separator: ", ")
        return [
            Line([Span("It reaches past \(inspection.elements[parent].pathComponent)", .warning), Span(": \(sides).")])
        ]
    }

    /// Its properties: a line for each that was set, then one line with those that have their default.
    var propertyLines: [Line] {
        guard !properties.isEmpty else { return [] }
        let set = properties.filter { $0.value != $0.defaultText }
        let rest = properties.filter { $0.value == $0.defaultText }
        var lines = [Line("Properties", .title)]
        lines += set.map { property in
            Line([Span("  \(property.name): ", .note), Span(property.shownValue)], hang: 4)
        }
        if !rest.isEmpty {
            let words = rest.map { "\($0.name) \($0.shownValue)" }.joined(separator: ", ")
            lines.append(Line("  by default: \(words)", .faint, hang: 4))
        }
        return lines + [.empty]
    }

    /// The holes that it was made with, and their assumed values.
    var holes: [Line] {
        let holes = SourceMarks(inspection, errors: []).holes(of: index)
        guard !holes.isEmpty else { return [] }
        let lines = holes.prefix(Self.holeLimit).map { hole in
            let wanted = hole.wanted.isEmpty ? "" : ": \(hole.wanted)"
            let assumed = hole.assumed.isEmpty ? "" : " = "
            return Line(
                [Span("  " + hole.text), Span(wanted, .note), Span(assumed, .note), Span(hole.assumed, .number)],
                hang: 4)
        }
        let rest = holes.count - lines.count
        return [Line("Shown with holes", .title)] + lines
            + (rest > 0 ? [Line("  … and \(rest) more", .note)] : []) + [.empty]
    }

    /// Further holes are counted, not listed.
    private static let holeLimit = 8

    /// Its line in the source.
    var source: [Line] {
        guard let range = inspection.elements[index].range else {
            return [Line("Made by compiled code: no source to show.", .note)]
        }
        let position = inspection.sources.position(of: range.start)
        let line = "line \(position.location.line)"
        return [Line("Written \(position.isOneOfSeveral ? "in \(position.file), \(line)" : "at \(line)")", .title)]
            + SourceQuote(position.text, at: position.location).lines
    }
}

extension Finding {
    /// The advice, after an arrow; may be empty.
    func adviceLines(_ notation: Notation) -> [Line] {
        let arrow = notation.arrow + " "
        return advice.isEmpty ? [] : [Line([Span(arrow, .accent), Span(advice + ".")], hang: arrow.count)]
    }
}

extension ElementProperty {
    /// The value with its unit, cut at 400 characters.
    fileprivate var shownValue: String {
        let text = value.count > 400 ? value.prefix(400) + "…" : value
        guard let unit else { return text }
        return text + " " + (value == "1" && unit.last == "s" ? unit.dropLast() : unit[...])
    }
}

extension TextRole {
    init(_ severity: Diagnostic.Severity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        }
    }
}
