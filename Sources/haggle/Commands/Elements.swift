import ArgumentParser
import Interpreter
import LayoutInspection

import struct SwiftSource.NameIndex

/// The command `elements`: all elements with their parameters, defaults and help.
struct Elements: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "elements",
        abstract: "List what can be written: every element, its parameters, defaults and help.")

    @Argument(help: ArgumentHelp("One element, or another type: everything about it.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("Only this dialect's.", valueName: "dialect"))
    var dialect: String?

    func run() throws {
        let dialects = try Dialects.named(dialect)
        guard let name else {
            return Output.print(dialects.map(\.elementList).joined(separator: "\n"))
        }
        let pages = dialects.flatMap { dialect in
            dialect.vocabulary.types(named: name).map { $0.page(of: dialect) }
        }
        if !pages.isEmpty { return Output.print(pages.joined(separator: "\n")) }
        let libraryTexts = dialects.compactMap(\.vocabulary.libraryText) + [.library]
        guard let outline = libraryTexts.lazy.compactMap({ $0.outline(of: name) }).first else {
            let known = dialects.flatMap { $0.vocabulary.types.map(\.name.description) }
            throw ValidationError(.unknownElement(name, nearest: NameIndex(known).nearest(to: name)?.name))
        }
        Output.print(outline)
    }
}

extension Vocabulary {
    /// The types with a name, in full or as the last part, in any case.
    func types(named name: String) -> [TypeDescription] {
        let wanted = name.lowercased()
        return types.filter {
            $0.name.description.lowercased() == wanted || $0.name.lastComponent.lowercased() == wanted
        }
    }
}
