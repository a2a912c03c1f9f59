/// Declarations around one feature of the language each.
extension ProgramGenerator {
    func wrapper() -> String {
        let (wrapper, used) = (name("Clamped", "Stored"), name("Settings"))
        return """
            @propertyWrapper
            private struct \(wrapper)<Value: Comparable> {
                private var value: Value
                let range: ClosedRange<Value>
                var wrappedValue: Value {
                    get { value }
                    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
                }
                var projectedValue: ClosedRange<Value> { range }
                init(wrappedValue: Value, _ range: ClosedRange<Value>) {
                    self.range = range
                    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
                }
            }

            private struct \(used) {
                @\(wrapper)(0...10) var level = \(number(0...20))
                @\(wrapper)(0...1) var volume: Double = 0.5
                var name = \(inOwnScope { expression(.string, wanted: false, depth: 1) }) {
                    willSet { print(newValue) }
                    didSet { if oldValue != name { level += 1 } }
                }
                static let shared: \(used) = {
                    var settings = \(used)()
                    settings.level = \(inOwnScope { expression(.int, depth: 1) })
                    settings.volume *= 2
                    settings.name = settings.name + "\\(settings.level)"
                    return settings
                }()
            }
            """
    }

    func builder() -> String {
        let (builder, node, make, used) = (name("ListBuilder"), name("Node"), name("list"), name("built"))
        return """
            private struct \(node) {
                var text: String
                var children: [\(node)] = []
            }

            @resultBuilder
            private enum \(builder) {
                static func buildExpression(_ one: \(node)) -> [\(node)] { [one] }
                static func buildBlock(_ parts: [\(node)]...) -> [\(node)] { parts.flatMap { $0 } }
                static func buildOptional(_ part: [\(node)]?) -> [\(node)] { part ?? [] }
                static func buildEither(first: [\(node)]) -> [\(node)] { first }
                static func buildEither(second: [\(node)]) -> [\(node)] { second }
                static func buildArray(_ parts: [[\(node)]]) -> [\(node)] { parts.flatMap { $0 } }
            }

            private func \(make)(_ text: String = "", @\(builder) children: () -> [\(node)]) -> \(node) {
                \(node)(text: text, children: children())
            }

            private func \(used)(_ flag: Bool, _ names: [String], _ maybe: Int?) -> \(node) {
                \(make)(\(inOwnScope { expression(.string, depth: 1) })) {
                    \(node)(text: \(inOwnScope { expression(.string, wanted: false, depth: 1) }))
                    \(node)(text: "one")
                    if flag {
                        let title = names.joined()
                        \(node)(text: title)
                    } else if let maybe {
                        \(node)(text: "\\(maybe)")
                    } else {
                        \(make) { \(node)(text: "inner") }
                    }
                    for name in names {
                        \(make)(name) {
                            \(node)(text: name.uppercased())
                            if name.isEmpty { \(node)(text: "empty") }
                        }
                    }
                    switch maybe {
                    case nil: \(node)(text: "none")
                    case let number?: \(node)(text: String(number), children: [])
                    }
                }
            }
            """
    }

    func operators() -> String {
        let (own, used) = (name("Vector"), name("computed"))
        var nominal = GeneratedNominal(name: own, isEquatable: true, isComparable: true)
        nominal.properties = [
            .init(name: "x", type: .double, isMutable: true), .init(name: "y", type: .double, isMutable: true),
        ]
        nominal.initializers = [
            .init(
                name: "init",
                parameters: [.init(label: "x", type: .double), .init(label: "y", type: .double, hasDefault: true)],
                result: .named(own, []))
        ]
        nominal.constants = [.init(name: "zero", type: .named(own, []))]
        nominals.append(nominal)
        let value = { self.inOwnScope { self.expression(.named(own, []), wanted: false, depth: 0) } }
        return """
            private struct \(own): Comparable, CustomStringConvertible {
                var x: Double
                var y: Double = 0
                var description: String { "\\(x), \\(y)" }
                static let zero = \(own)(x: 0, y: 0)
                static func + (a: \(own), b: \(own)) -> \(own) { \(own)(x: a.x + b.x, y: a.y + b.y) }
                static func * (a: \(own), k: Double) -> Self { Self(x: a.x * k, y: a.y * k) }
                static prefix func - (a: \(own)) -> \(own) { a * -1 }
                static func += (a: inout \(own), b: \(own)) { a = a + b }
                static func < (a: \(own), b: \(own)) -> Bool { (a.x, a.y) < (b.x, b.y) }
                func callAsFunction(_ scale: Double) -> \(own) { self * scale }
                subscript(index: Int) -> Double { index == 0 ? x : y }
                static subscript(name: String) -> Int { name.count }
            }

            private func \(used)(_ list: [\(own)]) -> \(own) {
                var sum = list.reduce(.zero, +)
                sum += -\(value()) * 2 + \(value())
                sum.x -= 1
                if sum > .zero, sum[0] >= 1 || sum != \(value()) { return max(sum, .zero)(0.5) }
                return [sum, .zero, \(value())].sorted().last ?? list.min() ?? \(own)(x: Double(\(own)["ab"]))
            }
            """
    }

    func errors() -> String {
        let (own, function, other) = (name("Failure"), name("half", "read"), name("tried"))
        var nominal = GeneratedNominal(name: own, kind: .enumeration, isEquatable: true)
        nominal.cases = [
            .init(name: "small", parameters: [.init(type: .int)], result: .named(own, [])),
            .init(name: "unknown", parameters: [], result: .named(own, [])),
        ]
        nominal.protocols = ["Error"]
        nominals.append(nominal)
        functions.append(
            .init(name: function, parameters: [.init(type: .int)], result: .int, isThrowing: true))
        return """
            private enum \(own): Error, Equatable {
                case small(Int)
                case unknown
            }

            private func \(function)(_ n: Int) throws -> Int {
                guard n > \(number(1...5)) else { throw \(own).small(n) }
                if n == \(number(6...9)) { throw \(oneOf("\(own).unknown", "\(own).small(1)")) }
                return \(inOwnScope([.init(name: "n", type: .int)]) { expression(.int) })
            }

            private func \(other)(_ values: [Int]) rethrows -> [Result<Int, \(own)>] {
                values.map { value in
                    do {
                        return .success(try \(function)(value))
                    } catch let error as \(own) where error == .unknown {
                        return .failure(error)
                    } catch \(own).small(let n) where n > 2 {
                        return .failure(.small(n + 1))
                    } catch {
                        return .success((try? \(function)(value + 1)) ?? 0)
                    }
                }
            }
            """.replacing("rethrows ", with: "")
    }
}
