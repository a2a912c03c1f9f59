import Foundation

extension StandardLibrary {
    static var textSearching: [LibraryFunction] {
        [
            asking("hasPrefix", of: "String", "Substring") { $0.hasPrefix($1) },
            asking("hasSuffix", of: "String", "Substring") { $0.hasSuffix($1) },
            asking("contains", of: "Character", "String", "Substring", cost: .searching) {
                $1.isEmpty || $0.contains($1)
            },
            containing("localizedStandardContains"), containing("localizedCaseInsensitiveContains"),
            .method("func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String", on: .elements) {
                try $0.runner.string(try $0.kept($1).map(\.characters).joined())
            },
            .method("func range(of searchString: String) -> Range<Index>?", on: .text, cost: .searching) { call, text in
                let target = try call.text(0)
                guard !target.isEmpty, let range = text.firstRange(of: target) else { return .none }
                let first = call.start + text.distance(from: text.startIndex, to: range.lowerBound)
                return .range(.init(start: first, end: first + target.count))
            },
        ]
    }

    private static func asking(
        _ name: String, of types: String..., cost: HostCost = .everything,
        _ answer: @escaping @Sendable (String, String) -> Bool
    ) -> LibraryFunction {
        .method(on: .text, cost: cost) { .bool(answer($1, try $0.text(0))) }
            .declared(by: types.map { "func \(name)(_ other: \($0)) -> Bool" })
    }

    /// Whether a text contains another one, whatever their cases are.
    private static func containing(_ name: String) -> LibraryFunction {
        asking(name, of: "String", cost: .searching) { $0.lowercased().contains($1.lowercased()) }
    }

    static var textCutting: [LibraryFunction] {
        [
            .method(
                "func split(separator: Character, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]",
                "func split(separator: String, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true) -> [Substring]",
                on: .text, cost: .searching
            ) { call, text in
                let separator = try call.text(0)
                try call.runner.allocate(text.utf8.count)
                let parts = text.split(
                    separator: separator, maxSplits: max(0, try call.int(1, default: .max)),
                    omittingEmptySubsequences: try call.bool(2, default: true))
                return .array(call.indexed(parts, of: text))
            },
            .method(
                "func components(separatedBy separator: String) -> [String]",
                "func components(separatedBy separator: CharacterSet) -> [String]", on: .text, cost: .searching
            ) { call, text in
                try call.runner.allocate(text.utf8.count)
                if let separator = call[0]?.text {
                    return .array(text.components(separatedBy: separator).map { .string($0) })
                }
                let set: CharacterSet = try call.native(0, .native("CharacterSet"))
                return .array(text.components(separatedBy: set).map { .string($0) })
            },
            .method("func trimmingCharacters(in set: CharacterSet) -> String", on: .text) { call, text in
                let set: CharacterSet = try call.native(0, .native("CharacterSet"))
                return try call.runner.string(text.trimmingCharacters(in: set))
            },
        ]
    }
}

extension HostCall {
    /// Parts of a text, one behind the other, with their indices.
    fileprivate func indexed(_ parts: [Substring], of text: String) -> [Value] {
        var (place, count) = (text.startIndex, start)
        return parts.map { part in
            count += text.distance(from: place, to: part.startIndex)
            place = part.startIndex
            return .text(String(part), from: count)
        }
    }
}
