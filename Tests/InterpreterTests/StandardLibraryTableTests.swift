import SwiftSource
import Testing

@testable import Interpreter

/// The library's declarations and bodies belong together.
@Suite struct StandardLibraryTableTests {
    /// The protocols of numbers, whose members a type of theirs has.
    private static let protocols: [(StandardType, number: StandardType)] =
        [.additiveArithmetic, .numeric, .signedNumeric, .strideable, .binaryInteger].map { ($0, .int) }
        + [(.floatingPoint, .double)]

    private static let all =
        StandardType.allCases.map { StandardLibrary.members(of: $0) } + [
            StandardLibrary.types, StandardLibrary.functions,
        ]

    @Test func `every declaration can be read`() {
        for entries in Self.all {
            let file = Parser.parse(SourceText(entries.flatMap(\.declarations).joined(separator: "\n")))
            #expect(file.diagnostics.map(\.message) == [])
            #expect(file.statements.count == entries.reduce(0) { $0 + $1.declarations.count })
        }
        #expect(Self.all.reduce(0) { $0 + $1.count } > 500)
    }

    @Test func `functions and properties have bodies of their kind, but for what types of sources implement`() {
        var lacking: Set<String> = []
        func check(_ declarations: [LibraryDeclaration]) {
            for declaration in declarations {
                switch (declaration.statement.kind, declaration.body) {
                case (.function, .function), (.variable, .property), (.typealias, .none), (.associatedType, .none):
                    continue
                case (.type(let type), .members(let members)):
                    #expect(type.members.statements.count == members.reduce(0) { $0 + $1.declarations.count })
                    check(LibraryDeclaration.all(members))
                case (.type(let type), .none): #expect(type.members.statements.isEmpty)
                case (.enumCase, .none): continue
                case (.function(let function), .none):
                    let isRequired = function.body == nil && function.accessors?.isRequirement ?? true
                    if isRequired { lacking.insert(function.name.text) }
                case (.variable(let variable), .none):
                    let required = variable.bindings.filter { $0.accessors?.isRequirement ?? true }
                    lacking.formUnion(required.compactMap(\.pattern.onlyName))
                default: Issue.record("\(declaration.statement) has a body of another kind")
                }
            }
        }
        let types = StandardType.allCases.filter { type in !Self.protocols.contains { $0.0 == type } }
        for type in types { check(LibraryDeclaration.all(StandardLibrary.members(of: type))) }
        for entries in [StandardLibrary.types, StandardLibrary.functions] { check(LibraryDeclaration.all(entries)) }
        #expect(
            lacking.sorted() == [
                "allCases", "debugDescription", "description", "errorDescription", "id", "init", "next", "rawValue",
            ])
    }

    @Test(arguments: protocols.indices)
    func `a number has every requirement of its protocols`(index: Int) {
        let (type, number) = Self.protocols[index]
        func names(_ type: StandardType) -> Set<String> {
            Set(
                LibraryDeclaration.all(StandardLibrary.members(of: type)).flatMap { declaration -> [String] in
                    switch declaration.statement.kind {
                    case .function(let function):
                        let labels = function.parameters.map { ($0.label?.text ?? "_") + ":" }
                        return [function.name.text + "(" + labels.joined() + ")"]
                    case .variable(let variable): return variable.bindings.compactMap(\.pattern.onlyName)
                    case .associatedType(let type): return [type.name.text]
                    case .typealias(let alias): return [alias.name.text]
                    default: return []
                    }
                })
        }
        #expect(!names(type).isEmpty)
        #expect(names(type).subtracting(names(number)) == [])
    }

    @Test func `a name stands for a function or a type, not for both`() {
        let types = LibraryDeclaration.types.keys
        #expect(Set(LibraryDeclaration.functions.keys).intersection(types) == [])
        #expect(types.filter { StandardType(rawValue: $0) != nil } == [])
    }

    @Test func `random numbers are the same in every run, and differ from each other`() {
        var one = Interpreter.SeededGenerator()
        var other = Interpreter.SeededGenerator()
        let numbers = (0..<4).map { _ in Int.random(in: 0..<100, using: &one) }
        #expect(numbers == (0..<4).map { _ in Int.random(in: 0..<100, using: &other) })
        #expect(Set(numbers).count > 2)
    }
}
