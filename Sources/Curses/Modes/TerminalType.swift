/// The choice among ncurses' descriptions of terminals.
enum TerminalType {
    /// The names to try, in order, according to the environment.
    ///
    /// New terminals are often unknown to the machine that one is logged in to. They all understand xterm's sequences.
    static func candidates(in environment: [String: String]) throws(CursesError) -> [String] {
        guard let name = environment["TERM"], !name.isEmpty else { throw .noTerminalType }
        guard name != "dumb" else { throw .dumbTerminal }
        var candidates = [name]
        if name.hasSuffix("-direct") {
            // A description with direct colour has no palette; its sibling has one.
            candidates.insert(name.dropLast("-direct".count) + "-256color", at: 0)
        }
        let families = [
            "xterm", "kitty", "alacritty", "ghostty", "foot", "wezterm", "tmux", "screen", "rxvt", "256color",
        ]
        let namesItsColors = environment["COLORTERM"].map { !$0.isEmpty } ?? false
        let isModern = namesItsColors || families.contains { name.contains($0) }
        candidates.append(isModern ? "xterm-256color" : "vt100")
        return candidates
    }

    /// Whether to use colours. NO_COLOR, set to anything, turns them off, unless the person decides:
    /// https://no-color.org
    static func wantsColor(_ choice: ColorChoice = .auto, in environment: [String: String]) -> Bool {
        switch choice {
        case .auto: environment["NO_COLOR"]?.isEmpty ?? true
        case .always: true
        case .never: false
        }
    }
}
