extension ProgramGenerator {
    /// An expression of a type. If the context gives the type, the expression may rely on inference.
    func expression(_ type: GeneratedType, wanted: Bool = true, depth: Int = 2) -> String {
        if chance(45) || depth == 0, let found = variable(type) { return found }
        guard depth > 0 else { return leaf(type, wanted: wanted) }
        if chance(25), let found = found(type, wanted: wanted, depth: depth) { return found }
        if chance(12) { return composed(type, wanted: wanted, depth: depth) }
        return own(type, wanted: wanted, depth: depth)
    }

    func variable(_ type: GeneratedType) -> String? {
        pick(variables.filter { $0.type == type }).map { place(.unknownName, $0.name, wrong: $0.name + "Unknown") }
    }

    private func leaf(_ type: GeneratedType, wanted: Bool) -> String {
        switch type {
        case .int: return place(.wrongType, "\(number(0...20))", wrong: "\"text\"")
        case .double:
            let text = wanted && chance(40) ? "\(number(0...9))" : "\(number(0...9)).\(number(0...9))"
            return place(.wrongType, text, wrong: "true")
        case .bool: return place(.wrongType, oneOf("true", "false"), wrong: "1")
        case .string: return place(.wrongType, "\"\(word())\"", wrong: "\(number(1...9))")
        default: return own(type, wanted: wanted, depth: 0)
        }
    }

    /// An expression from the type alone: literals, library members, initializers.
    private func own(_ type: GeneratedType, wanted: Bool, depth: Int) -> String {
        switch type {
        case .int: return depth == 0 || chance(25) ? leaf(.int, wanted: wanted) : integer(depth - 1)
        case .double: return depth == 0 || chance(25) ? leaf(.double, wanted: wanted) : fraction(wanted, depth - 1)
        case .bool: return depth == 0 || chance(20) ? leaf(.bool, wanted: wanted) : truth(depth - 1)
        case .string: return depth == 0 || chance(25) ? leaf(.string, wanted: wanted) : text(depth - 1)
        case .range: return "\(number(0...3))..<\(number(4...9))"
        case .array(let element): return array(element, wanted: wanted, depth: depth)
        case .optional(let wrapped): return optional(wrapped, wanted: wanted, depth: depth)
        case .dictionary(let key, let value): return dictionary(key, value, wanted: wanted, depth: depth)
        case .set(let element):
            let literal = "[\(expression(element, wanted: true, depth: 0))]"
            return wanted && chance(50) ? literal : "Set<\(element.written)>(\(literal))"
        case .tuple(let parts):
            return "(" + parts.map { expression($0, wanted: wanted, depth: max(depth - 1, 0)) }.joined(separator: ", ")
                + ")"
        case .function(let parameters, let result):
            return closure(parameters, result, wanted: wanted, depth: max(depth - 1, 0))
        case .named: return made(type, wanted: wanted, depth: max(depth - 1, 0))
        case .existential(let name):
            let types = nominals.filter { $0.protocols.contains(name) && $0.generics.isEmpty }
            guard let one = pick(types) else { return "fatalError()" }
            let value = made(.named(one.name, []), wanted: false, depth: max(depth - 1, 0))
            return wanted ? value : "(\(value) as any \(name))"
        case .parameter: return variable(type) ?? "fatalError()"
        }
    }

    /// A value of a type of the program.
    func made(_ type: GeneratedType, wanted: Bool, depth: Int) -> String {
        guard case .named(_, let arguments) = type, let nominal = nominal(type) else { return "fatalError()" }
        let types = Dictionary(zip(nominal.generics, arguments), uniquingKeysWith: { first, _ in first })
        let prefix = wanted ? "" : type.written
        if chance(30), let constant = pick(nominal.constants.filter { $0.type.replacing(types) == type }) {
            return "\(prefix).\(place(.unknownMember, constant.name, wrong: constant.name + "Unknown"))"
        }
        if let one = pick(nominal.cases) {
            let name = place(.unknownMember, one.name, wrong: one.name + "Unknown")
            guard !one.parameters.isEmpty else { return "\(prefix).\(name)" }
            return "\(prefix).\(name)" + call(one, types, depth: depth)
        }
        guard let one = pick(nominal.initializers) else { return "fatalError()" }
        let head: String
        switch number(0...9) {
        case 0 where wanted: head = ".init"
        case 1: head = "\(type.written).init"
        default: head = type.written
        }
        return head + call(one, types, depth: depth)
    }

    /// The arguments of a call, in parentheses, and its trailing closures.
    func call(_ function: GeneratedFunction, _ types: [String: GeneratedType] = [:], wanted: Bool = true, depth: Int)
        -> String
    {
        var written: [String] = []
        var trailing = ""
        for parameter in function.parameters {
            if parameter.hasDefault, chance(40) { continue }
            let type = parameter.type.replacing(types)
            let label = parameter.label.map { place(.wrongLabel, $0, wrong: $0 + "Unknown") + ": " } ?? ""
            if parameter.isVariadic {
                let values = (0..<number(0...3)).map { _ in expression(type, depth: depth) }
                if !values.isEmpty { written.append(label + values.joined(separator: ", ")) }
            } else if parameter.isLastClosure, chance(60), case .function(let taken, let given) = type {
                trailing = " " + closure(taken, given, wanted: true, depth: depth)
            } else if parameter.isInout {
                written.append(label + "&" + (variables.last { $0.type == type && $0.isMutable }?.name ?? "missing"))
            } else {
                written.append(label + expression(type, wanted: wanted, depth: depth))
            }
        }
        if !trailing.isEmpty, written.isEmpty { return trailing }
        let all = written.joined(separator: ", ")
        if let last = written.last, chance(50) {
            let fewer = written.dropLast().joined(separator: ", ")
            let needed = function.parameters.last.map { !$0.hasDefault && !$0.isVariadic } ?? false
            let arguments =
                needed && !last.isEmpty
                ? place(.missingArgument, all, wrong: fewer) : place(.extraArgument, all, wrong: all + ", extra: 1")
            return "(\(arguments))" + trailing
        }
        return "(\(all))" + trailing
    }

    /// An expression that uses an earlier declaration: a function, or a member of a variable.
    private func found(_ type: GeneratedType, wanted: Bool, depth: Int) -> String? {
        var writers: [() -> String] = []
        for function in functions where !function.parameters.contains(where: \.isInout) {
            guard !function.isThrowing || mayThrow else { continue }
            if function.generics.isEmpty, function.result == type {
                writers.append {
                    (function.isThrowing ? "try " : "") + function.name + self.call(function, depth: depth - 1)
                }
            } else if function.generics == ["T"], function.result == .parameter("T"), !function.isThrowing,
                !function.needsComparable || isComparable(type)
            {
                writers.append { function.name + self.call(function, ["T": type], wanted: wanted, depth: 0) }
            }
        }
        for variable in variables { writers += members(of: variable.name, variable.type, giving: type, depth) }
        return pick(writers).map { writer in
            let text = writer()
            return text.hasPrefix("try ") ? "(\(text))" : text
        }
    }

    /// Writers of member accesses on a value that have the wanted type.
    private func members(
        of value: String, _ type: GeneratedType, giving wanted: GeneratedType, _ depth: Int
    ) -> [() -> String] {
        var writers: [() -> String] = []
        switch type {
        case .named(_, let arguments):
            guard let nominal = nominal(type) else { return [] }
            let types = Dictionary(zip(nominal.generics, arguments), uniquingKeysWith: { first, _ in first })
            writers += members(nominal.properties, nominal.methods, types, of: value, giving: wanted, depth)
        case .existential(let name):
            guard let own = protocols.first(where: { $0.name == name }) else { return [] }
            writers += members(own.properties, own.methods, [:], of: value, giving: wanted, depth)
        case .tuple(let parts):
            for (index, part) in parts.enumerated() where part == wanted { writers.append { "\(value).\(index)" } }
        case .array(let element) where element == wanted:
            writers.append { "\(value)[\(self.expression(.int, depth: 0))]" }
        case .dictionary(let key, let element) where element == wanted:
            writers.append {
                "\(value)[\(self.expression(key, depth: 0)), default: \(self.expression(element, depth: 0))]"
            }
        case .optional(let wrapped) where wrapped == wanted:
            writers.append {
                let other = self.expression(wrapped, depth: 0)
                return "(" + self.place(.notUnwrapped, "\(value) ?? \(other)", wrong: value) + ")"
            }
            writers.append { value + "!" }
        case .optional(let wrapped):
            guard case .optional(let inner) = wanted else { return [] }
            writers += members(of: "\(value)?", wrapped, giving: inner, depth).map { writer in { "(\(writer()))" } }
        case .function(let parameters, let result) where result == wanted:
            writers.append {
                "\(value)(" + parameters.map { self.expression($0, depth: 0) }.joined(separator: ", ") + ")"
            }
        default: break
        }
        return writers
    }

    private func members(
        _ properties: [GeneratedProperty], _ methods: [GeneratedFunction], _ types: [String: GeneratedType],
        of value: String, giving wanted: GeneratedType, _ depth: Int
    ) -> [() -> String] {
        var writers: [() -> String] = []
        for property in properties where property.type.replacing(types) == wanted {
            writers.append { "\(value).\(self.place(.unknownMember, property.name, wrong: property.name + "Unknown"))" }
        }
        for method in methods where method.result.replacing(types) == wanted && !method.isMutating && !method.isThrowing
        {
            let name = place(.unknownMember, method.name, wrong: method.name + "Unknown")
            writers.append { "\(value).\(name)" + self.call(method, types, depth: max(depth - 1, 0)) }
        }
        return writers
    }

    /// An expression of any type, composed of parts of the same type.
    private func composed(_ type: GeneratedType, wanted: Bool, depth: Int) -> String {
        let one = { self.expression(type, wanted: wanted, depth: depth - 1) }
        return choose([
            { "(\(self.expression(.bool, depth: 0)) ? \(one()) : \(one()))" },
            { "(\(one()))" },
            { "{ \(self.inClosure([]) { self.expression(type, wanted: wanted, depth: 0) }) }()" },
            { "(\(self.expression(.optional(type), wanted: false, depth: depth - 1)) ?? \(one()))" },
            { "[\(one()), \(one())][\(self.expression(.int, depth: 0))]" },
            {
                let first = self.expression(type, wanted: false, depth: depth - 1)
                return "(\(first), \(self.expression(self.simpleType(), wanted: false, depth: 0))).0"
            },
            { "{ () -> \(type.written) in return \(self.inClosure([]) { self.expression(type, depth: 0) }) }()" },
            { "(\(self.expression(type, depth: 0)) as \(type.written))" },
            { "[\(self.expression(type, wanted: false, depth: 0))].first!" },
        ])
    }
}
