import Foundation

extension StandardLibrary {
    /// Types of Foundation whose values are the same in every run: the clock shows one instant, and there is one seed.
    static var foundationTypes: [LibraryFunction] {
        [
            .type("struct CharacterSet: Hashable, ExpressibleByArrayLiteral", characterSets),
            .type("struct UUID: Hashable, Comparable, CustomStringConvertible", uuids),
            .type("struct Date: Hashable, Comparable", dates),
            .type("struct URL: Hashable, CustomStringConvertible", urls),
        ]
    }

    private static var characterSets: [LibraryFunction] {
        let kind = HostKind<CharacterSet>.native("CharacterSet")
        let all: [(String, CharacterSet)] = [
            ("whitespaces", .whitespaces), ("whitespacesAndNewlines", .whitespacesAndNewlines),
            ("newlines", .newlines), ("letters", .letters), ("lowercaseLetters", .lowercaseLetters),
            ("uppercaseLetters", .uppercaseLetters), ("alphanumerics", .alphanumerics),
            ("decimalDigits", .decimalDigits), ("punctuationCharacters", .punctuationCharacters),
            ("symbols", .symbols),
        ]
        return all.map { name, set in .constant("static var \(name): Self") { kind.value(set) } } + [
            .call("init()") { _ in kind.value(CharacterSet()) },
            .call("init(charactersIn string: String)") { kind.value(CharacterSet(charactersIn: try $0.text(0))) },
            .call("init(arrayLiteral elements: Character...)") { call in
                kind.value(CharacterSet(charactersIn: try call.values(0).map(\.characters).joined()))
            },
            .reading("var inverted: CharacterSet", of: kind) { _, set in kind.value(set.inverted) },
        ]
    }

    private static var uuids: [LibraryFunction] {
        let kind = HostKind<UUID>.native("UUID")
        return [
            .call("init()") { call in kind.value(UUID(seededBy: &call.runner.random)) },
            .call("init?(uuidString: String)") { call in UUID(uuidString: try call.text(0)).map(kind.value) ?? .none },
        ]
            + ["uuidString", "description"].map {
                .reading("var \($0): String", of: kind) { _, uuid in .string(uuid.uuidString) }
            }
    }

    private static var urls: [LibraryFunction] {
        let kind = HostKind<URL>.native("URL")
        return [
            .call("init?(string: String)") { call in
                let text = try call.text(0)
                // The program has no data for host names with letters beyond ASCII.
                let ascii = text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: "!"..."~"))
                return (URL(string: text) ?? ascii.flatMap { URL(string: $0) }).map(kind.value) ?? .none
            }
        ]
            + ["absoluteString", "description"].map {
                .reading("var \($0): String", of: kind) { _, url in .string(url.absoluteString) }
            }
    }
}

extension HostKind {
    func value(_ value: T) -> Value { write(.void)(value) }
}

extension HostCall {
    func native<T>(_ index: Int, _ kind: HostKind<T>) throws -> T { try kind.read(runner, try value(index)) }
}

extension UUID {
    /// A random one, of version 4.
    fileprivate init(seededBy generator: inout SeededGenerator) {
        let digits = (0..<32).map { place -> Int in
            switch place {
            case 12: 4
            case 16: Int.random(in: 8...11, using: &generator)
            default: Int.random(in: 0...15, using: &generator)
            }
        }
        func part(_ range: Range<Int>) -> String { digits[range].map { String($0, radix: 16) }.joined() }
        let text = [part(0..<8), part(8..<12), part(12..<16), part(16..<20), part(20..<32)].joined(separator: "-")
        self = UUID(uuidString: text) ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }
}
