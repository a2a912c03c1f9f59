import Foundation
import TextMetrics

/// The person's editor, as the environment names it: `$VISUAL`, else `$EDITOR`, else vi.
struct EditorCommand: Hashable {
    /// The program and its arguments; never empty.
    let words: [String]

    /// The reason why an edit did not happen.
    enum Failure: Error, Hashable {
        case notStarted(editor: String, errno: Int32)
        case ended(editor: String, status: Int32)
        case killed(editor: String, signal: Int32)
    }

    init(in environment: [String: String]) {
        let named = ["VISUAL", "EDITOR"].lazy.map { Self.words(of: environment[$0] ?? "") }.first { !$0.isEmpty }
        words = named ?? ["vi"]
    }

    /// The editor's name for messages.
    var name: String { VisibleText(words[0]).string }

    /// The words of a text as a shell divides it. Quotes and backslashes keep what is in them together; nothing is
    /// expanded.
    static func words(of text: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var rest = text[...]
        while let character = rest.popFirst() {
            switch (character, quote) {
            case (let end, let open?) where end == open: quote = nil
            case ("\\", nil), ("\\", "\""): word = (word ?? "") + String(rest.popFirst() ?? "\\")
            case ("\"", nil), ("'", nil):
                quote = character
                word = word ?? ""
            case (let space, nil) where space.isWhitespace:
                words += [word].compactMap { $0 }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        return words + [word].compactMap { $0 }
    }

    /// The program and all of its arguments, to edit a file at a position.
    /// - Parameters:
    ///   - file: an absolute path.
    ///   - line: from 1.
    ///   - column: from 1, in UTF-8 bytes.
    func arguments(editing file: String, line: Int, column: Int) -> [String] {
        // Such as vim.basic.
        let program = words[0].split(separator: "/").last?.prefix { $0 != "." } ?? ""
        let position = Self.positions.first { $0.programs.contains(program) }?.words ?? ["%f"]
        let added = position.filter { $0 != "--wait" || !words.contains($0) }
        return words
            + added.map { word in
                word.replacing("%l", with: "\(line)").replacing("%c", with: "\(column)").replacing("%f", with: file)
            }
    }

    /// Runs the editor on the terminal, and waits for its end.
    /// - Parameter file: an absolute path.
    func run(_ file: String, line: Int, column: Int) throws(Failure) {
        let status: Int32
        do throws(ForegroundProcess.Failure) {
            status = try ForegroundProcess.run(arguments(editing: file, line: line, column: column))
        } catch {
            throw .notStarted(editor: name, errno: error.number)
        }
        let signal = status & 0x7F
        guard signal == 0 else { throw .killed(editor: name, signal: signal) }
        let code = (status >> 8) & 0xFF
        guard code == 0 else { throw .ended(editor: name, status: code) }
    }

    /// How editors take a position: `%f` is the file, `%l` the line, `%c` the column.
    private static let positions: [(programs: Set<Substring>, words: [String])] = [
        (["vi", "view", "ex", "nvi", "joe", "jed", "ne", "mg", "gedit"], ["+%l", "%f"]),
        (["vim", "nvim"], ["+call cursor(%l,%c)", "%f"]),
        (["nano", "rnano", "pico"], ["+%l,%c", "%f"]),
        (["micro", "emacs", "emacsclient", "kak"], ["+%l:%c", "%f"]),
        (["hx", "helix"], ["%f:%l:%c"]),
        (["code", "code-insiders", "codium"], ["--wait", "--goto", "%f:%l:%c"]),
    ]
}

extension EditorCommand.Failure: CustomStringConvertible {
    /// Without a full stop.
    var description: String {
        switch self {
        case .notStarted(let editor, ENOENT):
            "there is no editor '\(editor)'; VISUAL or EDITOR names another"
        case .notStarted(let editor, let number):
            "\(editor) cannot be started: \(String(cString: strerror(number)))"
        case .ended(let editor, let status): "\(editor) ended with status \(status)"
        case .killed(let editor, let signal): "\(editor) was ended by signal \(signal)"
        }
    }
}
