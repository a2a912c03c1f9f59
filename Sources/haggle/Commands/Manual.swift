import ArgumentParser

/// The command `manual`: the manual page, made from the options' and commands' help.
struct Manual: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "manual",
        abstract: "Print the manual page, for man: haggle manual | man -l -", shouldDisplay: false)

    func run() throws {
        let tool = try CommandDump(Haggle._dumpHelp()).command
        Output.print(ManualPage(tool: tool, usage: Haggle.configuration.usage ?? "").text)
    }
}

/// The command `completions`: a shell's script to complete the program's words.
struct Completions: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions",
        abstract: "Print what a shell needs to complete the program's words.", shouldDisplay: false)

    @Argument(help: ArgumentHelp("bash, zsh or fish.", valueName: "shell"))
    var shell: CompletionScript.Shell

    func run() throws {
        let script = try CompletionScript(CommandDump(Haggle._dumpHelp()).command)
        Output.print(script?.text(for: shell) ?? "")
    }
}

extension CompletionScript.Shell: ExpressibleByArgument {}
