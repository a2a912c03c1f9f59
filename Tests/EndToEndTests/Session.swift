import Foundation
import TestSupport

/// A recorded session as a text file: the user's actions, and the screen after each.
///
///     # What it shows, in a sentence.
///     file card.swift
///         import BlueprintUI
///         let card = Label(text: "a")
///     open 80x24 card.swift
///     |the rows of the screen, without the spaces at their ends
///     type Down "20" Enter
///     |...
///
/// `file` writes a file beforehand, `save` while the program runs, `resize 60x20` drags the window. A key that causes a
/// layout is typed on a line of its own: several together may cause one layout or several.
struct Session {
    let name: String
    var steps: [Step]

    /// An action and the resulting screen.
    struct Step {
        /// The lines of the action, with the comments before it.
        var lines: [String] = []
        var deed = Deed.file(name: "")
        /// The lines of a file.
        var text: [String] = []
        var screen: [String] = []

        var contents: String { text.map { "\($0)\n" }.joined() }
    }

    enum Deed {
        case file(name: String)
        case open(size: Size, arguments: String)
        case type([SessionKey])
        case resize(Size)
        case save(name: String)

        var leavesScreen: Bool {
            if case .file = self { false } else { true }
        }
    }

    struct Size {
        let columns: Int
        let rows: Int
    }

    struct Mistake: Error {
        let line: String
    }

    private static let folder = ProjectFolder.url.appendingPathComponent("Tests/Sessions")

    /// The names of all sessions; empty if the folder cannot be read.
    static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()

    static func file(of name: String) -> URL { folder.appendingPathComponent("\(name).txt") }

    static func named(_ name: String) throws -> Session {
        try Session(name: name, text: String(contentsOf: file(of: name), encoding: .utf8))
    }

    init(name: String, text: String) throws {
        self.name = name
        steps = []
        var before: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast() {
            if line.isEmpty || line.hasPrefix("#") {
                before.append(line)
            } else if line.hasPrefix("|"), !steps.isEmpty {
                steps[steps.count - 1].screen.append(String(line.dropFirst()))
            } else if line.hasPrefix("    "), !steps.isEmpty {
                // A blank line in a file is between two of its lines.
                steps[steps.count - 1].lines += before + [line]
                steps[steps.count - 1].text += before + [String(line.dropFirst(4))]
                before = []
            } else {
                steps.append(Step(lines: before + [line], deed: try Deed(line)))
                before = []
            }
        }
    }

    /// The text of the session's file.
    var text: String {
        steps.flatMap { $0.lines + $0.screen.map { "|\($0)" } }.map { "\($0)\n" }.joined()
    }
}

extension Session.Deed {
    init(_ line: String) throws {
        let parts = line.split(separator: " ", maxSplits: 1)
        let rest = parts.count > 1 ? String(parts[1]) : ""
        switch parts[0] {
        case "file": self = .file(name: rest)
        case "save": self = .save(name: rest)
        case "resize": self = .resize(try Session.Size(rest, of: line))
        case "type": self = .type(try SessionKey.keys(in: rest, of: line))
        case "open":
            let words = rest.split(separator: " ", maxSplits: 1)
            self = .open(
                size: try Session.Size(String(words.first ?? ""), of: line),
                arguments: words.count > 1 ? String(words[1]) : "")
        default: throw Session.Mistake(line: line)
        }
    }
}

extension Session.Size {
    fileprivate init(_ text: String, of line: String) throws {
        let numbers = text.split(separator: "x").compactMap { Int($0) }
        guard numbers.count == 2 else { throw Session.Mistake(line: line) }
        self.init(columns: numbers[0], rows: numbers[1])
    }
}
