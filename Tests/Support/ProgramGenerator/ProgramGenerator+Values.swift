/// Expressions of the standard library's types.
extension ProgramGenerator {
    func integer(_ depth: Int) -> String {
        let int = { self.expression(.int, depth: min(depth, 1)) }
        let element = simpleType()
        let list = { self.expression(.array(element), wanted: false, depth: depth) }
        return choose([
            { "(\(int()) \(self.oneOf("+", "-", "*")) \(int()))" },
            { "\(int()) % \(self.number(2...9))" },
            { "(\(int()) + \(int()) * \(self.number(2...5)))" },
            { "\(list()).count" },
            { "Int(\(self.expression(.double, wanted: false, depth: depth)))" },
            { "\(self.oneOf("max", "min"))(\(int()), \(int()))" },
            { "abs(\(int()))" },
            { "\(self.expression(.array(.int), wanted: false, depth: depth)).reduce(0, +)" },
            {
                "\(list()).reduce(0) { $0 + \(self.inClosure([.init(name: "$1", type: element)]) { self.use("$1", element) }) }"
            },
            { "\(self.expression(.string, wanted: false, depth: depth)).count" },
            { "(Int(\(self.expression(.string, wanted: false, depth: 0))) ?? \(int()))" },
            { "(\(list()).firstIndex { \(self.predicate("$0", element)) } ?? \(int()))" },
            { "\(self.expression(.dictionary(.string, .int), wanted: false, depth: depth)).values.reduce(0, +)" },
            { "\(self.expression(.range, wanted: false, depth: 0).inBrackets).count" },
            { "(0 - \(int()))" },
            {
                "\(list()).map { \(self.inClosure([.init(name: "$0", type: element)]) { self.use("$0", element) }) }.reduce(0, +)"
            },
            { "(\(list()).lastIndex(where: { \(self.predicate("$0", element)) }) ?? -1)" },
        ])
    }

    /// An integer that uses a value, so that a closure's argument is used.
    private func use(_ name: String, _ type: GeneratedType) -> String {
        switch type {
        case .int: "\(name) * 2"
        case .double: "Int(\(name))"
        case .string: "\(name).count"
        default: "(\(name) ? 1 : 0)"
        }
    }

    /// A condition that uses a value.
    func predicate(_ name: String, _ type: GeneratedType) -> String {
        switch type {
        case .int: oneOf("\(name) > 2", "\(name) % 2 == 0", "\(name).isMultiple(of: 3)", "(1...5).contains(\(name))")
        case .double: oneOf("\(name) > 2", "\(name) < 1.5", "\(name).rounded() == \(name)", "!\(name).isZero")
        case .bool: oneOf(name, "!\(name)", "\(name) == true")
        case .string: oneOf("\(name).isEmpty", "\(name).hasPrefix(\"x\")", "\(name) == \"x\"", "\(name).count > 2")
        case .optional: oneOf("\(name) != nil", "\(name) == nil")
        case .array: oneOf("\(name).isEmpty", "\(name).count > 1")
        default: "\"\\(\(name))\".isEmpty"
        }
    }

    func fraction(_ wanted: Bool, _ depth: Int) -> String {
        let value = { self.expression(.double, wanted: wanted, depth: min(depth, 1)) }
        let other = { self.expression(.double, depth: 0) }
        return choose([
            { "(\(value()) \(self.oneOf("+", "-", "*", "/")) \(other()))" },
            { "Double(\(self.expression(.int, wanted: false, depth: depth)))" },
            { "\(self.oneOf("max", "min"))(\(value()), \(other()))" },
            { "\(self.expression(.double, wanted: false, depth: 0).inBrackets).rounded()" },
            { "\(self.expression(.double, wanted: false, depth: 0).inBrackets).squareRoot()" },
            { "\(self.expression(.array(.double), wanted: false, depth: depth)).reduce(0, +)" },
            { "-(\(value()) + 1.5)" },
            { "Double.\(self.oneOf("pi", "zero", "infinity"))" },
            { wanted ? ".\(self.oneOf("pi", "zero"))" : "Double.pi" },
            { "(\(self.expression(.array(.double), wanted: false, depth: depth)).max() ?? \(self.number(0...3)))" },
            { "(\(self.expression(.double, wanted: false, depth: 0)) * 2 + 1)" },
        ])
    }

    func truth(_ depth: Int) -> String {
        let bool = { self.expression(.bool, depth: depth) }
        let type = simpleType()
        let equatable = self.type(1)
        let list = { self.expression(.array(type), wanted: false, depth: depth) }
        return choose([
            { "(\(bool()) \(self.oneOf("&&", "||")) \(bool()))" },
            { "!\(self.expression(.bool, depth: 0))" },
            {
                "(\(self.expression(.int, depth: depth)) \(self.oneOf("<", ">", "==", "!=", "<=", ">=")) \(self.expression(.int, depth: 0)))"
            },
            {
                "(\(self.expression(.double, wanted: false, depth: depth)) \(self.oneOf("<", ">", ">=")) \(self.expression(.double, depth: 0)))"
            },
            { "\(list()).isEmpty" },
            { "\(list()).contains(\(self.expression(type, depth: 0)))" },
            { "\(list()).contains { \(self.predicate("$0", type)) }" },
            { "\(list()).allSatisfy { \(self.predicate("$0", type)) }" },
            {
                self.isEquatable(equatable)
                    ? "(\(self.expression(equatable, wanted: false, depth: depth)) == \(self.expression(equatable, depth: 0)))"
                    : "(\(self.expression(.string, wanted: false, depth: depth)) < \(self.expression(.string, depth: 0)))"
            },
            { "(\(self.expression(.optional(equatable), wanted: false, depth: depth)) \(self.oneOf("==", "!=")) nil)" },
            { "(\(self.number(0...2))...\(self.number(3...9))).contains(\(self.expression(.int, depth: 0)))" },
            {
                "\(self.expression(.string, wanted: false, depth: depth)).hasSuffix(\(self.expression(.string, depth: 0)))"
            },
            { "(\(list()).first(where: { \(self.predicate("$0", type)) }) != nil)" },
        ])
    }

    func text(_ depth: Int) -> String {
        let text = { self.expression(.string, depth: depth) }
        let type = self.type(1)
        let named = { self.expression(.string, wanted: false, depth: 0) }
        return choose([
            { "(\(text()) + \(text()))" },
            {
                "\"\(self.oneOf("a ", "", "n: "))\\(\(self.expression(type, wanted: false, depth: 0)))\(self.oneOf("", " b", "\\n"))\""
            },
            { "\"\\(\(self.expression(.int, depth: 0))), \\(\(self.expression(.double, wanted: false, depth: 0)))\"" },
            { "\(named()).\(self.oneOf("uppercased()", "lowercased()"))" },
            { "\(self.expression(.array(.string), wanted: false, depth: depth)).joined(separator: \(text()))" },
            { "String(\(self.expression(.int, wanted: false, depth: depth)))" },
            { "String(\(named()).\(self.oneOf("prefix(2)", "dropFirst()", "reversed()", "suffix(1)")))" },
            { "String(repeating: \(text()), count: \(self.expression(.int, depth: 0)))" },
            { "String(describing: \(self.expression(type, wanted: false, depth: 0)))" },
            { "\(self.expression(.array(.int), wanted: false, depth: depth)).map { \"\\($0)\" }.joined()" },
            { "\(named()).split(separator: \",\").map(String.init).joined(separator: \" \")" },
            { "\(named()).filter { $0 != \"x\" }" },
            { "(\(self.expression(.optional(.string), wanted: false, depth: depth)) ?? \(text()))" },
        ])
    }

    func array(_ element: GeneratedType, wanted: Bool, depth: Int) -> String {
        let inner = max(depth - 1, 0)
        let literal = {
            let values = (0..<self.number(1...3)).map { _ in self.expression(element, wanted: wanted, depth: inner) }
            // The parts can have several types only if the type is wanted.
            return "[" + values.joined(separator: ", ") + "]"
        }
        guard depth > 0 else { return wanted && chance(20) ? "[]" : chance(30) ? "[\(element.written)]()" : literal() }
        let own = { self.expression(.array(element), wanted: false, depth: inner) }
        let other = simpleType()
        let source = { self.expression(.array(other), wanted: false, depth: inner) }
        let body = { (name: String, type: GeneratedType) in
            self.inClosure([.init(name: name, type: type)]) { self.expression(element, wanted: wanted, depth: inner) }
        }
        var writers: [() -> String] = [
            literal, literal,
            { "\(source()).map { item in \(body("item", other)) }" },
            { "\(source()).map \(self.closure([other], element, wanted: wanted, depth: inner))" },
            { "(0..<\(self.number(1...4))).map { index in \(body("index", .int)) }" },
            { "\(own()).filter \(self.closure([element], .bool, wanted: true, depth: inner))" },
            {
                "\(source()).compactMap { item -> \(GeneratedType.optional(element).written) in \(body("item", other)) }"
            },
            { "\(source()).flatMap { item -> [\(element.written)] in [\(body("item", other))] }" },
            { "(\(own()) + \(own()))" },
            {
                "Array(\(own()).\(self.oneOf("prefix(2)", "dropFirst()", "suffix(1)", wanted ? "reversed()" : "prefix(1)", "dropLast(1)")))"
            },
            {
                "Array(repeating: \(self.expression(element, wanted: wanted, depth: inner)), count: \(self.expression(.int, depth: 0)))"
            },
            { "\(source()).enumerated().map { index, item in \(body("index", .int)) }" },
            { "zip(\(source()), 1...).map { one, other in \(body("other", .int)) }" },
            { "Array(\(own())[\(self.oneOf("1...", "..<1", "0..<1"))])" },
            { "stride(from: 0, to: \(self.number(2...9)), by: 2).map { step in \(body("step", .int)) }" },
        ]
        if isComparable(element) {
            writers.append { "\(own()).sorted()" }
            writers.append { "\(own()).sorted(by: \(self.oneOf("<", ">")))" }
            writers.append { "\(own()).sorted { $0 < $1 }" }
        }
        if isHashable(element) {
            writers.append { "Array(Set(\(own())))" }
            writers.append {
                "\(self.expression(.dictionary(.string, element), wanted: false, depth: inner)).map(\\.value)"
            }
        }
        if element == .string {
            writers.append {
                "\(self.expression(.dictionary(.string, other), wanted: false, depth: inner)).keys.sorted()"
            }
            writers.append { "\(source()).map { \"\\($0)\" }" }
        }
        if element == .int {
            writers.append { "\(self.expression(.array(.string), wanted: false, depth: inner)).map(\\.count)" }
        }
        return choose(writers)
    }

    func optional(_ wrapped: GeneratedType, wanted: Bool, depth: Int) -> String {
        let inner = max(depth - 1, 0)
        var writers: [() -> String] = [
            {
                wanted && self.chance(70)
                    ? self.oneOf("nil", self.expression(wrapped, depth: inner))
                    : "Optional<\(wrapped.written)>(\(self.expression(wrapped, depth: inner)))"
            },
            { "\(self.expression(.array(wrapped), wanted: false, depth: inner)).\(self.oneOf("first", "last"))" },
        ]
        guard depth > 0 else { return writers[0]() }
        let source = simpleType()
        let optional = { self.expression(.optional(source), wanted: false, depth: inner) }
        let body = { (name: String) in
            self.inClosure([.init(name: name, type: source)]) { self.expression(wrapped, wanted: wanted, depth: inner) }
        }
        writers += [
            {
                "\(self.expression(.array(wrapped), wanted: false, depth: inner)).first \(self.closure([wrapped], .bool, wanted: true, depth: inner))"
            },
            { "\(optional()).map { some in \(body("some")) }" },
            { "\(optional()).flatMap { some -> \(GeneratedType.optional(wrapped).written) in \(body("some")) }" },
            {
                "\(self.expression(.dictionary(.string, wrapped), wanted: false, depth: inner))[\(self.expression(.string, depth: 0))]"
            },
        ]
        if isComparable(wrapped) {
            writers.append {
                "\(self.expression(.array(wrapped), wanted: false, depth: inner)).\(self.oneOf("max()", "min()", "max { $0 < $1 }"))"
            }
        }
        if wrapped == .int { writers.append { "Int(\(self.expression(.string, wanted: false, depth: inner)))" } }
        if wrapped == .double { writers.append { "Double(\(self.expression(.string, wanted: false, depth: inner)))" } }
        if wrapped == .int {
            writers.append { "(\(self.expression(.optional(.string), wanted: false, depth: inner))?.count)" }
        }
        return choose(writers)
    }

    func dictionary(_ key: GeneratedType, _ value: GeneratedType, wanted: Bool, depth: Int) -> String {
        let inner = max(depth - 1, 0)
        let literal = {
            let first = "\(self.expression(key, depth: 0)): \(self.expression(value, wanted: wanted, depth: inner))"
            return "[\(first)]"
        }
        guard depth > 0 else {
            return wanted && chance(30) ? "[:]" : chance(40) ? "[\(key.written): \(value.written)]()" : literal()
        }
        let own = { self.expression(.dictionary(key, value), wanted: false, depth: inner) }
        let from = simpleType()
        var writers: [() -> String] = [
            literal, literal,
            { "\(own()).filter { $0.key == \(self.expression(key, depth: 0)) }" },
            { "\(own()).merging(\(self.expression(.dictionary(key, value), depth: inner))) { old, _ in old }" },
            {
                "\(self.expression(.dictionary(key, from), wanted: false, depth: inner)).mapValues \(self.closure([from], value, wanted: wanted, depth: inner))"
            },
            {
                let pairs = self.inClosure([.init(name: "item", type: key)]) {
                    self.expression(value, wanted: wanted, depth: inner)
                }
                return
                    "Dictionary(uniqueKeysWithValues: \(self.expression(.array(key), wanted: false, depth: inner)).map { item in (item, \(pairs)) })"
            },
        ]
        if case .array(let element) = value {
            writers.append {
                let own = self.inClosure([.init(name: "item", type: element)]) { self.expression(key, depth: 0) }
                return
                    "Dictionary(grouping: \(self.expression(.array(element), wanted: false, depth: inner))) { item in \(own) }"
            }
        }
        return choose(writers)
    }

    /// A closure, in one of its possible forms.
    func closure(_ parameters: [GeneratedType], _ result: GeneratedType, wanted: Bool, depth: Int) -> String {
        let names = parameters.map { _ in name("a", "item", "it") }
        let own = zip(names, parameters).map { GeneratedVariable(name: $0, type: $1) }
        let signed = !wanted || chance(25)
        let body = inClosure(own) { expression(result, wanted: wanted || signed, depth: depth) }
        if signed {
            let list = zip(names, parameters).map { "\($0): \($1.written)" }.joined(separator: ", ")
            return "{ (\(list)) -> \(result.written) in \(chance(50) ? "return " : "")\(body) }"
        }
        if let last = names.last, uses(body, last), chance(60), !body.contains("{") {
            var text = body
            for (index, name) in names.enumerated().reversed() { text = text.replacing(name, with: "$\(index)") }
            return "{ \(text) }"
        }
        guard !names.isEmpty else { return "{ \(body) }" }
        let list = names.map { uses(body, $0) || chance(40) ? $0 : "_" }
        return "{ \(chance(20) ? "(" + list.joined(separator: ", ") + ")" : list.joined(separator: ", ")) in \(body) }"
    }

    private func uses(_ body: String, _ name: String) -> Bool { body.contains(name) }
}

extension String {
    /// The expression in parentheses, so that a member may follow.
    fileprivate var inBrackets: String { "(\(self))" }
}
