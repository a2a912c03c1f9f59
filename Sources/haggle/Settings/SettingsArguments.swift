import ArgumentParser
import Curses
import Foundation

/// The settings as options, which override those of the file.
struct SettingsArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "When colours are used; auto: if the terminal has them and NO_COLOR is not set.", valueName: "when"))
    var color: ColorChoice?

    @Flag(inversion: .prefixedNo, help: "ASCII alone (default: as the locale says).")
    var ascii: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: "The playground handles clicks and the wheel; otherwise the terminal does (default: --mouse).")
    var mouse: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: "Restore the terminal if the playground is killed (default: --watchdog).")
    var watchdog: Bool?

    @Flag(help: "Print the settings, as a file that says the same, and end.")
    var printConfig = false

    /// The settings of a file, overridden by the options.
    func settings(over file: Settings) -> Settings {
        var settings = file
        settings.screen.color = color ?? settings.screen.color
        settings.screen.isASCII = ascii ?? settings.screen.isASCII
        settings.screen.hasMouse = mouse ?? settings.screen.hasMouse
        settings.screen.hasWatchdog = watchdog ?? settings.screen.hasWatchdog
        return settings
    }

    /// Prints settings with the path of their file.
    func printConfig(_ settings: Settings, from file: SettingsFile?) {
        let place = file.map { "# \($0.file.displayName)\n\n" } ?? ""
        Output.print(place + settings.text)
    }
}

extension ColorChoice: ExpressibleByArgument {}
