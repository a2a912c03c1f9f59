extension ProgramGenerator {
    /// A switch over a value of some type, with exhaustive patterns.
    func choice(_ result: GeneratedType?, depth: Int) -> [String] {
        let enums = nominals.filter { !$0.cases.isEmpty && $0.generics.isEmpty }
        if chance(50), let one = pick(enums) { return overCases(one, result, depth: depth) }
        switch number(0...4) {
        case 0: return overTuple(result, depth: depth)
        case 1: return overOptional(result, depth: depth)
        case 2:
            let subject = head(.string)
            return ["switch \(subject) {", "case \"a\", \"b\":"] + block(result, [], depth)
                + ["case let other where other.hasPrefix(\"x\"):", "    print(other)", "default: break", "}"]
        case 3:
            let (first, second) = (head(.bool), head(.bool))
            return ["switch (\(first), \(second)) {", "case (true, true):"] + block(result, [], depth)
                + ["case (false, _):"] + block(result, [], depth) + ["case (_, false): break", "}"]
        default:
            let own = [GeneratedVariable(name: name("n"), type: .int)]
            let test = inScope(own) { head(.bool) }
            return ["switch \(head(.int)) {", "case ..<0, 100...:"] + block(result, [], depth)
                + ["case 0:"] + block(result, [], depth) + ["    fallthrough", "case 1...3:"] + block(result, [], depth)
                + ["case let \(own[0].name) where \(test):"] + block(result, own, depth) + ["default:"]
                + block(result, [], depth) + ["}"]
        }
    }

    private func block(_ result: GeneratedType?, _ own: [GeneratedVariable], _ depth: Int) -> [String] {
        inScope(own) { indented((0..<number(1...2)).flatMap { _ in statement(result, depth: depth - 1) }) }
    }

    private func overCases(_ one: GeneratedNominal, _ result: GeneratedType?, depth: Int) -> [String] {
        var lines = ["switch \(head(.named(one.name, []))) {"]
        let leftOut = chance(20) ? one.cases.count / 2 : one.cases.count
        for own in one.cases.prefix(leftOut) {
            lines += caseLines(own, result, depth: depth)
        }
        if leftOut < one.cases.count { lines += [oneOf("default:", "case _:")] + block(result, [], depth) }
        return lines + ["}"]
    }

    private func caseLines(_ one: GeneratedFunction, _ result: GeneratedType?, depth: Int) -> [String] {
        let names = one.parameters.map { _ in name("part") }
        let own = zip(names, one.parameters).map { GeneratedVariable(name: $0, type: $1.type) }
        guard !names.isEmpty else { return ["case .\(one.name):"] + block(result, [], depth) }
        let labels = one.parameters.map { $0.label.map { "\($0): " } ?? "" }
        switch number(0...4) {
        case 0:
            return ["case let .\(one.name)(\(names.joined(separator: ", "))):"] + block(result, own, depth)
        case 1:
            return ["case .\(one.name):"] + block(result, [], depth)
        case 2:
            let test = inScope(own) { head(.bool) }
            let parts = zip(labels, names).map { "\($0)let \($1)" }.joined(separator: ", ")
            return ["case .\(one.name)(\(parts)) where \(test):"] + block(result, own, depth)
                + ["case .\(one.name)(\(names.map { _ in "_" }.joined(separator: ", "))):"] + block(result, [], depth)
        case 3 where names.count == 1:
            return ["case .\(one.name)(let \(names[0])):"] + block(result, own, depth)
        default:
            let parts = zip(labels, names).map { "\($0)let \($1)" }.joined(separator: ", ")
            return ["case .\(one.name)(\(parts)):"] + block(result, own, depth)
        }
    }

    private func overTuple(_ result: GeneratedType?, depth: Int) -> [String] {
        let second = type(1)
        let names = [name("one"), name("two")]
        let own = zip(names, [.int, second]).map { GeneratedVariable(name: $0, type: $1) }
        let value = "\(head(.int)), \(expression(second, wanted: false, depth: 1))"
        return ["switch (\(value)) {", "case (0, _):"] + block(result, [], depth)
            + ["case (1...9, let \(names[1])):"] + block(result, [own[1]], depth)
            + ["case let (\(names[0]), \(names[1])):"] + block(result, own, depth) + ["}"]
    }

    private func overOptional(_ result: GeneratedType?, depth: Int) -> [String] {
        let wrapped = simpleType()
        let item = name("some")
        let own = [GeneratedVariable(name: item, type: wrapped)]
        let value = head(.optional(wrapped))
        let pattern = oneOf("case let \(item)?:", "case .some(let \(item)):", "case let .some(\(item)):")
        return ["switch \(value) {", oneOf("case nil:", "case .none:")] + block(result, [], depth) + [pattern]
            + block(result, own, depth) + ["}"]
    }
}
