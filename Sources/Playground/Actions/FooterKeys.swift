import Terminal
import TextMetrics

/// The last line: a message, or else the most useful keys that fit; and at its end always the examples, quitting and
/// the help, without their words if space is short. They yield one by one to a message that needs more space, until the
/// next key. All of it can be clicked.
///
/// ```
///  ↑↓ select  ← parent  , . steps   x examples  q quit  ? keys        finding 1 of 2: 7 charact…  x  q  ?
/// ```
struct FooterKeys {
    let state: PlaygroundState
    private var keys: KeyTable { .standard }

    /// A key, or one of a pair, and its position.
    struct Hint {
        let line: Line
        let cells: CellRect
        let action: Action
    }

    /// The message to show instead of keys; nil if there is none.
    var message: String? {
        state.asksWhetherToQuit
            ? state.quitQuestion
            : state.question?.words(state.notation) ?? state.work?.sentence ?? state.message ?? state.introduction
    }

    /// The keys from the left, then the last ones at the right.
    func hints(in row: CellRect) -> [Hint] {
        let last = last(in: row)
        let room = room(beside: last, in: row)
        guard message == nil else { return last }
        var x = room.minX
        var hints: [Hint] = []
        for binding in first {
            guard let key = FooterKey(binding, keys, state), x + key.columns <= room.maxX else { continue }
            hints += key.hints(at: CellPoint(x: x, y: row.minY))
            x += key.columns + Self.gap
        }
        return hints + last
    }

    /// The cells of the message.
    func messageCells(in row: CellRect) -> CellRect { room(beside: last(in: row), in: row) }

    private static let gap = 2

    private func room(beside last: [Hint], in row: CellRect) -> CellRect {
        let end = last.first.map { $0.cells.minX - Self.gap } ?? row.maxX - 1
        return CellRect(x: row.minX + 1, y: row.minY, width: max(0, end - row.minX - 1), height: 1)
    }

    /// The keys at the right end: without words if the message, or the most useful key, needs their space; and only as
    /// many as fit beside the message.
    private func last(in row: CellRect) -> [Hint] {
        let here = keys.hints(in: state.keyContext)
        let always = Self.always.compactMap { action in
            here.first { $0.action == action }.flatMap { FooterKey($0, keys, state) }
        }
        let wanted =
            message.map { VisibleText($0).columns }
            ?? first.lazy.compactMap { FooterKey($0, keys, state) }.first?.columns ?? 0
        let short = always.map(\.withoutWords)
        let fewer = message == nil ? [] : short.indices.map { Array(short.dropFirst($0 + 1)) }
        let fitting = ([always, short] + fewer).first { keys in
            keys.reduce(wanted + Self.gap) { $0 + $1.columns + Self.gap } <= row.width
        }
        var x = row.maxX - 1
        return (fitting ?? fewer.last ?? short).reversed().flatMap { key in
            x -= key.columns
            defer { x -= Self.gap }
            return key.hints(at: CellPoint(x: x, y: row.minY))
        }.reversed()
    }

    /// The most useful one is the last.
    private static let always: [Action] = [.program(.toggleOpenings), .program(.quit), .program(.toggleHelp)]

    /// The other keys, the most useful first. The key that shows a hidden report leads.
    private var first: [KeyBinding] {
        let all = keys.hints(in: state.keyContext).filter {
            !Self.always.contains($0.action) && state.hasUse(of: $0.action)
        }
        let toProblems = all.filter { $0.action == .panes(.toggleReport) && state.hasUnseenReport }
        return toProblems + all.filter { $0.action != .panes(.toggleReport) }
    }
}

/// A key of the last line, or a pair of opposite ones, and its description.
private struct FooterKey {
    private let parts: [(text: String, action: Action)]
    private let words: String

    private init(parts: [(text: String, action: Action)], words: String) {
        (self.parts, self.words) = (parts, words)
    }

    /// Nil for a binding without a single key, or without words for the last line.
    init?(_ binding: KeyBinding, _ table: KeyTable, _ state: PlaygroundState) {
        guard let words = binding.hint, case .these(let keys) = binding.keys, let key = keys.first else { return nil }
        self.words = " " + words
        let notation = state.notation
        guard let pair = Self.pair(of: key, in: state.keyContext),
            let first = table.action(for: pair.0, in: state.keyContext),
            let second = table.action(for: pair.1, in: state.keyContext)
        else {
            parts = [(notation.name(of: key), binding.action)]
            return
        }
        let space = notation.separator(of: pair.0)
        parts = [(notation.name(of: pair.0) + space, first), (notation.name(of: pair.1), second)]
    }

    var withoutWords: FooterKey { FooterKey(parts: parts, words: "") }

    var columns: Int { parts.reduce(0) { $0 + VisibleText($1.text).columns } + VisibleText(words).columns }

    /// The hints at a position. A click on the words performs the last key's action.
    func hints(at point: CellPoint) -> [FooterKeys.Hint] {
        var x = point.x
        return parts.enumerated().map { index, part in
            let isLast = index == parts.count - 1 && !words.isEmpty
            let line = Line([Span(part.text, .strong)] + (isLast ? [Span(words, .note)] : []))
            defer { x += line.columns }
            let cells = CellRect(x: x, y: point.y, width: line.columns, height: 1)
            return FooterKeys.Hint(line: line, cells: cells, action: part.action)
        }
    }

    /// The pair of keys that a key belongs to.
    private static func pair(of key: Key, in context: KeyBinding.Context) -> (Key, Key)? {
        switch key.code {
        case .up where key.modifiers.isEmpty: (Key(.up), Key(.down))
        case .right where key.modifiers.isEmpty && context == .proposal: (Key(.left), Key(.right))
        case .left where key.modifiers.isEmpty && [.strip, .why, .hole].contains(context): (Key(.left), Key(.right))
        case .character(".") where context != .proposal: (.character(","), .character("."))
        case .character("]"): (.character("["), .character("]"))
        case .character("="): (.character("-"), .character("="))
        default: nil
        }
    }
}

extension PlaygroundState {
    /// Whether an action of the report applies to the chosen entry; true for all other actions.
    fileprivate func hasUse(of action: Action) -> Bool {
        guard case .report(let action) = action else { return true }
        return switch (action, chosenReportEntry) {
        case (.write, _): listedHoles.contains { $0.expression != nil }
        case (.flip, .hole(let listed)): if case .condition = listed.hole.kind { true } else { false }
        case (.forget, .hole(let listed)): listed.expression != nil
        case (.fold, .family): true
        case (.flip, _), (.fold, _), (.open, .family): false
        case (.choose, _), (.chooseEntry, _), (.copyOptions, _), (.open, _), (.forget, _): true
        }
    }
}
