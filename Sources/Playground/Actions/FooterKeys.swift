import Terminal
import TextMetrics

/// The last line: what is to be said, or else the most useful keys that have room; and at its end always the examples, the
/// way out and the help, without their words where the rest needs the room. To a message that needs more they yield, one by
/// one, until the next key. All of it can be clicked.
///
/// ```
///  ↑↓ select  ← parent  , . steps   x examples  q quit  ? keys        finding 1 of 2: 7 charact…  x  q  ?
/// ```
struct FooterKeys {
    let state: PlaygroundState
    private let keys = KeyTable.standard

    init(state: PlaygroundState) {
        self.state = state
    }

    /// A key, or one of a pair, and where it stands.
    struct Hint {
        let line: Line
        let cells: CellRect
        let action: Action
    }

    /// What is to be said instead of keys; nil where nothing is.
    var message: String? {
        state.asksWhetherToQuit ? state.quitQuestion : state.work?.sentence ?? state.message
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

    /// Where the message stands.
    func messageCells(in row: CellRect) -> CellRect { room(beside: last(in: row), in: row) }

    private static let gap = 2

    private func room(beside last: [Hint], in row: CellRect) -> CellRect {
        let end = last.first.map { $0.cells.minX - Self.gap } ?? row.maxX - 1
        return CellRect(x: row.minX + 1, y: row.minY, width: max(0, end - row.minX - 1), height: 1)
    }

    /// Those at the right end: without words where these leave less room than the message, or the most useful key, needs;
    /// and only as many as the message leaves room for.
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

    /// The others, the most useful first: the way to a hidden report leads.
    private var first: [KeyBinding] {
        let all = keys.hints(in: state.keyContext).filter {
            !Self.always.contains($0.action) && state.hasUse(of: $0.action)
        }
        let toProblems = all.filter { $0.action == .panes(.toggleReport) && state.hasUnseenReport }
        return toProblems + all.filter { $0.action != .panes(.toggleReport) }
    }
}

/// A key of the last line, or a pair of opposite ones, and what it is for.
private struct FooterKey {
    private let parts: [(text: String, action: Action)]
    private let words: String

    private init(parts: [(text: String, action: Action)], words: String) {
        (self.parts, self.words) = (parts, words)
    }

    /// Nil for what is no single key, and without words for the last line.
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

    /// A click on the words does what the last key does.
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

    /// Both keys of a pair, by one of them.
    private static func pair(of key: Key, in context: KeyBinding.Contexts) -> (Key, Key)? {
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
    /// Whether a key of the report has something to do at the chosen entry; of all else, true.
    fileprivate func hasUse(of action: Action) -> Bool {
        guard case .report(let action) = action else { return true }
        let entry = chosenReportEntry
        switch action {
        case .choose, .chooseEntry: return true
        case .flip:
            guard case .hole(let listed) = entry, case .condition = listed.hole.kind else { return false }
            return true
        case .fold:
            if case .family = entry { return true }
            return false
        case .open:
            if case .family = entry { return false }
            return true
        case .forget:
            guard case .hole(let listed) = entry else { return true }
            return listed.expression != nil
        }
    }
}
