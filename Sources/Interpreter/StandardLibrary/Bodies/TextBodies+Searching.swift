import Foundation

extension StandardLibrary {
    static func textSearching(_ owner: String) -> [HostEntry] {
        [
            asking(owner, "hasPrefix(_:)") { $0.hasPrefix($1) }, asking(owner, "hasSuffix(_:)") { $0.hasSuffix($1) },
            asking(owner, "contains(_:)") { $1.isEmpty || $0.contains($1) },
            asking(owner, "localizedStandardContains(_:)") { $0.folded.contains($1.folded) },
            asking(owner, "localizedCaseInsensitiveContains(_:)") { $0.lowercased().contains($1.lowercased()) },
            .method("\(owner).contains(where:)", on: .elements) { (call, values) throws(Failure) in
                .bool(try call.place(values) != nil)
            },
            .method("\(owner).filter(_:)", on: .elements) { (call, values) throws(Failure) in
                try call.runner.string(try call.kept(values).map(\.characters).joined())
            },
            .method("\(owner).range(of:)", on: .text) { (call, text) throws(Failure) in
                try call.ranges(in: text).first ?? .none
            },
            .method("\(owner).ranges(of:)", on: .text) { (call, text) throws(Failure) in
                .array(try call.ranges(in: text))
            },
            comparing(owner, "compare(_:)") { $0 }, comparing(owner, "localizedCompare(_:)") { $0.folded },
            comparing(owner, "caseInsensitiveCompare(_:)") { $0.lowercased() },
            comparing(owner, "localizedCaseInsensitiveCompare(_:)") { $0.lowercased() },
            .method("\(owner).localizedStandardCompare(_:)", on: .text) { (call, text) throws(Failure) in
                let other = try call.text(0)
                try call.runner.walk(text.utf8.count + other.utf8.count)
                let order = text.compare(
                    other, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering],
                    locale: Locale(identifier: "en_US"))
                return comparisonResult.conversion.encode(order)
            },
            .method("\(owner).commonPrefix(with:)", on: .text) { (call, text) throws(Failure) in
                try call.runner.string(text.commonPrefix(with: try call.text(0)))
            },
        ]
    }

    static let comparisonResult = Words<ComparisonResult>(
        "ComparisonResult", help: "How two values stand to each other.",
        [
            ("orderedAscending", .orderedAscending), ("orderedSame", .orderedSame),
            ("orderedDescending", .orderedDescending),
        ])

    private static func asking(
        _ owner: String, _ name: String, _ answer: @escaping @Sendable (String, String) -> Bool
    ) -> HostEntry {
        .method("\(owner).\(name)", on: .text) { (call, text) throws(Failure) in
            let other = try call.text(0)
            return .bool(answer(text, other))
        }
    }

    private static func comparing(
        _ owner: String, _ name: String, _ key: @escaping @Sendable (String) -> String
    ) -> HostEntry {
        .method("\(owner).\(name)", on: .text) { (call, text) throws(Failure) in
            let (one, other) = (key(text), key(try call.text(0)))
            return comparisonResult.conversion.encode(
                one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending)
        }
    }

    static func textCutting(_ owner: String) -> [HostEntry] {
        [
            .method("\(owner).split(separator:maxSplits:omittingEmptySubsequences:)", on: .text) {
                (call, text) throws(Failure) in
                let separator = try call.text(0)
                guard !separator.isEmpty else { throw call.refusal("the separator is empty") }
                try call.runner.allocate(text.utf8.count)
                let parts = text.split(
                    separator: separator, maxSplits: max(0, try call.int(1, default: .max)),
                    omittingEmptySubsequences: try call.bool(2, default: true))
                return .array(call.indexed(parts, of: text))
            },
            .method("\(owner).components(separatedBy:)", on: .text) { (call, text) throws(Failure) in
                try call.runner.allocate(text.utf8.count)
                if let separator = call[0]?.text {
                    return .array(text.components(separatedBy: separator).map { .string($0) })
                }
                let set = try HostKind<CharacterSet>.native("CharacterSet").read(call.runner, try call.value(0))
                return .array(text.components(separatedBy: set).map { .string($0) })
            },
            .method("\(owner).trimmingCharacters(in:)", on: .text) { (call, text) throws(Failure) in
                let set = try HostKind<CharacterSet>.native("CharacterSet").read(call.runner, try call.value(0))
                return try call.runner.string(text.trimmingCharacters(in: set))
            },
            .method("\(owner).trimmingPrefix(_:)", on: .text) { (call, text) throws(Failure) in
                let prefix = try call.text(0)
                return try call.runner.string(text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text)
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

    /// Where the first argument stands in a text, counted in characters.
    fileprivate func ranges(in text: String) throws(Failure) -> [Value] {
        let target = try self.text(0)
        guard !target.isEmpty else { return [] }
        var ranges: [Value] = []
        // Counts on from the range before.
        var (place, count) = (text.startIndex, start)
        for range in text.ranges(of: target) {
            count += text.distance(from: place, to: range.lowerBound)
            place = range.lowerBound
            ranges.append(.range(.init(start: count, end: count + target.count)))
        }
        return ranges
    }
}

extension String {
    /// Without case and marks.
    fileprivate var folded: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
