extension ProgramGenerator {
    /// A function whose body uses earlier declarations.
    func bodyFunction() -> String {
        let result = chance(70) ? type() : nil
        let parameters = (0..<number(0...3)).map { _ in
            GeneratedVariable(name: name("value", "input", "n"), type: type())
        }
        let list = parameters.map { "\(chance(30) ? "_ " : "")\($0.name): \($0.type.written)" }.joined(separator: ", ")
        let throwing = chance(30)
        let head = "private func \(name("run", "show", "work"))(\(list))\(throwing ? " throws" : "")"
        return inOwnScope(parameters, throwing: throwing) {
            let given = result.map { " -> \($0.written)" } ?? ""
            return (["\(head)\(given) {"] + indented(body(result, count: number(2...5))) + ["}"]).joined(
                separator: "\n")
        }
    }

    func indented(_ lines: [String]) -> [String] {
        lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "    " + $0 }
    }

    /// Statements that end with a value if a result is wanted.
    func body(_ result: GeneratedType?, count: Int) -> [String] {
        var lines = (0..<count).flatMap { _ in statement(result, depth: 2) }
        if let result {
            let value = expression(result, depth: 2)
            lines.append("return \(value)")
        }
        return lines
    }

    /// The lines of a block with its own scope.
    private func block(_ result: GeneratedType?, _ own: [GeneratedVariable] = [], depth: Int) -> [String] {
        inScope(own) {
            indented((0..<number(1...2)).flatMap { _ in statement(result, depth: depth - 1) })
        }
    }

    func statement(_ result: GeneratedType?, depth: Int) -> [String] {
        var writers: [() -> [String]] = [
            declaration, declaration, declaration, declaration, declaration, change, change, use,
            { self.tupleDeclaration() }, { self.valueByBranch() },
        ]
        if depth > 0 {
            writers += [
                { self.branches(result, depth: depth) }, { self.unwrapping(result, depth: depth) },
                { self.loop(result, depth: depth) }, { self.loop(result, depth: depth) },
                { self.choice(result, depth: depth) }, { self.choice(result, depth: depth) },
                { self.leaving(result, depth: depth) }, { self.localFunction(depth: depth) },
                { self.catching(result, depth: depth) }, { self.labelled(result, depth: depth) },
            ]
        }
        return pick(writers)?() ?? []
    }

    private func declaration() -> [String] {
        let own = type()
        let name = name("a", "value", "item", "found")
        let mutable = chance(40)
        let written = chance(50)
        let value = expression(own, wanted: written, depth: 3)
        let typeText = place(.unknownType, own.written, wrong: "Missing")
        variables.append(.init(name: name, type: own, isMutable: mutable))
        return ["\(mutable ? "var" : "let") \(name)\(written ? ": \(typeText)" : "") = \(value)"]
    }

    private func tupleDeclaration() -> [String] {
        let types = [type(1), type(1)]
        let names = [name("left"), name("right")]
        let value = types.map { expression($0, wanted: false, depth: 1) }.joined(separator: ", ")
        variables += zip(names, types).map { GeneratedVariable(name: $0, type: $1) }
        return ["let (\(names[0]), \(names[1])) = (\(value))"]
    }

    private func valueByBranch() -> [String] {
        let own = type(1)
        let name = name("chosen")
        let values = (0..<3).map { _ in expression(own, depth: 1) }
        let test = { self.head(.bool) }
        let text: String
        if chance(50) {
            text = "if \(test()) { \(values[0]) } else if \(test()) { \(values[1]) } else { \(values[2]) }"
        } else {
            let subject = head(.int)
            text = "switch \(subject) {\ncase 0: \(values[0])\ncase 1...5: \(values[1])\ndefault: \(values[2])\n}"
        }
        variables.append(.init(name: name, type: own))
        return ["let \(name): \(own.written) = \(text)"]
    }

    private func use() -> [String] {
        let own = type()
        return ["\(oneOf("print(", "_ = ("))\(expression(own, wanted: false, depth: 2)))"]
    }

    /// Changes a variable, or declares one if there is none.
    private func change() -> [String] {
        guard let variable = pick(variables.filter(\.isMutable)) else {
            let own = type()
            let name = name("state", "total")
            let value = expression(own, depth: 1)
            let word = place(.assignedConstant, "var", wrong: "let")
            let lines = ["\(word) \(name): \(own.written) = \(value)", "\(name) = \(expression(own, depth: 1))"]
            variables.append(.init(name: name, type: own, isMutable: true))
            return lines
        }
        return change(variable)
    }

    private func change(_ variable: GeneratedVariable) -> [String] {
        let name = variable.name
        // No variable is assigned to itself.
        let outer = variables
        variables.removeAll { $0.name == name }
        defer { variables = outer }
        switch variable.type {
        case .int: return ["\(name) \(oneOf("+=", "-=", "*=", "=")) \(expression(.int, depth: 2))"]
        case .double: return ["\(name) \(oneOf("+=", "-=", "*=", "/=", "=")) \(expression(.double, depth: 1))"]
        case .string: return [oneOf("\(name) += \(expression(.string, depth: 1))", "\(name).append(\"x\")")]
        case .bool: return ["\(name).toggle()"]
        case .array(let element):
            let value = expression(element, depth: 1)
            return [
                oneOf(
                    "\(name).append(\(value))", "\(name) += [\(value)]", "\(name).insert(\(value), at: 0)",
                    "\(name).removeAll()", "\(name)[0] = \(value)", "_ = \(name).popLast()")
            ]
        case .dictionary(let key, let value):
            let index = expression(key, depth: 0)
            return [
                oneOf(
                    "\(name)[\(index)] = \(expression(value, depth: 1))", "\(name)[\(index)] = nil",
                    "\(name)[\(index), default: \(expression(value, depth: 0))] = \(expression(value, depth: 0))",
                    "\(name).removeValue(forKey: \(index))")
            ]
        case .named:
            if let nominal = nominal(variable.type), nominal.generics.isEmpty, chance(60) {
                if let property = pick(nominal.properties.filter(\.isMutable)) {
                    return ["\(name).\(property.name) = \(expression(property.type, depth: 1))"]
                }
                if let method = pick(nominal.methods.filter(\.isMutating)) {
                    return ["\(name).\(method.name)\(call(method, depth: 1))"]
                }
            }
            return ["\(name) = \(expression(variable.type, depth: 1))"]
        default: return ["\(name) = \(expression(variable.type, depth: 1))"]
        }
    }

    private func branches(_ result: GeneratedType?, depth: Int) -> [String] {
        var lines = ["if \(head(.bool)) {"] + block(result, depth: depth)
        if chance(40) { lines += ["} else if \(head(.bool)), \(head(.bool)) {"] + block(result, depth: depth) }
        if chance(50) { lines += ["} else {"] + block(result, depth: depth) }
        return lines + ["}"]
    }

    /// An expression before a brace.
    func head(_ type: GeneratedType, depth: Int = 1) -> String {
        let text = expression(type, wanted: type == .bool, depth: depth)
        return text.contains("{") ? "(\(text))" : text
    }

    private func unwrapping(_ result: GeneratedType?, depth: Int) -> [String] {
        let wrapped = type(1)
        if case .optional = wrapped { return branches(result, depth: depth) }
        let inner = name("some", "given")
        let own = [GeneratedVariable(name: inner, type: wrapped)]
        let value = head(.optional(wrapped))
        if chance(30), let outer = pick(variables.filter { $0.type == .optional(wrapped) }) {
            let hidden = [GeneratedVariable(name: outer.name, type: wrapped)]
            let before = variables
            variables.removeAll { $0.name == outer.name }
            let lines = ["if let \(outer.name) {"] + block(result, hidden, depth: depth) + ["}"]
            variables = before
            return lines
        }
        switch number(0...4) {
        case 0:
            let lines = [
                "guard let \(inner) = \(value) else { \(leave(result)) }"
            ]
            variables += own
            return lines
        case 1:
            return ["while let \(inner) = \(value), \(head(.bool)) {"] + block(result, own, depth: depth) + [
                "    break", "}",
            ]
        case 2: return ["if case .some(let \(inner)) = \(value) {"] + block(result, own, depth: depth) + ["}"]
        case 3: return ["if case let \(inner)? = \(value) {"] + block(result, own, depth: depth) + ["}"]
        default: return ["if let \(inner) = \(value) {"] + block(result, own, depth: depth) + ["}"]
        }
    }

    private func leave(_ result: GeneratedType?) -> String {
        chance(20) ? "fatalError(\"no\")" : result.map { "return \(expression($0, depth: 0))" } ?? "return"
    }

    private func loop(_ result: GeneratedType?, depth: Int) -> [String] {
        let element = type(1)
        let item = name("item", "each")
        let own = [GeneratedVariable(name: item, type: element)]
        let list = { self.head(.array(element)) }
        switch number(0...7) {
        case 0:
            let index = [GeneratedVariable(name: item, type: .int)]
            return ["for \(item) in \(number(0...2))\(oneOf("..<", "..."))\(number(3...6)) {"]
                + block(result, index, depth: depth) + ["}"]
        case 1:
            let filter = inScope(own) { head(.bool) }
            return ["for \(item) in \(list()) where \(filter) {"] + block(result, own, depth: depth) + ["}"]
        case 2:
            let index = GeneratedVariable(name: item + "Index", type: .int)
            return ["for (\(index.name), \(item)) in \(list()).enumerated() {"]
                + block(result, own + [index], depth: depth) + ["}"]
        case 3:
            let key = GeneratedVariable(name: item + "Key", type: .string)
            let table = head(.dictionary(.string, element))
            return ["for (\(key.name), \(item)) in \(table) {"] + block(result, own + [key], depth: depth) + ["}"]
        case 4:
            let other = simpleType()
            let second = GeneratedVariable(name: item + "Other", type: other)
            let more = expression(.array(other), wanted: false, depth: 1)
            return ["for (\(item), \(second.name)) in zip(\(list()), \(more)) {"]
                + block(result, own + [second], depth: depth) + ["}"]
        case 5:
            let optionals = head(.array(.optional(element)))
            return ["for case let \(item)? in \(optionals) {"] + block(result, own, depth: depth) + ["}"]
        case 6: return ["repeat {"] + block(result, depth: depth) + ["} while \(head(.bool))"]
        default: return ["for \(item) in \(list()) {"] + block(result, own, depth: depth) + ["}"]
        }
    }

    private func labelled(_ result: GeneratedType?, depth: Int) -> [String] {
        let label = name("outer")
        return ["\(label): for \(name("i")) in 0..<\(number(2...5)) {"] + block(result, depth: depth)
            + ["    for j in stride(from: \(number(5...9)), through: 0, by: -1) {"]
            + ["        if j == \(number(1...4)) { \(oneOf("continue", "break")) \(label) }", "    }", "}"]
    }

    private func leaving(_ result: GeneratedType?, depth: Int) -> [String] {
        switch number(0...2) {
        case 0: ["guard \(head(.bool)) else {", "    \(leave(result))", "}"]
        case 1: ["defer { print(\(expression(.string, depth: 1))) }"]
        default: ["if \(head(.bool)) { \(leave(result)) }"]
        }
    }

    private func localFunction(depth: Int) -> [String] {
        let name = name("inner", "step")
        let given = type(1)
        let taken = type(1)
        let argument = self.name("x")
        let lines = inClosure([.init(name: argument, type: taken)]) { body(given, count: 1) }
        let function = GeneratedFunction(
            name: name, parameters: [.init(label: argument, type: taken)], result: given)
        return ["func \(name)(\(argument): \(taken.written)) -> \(given.written) {"] + indented(lines)
            + ["}", "print(\(name)\(call(function, depth: 1)))"]
    }

    private func catching(_ result: GeneratedType?, depth: Int) -> [String] {
        guard let function = pick(functions.filter(\.isThrowing)) else { return declaration() }
        let throwing = mayThrow
        mayThrow = true
        let tried = ["    _ = try \(function.name)\(call(function, depth: 1))"] + block(result, depth: depth)
        mayThrow = throwing
        let errors = nominals.filter { $0.protocols.contains("Error") }
        var lines = ["do {"] + tried
        if let error = pick(errors), let one = error.cases.first(where: { $0.parameters.count == 1 }) {
            let own = GeneratedVariable(name: name("reason"), type: one.parameters[0].type)
            lines += ["} catch \(error.name).\(one.name)(let \(own.name)) {"] + block(result, [own], depth: depth)
            if chance(40) { lines += ["} catch let failure as \(error.name) {", "    print(failure)"] }
        }
        let maybe = name("maybe")
        lines += ["} catch {", "    print(\"\\(error)\")", "}"]
        lines.append("let \(maybe) = try? \(function.name)\(call(function, depth: 1))")
        variables.append(.init(name: maybe, type: .optional(function.result)))
        return lines
    }
}
