internal import CTerminalGuard
import Foundation
import Terminal

extension CursesScreen {
    /// Sleeps, without any wake-up, until something happens, and returns the events since the last call, in order.
    /// Several resizes between two calls are one event, with the last size.
    ///
    /// - Parameters:
    ///   - waker: ends the wait from another thread.
    ///   - deadline: the end of the wait; nil for none.
    /// - Returns: the events; empty only after a wake-up or the deadline.
    ///
    /// Meanwhile it sends waiting frames to a slow terminal. On Ctrl-Z it restores the terminal, stops the process, and
    /// takes the terminal again afterwards.
    package func waitForEvents(
        orFor waker: Waker? = nil, until deadline: ContinuousClock.Instant? = nil
    ) throws -> [TerminalEvent] {
        var events: [TerminalEvent] = []
        var isOver = false
        while events.isEmpty, !isOver {
            drawIfTaken()
            guard !isHungUp else { return [.terminate(signal: SIGHUP)] }
            let ready = try Wait(
                terminal: terminal.number, signals: signals, file: fileWatch?.descriptor,
                waker: waker?.readable, wantsOutput: !writer.isIdle, timeout: timeout(until: deadline)
            ).run()
            if ready.hasInput { readInput(into: &events) }
            if ready.hasSignals { try takeSignals(into: &events) }
            if ready.hasFileNotices || fileWatch?.interval != nil, fileWatch?.takeChange() ?? false {
                events.append(.fileChanged)
            }
            if let inputDeadline, ContinuousClock.now >= inputDeadline {
                self.inputDeadline = nil
                accept(parser.giveUp(), into: &events)
            }
            if ready.isWoken { waker?.drain() }
            isOver = ready.isWoken || deadline.map { ContinuousClock.now >= $0 } ?? false
        }
        return events
    }

    private func timeout(until deadline: ContinuousClock.Instant?) -> Duration? {
        let rests = [inputDeadline, deadline].compactMap { $0.map { ContinuousClock.now.duration(to: $0) } }
        return (rests + [fileWatch?.interval].compactMap { $0 }).min()
    }

    private func readInput(into events: inout [TerminalEvent]) {
        switch terminal.read() {
        case .bytes(let bytes):
            accept(parser.feed(bytes), into: &events)
            inputDeadline = parser.patience.map { .now + $0 }
        case .nothing: break
        case .hungUp: isHungUp = true
        }
    }

    /// Passes on the terminal's events, except mouse events outside the screen.
    private func accept(_ reported: [TerminalEvent], into events: inout [TerminalEvent]) {
        let bounds = CellRect(origin: .zero, size: size)
        events += reported.filter { event in
            if case .mouse(let mouse) = event { bounds.contains(mouse.position) } else { true }
        }
    }

    private func takeSignals(into events: inout [TerminalEvent]) throws(CursesError) {
        let arrived = ArrivedSignals.take()
        if let ending = arrived.ending {
            // A closing window also continues its programs, whose terminal is gone.
            events.append(.terminate(signal: ending))
            return
        }
        if arrived.has(GUARD_STOP_ASKED) {
            try suspend()
            events.append(.resize(size))
        } else if arrived.has(GUARD_CONTINUED) {
            // It was stopped by a signal that cannot be handled: another program may have used the screen.
            try resume()
            events.append(.resize(size))
        } else if arrived.has(GUARD_RESIZED), resize() {
            events.append(.resize(size))
        }
    }

    /// Restores the terminal while another program, such as an editor, uses it, and takes it again afterwards, with its
    /// size at that time. The next `waitForEvents` returns signals that end this program; Ctrl-C belongs to the other
    /// program.
    package func away<Result>(_ work: () throws -> Result) throws -> Result {
        guard_restore()
        guard_stand_aside(true)
        let result = Swift.Result { try work() }
        guard_stand_aside(false)
        try takeAgain()
        return try result.get()
    }

    /// Restores the terminal, stops the process, and takes the terminal again when it continues. The system does not
    /// stop a process that no shell could continue.
    private func suspend() throws(CursesError) {
        guard_restore()
        guard_stop()
        try takeAgain()
    }

    /// Takes the terminal after other programs, which may have changed the modes to restore.
    private func takeAgain() throws(CursesError) {
        // Keeps an ending signal that arrived meanwhile.
        if let ending = ArrivedSignals.take().ending { raise(ending) }
        guard guard_wait_for_foreground(terminal.number) else { throw .neverInForeground }
        let hasAllKeys = rawMode.hasAllKeys
        rawMode = try RawMode(of: terminal)
        rawMode.hasAllKeys = hasAllKeys
        try resume()
    }

    private func resume() throws(CursesError) {
        writer.discard()
        guard guard_wait_for_foreground(terminal.number) else { throw .neverInForeground }
        try takeTerminal()
        writer.add(painter.modes.again)
        if let title { writer.add(painter.modes.title(title, encoding)) }
        _ = resize()
    }

    /// Takes the terminal's size, and returns whether it changed. Everything is drawn again in any case: between two
    /// reports the terminal may have been smaller.
    private func resize() -> Bool {
        let before = size
        size = terminal.size
        painter.resize(to: size)
        waiting = waiting ?? shown
        return size != before
    }
}

/// The signals that arrived since the last call of `take`.
private struct ArrivedSignals {
    private let bits: UInt32
    /// The last signal that asks the process to end.
    let ending: Int32?

    static func take() -> ArrivedSignals {
        var ending: Int32 = 0
        let bits = guard_take_signals(&ending)
        return ArrivedSignals(bits: bits, ending: ending == 0 ? nil : ending)
    }

    func has(_ bit: Int) -> Bool {
        bits & UInt32(bit) != 0
    }
}
