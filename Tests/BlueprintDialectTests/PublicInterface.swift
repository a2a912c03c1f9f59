import Foundation

/// The real library's public declarations, as they lie beside the package: one a line, members under their type.
struct PublicInterface {
    let types: [DeclaredType]

    struct DeclaredType {
        /// `StackLayout.Child`.
        let name: String
        /// What it says it is: `struct Row: Element, StackElement`.
        let declaration: String
        fileprivate(set) var members: [Member] = []

        var isElement: Bool {
            let parents = declaration.split(separator: ":").dropFirst().joined().split { $0 == " " || $0 == "," }
            return declaration.hasPrefix("struct") && parents.contains("Element")
        }
    }

    struct Member {
        let name: String
        let kind: Kind
    }

    enum Kind: String {
        case property = "var", constant = "let", method = "func", word = "case", staticConstant = "static let"
        case staticMethod = "static func", mutatingMethod = "mutating func"
    }

    static func read() throws -> PublicInterface {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = package.appending(path: "../shared/reference/blueprint-api.txt").standardized
        return PublicInterface(try String(contentsOf: file, encoding: .utf8))
    }

    private init(_ text: String) {
        var types: [DeclaredType] = []
        var outer: [String] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("==") {
            let depth = line.prefix { $0 == " " }.count / 4
            let declaration = line.drop { $0 == " " }
            if let name = Self.typeName(declaration) {
                outer = outer.prefix(depth) + [name]
                let fullName = outer.joined(separator: ".")
                types.append(DeclaredType(name: fullName, declaration: String(declaration)))
            } else if depth > 0, let member = Self.member(declaration) {
                let owner = outer.prefix(depth).joined(separator: ".")
                if let index = types.lastIndex(where: { $0.name == owner }) { types[index].members.append(member) }
            }
        }
        self.types = types
    }

    private static func typeName(_ declaration: Substring) -> String? {
        declaration.firstMatch(of: /^(?:@\S+ )*(?:final )?(?:struct|enum|protocol|class) (\w+)/).map {
            String($0.output.1)
        }
    }

    private static func member(_ declaration: Substring) -> Member? {
        let pattern = /^(?:@\S+ )*((?:static |mutating )?(?:var|let|func|case)) `?(\w+)/
        guard let match = declaration.firstMatch(of: pattern), let kind = Kind(rawValue: String(match.output.1)) else {
            return nil
        }
        return Member(name: String(match.output.2), kind: kind)
    }
}
