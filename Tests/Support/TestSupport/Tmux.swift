#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A terminal whose screen can be read: a session of a tmux server of its own.
///
/// A class because it owns the server, which ends with it.
package final class Tmux {
    private let socket: String
    private let tmux: String
    private let environment: [String: String]
    /// The folder of the program's state files, unless the test names another.
    private let state: ScratchFolder

    /// Starts a shell command in a window of a size. After it, the window shows `EXIT=` and the exit status.
    package init(
        command: String, columns: Int = 80, rows: Int = 24, environment: [String: String] = TestEnvironment.usual
    ) throws {
        tmux = try Self.installed()
        state = try ScratchFolder(TestEnvironment.state)
        self.environment = environment.merging(["TERM": "xterm-256color"]) { $1 }
            .merging(["XDG_STATE_HOME": state.path]) { named, _ in named }
        socket = "/tmp/tests-\(getpid())-\(UInt64.random(in: 0 ... .max)).tmux"
        // The window has tmux's own TERM, unless the command sets another.
        let window = "\(command); echo EXIT=$?; exec sleep 100"
        try run(
            ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", window, ";"]
                + ["set-option", "-g", "window-size", "manual", ";", "set-option", "-s", "escape-time", "0"])
    }

    deinit {
        do {
            // A program that is only told to end would write its state when the folder is gone.
            let shell = try process()
            if shell > 1 { kill(-shell, SIGKILL) }
            try run(["kill-server"])
        } catch {
            // The server ended before, together with its session.
        }
        unlink(socket)
    }

    private static func installed() throws -> String {
        let places = (TestEnvironment.usual["PATH"] ?? "").split(separator: ":").map { "\($0)/tmux" }
        guard let found = places.first(where: { access($0, X_OK) == 0 }) else {
            throw PseudoTerminal.Failure(
                sentence: "these tests need tmux; install it: apt-get install tmux, or brew install tmux")
        }
        return found
    }

    /// Types keys by tmux's names: "q", "C-Up", "Escape".
    package func type(_ keys: String...) throws {
        try run(["send-keys", "-t", ":0"] + keys)
    }

    /// Sends bytes as the terminal would, for example mouse reports.
    package func send(_ bytes: String) throws {
        try run(["send-keys", "-t", ":0", "-H"] + bytes.utf8.map { String($0, radix: 16) })
    }

    /// Pastes a text, marked as a paste if the program has asked for that.
    package func paste(_ text: String) throws {
        try run(["set-buffer", "--", text, ";", "paste-buffer", "-p", "-t", ":0"])
    }

    package func resize(columns: Int, rows: Int) throws {
        try run(["resize-window", "-t", ":0", "-x", "\(columns)", "-y", "\(rows)"])
    }

    /// The screen's rows without the spaces at their ends, with the escape sequences of their styles if wanted.
    package func screen(withStyles: Bool = false) throws -> [String] {
        let text = try output(of: ["capture-pane", "-p", "-t", ":0"] + (withStyles ? ["-e"] : []))
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map { row in
            String(row.reversed().drop { $0 == " " }.reversed())
        }
        rows.removeLast()
        return rows
    }

    /// Waits until the screen contains a text. Throws with the screen if it never does.
    @discardableResult
    package func wait(for text: String) throws -> [String] {
        try wait(toShow: text) { $0.contains { $0.contains(text) } }
    }

    @discardableResult
    package func wait(toShow wanted: String, _ condition: ([String]) -> Bool) throws -> [String] {
        var rows: [String] = []
        let isShown = try holds {
            rows = try screen()
            return condition(rows)
        }
        guard isShown else {
            throw PseudoTerminal.Failure(
                sentence: "\(wanted) is never shown; the screen:\n" + rows.joined(separator: "\n"))
        }
        return rows
    }

    /// The process in the window: the shell that runs the command.
    package func process() throws -> Int32 {
        let text = try output(of: ["display-message", "-p", "-t", ":0", "#{pane_pid}"])
        return Int32(text.prefix { $0.isNumber }) ?? 0
    }

    private func run(_ arguments: [String]) throws {
        _ = try output(of: arguments)
    }

    private func output(of arguments: [String]) throws -> String {
        let client = [tmux, "-S", socket, "-f", "/dev/null", "-u"] + arguments
        let run = try PseudoTerminal(["/bin/sh", "-c", "\"$0\" \"$@\" </dev/null"] + client, environment: environment)
        guard run.end() == 0 else {
            throw PseudoTerminal.Failure(sentence: "tmux \(arguments.joined(separator: " ")): \(run.text())")
        }
        return run.text().replacing("\r\n", with: "\n")
    }
}
