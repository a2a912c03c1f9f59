/// Declarations of types, which are registered for the rest of the program.
extension ProgramGenerator {
    private func fields(_ count: ClosedRange<Int>) -> [GeneratedProperty] {
        (0..<number(count)).map { _ in
            GeneratedProperty(name: name("width", "title", "items", "owner"), type: type(), isMutable: chance(60))
        }
    }

    private func variables(_ properties: [GeneratedProperty]) -> [GeneratedVariable] {
        properties.map { .init(name: $0.name, type: $0.type) }
    }

    func structure() -> String {
        let type = name("Card", "Item", "Point")
        let own = fields(1...4)
        var lines: [String] = []
        var initializer = GeneratedFunction(name: "init", parameters: [], result: .named(type, []))
        for property in own {
            let optional = if case .optional = property.type { property.isMutable } else { false }
            let hasDefault = property.isMutable && chance(40)
            let begin = hasDefault ? " = " + inOwnScope { expression(property.type, depth: 1) } : ""
            lines.append("\(property.isMutable ? "var" : "let") \(property.name): \(property.type.written)\(begin)")
            initializer.parameters.append(
                .init(label: property.name, type: property.type, hasDefault: hasDefault || optional))
        }
        var nominal = GeneratedNominal(name: type, properties: own, initializers: [initializer])
        let equatable = own.allSatisfy { isEquatable($0.type) }
        let hashable = own.allSatisfy { isHashable($0.type) }
        var parents: [String] = []
        if hashable, chance(50) {
            (nominal.isHashable, nominal.isEquatable) = (true, true)
            parents.append("Hashable")
        } else if equatable, chance(50) {
            nominal.isEquatable = true
            parents.append("Equatable")
        }
        lines += computed(&nominal)
        lines += methods(&nominal)
        if chance(40) {
            let (first, second) = (self.type(1), self.type(1))
            let label = name("by", "at")
            let value = inOwnScope(variables(own) + [.init(name: "part", type: first)]) { expression(second, depth: 1) }
            lines += ["init(\(label) part: \(first.written)) {"]
            lines += own.map { property in
                let value = inOwnScope([.init(name: "part", type: first)]) { expression(property.type, depth: 1) }
                return "    self.\(property.name) = \(value)"
            }
            lines.append("}")
            lines.append("func paired\(label)(part: \(first.written)) -> \(second.written) { \(value) }")
            // This initializer replaces the memberwise one.
            nominal.initializers = [
                .init(name: "init", parameters: [.init(label: label, type: first)], result: .named(type, []))
            ]
        }
        nominals.append(nominal)
        let inherited = parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")
        var text = "private struct \(type)\(inherited) {\n" + indented(lines).joined(separator: "\n") + "\n}"
        if chance(50) { text += "\n\n" + constants(of: type) }
        return text
    }

    /// Constants of the type itself, in an extension.
    private func constants(of type: String) -> String {
        guard let index = nominals.firstIndex(where: { $0.name == type }) else { return "" }
        let constant = name("standard", "empty")
        let value = inOwnScope { made(.named(type, []), wanted: true, depth: 1) }
        let function = name("making")
        let other = inOwnScope { made(.named(type, []), wanted: true, depth: 1) }
        nominals[index].constants.append(.init(name: constant, type: .named(type, [])))
        nominals[index].constants.append(.init(name: function + "()", type: .named(type, [])))
        return """
            extension \(type) {
                static \(oneOf("let \(constant): \(type) = \(value)", "var \(constant): \(type) { \(value) }"))
                static func \(function)() -> \(oneOf("Self", type)) { \(other) }
            }
            """
    }

    /// Computed properties, lazy ones, observed ones.
    private func computed(_ nominal: inout GeneratedNominal) -> [String] {
        let own = nominal.properties
        var lines: [String] = []
        for _ in 0..<number(0...2) {
            let type = type(1)
            let name = name("computed", "size")
            let value = inOwnScope(variables(own)) { expression(type, depth: 2) }
            switch number(0...2) {
            case 0: lines.append("var \(name): \(type.written) { \(value) }")
            case 1: lines.append("var \(name): \(type.written) {\n    get { \(value) }\n}")
            default:
                lines.append(
                    "var \(name): \(type.written) {\n    let result: \(type.written) = \(value)\n    return result\n}")
            }
            nominal.properties.append(.init(name: name, type: type))
        }
        if nominal.kind == .structure, let changed = own.first(where: \.isMutable), chance(40) {
            let name = name("proxy")
            lines.append(
                "var \(name): \(changed.type.written) {\n    get { \(changed.name) }\n    set { \(changed.name) = newValue }\n}"
            )
            nominal.properties.append(.init(name: name, type: changed.type, isMutable: true))
        }
        if chance(30) {
            let name = name("count")
            lines.append("static var \(name): Int { \(inOwnScope { expression(.int) }) }")
        }
        return lines
    }

    private func methods(_ nominal: inout GeneratedNominal) -> [String] {
        var lines: [String] = []
        for _ in 0..<number(0...2) {
            let parameter = GeneratedVariable(name: name("x", "other"), type: type(1))
            let given = type(1)
            let label = oneOf("_ ", "by ", "")
            let method = GeneratedFunction(
                name: name("moved", "scaled", "joined"),
                parameters: [
                    .init(label: label == "_ " ? nil : label == "" ? parameter.name : "by", type: parameter.type)
                ],
                result: given)
            let body = inOwnScope(variables(nominal.properties) + [parameter]) {
                self.body(given, count: number(0...2))
            }
            lines.append(
                "func \(method.name)(\(label)\(parameter.name): \(parameter.type.written)) -> \(given.written) {")
            lines += indented(body) + ["}"]
            nominal.methods.append(method)
        }
        if nominal.kind == .structure, let changed = nominal.properties.first(where: \.isMutable) {
            let method = GeneratedFunction(
                name: name("change"), parameters: [.init(label: "to", type: changed.type)], result: .tuple([]),
                isMutating: true)
            lines.append(
                "mutating func \(method.name)(to value: \(changed.type.written)) { \(oneOf("self.", ""))\(changed.name) = value }"
            )
            nominal.methods.append(method)
        }
        return lines
    }

    func plainEnum() -> String {
        let type = name("Kind", "Side")
        let names = (0..<number(2...4)).map { _ in name("near", "far", "mid") }
        var nominal = GeneratedNominal(name: type, kind: .enumeration)
        nominal.cases = names.map { .init(name: $0, parameters: [], result: .named(type, [])) }
        (nominal.isEquatable, nominal.isHashable, nominal.isIterable) = (true, true, true)
        let raw = oneOf("", "Int, ", "String, ")
        let value = { self.inOwnScope { self.expression(.string, depth: 1) } }
        let cases = names.map { "case .\($0): \(value())" }
        nominal.properties = [
            .init(name: "label\(type)", type: .string), .init(name: "opposite", type: .named(type, [])),
        ]
        var lines = [
            "case " + names.joined(separator: ", "),
            "var label\(type): String {", "    switch self {",
        ]
        lines += cases.map { "    " + $0 } + ["    }", "}"]
        lines.append("var opposite: \(type) { self == .\(names[0]) ? .\(names[1]) : .\(names[0]) }")
        if !raw.isEmpty {
            nominal.properties.append(.init(name: "rawValue", type: raw == "Int, " ? .int : .string))
            lines.append("static let fallback = \(type)(rawValue: \(raw == "Int, " ? "1" : "\"x\"")) ?? .\(names[0])")
            nominal.constants.append(.init(name: "fallback", type: .named(type, [])))
        }
        lines.append("static func next(after one: Self) -> Self { allCases.first { $0 != one } ?? one }")
        if chance(50) {
            lines.append("static func < (a: Self, b: Self) -> Bool { a.label\(type) < b.label\(type) }")
            nominal.isComparable = true
        }
        nominals.append(nominal)
        let parents = raw + "CaseIterable" + (nominal.isComparable ? ", Comparable" : "")
        return "private enum \(type): \(parents) {\n" + indented(lines).joined(separator: "\n") + "\n}"
    }

    func valueEnum() -> String {
        let type = name("Shape", "Event", "Tree")
        var nominal = GeneratedNominal(name: type, kind: .enumeration)
        var lines: [String] = []
        for _ in 0..<number(2...4) {
            let parameters = (0..<number(0...2)).map { _ in
                GeneratedParameter(label: chance(50) ? name("radius", "of") : nil, type: self.type(1))
            }
            let one = GeneratedFunction(
                name: name("leaf", "node", "round"), parameters: parameters, result: .named(type, []))
            let list = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.type.written }.joined(separator: ", ")
            lines.append("case \(one.name)" + (parameters.isEmpty ? "" : "(\(list))"))
            nominal.cases.append(one)
        }
        if chance(40) {
            lines.append("indirect case pair(\(type), \(type))")
        }
        nominals.append(nominal)
        let given = self.type(1)
        let method = GeneratedFunction(name: name("folded"), parameters: [], result: given)
        lines += ["func \(method.name)() -> \(given.written) {", "    switch self {"]
        for one in nominal.cases.dropFirst() {
            let names = one.parameters.map { _ in name("p") }
            let own = zip(names, one.parameters).map { GeneratedVariable(name: $0, type: $1.type) }
            let value = inOwnScope(own) { expression(given, depth: 1) }
            let pattern =
                names.isEmpty
                ? ".\(one.name)"
                : oneOf(
                    "let .\(one.name)(\(names.joined(separator: ", ")))",
                    ".\(one.name)(\(names.map { "let \($0)" }.joined(separator: ", ")))")
            lines.append("    case \(pattern): \(oneOf("return ", "return "))\(value)")
        }
        lines += ["    default: return \(inOwnScope { expression(given, depth: 0) })", "    }", "}"]
        let index = nominals.count - 1
        nominals[index].methods.append(method)
        if lines.contains(where: { $0.hasPrefix("indirect") }) {
            // The case is added by hand, since patterns over all cases name it too.
            nominals[index].cases.append(
                .init(
                    name: "pair", parameters: [.init(type: .named(type, [])), .init(type: .named(type, []))],
                    result: .named(type, [])))
            nominals[index].cases.sort { $0.name != "pair" && $1.name == "pair" }
        }
        return "private enum \(type) {\n" + indented(lines).joined(separator: "\n") + "\n}"
    }

    func objects() -> String {
        let (base, derived) = (name("Animal", "View"), name("Dog", "Button"))
        let property = GeneratedProperty(name: name("name", "tag"), type: type(1), isMutable: true)
        let given = type(1)
        let method = GeneratedFunction(name: name("sound", "draw"), parameters: [], result: given)
        let value = inOwnScope([.init(name: property.name, type: property.type)]) { expression(given, depth: 1) }
        let over = inOwnScope([.init(name: "before", type: given), .init(name: "extra", type: .int)]) {
            expression(given)
        }
        let initializer = GeneratedFunction(
            name: "init", parameters: [.init(label: property.name, type: property.type)], result: .named(base, []))
        let begin = inOwnScope([.init(name: "extra", type: .int)]) { expression(property.type, depth: 1) }
        var parent = GeneratedNominal(
            name: base, kind: .object, properties: [property], methods: [method], initializers: [initializer])
        var child = parent
        child.name = derived
        child.superclass = base
        child.properties.append(.init(name: "extra", type: .int, isMutable: true))
        child.initializers = [
            .init(name: "init", parameters: [.init(label: "extra", type: .int)], result: .named(derived, []))
        ]
        parent.initializers.append(.init(name: "init", parameters: [], result: .named(base, [])))
        nominals += [parent, child]
        let list = name("all")
        return """
            private class \(base) {
                var \(property.name): \(property.type.written)
                weak var parent: \(base)?
                init(\(property.name): \(property.type.written)) { self.\(property.name) = \(property.name) }
                convenience init() { self.init(\(property.name): \(inOwnScope { expression(property.type, depth: 1) })) }
                func \(method.name)() -> \(given.written) { \(value) }
                deinit { print("gone") }
            }

            private final class \(derived): \(base) {
                var extra: Int {
                    didSet { print(oldValue, extra) }
                }
                lazy var cached: [Int] = (0..<3).map { $0 + extra }
                init(extra: Int) {
                    self.extra = extra
                    super.init(\(property.name): \(begin))
                }
                override func \(method.name)() -> \(given.written) {
                    let before = super.\(method.name)()
                    _ = before
                    return \(over)
                }
                func later() -> () -> Int { { [weak self] in self?.extra ?? 0 } }
                func each(_ body: @escaping (\(base)) -> Void) {
                    let run = { [self, n = extra + 1] in
                        extra += n
                        body(self)
                    }
                    run()
                }
            }

            private func \(list)(_ one: \(derived)) -> Int {
                let all: [\(base)] = [one, \(base)(), \(derived)(extra: 2)]
                one.each { print($0.\(method.name)()) }
                for case let each as \(derived) in all where each.extra > 1 { each.extra += one.later()() }
                if let parent = one.parent?.parent, parent === one { return all.compactMap { $0 as? \(derived) }.count }
                return all.filter { $0 is \(derived) }.map { ($0 as! \(derived)).extra }.max() ?? 0
            }
            """
    }
}
