import Foundation
import TestSupport
import Testing

/// What one session with a file leaves for the next.
@Suite struct KeptPlaceEndToEndTests {
    private let folder: ScratchFolder
    private let file: String

    init() throws {
        folder = try ScratchFolder([
            "a.swift": """
            import SwiftUI
            let a = VStack {
                Text(title)
                Text("second")
            }
            let b = Text("the other root")

            """
        ])
        file = folder.path + "/a.swift"
    }

    private func terminal(_ arguments: String...) throws -> PseudoTerminal {
        try PseudoTerminal(
            [TestEnvironment.program("haggle")] + arguments, columns: 100, rows: 30,
            environment: TestEnvironment.usual(["XDG_STATE_HOME": folder.path + "/state"]))
    }

    /// Makes a session in which the first root, a hole's value, a width and an element are chosen.
    private func changed() throws -> PseudoTerminal {
        let terminal = try terminal(file)
        try terminal.wait(for: "b · 2 of 2")
        terminal.send("\u{10}")
        try terminal.wait(for: "a · 1 of 2")
        terminal.send("d")
        try terminal.wait(for: "title: ")
        terminal.send("queen\r")
        try terminal.wait(for: "set: \"queen\"")
        terminal.send("\td[2")
        try terminal.wait(for: "height follows")
        terminal.send("G")
        try terminal.wait(for: "VStack/Text#2")
        return terminal
    }

    private func expectResumed() throws {
        let terminal = try terminal(file)
        try terminal.wait(toShow: "what the first session left") { rows in
            ["a · 1 of 2", "queen", "height follows", "VStack/Text#2"].allSatisfy { wanted in
                rows.contains { $0.contains(wanted) }
            }
        }
        terminal.quit()
    }

    @Test func `a quit session is continued by the next`() throws {
        let terminal = try changed()
        terminal.quit()
        try expectResumed()
        let fresh = try self.terminal("--fresh", file)
        try fresh.wait(for: "b · 2 of 2")
        try fresh.wait(for: "follows the window")
        fresh.quit()
    }

    @Test(arguments: [SIGTERM, SIGHUP])
    func `a session that a signal ends is continued by the next`(signal: Int32) throws {
        let terminal = try changed()
        terminal.signal(signal)
        #expect(terminal.end() == Int(128 + signal))
        try expectResumed()
    }

    @Test func `options win over what was kept`() throws {
        let terminal = try changed()
        terminal.quit()
        let other = try self.terminal(file, "--width", "33", "--root", "a", "--set", "title=\"king\"")
        try other.wait(for: "width  33")
        try other.wait(for: "king")
        #expect(!other.rows().contains { $0.contains("queen") })
        other.quit()
    }

    @Test func `a state folder that cannot be written is reported after the session`() throws {
        try folder.write("", to: "state")
        let terminal = try changed()
        terminal.quit()
        #expect(terminal.shows("haggle: the proposal, the panes and the stops are not kept: "))
    }
}
