import Foundation

extension StandardLibrary {
    static var textBodies: [HostEntry] {
        ["String", "Substring"].flatMap { owner in
            textReading(owner) + textCases(owner) + textSearching(owner) + textCutting(owner) + textChanging(owner)
        } + textMaking + textGrowing + characterBodies
    }

    private static var textMaking: [HostEntry] {
        [
            .call("String.init()") { _ throws(Failure) in .string("") },
            .call("Substring.init()") { _ throws(Failure) in .string("") },
            .call("Substring.init(_:)") { call throws(Failure) in .string(try call.text(0)) },
            .call("Character.init(_:)") { call throws(Failure) in
                let text = try call.text(0)
                // What stands for a text that is not known may be any character.
                guard text.isOneCharacter || text.first == "‹" else {
                    throw call.refusal("\"\(text.prefix(40))\" is not one character")
                }
                return .string(text)
            },
            .call("String.init(_:)", described), .call("String.init(describing:)", described),
            .call("String.init(reflecting:)") { call throws(Failure) in
                let value = try call.value(0)
                if let text = value.text { return try call.runner.string(text.debugDescription) }
                return try call.runner.string(try call.runner.written(value))
            },
            .call("String.init(repeating:count:)") { call throws(Failure) in
                let text = try call.text(0)
                let count = try call.count(1)
                try call.runner.reserve(count, of: text.utf8.count)
                return .string(String(repeating: text, count: count))
            },
            .call("String.init(_:radix:uppercase:)") { call throws(Failure) in
                let radix = try call.int(1)
                guard (2...36).contains(radix) else { throw call.refusal("a radix is 2 to 36, not \(radix)") }
                return .string(String(try call.whole(0), radix: radix, uppercase: try call.bool(2, default: false)))
            },
            .call("String.init(format:_:)") { call throws(Failure) in
                .string(try FormatString(try call.text(0)).text(of: try call.values(1), call.runner))
            },
            .call("String.init(format:arguments:)") { call throws(Failure) in
                .string(try FormatString(try call.text(0)).text(of: try call.values(1), call.runner))
            },
        ]
    }

    /// A value as interpolation writes it; characters that were taken apart as the text that they make.
    @Sendable
    private static func described(_ call: HostCall) throws(Failure) -> Value {
        let value = try call.value(0)
        if value.text != nil { return value.plain }
        if let values = value.listed, !values.isEmpty, values.allSatisfy(\.isCharacter) {
            try call.runner.allocate(values.count)
            return .string(values.map(\.characters).joined())
        }
        return try call.runner.string(try call.runner.written(value))
    }

    private static func textReading(_ owner: String) -> [HostEntry] {
        [
            .reading("\(owner).count", of: .any) { (runner, text) throws(Failure) in .int(try runner.count(text)) },
            .reading("\(owner).isEmpty", of: .text) { (_, text) throws(Failure) in .bool(text.isEmpty) },
            .reading("\(owner).first", of: .text) { (_, text) throws(Failure) in
                .optional(text.first.map { String($0) })
            },
            .reading("\(owner).last", of: .text) { (_, text) throws(Failure) in
                .optional(text.last.map { String($0) })
            },
            .reading("\(owner).startIndex", of: .any) { (_, text) throws(Failure) in .int(text.firstIndex) },
            .reading("\(owner).endIndex", of: .any) { (runner, text) throws(Failure) in
                .int(text.firstIndex + (try runner.count(text)))
            },
            .reading("\(owner).indices", of: .any) { (runner, text) throws(Failure) in
                .range(.init(start: text.firstIndex, end: text.firstIndex + (try runner.count(text))))
            },
            .reading("\(owner).utf8", of: .text) { (runner, text) throws(Failure) in
                try runner.array(text.utf8.map { .whole($0) })
            },
            .reading("\(owner).utf16", of: .text) { (runner, text) throws(Failure) in
                try runner.array(text.utf16.map { .int(Int($0)) })
            },
            .reading("\(owner).debugDescription", of: .text) { (runner, text) throws(Failure) in
                try runner.string(text.debugDescription)
            },
            .method("\(owner).subscript(_:)", on: .any) { (call, text) throws(Failure) in try call.element(of: text) },
        ]
    }

    private static func textCases(_ owner: String) -> [HostEntry] {
        let properties: [(String, @Sendable (String) -> String)] = [
            ("capitalized", { $0.capitalized }), ("localizedCapitalized", { $0.capitalized }),
            ("localizedUppercase", { $0.uppercased() }), ("localizedLowercase", { $0.lowercased() }),
        ]
        return properties.map { name, body in
            .reading("\(owner).\(name)", of: .text) { (runner, text) throws(Failure) in try runner.string(body(text)) }
        } + [
            .method("\(owner).uppercased()", on: .text) { (call, text) throws(Failure) in
                try call.runner.string(text.uppercased())
            },
            .method("\(owner).lowercased()", on: .text) { (call, text) throws(Failure) in
                try call.runner.string(text.lowercased())
            },
        ]
    }

    private static var textGrowing: [HostEntry] {
        let append = { @Sendable (call: HostCall, text: inout String) throws(Failure) -> Value in
            let other: String
            if let more = call[0]?.text {
                other = more
            } else {
                other = try call.values(0).map(\.characters).joined()
            }
            try call.runner.reserve(text.utf8.count + other.utf8.count, charging: other.utf8.count)
            text += other
            return .void
        }
        let insert = { @Sendable (call: HostCall, text: inout String) throws(Failure) -> Value in
            let other = try call.values(0).map(\.characters).joined()
            let place = try call.place(of: try call.int(1))
            let count = try call.runner.count(.string(text))
            guard place >= 0, place <= count else { throw call.outOfRange(place, count) }
            try call.runner.reserve(text.utf8.count + other.utf8.count, charging: other.utf8.count)
            text.insert(contentsOf: other, at: text.index(text.startIndex, offsetBy: place))
            return .void
        }
        return [
            .changing("String.append(_:)", on: .text, append), .changing("Substring.append(_:)", on: .text, append),
            .changing("String.append(contentsOf:)", on: .text, append),
            .changing("String.insert(_:at:)", on: .text, insert),
            .changing("String.insert(contentsOf:at:)", on: .text, insert),
            .changing("String.reserveCapacity(_:)", on: .any) { (_, _) throws(Failure) in .void },
            .changing("String.replaceSubrange(_:with:)", on: .text) { (call, text) throws(Failure) in
                text = try call.replaced(text)
                return .void
            },
        ]
    }

    private static func textChanging(_ owner: String) -> [HostEntry] {
        [
            .method("\(owner).replacingCharacters(in:with:)", on: .text) { (call, text) throws(Failure) in
                .string(try call.replaced(text))
            },
            .method("\(owner).appending(_:)", on: .text) { (call, text) throws(Failure) in
                try call.runner.string(text + (try call.text(0)))
            },
            .method("\(owner).replacingOccurrences(of:with:)", on: .text) { (call, text) throws(Failure) in
                try call.replacedOccurrences(in: text)
            },
            .method("\(owner).replacing(_:with:)", on: .text) { (call, text) throws(Failure) in
                try call.replacedOccurrences(in: text)
            },
            .method("\(owner).padding(toLength:withPad:startingAt:)", on: .text) { (call, text) throws(Failure) in
                let length = try call.count(0)
                let pad = try call.text(1)
                let start = try call.int(2)
                guard !pad.isEmpty, start >= 0, start < pad.count else {
                    throw call.refusal("the padding has no character at \(start)")
                }
                try call.runner.reserve(length, of: pad.utf8.count)
                return .string(text.padding(toLength: length, withPad: pad, startingAt: start))
            },
        ]
    }
}

extension HostCall {
    /// A text in which the second argument stands in place of a range, the first.
    fileprivate func replaced(_ text: String) throws(Failure) -> String {
        var text = text
        let bounds = try bounds(0, count: try runner.count(.string(text)))
        let new = try self.text(1)
        try runner.reserve(text.utf8.count + new.utf8.count)
        let start = text.index(text.startIndex, offsetBy: bounds.lowerBound)
        text.replaceSubrange(start..<text.index(start, offsetBy: bounds.count), with: new)
        return text
    }

    fileprivate func replacedOccurrences(in text: String) throws(Failure) -> Value {
        let target = try self.text(0)
        let replacement = try self.text(1)
        guard !target.isEmpty else { return .string(text) }
        // Each byte of the target that is found makes room for one replacement.
        let most = text.utf8.count / target.utf8.count + 1
        guard most <= runner.limits.valueSize / (replacement.utf8.count + 1) else {
            throw refusal("\(most) characters are too many")
        }
        return try runner.string(text.replacing(target, with: replacement))
    }
}

extension Value {
    var isCharacter: Bool { text?.isOneCharacter ?? false }
}
