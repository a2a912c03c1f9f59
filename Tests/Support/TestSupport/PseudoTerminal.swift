internal import CPseudoTerminal

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A program on a terminal made for it: its bytes are kept, its modes can be asked for after its end.
///
/// A class because it owns a process and descriptors, which end with it.
package final class PseudoTerminal {
    private var controller: Int32
    private let terminal: Int32
    package let process: Int32
    private var ended: Int32?
    private var output: [UInt8] = []

    package struct Failure: Error {
        package let sentence: String
    }

    /// Starts a program, given with its whole path, in a new session whose terminal has this size.
    package init(
        _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = TestEnvironment.usual
    ) throws {
        var (controller, terminal) = (Int32(-1), Int32(-1))
        guard pseudo_terminal_open(&controller, &terminal, Int32(columns), Int32(rows)) else {
            throw Failure(sentence: "no pseudo-terminal can be opened: error \(errno)")
        }
        (self.controller, self.terminal) = (controller, terminal)
        process = Self.withCStrings(arguments) { arguments in
            Self.withCStrings(environment.map { "\($0)=\($1)" }) { environment in
                pseudo_terminal_start(terminal, arguments, environment)
            }
        }
        guard process > 0 else { throw Failure(sentence: "\(arguments) cannot be started: error \(errno)") }
    }

    deinit {
        if ended == nil {
            kill(process, SIGKILL)
            waitpid(process, nil, 0)
        }
        if controller >= 0 { close(controller) }
        close(terminal)
    }

    package func send(_ text: String) {
        send(Array(text.utf8))
    }

    package func send(_ bytes: [UInt8]) {
        _ = write(controller, bytes, bytes.count)
    }

    package func signal(_ number: Int32) {
        kill(process, number)
    }

    package func resize(columns: Int, rows: Int) {
        _ = pseudo_terminal_resize(controller, Int32(columns), Int32(rows))
    }

    /// Closes the terminal as its window's closing does. Nothing can be read any more.
    package func hangUp() {
        close(controller)
        controller = -1
    }

    /// Everything that the program wrote so far.
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

    /// Waits until the program has written a text. Of a frame that changes little, only the changes are written.
    package func shows(_ text: String) -> Bool {
        holds { self.text().contains(text) }
    }

    /// Waits for the end: the exit status, or the number of the signal that ended the program, negative. Nil if it runs on.
    /// - Parameters:
    ///   - isReading: whether the terminal takes what the program writes meanwhile.
    ///   - action: done again and again until the end.
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

    /// Whether the terminal is as a shell leaves it: lines are edited, keys are echoed.
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
