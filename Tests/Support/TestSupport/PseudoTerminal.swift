internal import CPseudoTerminal

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program on a terminal made for it. Its bytes are kept, and its modes can be read after its end.
///
/// A class because it owns a process and descriptors, which end with it.
package final class PseudoTerminal {
    private var controller: Int32
    private let terminal: Int32
    package let process: Int32
    private var ended: Int32?
    /// Further processes that have the terminal.
    private var others: [Int32] = []
    private var output: [UInt8] = []
    private var size: (columns: Int, rows: Int)
    /// The screen, once it is first read, and the number of bytes that it was given.
    private var screen: VirtualScreen?
    private var shownCount = 0
    /// The folder of the program's state files, if the test names none: nothing is left behind, and no earlier run
    /// matters.
    private let state: ScratchFolder?

    package struct Failure: Error {
        package let sentence: String
    }

    /// Starts a program by its full path, in a new session whose terminal has this size.
    package init(
        _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = TestEnvironment.usual
    ) throws {
        var (controller, terminal) = (Int32(-1), Int32(-1))
        guard pseudo_terminal_open(&controller, &terminal, Int32(columns), Int32(rows)) else {
            throw Failure(sentence: "no pseudo-terminal can be opened: error \(errno)")
        }
        (self.controller, self.terminal) = (controller, terminal)
        size = (columns, rows)
        var environment = environment
        state = environment["XDG_STATE_HOME"] == nil ? try ScratchFolder(TestEnvironment.state) : nil
        if let state { environment["XDG_STATE_HOME"] = state.path }
        process = Self.withCStrings(arguments) { arguments in
            Self.withCStrings(environment.map { "\($0)=\($1)" }) { environment in
                pseudo_terminal_start(terminal, arguments, environment)
            }
        }
        guard process > 0 else { throw Failure(sentence: "\(arguments) cannot be started: error \(errno)") }
    }

    deinit {
        for process in (ended == nil ? [process] : []) + others {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        if controller >= 0 { close(controller) }
        close(terminal)
    }

    package func send(_ text: String) {
        send(Array(text.utf8))
    }

    /// Returns the number of bytes that the program's side has accepted.
    @discardableResult
    package func send(_ bytes: some Collection<UInt8>) -> Int {
        let bytes = Array(bytes)
        return max(0, write(controller, bytes, bytes.count))
    }

    package func signal(_ number: Int32) {
        kill(process, number)
    }

    /// Starts another program, in a session of its own that takes the terminal.
    package func startAnother(_ arguments: [String]) throws {
        let other = Self.withCStrings(arguments) { arguments in
            Self.withCStrings([]) { pseudo_terminal_start(terminal, arguments, $0) }
        }
        guard other > 0 else { throw Failure(sentence: "\(arguments) cannot be started: error \(errno)") }
        others.append(other)
    }

    package func resize(columns: Int, rows: Int) {
        if screen != nil { showNewest() }
        size = (columns, rows)
        screen?.resize(columns: columns, rows: rows)
        _ = pseudo_terminal_resize(controller, Int32(columns), Int32(rows))
    }

    /// Closes the terminal as a closing window does. Nothing can be read after it.
    package func hangUp() {
        close(controller)
        controller = -1
    }

    /// All bytes that the program wrote so far.
    package func bytes() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(controller, &buffer, buffer.count)
            guard count > 0 else { return output }
            output += buffer[..<count]
        }
    }

    package func text() -> String {
        String(decoding: bytes(), as: UTF8.self)
    }

    /// The rows that a person would see, without the spaces at their ends.
    package func rows() -> [String] {
        showNewest().rows
    }

    /// Waits until the screen meets a condition, and returns it. Throws with the screen if it never does.
    @discardableResult
    package func wait(toShow wanted: String, _ condition: ([String]) -> Bool) throws -> [String] {
        var rows: [String] = []
        let isShown = holds {
            rows = self.rows()
            return condition(rows)
        }
        guard isShown else {
            throw Failure(sentence: "\(wanted) is never shown; the screen:\n" + rows.joined(separator: "\n"))
        }
        return rows
    }

    /// Waits until a row of the screen contains a text.
    @discardableResult
    package func wait(for text: String) throws -> [String] {
        try wait(toShow: text) { $0.contains { $0.contains(text) } }
    }

    @discardableResult
    private func showNewest() -> VirtualScreen {
        let screen = screen ?? VirtualScreen(columns: size.columns, rows: size.rows)
        self.screen = screen
        let written = bytes()
        screen.feed(written[shownCount...])
        shownCount = written.count
        return screen
    }

    /// Waits until the program has written a text. A frame that changes little contains only its changes.
    package func shows(_ text: String) -> Bool {
        holds { self.text().contains(text) }
    }

    /// Waits for the end. Returns the exit status, or the negative number of the signal that ended the program. Nil if
    /// it runs on.
    /// - Parameters:
    ///   - isReading: whether the terminal reads the program's output meanwhile.
    ///   - action: called repeatedly until the end.
    package func end(isReading: Bool = true, repeating action: () -> Void = {}) -> Int? {
        _ = holds {
            if isReading { _ = bytes() }
            var status: Int32 = 0
            if ended == nil, pseudo_terminal_has_ended(process, &status) { ended = status }
            if ended == nil { action() }
            return ended != nil
        }
        return ended.map(Int.init)
    }

    /// Whether the terminal has a shell's modes: lines are edited, keys are echoed.
    package var isCooked: Bool { pseudo_terminal_is_cooked(terminal) }

    private static func withCStrings<R>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> R
    ) -> R {
        var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
        pointers.append(nil)
        defer { pointers.forEach { free($0) } }
        return pointers.withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { preconditionFailure("there is always the end") }
            return body(start)
        }
    }
}
