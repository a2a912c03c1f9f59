internal import CTerminalGuard
import Foundation
import Terminal

/// The terminal that controls this process, as a screen.
///
/// A class because it owns the terminal: from `init` to `close` the terminal is in the program's modes. Whatever ends
/// the program in between (a return, a signal, a trap) restores the terminal; if it is killed, a second process does.
///
/// It belongs to one thread, and a process has at most one at a time.
package final class CursesScreen {
    package internal(set) var size: CellSize
    package var colors: ColorDepth { painter.colors }
    package var encoding: CharacterEncoding { painter.encoding }

    let terminal: TerminalDescriptor
    let signals: Int32
    let painter: FramePainter
    var rawMode: RawMode
    var parser = InputParser()
    var writer = FrameWriter()
    var fileWatch: FileWatch?
    /// When to take the parser's incomplete sequence as complete.
    var inputDeadline: ContinuousClock.Instant?
    /// The canvas to show after the terminal has taken the frame before.
    var waiting: Canvas?
    var shown: Canvas?
    var isHungUp = false
    /// The window's title; nil for the terminal's own.
    var title: String?
    private var isClosed = false

    /// Takes the terminal. The order of the steps leaves it untouched if one of them fails.
    package init(_ options: ScreenOptions = ScreenOptions()) throws(CursesError) {
        let environment = Self.environment()
        let types = try TerminalType.candidates(in: environment)
        terminal = try TerminalDescriptor()
        signals = guard_install()
        do throws(CursesError) {
            guard signals >= 0 else { throw .signalsUnavailable(errno: errno) }
            guard guard_wait_for_foreground(terminal.number) else { throw .neverInForeground }
            let encoding = CharacterEncoding.adopt(from: environment, isASCII: options.isASCII)
            size = terminal.size
            painter = try FramePainter(
                types: types, size: size, encoding: encoding,
                wantsColor: TerminalType.wantsColor(options.color, in: environment),
                reportingMouse: options.hasMouse)
            rawMode = try RawMode(of: terminal)
        } catch {
            guard_uninstall()
            terminal.close()
            throw error
        }
        // From here on `close` undoes everything; `deinit` calls it if this throws.
        if options.hasWatchdog { guard_start_watchdog(terminal.number) }
        try takeTerminal()
        writer.add(painter.modes.on)
    }

    deinit {
        close()
    }

    /// Restores the terminal. Later calls do nothing.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        guard_restore()
        guard_end_watchdog()
        guard_uninstall()
        unwatch()
        terminal.close()
    }

    /// Shows a canvas, clipped to the screen. Does not wait for a slow terminal: when that is ready, it gets the newest
    /// canvas.
    package func show(_ canvas: Canvas) {
        guard !isClosed else { return }
        waiting = canvas
        drawIfTaken()
    }

    /// Draws everything again, whatever the terminal shows now.
    package func redraw() {
        guard !isClosed else { return }
        painter.forget()
        waiting = waiting ?? shown
        drawIfTaken()
    }

    /// Puts a text into the terminal's clipboard (OSC 52), if the terminal has one and allows it.
    package func copy(_ text: String) {
        guard !isClosed else { return }
        writer.add(painter.modes.copying(Data(text.utf8).base64EncodedString()))
        flush()
    }

    /// Sets the window's title; restoring the terminal restores the earlier one. Does nothing for terminal types
    /// without a title that can be restored.
    package func entitle(_ title: String) {
        guard !isClosed, title != self.title else { return }
        self.title = title
        writer.add(painter.modes.title(title, encoding))
    }

    /// Reports `.fileChanged` when the file is written, replaced, removed or made again, until another file is watched.
    /// The file need not exist; its directory must.
    package func watch(file path: String) throws(CursesError) {
        try watch(WatchedPlaces(files: [path]))
    }

    /// Watches several files and folders.
    package func watch(_ places: WatchedPlaces) throws(CursesError) {
        let new = try FileWatch(places)
        unwatch()
        fileWatch = new
    }

    package func unwatch() {
        fileWatch?.close()
        fileWatch = nil
    }

    /// Makes Ctrl-C and Ctrl-Z keys, as in an editor, or signals, as at first. Ctrl-\ always ends the program.
    package func takeAllKeys(_ takesAll: Bool) throws(CursesError) {
        guard !isClosed, rawMode.hasAllKeys != takesAll else { return }
        rawMode.hasAllKeys = takesAll
        try rawMode.enter()
    }

    /// Ensures that every exit restores the terminal, and sets the program's modes.
    func takeTerminal() throws(CursesError) {
        var original = rawMode.original
        let off = painter.modes.off
        // Redirected standard error does not disturb the screen.
        let capturesErrors = isatty(STDERR_FILENO) == 1
        off.withUnsafeBytes { bytes in
            let start = bytes.bindMemory(to: CChar.self).baseAddress
            guard_protect(terminal.number, &original, start, bytes.count, capturesErrors)
        }
        do {
            try rawMode.enter()
        } catch {
            guard_restore()
            throw error
        }
    }

    /// Draws the newest canvas, unless the terminal is still busy with a frame: at most one is under way.
    func drawIfTaken() {
        flush()
        guard writer.isIdle, let canvas = waiting else { return }
        waiting = nil
        shown = canvas
        writer.add(painter.frame(showing: canvas))
        flush()
    }

    private func flush() {
        if !writer.flush(to: terminal) { isHungUp = true }
    }

    private static func environment() -> [String: String] {
        var result: [String: String] = [:]
        for name in ["TERM", "COLORTERM", "NO_COLOR", "LC_ALL", "LC_CTYPE", "LANG"] {
            result[name] = getenv(name).map { String(cString: $0) }
        }
        return result
    }
}
