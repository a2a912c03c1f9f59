import SwiftSource
import Testing

@testable import CheckedInterpreter

/// The library's declarations and bodies belong together.
@Suite struct StandardLibraryTableTests {
    /// The keys of declarations of functions and of properties, by how they stand in a text.
    private struct Keys {
        var functions: Set<String> = []
        var properties: Set<String> = []
        var unread: [String] = []

        mutating func read(_ text: String, of owner: String?) {
            let file = Parser.parse(SourceText(text))
            unread += file.diagnostics.map { "\(owner ?? ""): \($0.message)" }
            read(file.statements, of: owner)
        }

        private mutating func read(_ statements: [Statement], of owner: String?) {
            for statement in statements {
                switch statement.kind {
                case .function(let declaration):
                    functions.insert(
                        StandardLibrary.key(
                            owner: owner, name: declaration.name.text,
                            labels: declaration.parameters.map { $0.label?.text }))
                case .variable(let declaration):
                    for case .name(let name) in declaration.bindings.map(\.pattern.kind) {
                        properties.insert(StandardLibrary.key(owner: owner, name: name, labels: nil))
                    }
                case .type(let declaration):
                    read(
                        declaration.members.statements,
                        of: (owner.map { $0 + "." } ?? "") + declaration.name.text)
                default: continue
                }
            }
        }
    }

    private static let declared: Keys = {
        var keys = Keys()
        for type in StandardType.allCases { keys.read(StandardLibrary.declarations(of: type), of: type.rawValue) }
        for text in StandardLibrary.globals.values { keys.read(text, of: nil) }
        for text in StandardLibrary.types.values { keys.read(text, of: nil) }
        return keys
    }()

    @Test func `every declaration can be read`() {
        #expect(Self.declared.unread == [])
        #expect(Self.declared.functions.count > 300 && Self.declared.properties.count > 150)
    }

    @Test func `every declaration has a body, or is for types of the source to implement`() {
        let functions = Self.declared.functions.subtracting(StandardLibrary.requirements)
        let properties = Self.declared.properties.subtracting(StandardLibrary.requirements)
        #expect(functions.filter { StandardLibrary.function($0) == nil }.sorted() == [])
        #expect(properties.filter { StandardLibrary.property($0) == nil }.sorted() == [])
    }

    @Test func `every body belongs to a declaration, and is written once`() {
        let functions = StandardLibrary.bodies.functions.keys.filter { !$0.hasSuffix(".set") }
        #expect(Set(functions).subtracting(Self.declared.functions).sorted() == [])
        #expect(Set(StandardLibrary.bodies.properties.keys).subtracting(Self.declared.properties).sorted() == [])
        #expect(StandardLibrary.bodies.repeated == [])
    }

    @Test func `a name stands for a function or a type, not for both`() {
        #expect(Set(StandardLibrary.globals.keys).intersection(StandardLibrary.types.keys) == [])
        #expect(StandardLibrary.types.keys.filter { StandardType(rawValue: $0) != nil } == [])
        for (name, text) in StandardLibrary.types { #expect(text.contains(name)) }
    }

    @Test func `random numbers are the same in every run, and differ from each other`() {
        var one = CheckedInterpreter.SeededGenerator()
        var other = CheckedInterpreter.SeededGenerator()
        let numbers = (0..<4).map { _ in Int.random(in: 0..<100, using: &one) }
        #expect(numbers == (0..<4).map { _ in Int.random(in: 0..<100, using: &other) })
        #expect(Set(numbers).count > 2)
    }
}
