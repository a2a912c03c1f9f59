import ArgumentParser
import Foundation

/// Where a person's settings are: `haggle/config` among the configuration files, as the XDG Base Directory Specification
/// places them.
struct SettingsFile {
    let file: InputFile
    var path: String { file.path }

    /// Nil where the environment names no folder. A relative one is ignored, as the specification says.
    init?(in environment: [String: String]) {
        let own = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let folder = own ?? environment["HOME"].map({ $0 + "/.config" }) else { return nil }
        file = InputFile(path: folder + "/haggle/config")
    }

    /// The settings; those that nobody changed where there is no such file.
    /// - Throws: wrong use where it cannot be read or has a wrong value, which was reported.
    func read() throws -> Settings {
        guard FileManager.default.fileExists(atPath: path) else { return Settings() }
        do {
            return try Settings(parsing: file.read().string) { mistake in
                Output.complain("\(file.displayName):\(mistake.line): warning: \(mistake.sentence)")
            }
        } catch let error as UnreadableFile {
            Output.complain(error.description)
        } catch let error as Settings.Mistake {
            Output.complain("\(file.displayName):\(error.line): error: \(error.sentence)")
        }
        throw ExitCode.validationFailure
    }
}
