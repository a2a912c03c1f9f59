import TestSupport

/// Writes programs that the compiler accepts, from a seed: first declarations, each of which uses earlier ones, then
/// functions with random statements and expressions of the wanted types. A class, since all parts share one source of
/// random numbers and one list of declarations.
package final class ProgramGenerator {
    var random: SeededGenerator
    var nominals: [GeneratedNominal] = []
    var protocols: [GeneratedProtocol] = []
    var functions: [GeneratedFunction] = []
    /// The variables in scope, the innermost last.
    var variables: [GeneratedVariable] = []
    /// Whether the code at this point may throw an error.
    var mayThrow = false
    private var nameCount = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    package static func program(seed: UInt64) -> GeneratedProgram {
        let generator = ProgramGenerator(seed: seed)
        return GeneratedProgram(generator.declarations().joined(separator: "\n\n") + "\n")
    }

    private func declarations() -> [String] {
        var texts: [String] = []
        let writers = [
            structure, plainEnum, valueEnum, objects, protocolFamily, container, genericContainer, library,
            wrapper, builder, operators, errors, freeFunction, freeFunction, closureFunction, genericFunction,
            overloads, nested, optionSet, chainable,
        ]
        for writer in writers.shuffled(using: &random).prefix(number(1...4)) { texts.append(writer()) }
        for _ in 0..<number(1...2) { texts.append(bodyFunction()) }
        return texts
    }

    // MARK: Drawing

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

    func pick<T>(_ values: [T]) -> T? { values.randomElement(using: &random) }

    func oneOf(_ texts: String...) -> String { pick(texts) ?? "" }

    func choose(_ writers: [() -> String]) -> String { pick(writers)?() ?? "" }

    /// A unique name in the program.
    func name(_ stems: String...) -> String {
        nameCount += 1
        // All suffixes have the same length, so that none is a prefix of another.
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        let end = [nameCount / 676, nameCount / 26, nameCount].map { letters[$0 % 26] }
        return (pick(stems) ?? "name") + String(end)
    }

    func word() -> String {
        oneOf("title", "footer", "left", "wide", "Ada", "row", "x", "one two", "", "é")
    }

    /// Writes something with variables of its own.
    func inScope<T>(_ added: [GeneratedVariable] = [], _ write: () -> T) -> T {
        let outer = variables
        defer { variables = outer }
        variables += added
        return write()
    }

    /// Writes a closure's body, which does not throw.
    func inClosure<T>(_ parameters: [GeneratedVariable], _ write: () -> T) -> T {
        let outer = mayThrow
        mayThrow = false
        defer { mayThrow = outer }
        return inScope(parameters, write)
    }

    /// Writes something that sees only global declarations.
    func inOwnScope<T>(_ own: [GeneratedVariable] = [], throwing: Bool = false, _ write: () -> T) -> T {
        let outer = (variables, mayThrow)
        defer { (variables, mayThrow) = outer }
        variables = own
        mayThrow = throwing
        return write()
    }

    // MARK: Types

    func simpleType() -> GeneratedType { pick([.int, .double, .bool, .string, .int, .string]) ?? .int }

    /// Any type with values that can be written.
    func type(_ depth: Int = 2) -> GeneratedType {
        guard depth > 0 else { return simpleType() }
        switch number(0...13) {
        case 0...4: return simpleType()
        case 5, 6: return .array(type(depth - 1))
        case 7, 8: return .optional(type(depth - 1))
        case 9: return .dictionary(chance(60) ? .string : .int, type(depth - 1))
        case 10: return .tuple([type(depth - 1), type(depth - 1)])
        case 11: return protocols.isEmpty ? .range : existential
        default:
            guard let nominal = pick(nominals) else { return simpleType() }
            return .named(nominal.name, nominal.generics.map { _ in simpleType() })
        }
    }

    private var existential: GeneratedType {
        let used = protocols.filter { one in nominals.contains { $0.protocols.contains(one.name) } }
        return pick(used).map { .existential($0.name) } ?? .int
    }

    func nominal(_ type: GeneratedType) -> GeneratedNominal? {
        if case .named(let name, _) = type { nominals.first { $0.name == name } } else { nil }
    }

    func isEquatable(_ type: GeneratedType) -> Bool {
        switch type {
        case .int, .double, .bool, .string, .range: true
        case .array(let inner), .optional(let inner), .dictionary(_, let inner): isEquatable(inner)
        case .set: true
        case .tuple, .function, .existential, .parameter: false
        case .named: nominal(type)?.isEquatable ?? false
        }
    }

    func isHashable(_ type: GeneratedType) -> Bool {
        switch type {
        case .int, .double, .bool, .string: true
        case .array(let inner), .optional(let inner): isHashable(inner)
        case .named: nominal(type)?.isHashable ?? false
        default: false
        }
    }

    func isComparable(_ type: GeneratedType) -> Bool {
        switch type {
        case .int, .double, .string: true
        case .named: nominal(type)?.isComparable ?? false
        default: false
        }
    }
}
