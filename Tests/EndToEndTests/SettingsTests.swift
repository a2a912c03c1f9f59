import Curses
import Foundation
import TestSupport
import Testing

@testable import haggle

/// The settings file: its contents, and messages about its mistakes.
struct SettingsTests {
    @Test func `a file has the settings that differ, with comments and empty lines`() throws {
        let settings = try Settings(parsing: "# mine\r\n\n color=never # no colours\n\tmouse = false\nmouse = true\n")
        #expect(settings == Settings(screen: ScreenOptions(color: .never)))
    }

    @Test func `printed settings are the same when they are read`() throws {
        for color in ColorChoice.allCases {
            for isTrue in [true, false] {
                let screen = ScreenOptions(
                    color: color, isASCII: isTrue, hasMouse: !isTrue, hasWatchdog: !isTrue)
                let settings = Settings(screen: screen)
                #expect(try Settings(parsing: settings.text) == settings)
            }
        }
    }

    @Test(arguments: [
        ("color = red", 1, "color is auto or always or never, not 'red'"),
        ("mouse = 1\u{1B}[m", 1, "mouse is true or false, not '1␛[m'"),
        ("mouse", 1, "a setting is written name = value, as color = never"),
    ])
    func `a mistake is reported with its line`(text: String, line: Int, sentence: String) {
        let mistake = #expect(throws: Settings.Mistake.self) { try Settings(parsing: text) }
        #expect(mistake?.line == line && mistake?.sentence == sentence)
    }

    @Test(arguments: [
        ("\ncolour = never", 2, "there is no setting 'colour'; did you mean 'color'?"),
        ("x = 1", 1, "there is no setting 'x'; there is color, ascii, mouse, watchdog"),
    ])
    func `an unknown name is a warning, and the other lines apply`(text: String, line: Int, sentence: String) throws {
        var warnings: [Settings.Mistake] = []
        let settings = try Settings(parsing: "\(text)\nmouse = false\n") { warnings.append($0) }
        #expect(!settings.screen.hasMouse)
        #expect(warnings.map(\.line) == [line] && warnings.map(\.sentence) == [sentence])
    }

    @Test(arguments: [
        (["XDG_CONFIG_HOME": "/a", "HOME": "/b"], "/a/haggle/config"), (["HOME": "/b"], "/b/.config/haggle/config"),
        (["XDG_CONFIG_HOME": "a", "HOME": "/b"], "/b/.config/haggle/config"),
        (["XDG_CONFIG_HOME": "", "HOME": "/b"], "/b/.config/haggle/config"), ([:], nil),
    ])
    func `the file is in the folder of configuration files`(environment: [String: String], path: String?) {
        #expect(SettingsFile(in: environment)?.path == path)
    }

    private static func run(_ arguments: String, _ config: (ScratchFolder) throws -> Void) throws -> String {
        let folder = try ScratchFolder()
        try config(folder)
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", "\"$0\" \(arguments); echo status $?", TestEnvironment.program("haggle")],
            environment: TestEnvironment.usual(["XDG_CONFIG_HOME": folder.path]))
        _ = terminal.end()
        return folder.shortened(terminal.text()).replacing("\r\n", with: "\n")
    }

    @Test func `an option overrides the file`() throws {
        let text = try Self.run("--mouse --print-config") {
            try $0.write("mouse = false\nascii = true\n", to: "haggle/config")
        }
        #expect(text.hasPrefix("# App/haggle/config\n\n"), "\(text)")
        #expect(text.contains("mouse = true\n") && text.contains("ascii = true\n") && text.hasSuffix("status 0\n"))
    }

    @Test func `a mistake is reported with its position, and nothing is opened`() throws {
        let text = try Self.run("") { try $0.write("\nmouse = maybe\n", to: "haggle/config") }
        #expect(text == "App/haggle/config:2: error: mouse is true or false, not 'maybe'\nstatus 64\n")
    }

    @Test func `a file that is a pipe is refused at once`() throws {
        let text = try Self.run("") { folder in
            try folder.write("", to: "haggle/other")
            mkfifo(folder.path + "/haggle/config", 0o600)
        }
        #expect(text == "App/haggle/config: cannot be read: it is a pipe, not a file\nstatus 64\n")
    }
}
