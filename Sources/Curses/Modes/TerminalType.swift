/// Which of ncurses' descriptions of terminals to use.
enum TerminalType {
    /// The names to try in this order, by what the environment says.
    ///
    /// New terminals are often not described on the machine that one is logged in to. They all understand what xterm does.
    static func candidates(in environment: [String: String]) throws(CursesError) -> [String] {
        guard let name = environment["TERM"], !name.isEmpty else { throw .noTerminalType }
        guard name != "dumb" else { throw .dumbTerminal }
        var candidates = [name]
        if name.hasSuffix("-direct") {
            // A description with direct colour has no palette; its sibling has.
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

    /// NO_COLOR, set to anything, turns colours off, unless the person says more: https://no-color.org
    static func wantsColor(_ choice: ColorChoice = .auto, in environment: [String: String]) -> Bool {
        switch choice {
        case .auto: environment["NO_COLOR"]?.isEmpty ?? true
        case .always: true
        case .never: false
        }
    }
}
