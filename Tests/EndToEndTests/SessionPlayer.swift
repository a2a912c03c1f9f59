import TestSupport

/// Performs a session in a terminal of its own.
struct SessionPlayer {
    private let folder: ScratchFolder
    private var terminal: PseudoTerminal?

    init() throws {
        folder = try ScratchFolder()
    }

    mutating func perform(_ step: Session.Step) throws {
        switch step.deed {
        case .file(let name), .save(let name): try folder.write(step.contents, to: name)
        case .open(let size, let arguments):
            // The name of a file is then the one in the session, wherever the folder is.
            let command = "cd '\(folder.path)' && exec '\(try TestEnvironment.program("haggle"))' \(arguments)"
            terminal = try PseudoTerminal(["/bin/sh", "-c", command], columns: size.columns, rows: size.rows)
        case .type(let keys): keys.forEach { terminal?.send($0.bytes) }
        case .resize(let size): terminal?.resize(columns: size.columns, rows: size.rows)
        }
    }

    /// Waits until the screen is the expected one. Returns the last screen if it never is.
    func screen(expecting expected: [String]) -> [String] {
        var rows: [String] = []
        _ = holds {
            rows = terminal?.rows() ?? []
            return rows == expected
        }
        return rows
    }

    /// The screen once the program has nothing left to do.
    func screenAtRest() -> [String] {
        guard let terminal else { return [] }
        var rows: [String] = []
        _ = holds {
            rows = terminal.rows()
            return Self.sleeps(terminal) && rows == terminal.rows()
        }
        return rows
    }

    private static func sleeps(_ terminal: PseudoTerminal) -> Bool {
        #if os(Linux)
            ProcessFigures.sleeps(terminal.process)
        #else
            !holds(within: 1) { false }
        #endif
    }

    /// Ends the program with Ctrl-C. Returns its status, and whether the terminal is restored.
    func end() -> String {
        guard let terminal else { return "not begun" }
        terminal.send("\u{3}")
        let status = terminal.end().map { "status \($0)" } ?? "runs on"
        return "\(status), \(terminal.isCooked ? "restored" : "left as it was")"
    }
}
