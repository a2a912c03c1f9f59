@testable import Interpreter
import SwiftSource

/// Writes a checked program, one node a line, its parts below it.
struct TypedTreeWriter {
    private(set) var lines: [String] = []
    /// Where something is not known.
    private(set) var holes: [SourceRange] = []
    private var depth = 0

    /// What a source's top level, and then its functions and types, are checked to.
    static func text(of source: String, vocabulary: Vocabulary) -> String {
        let file = Parser.parse(SourceText(source))
        let program = CheckedProgram([file], vocabulary: vocabulary)
        return TypedTreeWriter(program).lines.joined(separator: "\n")
    }

    init(_ program: CheckedProgram) {
        program.checkAll()
        for code in program.topLevel { write(code.body) }
        writeDeclarations(of: program)
    }

    private mutating func line(_ text: String, _ parts: (inout TypedTreeWriter) -> Void = { _ in }) {
        lines.append(String(repeating: "  ", count: depth) + text)
        depth += 1
        parts(&self)
        depth -= 1
    }

    // MARK: Declarations

    private mutating func writeDeclarations(of program: CheckedProgram) {
        let globals = program.table.globals.values.flatMap { $0 }
        for symbol in inOrder(globals) { write(symbol) }
        for type in program.table.types.filter(\.isOfSource) {
            let own = type.initializers.map { Symbol.function($0) } + type.subscripts.map { Symbol.function($0) }
            let symbols = inOrder(type.members.values.flatMap { $0 } + own)
            guard !symbols.isEmpty else { continue }
            line("\(type.kind.rawValue) \(type.qualifiedName)") { writer in
                for symbol in symbols { writer.write(symbol) }
            }
        }
    }

    /// Those that have code, as the source has them.
    private func inOrder(_ symbols: [Symbol]) -> [Symbol] {
        symbols.filter { $0.place != nil }.sorted { ($0.place ?? 0) < ($1.place ?? 0) }
    }

    private mutating func write(_ symbol: Symbol) {
        switch symbol {
        case .variable(let variable):
            line("\(variable.isStatic ? "static " : "")var \(variable.name): \(variable.knownType ?? .unknown)") {
                writer in
                if let value = variable.initialValue?.checked { writer.write(value, as: "begins with") }
                if let getter = variable.getter { writer.write(getter.checked, as: "get") }
                if let setter = variable.setter { writer.write(setter.checked, as: "set") }
                if let observer = variable.willSet { writer.write(observer.checked, as: "willSet") }
                if let observer = variable.didSet { writer.write(observer.checked, as: "didSet") }
            }
        case .function(let function):
            line("func \(function.shown) -> \(function.result)") { writer in
                for parameter in function.parameters {
                    if let value = parameter.defaultValue?.checked {
                        writer.write(value, as: "default \(parameter.name)")
                    }
                }
                if let body = function.body?.checked { writer.write(body, as: "body") }
                if let setter = function.setter?.checked { writer.write(setter, as: "set") }
            }
        case .type, .alias, .enumCase: return
        }
    }

    private mutating func write(_ code: Code, as role: String) {
        let names = code.parameters.map { $0.shown }.joined(separator: ", ")
        line("\(role) (\(names)), slots \(code.slotCount)" + captures(of: code)) { writer in
            if let value = code.expression { writer.write(value) }
            writer.write(code.body)
        }
    }

    private func captures(of code: Code) -> String {
        code.captures.isEmpty ? "" : ", captures " + code.captures.map(\.name).joined(separator: ", ")
    }

    // MARK: Statements

    private mutating func write(_ statements: [TypedStatement]) {
        for statement in statements { write(statement) }
    }

    private mutating func block(_ name: String, _ statements: [TypedStatement]) {
        line(name) { $0.write(statements) }
    }

    private mutating func write(_ statement: TypedStatement) {
        switch statement.kind {
        case .expression(let value): write(value)
        case .declare(let pattern, let value):
            line("declare \(shown(pattern))") { if let value { $0.write(value) } }
        case .global(let variable): line("declare \(variable.name): \(variable.knownType ?? .unknown)")
        case .if(let branches, let otherwise):
            for branch in branches {
                line("if") { writer in
                    writer.write(branch.conditions)
                    writer.block("then", branch.body)
                }
            }
            if let otherwise { block("else", otherwise) }
        case .guard(let conditions, let otherwise):
            line("guard") { writer in
                writer.write(conditions)
                writer.block("else", otherwise)
            }
        case .for(let pattern, let sequence, let condition, let body, let label):
            line("for \(shown(pattern))" + labelled(label)) { writer in
                writer.write(sequence)
                if let condition { writer.write([.isTrue(condition)]) }
                writer.block("do", body)
            }
        case .while(let conditions, let body, let label):
            line("while" + labelled(label)) { writer in
                writer.write(conditions)
                writer.block("do", body)
            }
        case .repeatWhile(let body, let condition, let label):
            line("repeat" + labelled(label)) { writer in
                writer.block("do", body)
                writer.write(condition)
            }
        case .switch(let subject, let cases, let label): write(subject, cases, label)
        case .do(let body, let catches, let label):
            block("do" + labelled(label), body)
            for one in catches { write("catch", one.patterns, one.body) }
        case .return(let value): line("return") { if let value { $0.write(value) } }
        case .throw(let value): line("throw") { $0.write(value) }
        case .defer(let body): block("defer", body)
        case .break(let label): line("break" + labelled(label))
        case .continue(let label): line("continue" + labelled(label))
        case .fallthrough: line("fallthrough")
        case .localFunction(let variable, let code): write(code, as: "func \(variable.name)")
        case .block(let body, let label): block("block" + labelled(label), body)
        }
    }

    private func labelled(_ label: String?) -> String { label.map { " labelled \($0)" } ?? "" }

    private mutating func write(_ subject: TypedExpression, _ cases: [TypedStatement.Case], _ label: String?) {
        line("switch" + labelled(label)) { writer in
            writer.write(subject)
            for one in cases { writer.write("case", one.patterns, one.body) }
        }
    }

    private mutating func write(
        _ word: String, _ patterns: [(pattern: TypedPattern, condition: TypedExpression?)], _ body: [TypedStatement]
    ) {
        line(([word] + [patterns.map { shown($0.pattern) }.joined(separator: ", ")]).joined(separator: " ")) { writer in
            for value in patterns.flatMap({ $0.pattern.values }) { writer.write(value) }
            for condition in patterns.compactMap(\.condition) { writer.line("where") { $0.write(condition) } }
            writer.write(body)
        }
    }

    private mutating func write(_ conditions: [TypedCondition]) {
        for condition in conditions {
            switch condition {
            case .isTrue(let value): line("where") { $0.write(value) }
            case .unwrap(let pattern, let value): line("unwrap \(shown(pattern))") { $0.write(value) }
            case .match(let pattern, let value): line("match \(shown(pattern))") { $0.write(value) }
            }
        }
    }

    private func shown(_ pattern: TypedPattern) -> String {
        switch pattern {
        case .wildcard: "_"
        case .bind(let variable): variable.shown
        case .tuple(let parts, _): "(" + parts.map(shown).joined(separator: ", ") + ")"
        case .optional(let inner): shown(inner) + "?"
        case .isType(let type): "is \(type)"
        case .cast(let inner, let type): "\(shown(inner)) as \(type)"
        case .enumCase(let enumCase, let parts):
            "\(enumCase.owner.name).\(enumCase.name)"
                + (parts.map { "(" + $0.map(shown).joined(separator: ", ") + ")" } ?? "")
        case .unknownCase(let name, _): "unknown .\(name)"
        case .isNil: "nil"
        case .equals: "value"
        case .matches(_, let function): "value ~= \(function.shown)"
        case .payload(let inner): "all \(shown(inner))"
        }
    }

    // MARK: Expressions

    private mutating func write(_ value: TypedExpression) {
        if let hole = TypedNode.hole(value) { holes.append(hole) }
        let (head, parts) = TypedNode.parts(of: value)
        line("\(head): \(value.type)") { writer in
            for part in parts {
                switch part {
                case .value(let value): writer.write(value)
                case .code(let code): writer.write(code, as: "code")
                case .statements(let statements): writer.write(statements)
                case .note(let text): writer.line(text)
                case .labelled(let label, let value): writer.line("\(label):") { $0.write(value) }
                }
            }
        }
    }
}

extension Symbol {
    /// Where it stands, if it has code that is the source's.
    fileprivate var place: Int? {
        switch self {
        case .variable(let variable): variable.range == SymbolTable.nowhere ? nil : variable.range.start
        case .function(let function):
            if case .source = function.implementation { function.range.start } else { nil }
        case .type, .alias, .enumCase: nil
        }
    }
}

extension LocalVariable {
    /// Its name, slot and type.
    var shown: String { "\(name)#\(slot)\(isCaptured ? " boxed" : ""): \(type)" }
}

extension FunctionSymbol {
    /// With the type that it belongs to and its labels.
    var shown: String {
        (owner.map { $0.qualifiedName + "." } ?? "") + name + "("
            + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}

extension TypedPattern {
    /// What values are held against in it.
    fileprivate var values: [TypedExpression] {
        switch self {
        case .equals(let value), .matches(let value, _): [value]
        case .tuple(let parts, _), .enumCase(_, .some(let parts)), .unknownCase(_, .some(let parts)):
            parts.flatMap(\.values)
        case .optional(let inner), .cast(let inner, _), .payload(let inner): inner.values
        case .wildcard, .bind, .isType, .enumCase, .unknownCase, .isNil: []
        }
    }
}
