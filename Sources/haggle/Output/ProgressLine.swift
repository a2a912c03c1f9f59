import Foundation
import TextMetrics

/// One line on standard error that says what goes on, written over again and again; nothing where standard error is no
/// terminal. A class: what says where work stands and what prints share it.
final class ProgressLine {
    private let isShown = isatty(STDERR_FILENO) == 1
    /// How many columns it takes.
    private var columns = 0
    private var lastChange: ContinuousClock.Instant?

    /// More often nobody could read it.
    private static let pause: Duration = .milliseconds(100)
    /// What the terminal writes for Ctrl-C.
    private static let echo = 2

    /// Shows a text, cut to the terminal's width, unless another was shown a moment ago.
    func show(_ text: () -> String) {
        guard isShown, lastChange.map({ $0.duration(to: .now) >= Self.pause }) ?? true else { return }
        lastChange = .now
        let shown = VisibleText(text()).truncated(to: max(0, TerminalSize.current.width - 1 - Self.echo))
        Output.overwrite(columns, with: shown)
        columns = shown.columns
    }

    /// Takes it away; to be called before anything else is printed.
    func erase() {
        guard columns > 0 else { return }
        Output.overwrite(columns + Self.echo, with: VisibleText(""))
        columns = 0
        lastChange = nil
    }
}
