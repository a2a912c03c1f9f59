import Foundation
import TestSupport
import Testing

/// The program in a window of tmux, as a person would start it.
struct Program {
    let window: Tmux

    /// Starts it, and waits until its first screen is complete.
    /// - Parameter arguments: the arguments, quoted for a shell if necessary.
    init(_ arguments: String = "", columns: Int = 120, rows: Int = 40, environment: String = "") throws {
        let program = try TestEnvironment.program("haggle")
        window = try Tmux(
            command: "env TERM=tmux-256color LC_ALL=C.UTF-8 \(environment) \(program) \(arguments)", columns: columns,
            rows: rows)
        try window.wait(toShow: "the whole first screen") { Self.isWhole($0) }
    }

    /// Whether the last row, which is drawn last, is on the screen.
    static func isWhole(_ screen: [String]) -> Bool { !(screen.last?.isEmpty ?? true) }
}

extension PseudoTerminal {
    /// Ends the playground with its key, and expects that it succeeds.
    func quit(sourceLocation: SourceLocation = #_sourceLocation) {
        send("q")
        #expect(end() == 0, sourceLocation: sourceLocation)
    }
}

extension Tmux {
    /// The screen when the program has nothing left to do: complete, with a text, every rule proven, the same twice.
    ///
    /// A frame is written from the top, so a reader between two writes sees half of it. The proof's end comes last, and
    /// only the header shows it: if it is there, the frames before are complete.
    func screenAtRest(with text: String) throws -> [String] {
        var last: [String] = []
        return try wait(toShow: "\(text), at rest") { screen in
            defer { last = screen }
            return Program.isWhole(screen) && screen == last && screen[0].hasSuffix("rules kept")
                && screen.contains { $0.contains(text) }
        }
    }
}

/// A file in a folder of its own, removed when the test ends.
struct ScratchFile {
    let path: String
    private let folder: ScratchFolder

    init(_ text: String, name: String = "layout.swift") throws {
        folder = try ScratchFolder([name: text])
        path = folder.url.appendingPathComponent(name).path
    }

    /// Writes in place, as some editors do.
    func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Replaces the file by another one, as other editors do.
    func replace(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
