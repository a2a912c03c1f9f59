import Foundation
import TestSupport

/// The names that the real library declares, from `Tests/Cases`: `element` or `type`, with the members indented below
/// it.
struct PublicInterface {
    let types: [DeclaredType]

    struct DeclaredType {
        /// The qualified name: `StackLayout.Child`.
        let name: String
        let isElement: Bool
        fileprivate(set) var members: [Member] = []
    }

    struct Member {
        let name: String
        let kind: Kind
    }

    enum Kind: String {
        case property, method
        /// A case, or a static property or function.
        case ofType = "static"
    }

    private struct UnknownLine: Error {
        let text: Substring
    }

    static func read() throws -> PublicInterface {
        let file = CaseFile.folder.appending(path: "blueprint-names.txt")
        return try PublicInterface(String(contentsOf: file, encoding: .utf8))
    }

    private init(_ text: String) throws {
        var types: [DeclaredType] = []
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 2 else { throw UnknownLine(text: line) }
            let name = String(words[1])
            switch (words[0], Kind(rawValue: String(words[0]))) {
            case ("element", _), ("type", _):
                types.append(DeclaredType(name: name, isElement: words[0] == "element"))
            case (_, let kind?) where !types.isEmpty:
                types[types.count - 1].members.append(Member(name: name, kind: kind))
            default: throw UnknownLine(text: line)
            }
        }
        self.types = types
    }
}
