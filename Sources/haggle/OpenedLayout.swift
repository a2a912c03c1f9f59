import ArgumentParser
import LayoutInspection
import Negotiation
import SwiftSource

/// A file that a command was given, read and laid out as its arguments say. What went wrong was said.
struct OpenedLayout {
    let document: LayoutDocument
    /// Nil where nothing could be laid out.
    let inspection: Inspection?

    /// - Throws: the exit code for a file that cannot be read, or a proposal that the dialect refuses.
    init(_ arguments: LayoutArguments) throws {
        let file = InputFile(path: arguments.file)
        let source: SourceText
        do {
            source = try file.read()
        } catch {
            Output.complain(error.description)
            throw ExitCode.unreadableFile
        }
        document = LayoutReader(dialects: Dialects.all).read(
            source, name: file.displayName, dialect: arguments.reading.dialect, root: arguments.reading.root)
        do {
            inspection = try document.inspect(arguments.proposal.resolved, projection: arguments.proposal.cell)
        } catch {
            throw ValidationError(error.sentence)
        }
        Output.complain(diagnostics, in: source, file: file.displayName)
    }

    var diagnostics: [Diagnostic] {
        document.diagnostics + (inspection?.diagnostics ?? [])
    }

    /// Ends the command as the source deserves.
    func finish() throws {
        if diagnostics.hasErrors { throw ExitCode.sourceErrors }
    }
}
