import Terminal

extension KeyTable {
    /// What a key does in a place: a row for the key itself comes before one for typing.
    package func action(for key: Key, in place: KeyBinding.Places) -> Action? {
        let here = bindings.lazy.filter { $0.places.contains(place) }
        return here.compactMap { $0.action(for: key.plain) }.first
    }

    /// Why a key does nothing in a place.
    func refusal(of key: Key, in place: KeyBinding.Places, notation: Notation) -> String {
        let name = notation.name(of: key)
        let elsewhere = bindings.first { $0.action(for: key.plain) != nil && $0.keys != .anyCharacter }
        guard let elsewhere else {
            return "\(name) does nothing; \(place == .field ? "esc stops typing" : "? shows all keys")"
        }
        guard let way = elsewhere.places.way, !place.isOverlay else {
            return "\(name) (\(elsewhere.words)) does nothing here; esc goes back"
        }
        return "\(name) (\(elsewhere.words)) does nothing here: \(way)"
    }

    /// The rows with a hint for a place, what belongs to it alone first.
    func hints(in place: KeyBinding.Places) -> [KeyBinding] {
        let here = bindings.filter { $0.hint != nil && $0.places.contains(place) }
        let order: [KeyBinding.Section] = [.elements, .reading, .examples, .field, .trace, .proposal, .panes, .program]
        let inOrder = order.flatMap { section in here.filter { $0.section == section } }
        return inOrder.filter { $0.places.isNarrow } + inOrder.filter { !$0.places.isNarrow }
    }

    /// The table for the README, a heading and a list of keys for each section.
    package var markdown: String {
        KeyBinding.Section.allCases.map { section in
            let rows = bindings.filter { $0.section == section }.map { "| \($0.keyCode) | \($0.words) |" }
            return "**\(section.rawValue)**\n\n| key | |\n|---|---|\n" + rows.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

extension KeyBinding.Places {
    /// Whether the places are few enough for a row to tell what is particular to them.
    fileprivate var isNarrow: Bool { !isSuperset(of: .panes) }

    fileprivate var isOverlay: Bool { self == .help || self == .examples || self == .field }
}

extension KeyBinding {
    fileprivate var keyCode: String {
        let notation = Notation(.utf8)
        guard case .these(let keys) = keys else { return notation.names(of: keys) }
        return keys.map { "`\(notation.name(of: $0))`" }.joined(separator: " ")
    }
}

extension Key {
    /// Without the shift of a character, which the character itself tells; shift and tab are one key.
    fileprivate var plain: Key {
        switch (code, modifiers) {
        case (.character, .shift), (.backTab, .shift): Key(code)
        case (.tab, .shift): Key(.backTab)
        default: self
        }
    }
}

extension PlaygroundState {
    /// Who has the keys.
    package var place: KeyBinding.Places {
        switch (overlay, focus) {
        case (.help, _): .help
        case (.examples, _): .examples
        case (nil, .proposal): proposal.field == nil ? .proposal : .field
        case (nil, .pane(.tree)): .tree
        case (nil, .pane(.stage)): .stage
        case (nil, .pane(.why)): .why
        case (nil, .pane(.trace)): .trace
        }
    }

    /// Does what an event asks for.
    package mutating func handle(_ event: TerminalEvent) -> Effect? {
        switch event {
        case .key(let key):
            let keys = KeyTable.standard
            guard let action = keys.action(for: key, in: place) else {
                message = keys.refusal(of: key, in: place, notation: notation)
                return nil
            }
            return apply(action)
        case .mouse(let mouse): return action(for: mouse).flatMap { apply($0) }
        case .paste(let text): return paste(text)
        case .resize(let size): return apply(.resize(size))
        case .fileChanged: return .readAgain
        case .terminate: return .quit
        }
    }

    /// With shift the wheel goes sideways.
    private func action(for mouse: Mouse) -> Action? {
        let isSideways = mouse.modifiers.contains(.shift)
        return switch mouse.action {
        case .press(.left): .click(mouse.position)
        case .scrollUp where !isSideways: .wheel(mouse.position, CellPoint(x: 0, y: -Self.wheelRows))
        case .scrollDown where !isSideways: .wheel(mouse.position, CellPoint(x: 0, y: Self.wheelRows))
        case .scrollUp, .scrollLeft: .wheel(mouse.position, CellPoint(x: -Self.wheelRows, y: 0))
        case .scrollDown, .scrollRight: .wheel(mouse.position, CellPoint(x: Self.wheelRows, y: 0))
        case .press, .drag, .release: nil
        }
    }

    private static let wheelRows = 3

    /// Pasted text is never a command: it goes into the proposal, or nowhere.
    private mutating func paste(_ text: String) -> Effect? {
        guard overlay == nil else {
            message = "there is nothing to paste into here"
            return nil
        }
        return apply(.type(text))
    }
}
