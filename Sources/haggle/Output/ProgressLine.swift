import Foundation
import TextMetrics

/// A progress line on standard error that is overwritten again and again; nothing without a terminal. A class, because
/// the worker and the printer share it.
final class ProgressLine {
    private let isShown = isatty(STDERR_FILENO) == 1
    /// The columns that it takes.
    private var columns = 0
    private var lastChange: ContinuousClock.Instant?

    /// More frequent changes would be unreadable.
    private static let pause: Duration = .milliseconds(100)
    /// The columns of the terminal's echo of Ctrl-C.
    private static let echo = 2

    /// Shows a text, cut to the terminal's width, unless another was shown a moment ago.
    func show(_ text: () -> String) {
        guard isShown, lastChange.map({ $0.duration(to: .now) >= Self.pause }) ?? true else { return }
        lastChange = .now
        let shown = VisibleText(text()).truncated(to: max(0, TerminalSize.current.width - 1 - Self.echo))
        Output.overwrite(columns, with: shown)
        columns = shown.columns
    }

    /// Erases the line; to be called before anything else is printed.
    func erase() {
        guard columns > 0 else { return }
        Output.overwrite(columns + Self.echo, with: VisibleText(""))
        columns = 0
        lastChange = nil
    }
}
