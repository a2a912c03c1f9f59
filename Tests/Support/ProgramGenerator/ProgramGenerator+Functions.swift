/// Declarations of functions, and of types around one feature of the language.
extension ProgramGenerator {
    func freeFunction() -> String {
        var function = GeneratedFunction(name: name("make", "find", "blend"), parameters: [], result: type())
        var list: [String] = []
        var own: [GeneratedVariable] = []
        for index in 0..<number(1...3) {
            let inner = name("p", "input")
            var parameter = GeneratedParameter(label: nil, type: type(1))
            let head: String
            switch number(0...2) {
            case 0: head = "_ \(inner)"
            case 1:
                parameter.label = name("with", "of")
                head = "\(parameter.label ?? "") \(inner)"
            default:
                parameter.label = inner
                head = inner
            }
            var tail = ""
            var inside = parameter.type
            if index > 0, chance(40) {
                parameter.hasDefault = true
                tail = " = " + inOwnScope { expression(parameter.type, depth: 1) }
            } else if chance(15), parameter.label != nil {
                parameter.isVariadic = true
                inside = .array(parameter.type)
                tail = "..."
            }
            list.append("\(head): \(parameter.type.written)\(tail)")
            own.append(.init(name: inner, type: inside))
            function.parameters.append(parameter)
        }
        let body = inOwnScope(own) { self.body(function.result, count: number(0...3)) }
        functions.append(function)
        return "private func \(function.name)(\(list.joined(separator: ", "))) -> \(function.result.written) {\n"
            + indented(body).joined(separator: "\n") + "\n}"
    }

    func closureFunction() -> String {
        let (taken, given) = (type(1), type(1))
        let transform = name("transform", "apply")
        functions.append(
            .init(
                name: transform,
                parameters: [
                    .init(type: taken), .init(label: "using", type: .function([taken], given), isLastClosure: true),
                ], result: given))
        let (both, counter, twice, lazy) = (name("both"), name("counter"), name("twice"), name("lazily"))
        let used = name("used")
        let value = { (type: GeneratedType) in self.inOwnScope { self.expression(type, depth: 1) } }
        let from = inOwnScope([.init(name: "one", type: taken)]) { expression(given, depth: 1) }
        return """
            private func \(transform)(_ one: \(taken.written), using change: (\(taken.written)) -> \(given.written)) -> \(given.written) {
                let local: (\(taken.written)) -> \(given.written) = { one in \(from) }
                return \(oneOf("change(one)", "local(one)"))
            }

            private func \(both)(first: () -> \(given.written), second: (\(taken.written), Int) -> \(given.written)) -> [\(given.written)] {
                [first(), second(\(value(taken)), 1)]
            }

            private func \(counter)(from start: Int = 0) -> () -> Int {
                var count = start
                func next() -> Int {
                    count += 1
                    return count
                }
                return \(oneOf("next", "{ next() }", "{ count += 1; return count }"))
            }

            private func \(twice)<T>(_ body: @escaping (T) -> T) -> (T) -> T { { body(body($0)) } }

            private func \(lazy)(_ condition: @autoclosure () -> Bool, _ text: String = "x") -> String { condition() ? text : "" }

            private func \(used)(_ numbers: [Int]) -> [\(given.written)] {
                let next = \(counter)(from: \(number(0...4)))
                let add = \(twice) { (n: Int) in n + next() }
                let actions: [String: (Int, Int) -> Int] = ["+": { $0 + $1 }, "-": { a, b in a - b }, "*": (*)]
                var log: [String] = []
                let note = { (text: String) -> Void in log.append(text) }
                numbers.forEach { number in
                    note(\(lazy)(number > add(number)))
                    if let action = actions["+"] { note("\\(action(number, 2))") }
                }
                print(log, actions["-"]?(2, 1) ?? 0)
                return \(both) {
                    \(value(given))
                } second: { one, _ in
                    \(transform)(one) { _ in \(value(given)) }
                }
            }
            """
    }

    func genericFunction() -> String {
        let names = [name("same"), name("larger"), name("counted"), name("swapped"), name("firstOf"), name("used")]
        functions.append(
            .init(name: names[0], generics: ["T"], parameters: [.init(type: .parameter("T"))], result: .parameter("T")))
        functions.append(
            .init(
                name: names[1], generics: ["T"], needsComparable: true,
                parameters: [.init(type: .parameter("T")), .init(label: "or", type: .parameter("T"))],
                result: .parameter("T")))
        let (one, two) = (type(1), simpleType())
        return """
            private func \(names[0])<T>(_ value: T) -> T { value }

            private func \(names[1])<T: Comparable>(_ a: T, or b: T) -> T { a < b ? b : a }

            private func \(names[2])<S: Sequence>(_ values: S) -> [S.Element: Int] where S.Element: Hashable {
                var counts: [S.Element: Int] = [:]
                for value in values { counts[value, default: 0] += 1 }
                return counts
            }

            private func \(names[3])<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }

            private func \(names[4])<C: Collection>(_ all: C, where test: (C.Element) -> Bool = { _ in true }) -> C.Element? {
                for one in all { if test(one) { return one } }
                return nil
            }

            private func \(names[5])(_ values: [\(two.written)], text: String) -> \(GeneratedType.optional(one).written) {
                let counts = \(names[2])(values)
                let letters = \(names[2])(text).filter { $0.value > 1 }.map { String($0.key) }
                let (flag, other) = \(names[3])((\(inOwnScope { expression(one, wanted: false, depth: 1) }), counts.isEmpty))
                print(letters.sorted(), \(names[4])(values) ?? values[0], \(names[1])(counts.count, or: letters.count))
                guard flag, let most = counts.max(by: { $0.value < $1.value })?.key, \(names[4])(values, where: { $0 == most }) != nil else {
                    return nil
                }
                return \(names[0])(other)
            }
            """
    }

    func overloads() -> String {
        let name = name("show")
        let used = self.name("used")
        return """
            private func \(name)(_ value: Int) -> String { "\\(value)" }
            private func \(name)(_ value: Double) -> Double { value * 2 }
            private func \(name)(_ value: String, twice: Bool = false) -> String { twice ? value + value : value }
            private func \(name)(many values: [Int]) -> Int { values.reduce(0) { $0 + $1 } }
            private func \(name)<T>(_ value: T?) -> Bool { value != nil }

            private func \(used)(_ flag: Bool?) -> String {
                let text = \(name)(\(inOwnScope { expression(.int, wanted: false, depth: 0) }))
                let number: Double = \(name)(\(number(1...9)))
                let half = \(name)(2.5) / 2
                let isThere: Bool = \(name)(flag)
                return isThere && number > half ? \(name)(text, twice: true) : "\\(\(name)(many: [1, \(inOwnScope { expression(.int, depth: 1) })]))"
            }
            """
    }

    func library() -> String {
        let used = name("used")
        let value = inOwnScope([.init(name: "self", type: .int)]) { expression(.int) }
        let (double, middle, every) = (name("doubled"), name("middle"), name("every"))
        return """
            extension Int {
                fileprivate var \(double): Int { \(value) }
                fileprivate func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
            }

            extension Array {
                fileprivate var \(middle): Element? { isEmpty ? nil : self[count / 2] }
                fileprivate func \(every)(_ n: Int) -> [Element] { enumerated().filter { $0.offset % n == 0 }.map(\\.element) }
            }

            extension Array where Element == Int {
                fileprivate func total\(middle)() -> Int { reduce(0, +) }
            }

            extension Optional {
                fileprivate func or\(double)(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() }
            }

            extension Collection where Element: Comparable {
                fileprivate func is\(every)() -> Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
            }

            extension String {
                fileprivate var initials\(used): String { split(separator: " ").compactMap(\\.first).map(String.init).joined() }
            }

            private func \(used)(_ names: [String]) -> String {
                3.times { print($0.\(double)) }
                let lengths = names.map(\\.count)
                let table = Dictionary(grouping: names, by: \\.count).mapValues { $0.sorted() }
                let pairs = table.sorted { $0.key < $1.key }.map { key, value in "\\(key): \\(value.\(middle).or\(double)("?"))" }
                let longest = names.max { $0.count < $1.count }?.initials\(used) ?? ""
                let (total, isSorted) = (lengths.\(every)(2).total\(middle)(), lengths.is\(every)())
                var seen: Set<Int> = []
                let unique = lengths.filter { seen.insert($0).inserted }
                let joined = names.enumerated().map { "\\($0.offset + 1). \\($0.element)" }.joined(separator: "\\n")
                let nested = [[1, 2], [3]].flatMap { $0 }.map { $0 * 2 }.prefix(2)
                let folded = lengths.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
                return pairs.first ?? (isSorted ? longest : "\\(total) \\(unique) \\(joined) \\(nested.count) \\(folded[1] ?? 0)")
            }
            """
    }

    func nested() -> String {
        let (outer, used) = (name("Outer"), name("used"))
        let value = inOwnScope { expression(.int, depth: 1) }
        return """
            private struct \(outer) {
                enum Mode: String { case on, off; var flipped: Mode { self == .on ? .off : .on } }
                struct Inner {
                    struct Leaf: Equatable { var n = \(value) }
                    var leaf = Leaf()
                    var mode: Mode = .on
                    typealias Pair = (first: Leaf, second: Leaf)
                    var pair: Pair { (leaf, second: Leaf(n: 2)) }
                }
                typealias Table = [Mode: [Inner.Leaf]]
                var inner = Inner()
                var table: Table = [.on: [.init(), .init(n: 3)]]
                let key: KeyPath<Inner, Int> = \\.leaf.n
                static func make(mode: Mode = .off, _ change: (inout Inner) -> Void = { _ in }) -> Self {
                    var own = Self()
                    own.inner.mode = mode.flipped.flipped
                    change(&own.inner)
                    return own
                }
            }

            private func \(used)(_ one: \(outer)? = nil) -> [Int] {
                let made = \(outer).make { $0.leaf.n += 1 }
                var other: \(outer) = .make(mode: .on) { inner in
                    inner.leaf = .init(n: 4)
                    inner.mode = inner.mode.flipped
                }
                other.inner.leaf.n *= 2
                let (first, second) = other.inner.pair
                let named = made.inner.pair.first == first ? made.inner.pair.second : second
                let raw = \(outer).Mode(rawValue: "on")?.flipped.rawValue ?? "x"
                let path = \\\(outer).inner.leaf.n
                guard let one, one.inner.mode != .off else { return [named.n, raw.count, other.inner[keyPath: made.key]] }
                return [one[keyPath: path]] + (one.table[.on]?.map(\\.n) ?? [])
            }
            """
    }

    func optionSet() -> String {
        let (own, used) = (name("Edges"), name("used"))
        return """
            private struct \(own): OptionSet {
                let rawValue: Int
                static let top = \(own)(rawValue: 1 << 0)
                static let left = \(own)(rawValue: 1 << 1)
                static let all: \(own) = [.top, .left]
            }

            private func \(used)(_ edges: \(own) = .all) -> Int {
                var own: \(own) = [.top]
                own.insert(.left)
                let both = own.union(edges).intersection([.left, .top])
                if both.contains(.top), own.isSuperset(of: .top) { own.remove(.top) }
                return own == [] || both.isEmpty ? 0 : both.subtracting(.left).rawValue
            }
            """
    }

    /// A type whose methods return the type again.
    func chainable() -> String {
        let own = name("Style")
        let used = name("used")
        let (wide, bold) = (name("wide"), name("bold"))
        var nominal = GeneratedNominal(name: own)
        nominal.properties = [.init(name: "width", type: .double, isMutable: true)]
        nominal.constants = [
            .init(name: "plain", type: .named(own, [])), .init(name: "plain.\(bold)()", type: .named(own, [])),
            .init(name: "plain.\(wide)(2).\(bold)()", type: .named(own, [])),
        ]
        nominal.initializers = [
            .init(
                name: "init", parameters: [.init(label: "width", type: .double, hasDefault: true)],
                result: .named(own, []))
        ]
        nominals.append(nominal)
        return """
            private struct \(own) {
                var width = 1.0
                static var plain: \(own) { .init() }
                func \(wide)(_ by: Double = 2) -> Self { var copy = self; copy.width *= by; return copy }
                func \(bold)() -> \(own) { \(wide)().changed { $0.width += 1 } }
                func changed(_ body: (inout \(own)) -> Void) -> \(own) {
                    var copy = self
                    body(&copy)
                    return copy
                }
            }

            private func \(used)(_ styles: \(own)..., default style: \(own)? = .plain.\(bold)()) -> Double {
                let first: \(own) = .plain.\(wide)(\(inOwnScope { expression(.double, depth: 1) })).\(bold)()
                let all: [\(own)] = [.plain, .init(width: 2), first.changed { $0 = $0.\(wide)() }] + styles
                let width = style?.\(wide)().\(bold)().width
                return all.map { $0.\(wide)(3).width }.reduce(width ?? 0) { max($0, $1) }
            }
            """
    }
}
