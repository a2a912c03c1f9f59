/// Declarations that belong together: protocols with conforming types, and generic types.
extension ProgramGenerator {
    func protocolFamily() -> String {
        let own = name("Named", "Drawable")
        let (first, second, third) = (type(1), type(1), type(1))
        let (property, method, extra) = (name("title"), name("render"), name("extra"))
        let parameter = oneOf("_ x", "by x", "x")
        let label: String? = parameter == "_ x" ? nil : parameter == "x" ? "x" : "by"
        let members = [
            GeneratedVariable(name: property, type: first), .init(name: "x", type: third),
        ]
        let methods = [
            GeneratedFunction(name: method, parameters: [.init(label: label, type: third)], result: second),
            .init(name: extra, parameters: [.init(label: label, type: third)], result: third),
        ]
        var declared = GeneratedProtocol(name: own, methods: methods)
        declared.properties = [.init(name: property, type: first)]
        let body = inOwnScope(members) { expression(third) }
        let inherited = inOwnScope(members) { expression(second, depth: 1) }
        var text = """
            private protocol \(own) {
                var \(property): \(first.written) { get }
                func \(method)(\(parameter): \(third.written)) -> \(second.written)
                static var sample: Self { get }
            }

            extension \(own) {
                func \(method)(\(parameter): \(third.written)) -> \(second.written) { \(inherited) }
                func \(extra)(\(parameter): \(third.written)) -> \(third.written) { \(body) }
                var itself: Self { self }
            }
            """
        var conforming: [GeneratedNominal] = []
        for isStored in [true, false] {
            let type = name("Plain", "Fancy")
            var nominal = GeneratedNominal(name: type, methods: methods)
            nominal.properties = [.init(name: property, type: first)]
            nominal.protocols = [own]
            nominal.constants = [.init(name: "sample", type: .named(type, []))]
            nominal.initializers = [
                .init(
                    name: "init", parameters: isStored ? [.init(label: property, type: first)] : [],
                    result: .named(type, []))
            ]
            let value = inOwnScope { expression(first, depth: 1) }
            let stored =
                isStored ? "var \(property): \(first.written)" : "var \(property): \(first.written) { \(value) }"
            let implementation = inOwnScope(members) { expression(second, depth: 1) }
            let made = isStored ? "\(type)(\(property): \(inOwnScope { expression(first, depth: 1) }))" : "\(type)()"
            text += """


                private struct \(type): \(own) {
                    \(stored)
                    \(isStored ? "func \(method)(\(parameter): \(third.written)) -> \(second.written) { \(implementation) }" : "")
                    static \(oneOf("var sample: \(type) { \(made) }", "let sample = \(made)"))
                }
                """
            conforming.append(nominal)
        }
        nominals += conforming
        protocols.append(declared)
        let argument = { self.inOwnScope { self.expression(third, depth: 1) } }
        let written = label.map { "\($0): " } ?? ""
        let names = [name("shown"), name("every"), name("pick"), name("listed")]
        return text + """


            private func \(names[0])<T: \(own)>(_ one: T, _ others: T...) -> [\(second.written)] {
                ([one] + others).map { $0.itself.\(method)(\(written)\(argument())) }
            }

            private func \(names[1])(_ all: [any \(own)]) -> [\(first.written)] {
                for one in all { print(one.\(extra)(\(written)\(argument()))) }
                return all.map(\\.\(property)) + all.map { $0.\(property) }
            }

            private func \(names[2])(_ isPlain: Bool) -> any \(own) {
                isPlain ? \(conforming[0].name).sample : \(conforming[1].name)()
            }

            private func \(names[3])() -> some \(own) {
                let all: [any \(own)] = [\(conforming[0].name).sample, \(conforming[1].name)()]
                print(\(names[1])(all).count, \(names[0])(\(conforming[1].name)(), .sample).count)
                return \(conforming[0].name).sample.itself
            }
            """
    }

    func container() -> String {
        let (own, first, second) = (name("Source"), name("Numbers"), name("Words"))
        let names = [name("gather"), name("same"), name("total")]
        return """
            private protocol \(own) {
                associatedtype Item
                var items: [Item] { get }
                subscript(index: Int) -> Item { get }
                mutating func add(_ item: Item)
            }

            extension \(own) {
                var first: Item? { items.first }
                func mapped<T>(_ change: (Item) -> T) -> [T] { items.map(change) }
                mutating func addAll(_ more: [Item]) { for item in more { add(item) } }
            }

            extension \(own) where Item: Comparable {
                var greatest: Item? { items.max() }
                func above(_ limit: Item) -> [Item] { items.filter { $0 > limit } }
            }

            extension \(own) where Item == String {
                var text: String { items.joined(separator: \(inOwnScope { expression(.string, depth: 1) })) }
            }

            private struct \(first): \(own) {
                var items: [Int] = [\(number(0...9)), \(number(0...9))]
                subscript(index: Int) -> Int { items[index] }
                mutating func add(_ item: Int) { items.append(item) }
            }

            private struct \(second): \(own) {
                typealias Item = String
                private(set) var items = ["a"]
                subscript(index: Int) -> Item { items[index] }
                mutating func add(_ item: Item) { items += [item] }
            }

            private func \(names[0])<S: \(own)>(_ source: S) -> [S.Item] where S.Item: Equatable {
                var result: [S.Item] = []
                for item in source.items where !result.contains(item) { result.append(item) }
                return result
            }

            private func \(names[1])<A: \(own), B: \(own)>(_ a: A, _ b: B) -> Bool where A.Item == B.Item, A.Item: Equatable {
                a.items == b.items && zip(a.items, b.items).allSatisfy { $0 == $1 }
            }

            private func \(names[2])() -> Int {
                var numbers = \(first)()
                numbers.addAll([1, 2, \(inOwnScope { expression(.int, depth: 1) })])
                let words = \(second)()
                let lengths = words.mapped { $0.count } + words.mapped(\\.count)
                if \(names[1])(numbers, \(first)(items: lengths)), let first = words.first { return first.count }
                print(words.text, \(names[0])(words), numbers.above(2), numbers[0] + 1)
                return numbers.greatest.map { $0 + lengths[0] } ?? \(names[0])(numbers).reduce(0, +)
            }
            """
    }

    func genericContainer() -> String {
        let (stack, pair) = (name("Stack"), name("Pair"))
        var nominal = GeneratedNominal(name: stack, generics: ["Element"])
        nominal.initializers = [
            .init(
                name: "init", parameters: [.init(label: "elements", type: .array(.parameter("Element")))],
                result: .named(stack, [.parameter("Element")]))
        ]
        nominal.properties = [
            .init(name: "top", type: .optional(.parameter("Element"))), .init(name: "count", type: .int),
            .init(name: "elements", type: .array(.parameter("Element"))),
        ]
        var second = GeneratedNominal(name: pair, generics: ["A", "B"])
        second.initializers = [
            .init(
                name: "init",
                parameters: [
                    .init(label: "first", type: .parameter("A")), .init(label: "second", type: .parameter("B")),
                ], result: .named(pair, [.parameter("A"), .parameter("B")]))
        ]
        second.properties = [
            .init(name: "first", type: .parameter("A")), .init(name: "second", type: .parameter("B")),
        ]
        nominals += [nominal, second]
        let function = name("used")
        return """
            private struct \(stack)<Element> {
                var elements: [Element] = []
                var top: Element? { elements.last }
                var count: Int { elements.count }
                mutating func push(_ element: Element) { elements.append(element) }
                @discardableResult mutating func pop() -> Element? { elements.popLast() }
                func map<T>(_ change: (Element) throws -> T) rethrows -> \(stack)<T> { \(stack)<T>(elements: try elements.map(change)) }
                subscript(index: Int) -> Element {
                    get { elements[index] }
                    set { elements[index] = newValue }
                }
            }

            extension \(stack): Equatable where Element: Equatable {}

            extension \(stack) where Element: Comparable {
                var sorted: \(stack) { \(stack)(elements: elements.sorted()) }
                func isAbove(_ other: Element) -> Bool { elements.allSatisfy { $0 > other } }
            }

            extension \(stack) where Element == Int {
                var sum: Int { elements.reduce(0, +) }
            }

            private struct \(pair)<A, B> {
                let first: A
                let second: B
                var swapped: \(pair)<B, A> { .init(first: second, second: first) }
                static func twice(_ one: A) -> \(pair)<A, A> where A == B { \(pair)<A, A>(first: one, second: one) }
            }

            private func \(function)() -> Int {
                var stack = \(stack)<Int>()
                stack.push(\(inOwnScope { expression(.int, depth: 1) }))
                stack[0] += 2
                stack.pop()
                let texts = stack.map { "\\($0)" }
                let inferred = \(stack)(elements: ["a", "b"])
                let pair = \(pair)(first: stack.sorted.sum, second: texts.top ?? inferred[0])
                if inferred == texts, inferred.isAbove("b") { return pair.first }
                let twice = \(pair).twice(2.5).swapped
                return pair.swapped.second + Int(twice.first) + (stack.top.map { $0 * 2 } ?? 0)
            }
            """
    }
}
