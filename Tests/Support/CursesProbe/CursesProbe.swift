internal import CPseudoTerminal
import Curses
import Foundation
import Terminal

/// A program that tests drive: it shows the size and the last event as text, and crashes as its keys say.
///
///     CursesProbe [FILE-TO-WATCH]
@main
struct CursesProbe {
    static func main() {
        do {
            try run()
        } catch {
            complain("\(error)")
            exit(2)
        }
    }

    private static func run() throws {
        let screen = try CursesScreen()
        if let path = CommandLine.arguments.dropFirst().first {
            try screen.watch(file: path)
        }
        var picture = ProbePicture()
        while true {
            screen.show(picture.canvas(size: screen.size, colors: screen.colors))
            for event in try screen.waitForEvents() {
                picture.note(event)
                if case .terminate(let signal) = event {
                    screen.close()
                    exit(128 + signal)
                }
                if case .key(let key) = event, key.modifiers.isEmpty {
                    screen.show(picture.canvas(size: screen.size, colors: screen.colors))
                    try act(on: key.code, screen: screen)
                }
            }
        }
    }

    private static func act(on key: Key.Code, screen: CursesScreen) throws {
        switch key {
        case .character("q"):
            screen.close()
            exit(0)
        case .character("e"):
            screen.close()
            complain("ended by an error")
            exit(1)
        case .character("t"):
            let nothing: [Int] = []
            print(nothing[nothing.count])
        case .character("f"): fatalError("the last words")
        case .character("a"): abort()
        case .character("o"): print(depth(of: 1))
        case .character("w"): overflow(withCrashStack: true)
        case .character("W"): overflow(withCrashStack: false)
        case .character("h"): while true {}
        case .character("b"): while TerminalWidth.now != TerminalWidth.awaited {}
        case .character("v"): try screen.away { runShell("echo away; read line; echo got:$line") }
        case .character("c"): try screen.takeAllKeys(true)
        case .character("C"): try screen.takeAllKeys(false)
        case .character("n"): complain("noise of a library")
        case .character("k"): _ = pseudo_terminal_hold_descriptors()
        default: break
        }
    }

    /// Overflows the stack before it could return.
    private static func depth(of level: Int) -> Int {
        guard level < Int.max else { return 0 }
        let room = [level, level + 1]
        return depth(of: room[1]) + room[0]
    }

    /// Overflows the stack of another thread, and never returns.
    private static func overflow(withCrashStack hasCrashStack: Bool) {
        let thread = Thread {
            if hasCrashStack { CrashStack.use() }
            print(depth(of: 1))
        }
        thread.start()
        while true { sleep(1) }
    }

    private static func runShell(_ command: String) {
        var process: pid_t = 0
        let words: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/sh"), strdup("-c"), strdup(command)]
        defer { words.forEach { free($0) } }
        guard posix_spawn(&process, "/bin/sh", nil, nil, words + [nil], [nil]) == 0 else { return }
        while waitpid(process, nil, 0) == -1, errno == EINTR {}
    }

    private static func complain(_ words: String) {
        let line = "CursesProbe: \(words)\n"
        write(STDERR_FILENO, line, line.utf8.count)
    }
}

/// The width that the terminal's driver reports. The program learns of it only by a signal.
private enum TerminalWidth {
    /// The width in columns at which the busy probe continues.
    static let awaited = 97

    static var now: Int {
        var size = winsize()
        return ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? Int(size.ws_col) : 0
    }
}
