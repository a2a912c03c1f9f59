import LayoutInspection
import Lessons
import Negotiation

/// The scrolling texts as rows at a width. Drawing, scrolling and clicking use the same rows.
extension PlaygroundState {
    package var notation: Notation {
        var notation = Notation(encoding)
        notation.isPlain = laidOut?.dialect?.proposesPlainLengths ?? false
        notation.typed = Set(Axis.allCases).subtracting(proposal.followed)
        return notation
    }

    /// The window's title: the program, and the name of what is open.
    package var title: String {
        document.map { "haggle - \(SourcePosition.lastPart(of: $0.name))" } ?? "haggle"
    }

    /// The description of an example, above the panes until the first key.
    var banner: [Row] {
        guard isJustOpened, lesson == nil, let openExample else { return [] }
        return Line(openExample.summary, .accent).wrapped(to: max(1, window.width - 2))
    }

    /// The program in one sentence, for the last line until the first key.
    var introduction: String? {
        guard isIntroduced, inspection != nil else { return nil }
        return switch window.width {
        case 120...:
            "A parent proposes a size, the child answers. [ ] makes the window narrower, . shows the steps, ? helps"
        case 80...: "A parent proposes, the child answers. [ ] narrower, . steps, ? helps"
        default: "[ ] narrower, . steps, ? helps"
        }
    }

    /// The text of the why pane at a width; a column on each side stays free.
    func whyRows(width: Int) -> [Row] {
        let width = max(1, width - 2)
        if showsFields { return fieldRows(width: width) }
        let lines = whyLines(width: width)
        return (lines + (lesson == nil ? [] : Self.glossaryLines(of: lines))).wrapped(to: width)
    }

    /// The words of the glossary that some lines contain, as links. They stand below them in lessons.
    private static func glossaryLines(of lines: [Line]) -> [Line] {
        let text = lines.flatMap(\.spans).map(\.text).joined(separator: " ")
        let words = Glossary.words(in: text).map { word in
            var line = Line([Span("  "), Span(word, .accent)])
            line.target = .word(word)
            return line
        }
        return words.isEmpty ? [] : [.empty, Line("Words", .title)] + words
    }

    private func whyLines(width: Int) -> [Line] {
        var lines = refusal.map { [$0.story, .empty] } ?? []
        guard let inspection, let selected else {
            return lines + [Line("Nothing is selected.", .note)]
        }
        if isStale {
            lines += [Line("The source has errors; this is the last good layout.", .warning), .empty]
        }
        if stepping.isActive {
            return lines
                + StepStory(
                    inspection: inspection, stepping: stepping, notation: notation
                ).lines.map(notation.shown)
        }
        if selected == 0 {
            lines += lesson == nil ? openExample.map { [Line($0.summary, .accent), .empty] } ?? [] : []
            lines += replacedKinds.flatMap { [Line($0.lack.sentence + ".", .note), .empty] }
        }
        return lines
            + ElementStory(
                inspection: inspection, index: selected, properties: selectedProperties, diagnostics: readings,
                findings: shownFindings.filter { $0.element == selected },
                change: shownChange(of: selected), notation: notation, width: width
            ).lines.map(notation.shown)
    }

    /// Whether the why pane is visible and begins with the refusal.
    var showsRefusal: Bool { refusal != nil && arrangement.panes[.why] != nil && !showsReport }

    /// The change of an element, while it is highlighted.
    private func shownChange(of index: Int) -> ElementChange? {
        shownLayout.showsDifference ? difference?.changes.first { $0.after == index } : nil
    }

    /// The text of the report at a width; a column on each side stays free.
    func reportRows(width: Int) -> [ReportRow] {
        keptReport.rows(of: self, width: max(1, width - 2))
    }
}

extension HoleEntry {
    /// The field, and the reason why its value cannot be shown.
    var lines: [Line] { [fieldLine] + (rejection.map { [Line($0 + ".", .error)] } ?? []) }

    private var fieldLine: Line {
        guard !field.isMarked else {
            return Line([Span("= ", .note), Span("‹", .field), Span(field.text, .replaced), Span("›", .field)])
        }
        return Line([Span("= ", .note)] + field.spans)
    }
}

extension TextField {
    /// The text in angle quotes, with its cursor; all of it if it is marked.
    var spans: [Span] {
        if isMarked { return [Span("‹", .field), Span(text, .replaced), Span(" ›", .field)] }
        let at = cursor < characters.count ? String(characters[cursor]) : " "
        return [
            Span("‹" + String(characters[..<cursor]), .field), Span(at, .cursor),
            Span(String(characters.dropFirst(cursor + 1)) + "›", .field),
        ]
    }
}
