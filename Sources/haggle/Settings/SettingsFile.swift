import ArgumentParser
import Foundation

/// The file of a person's settings: `haggle/config` among the configuration files, according to the XDG Base Directory
/// Specification.
struct SettingsFile {
    let file: InputFile
    var path: String { file.path }

    /// Nil if the environment names no folder. A relative one is ignored, according to the specification.
    init?(in environment: [String: String]) {
        let own = environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        guard let folder = own ?? environment["HOME"].map({ $0 + "/.config" }) else { return nil }
        file = InputFile(path: folder + "/haggle/config")
    }

    /// The settings; the defaults if there is no such file.
    /// - Throws: `ExitCode.validationFailure`, after reporting, if it cannot be read or has a wrong value.
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
