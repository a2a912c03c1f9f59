import Foundation
import Testing

/// The main paths through the program, as recorded sessions: see `Session` for how they are written.
///
/// `make record` records the screens again, `make record SESSION=holes` those of one session; what it changes is to be
/// looked at before it is committed.
struct SessionTests {
    /// Which sessions are recorded again: `all` of them, or one by its name.
    private static let recorded = ProcessInfo.processInfo.environment["RECORD_SESSIONS"]

    @Test(arguments: Session.names) func `what is typed gives the screens that are recorded`(name: String) throws {
        var session = try Session.named(name)
        var player = try SessionPlayer()
        let isRecording = ["all", name].contains(Self.recorded)
        for (index, step) in session.steps.enumerated() {
            try player.perform(step)
            guard step.deed.leavesScreen else { continue }
            if isRecording {
                session.steps[index].screen = player.screenAtRest()
                continue
            }
            let screen = player.screen(expecting: step.screen)
            guard screen == step.screen else {
                Issue.record(
                    """
                    \(name): after \(step.lines.last ?? "") the screen is
                    \(screen.joined(separator: "\n"))
                    and not
                    \(step.screen.joined(separator: "\n"))
                    """)
                break
            }
        }
        let end = player.end()
        #expect(end == "status 130, restored", "\(name)")
        guard isRecording else { return }
        try session.text.write(to: Session.file(of: name), atomically: true, encoding: .utf8)
    }

    @Test func `a session that is read and written is the same`() throws {
        #expect(Session.names.count >= 12)
        for name in Session.names {
            let text = try String(contentsOf: Session.file(of: name), encoding: .utf8)
            #expect(try Session(name: name, text: text).text == text)
        }
    }
}
