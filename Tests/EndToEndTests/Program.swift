import Foundation
import TestSupport

/// The program in a window of tmux, as a person would start it.
struct Program {
    let window: Tmux

    /// Starts it, and waits until its first screen is drawn to the end.
    /// - Parameter arguments: of the command line, already quoted for a shell where they need it.
    init(_ arguments: String = "", columns: Int = 120, rows: Int = 40, environment: String = "") throws {
        let program = try TestEnvironment.program("haggle")
        window = try Tmux(
            command: "env TERM=tmux-256color LC_ALL=C.UTF-8 \(environment) \(program) \(arguments)", columns: columns,
            rows: rows)
        try window.wait(toShow: "the whole first screen") { Self.isWhole($0) }
    }

    /// A screen without its scroll marks, whose lengths follow what a pane is told after the first screen.
    /// So does the first row, which says how far a proof has come.
    static func texts(_ screen: [String]) -> [String] { screen.dropFirst().map { $0.replacing("▐", with: " ") } }

    /// Whether the last row, which is drawn last, is there to its end.
    static func isWhole(_ screen: [String]) -> Bool { screen.last?.hasSuffix("keys") ?? false }
}

/// A file in a folder of its own, which goes when the test ends.
struct ScratchFile {
    let path: String
    private let folder: ScratchFolder

    init(_ text: String, name: String = "layout.swift") throws {
        folder = try ScratchFolder([name: text])
        path = folder.url.appendingPathComponent(name).path
    }

    /// In place, as some editors do.
    func write(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// By another file that takes its name, as other editors do.
    func replace(_ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
}
