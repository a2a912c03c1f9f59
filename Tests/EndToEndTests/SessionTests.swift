import Foundation
import Testing

/// The main paths through the program, as recorded sessions. `Session` has their format.
///
/// `make record` records the screens again, `make record SESSION=holes` those of one session. Review the changes before
/// you commit them.
struct SessionTests {
    /// The sessions to record again: `all` of them, or one by its name.
    private static let recorded = ProcessInfo.processInfo.environment["RECORD_SESSIONS"]

    @Test(arguments: Session.names) func `typed keys give the recorded screens`(name: String) throws {
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

    @Test func `a session that is read and written is unchanged`() throws {
        #expect(Session.names.count >= 12)
        for name in Session.names {
            let text = try String(contentsOf: Session.file(of: name), encoding: .utf8)
            #expect(try Session(name: name, text: text).text == text)
        }
    }
}
