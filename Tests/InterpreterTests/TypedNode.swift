@testable import Interpreter
import SwiftSource

/// An expression as the tree's text has it: a line, and what stands below it.
enum TypedNode {
    enum Part {
        case value(TypedExpression)
        case labelled(String, TypedExpression)
        case code(Code)
        case statements([TypedStatement])
        case note(String)
    }

    static func parts(of value: TypedExpression) -> (head: String, [Part]) {
        switch value.kind {
        case .constant, .integer, .float, .interpolation, .array, .dictionary, .tuple: literal(value)
        case .local, .captured, .shared, .property, .staticProperty, .requiredStatic, .tupleElement, .subscript,
            .followed, .superValue:
            name(value)
        case .call, .apply, .closure, .withCaptures, .functionValue, .unappliedMethod, .operatorValue, .keyPath,
            .typeValue,
            .genericArgument:
            call(value)
        case .operation, .negate, .coalesce, .range, .ternary, .assign, .compoundAssign,
            .compoundAssignCall, .inOut:
            operation(value)
        case .optionalChain, .optionalStep, .forceUnwrap, .cast, .optionalTry, .forcedTry, .shownText, .branch, .build,
            .composed:
            step(value)
        case .convert, .hole, .hosted, .dynamicMember, .dynamicCall, .dynamicSubscript, .dynamicStatic: unknown(value)
        }
    }

    /// Where a value stands that is not known.
    static func hole(_ value: TypedExpression) -> SourceRange? {
        switch value.kind {
        case .hole(let site), .dynamicMember(_, _, let site), .dynamicCall(_, _, _, let site),
            .dynamicSubscript(_, _, let site), .dynamicStatic(_, _, _, let site):
            site.range
        default: nil
        }
    }

    private static func literal(_ value: TypedExpression) -> (String, [Part]) {
        switch value.kind {
        case .constant(let constant): ("constant \(constant.written)", [])
        case .integer(let literal): ("integer \(literal.value.map { "\($0)" } ?? "?")", [])
        case .float(let number): ("float \(number)", [])
        case .interpolation(let segments):
            (
                "interpolation",
                segments.map { segment in
                    switch segment {
                    case .text(let text): .note("'\(text)'")
                    case .value(let value): .value(value)
                    }
                }
            )
        case .array(let values): ("array", values.map { .value($0) })
        case .dictionary(let pairs): ("dictionary", pairs.flatMap { [.value($0.key), .value($0.value)] })
        case .tuple(let fields):
            ("tuple", fields.map { field in field.label.map { .labelled($0, field.value) } ?? .value(field.value) })
        default: ("", [])
        }
    }

    private static func name(_ value: TypedExpression) -> (String, [Part]) {
        switch value.kind {
        case .local(let variable): ("local \(variable.name)#\(variable.slot)", [])
        case .captured(let index, let variable): ("captured \(index) \(variable.name)", [])
        case .shared(let variable): ("shared \(owned(variable))", [])
        case .property(let base, let variable): ("property \(owned(variable))", [.value(base)])
        case .staticProperty(let variable): ("static \(owned(variable))", [])
        case .requiredStatic(let variable, let source): ("static \(owned(variable))", [.labelled("of", source)])
        case .tupleElement(let base, let index): ("element \(index)", [.value(base)])
        case .subscript(let base, let function, let arguments):
            ("\(function.shown)", [.labelled("on", base)] + self.arguments(arguments))
        case .followed(let base, let path): ("followed", [.labelled("on", base), .value(path)])
        case .superValue(let base): ("super", [.value(base)])
        default: ("", [])
        }
    }

    private static func owned(_ variable: VariableSymbol) -> String {
        (variable.owner.map { $0.qualifiedName + "." } ?? "") + variable.name
    }

    private static func call(_ value: TypedExpression) -> (String, [Part]) {
        switch value.kind {
        case .call(let call):
            (
                "call \(call.function.shown)\(call.isSuper ? " of super" : "")",
                (call.receiver.map { [.labelled("on", $0)] } ?? []) + arguments(call.arguments)
            )
        case .apply(let function, let values): ("apply", [.labelled("on", function)] + values.map { .value($0) })
        case .closure(let code): ("closure", [.code(code)])
        case .withCaptures(let captures, let closure):
            ("with captures", captures.map { .labelled($0.0.shown, $0.1) } + [.value(closure)])
        case .functionValue(let function, let receiver):
            ("function \(function.shown)", receiver.map { [.labelled("on", $0)] } ?? [])
        case .unappliedMethod(let method): ("unapplied \(method.name)", [])
        case .operatorValue(let kind): ("operator \(kind)", [])
        case .keyPath(let steps): ("key path " + steps.map { shown($0) }.joined(), [])
        case .typeValue(let type): ("type \(type)", [])
        case .genericArgument(let parameter, let source):
            ("what \(parameter.name) stands for", source.map { [.labelled("or of", $0)] } ?? [])
        default: ("", [])
        }
    }

    private static func shown(_ step: KeyPathStep) -> String {
        switch step {
        case .property(let variable): "." + owned(variable)
        case .tupleElement(let index): ".\(index)"
        case .subscripted(let function, _): "[\(function.shown)]"
        case .optional: "?"
        case .itself: ".self"
        case .forced: "!"
        case .unknown(let name): " unknown \(name)"
        }
    }

    private static func arguments(_ arguments: [TypedArgument]) -> [Part] {
        arguments.flatMap { argument -> [Part] in
            switch argument {
            case .value(let value, let label): label.map { [.labelled($0, value)] } ?? [.value(value)]
            case .variadic(let values): [.note("variadic \(values.count)")] + values.map { .value($0) }
            case .omitted: [.note("default")]
            }
        }
    }

    private static func operation(_ value: TypedExpression) -> (String, [Part]) {
        switch value.kind {
        case .operation(let kind, let left, let right): ("operation \(kind)", [.value(left), .value(right)])
        case .negate(let kind, let operand): ("prefix \(kind)", [.value(operand)])

        case .coalesce(let left, let right): ("coalesce", [.value(left), .value(right)])
        case .range(let kind, let lower, let upper):
            ("range \(kind)", [lower, upper].compactMap { $0.map { .value($0) } })
        case .ternary(let condition, let then, let otherwise):
            ("choice", [.value(condition), .value(then), .value(otherwise)])
        case .assign(let place, let value): ("assign", [place.map { .value($0) } ?? .note("_"), .value(value)])
        case .compoundAssign(let place, let kind, let value): ("assign \(kind)", [.value(place), .value(value)])
        case .compoundAssignCall(let place, let function, let value):
            ("assign \(function.shown)", [.value(place), .value(value)])
        case .inOut(let place): ("inout", [.value(place)])
        default: ("", [])
        }
    }

    private static func step(_ value: TypedExpression) -> (String, [Part]) {
        switch value.kind {
        case .optionalChain(let chain): ("optional chain", [.value(chain)])
        case .optionalStep(let base): ("optional step", [.value(base)])
        case .forceUnwrap(let base): ("unwrapped", [.value(base)])
        case .cast(let kind, let value, let type): ("\(kind) \(type)", [.value(value)])
        case .shownText(let value): ("shown text", [.value(value)])
        case .optionalTry(let value): ("optional try", [.value(value)])
        case .forcedTry(let value): ("forced try", [.value(value)])
        case .branch(let statement): ("branch", [.statements([statement])])
        case .composed(let statements, let whole): ("composed", [.statements(statements), .value(whole)])
        case .build(let statements, let builder): ("build \(builder.child)", [.statements(statements)])
        default: ("", [])
        }
    }

    private static func unknown(_ value: TypedExpression) -> (String, [Part]) {
        switch value.kind {
        case .convert(let value, let type, _): ("convert to \(type)", [.value(value)])
        case .hole(let site): ("hole ‹\(site.text)›", site.contents.map { .labelled("holds", $0) })
        case .hosted(let element): ("hosted", [.value(element)])
        case .dynamicMember(let base, let name, _): ("dynamic member \(name.text)", [.value(base)])
        case .dynamicCall(let base, let name, let arguments, _):
            ("dynamic call \(name.text)", [.labelled("on", base)] + self.arguments(arguments))
        case .dynamicSubscript(let base, let arguments, _):
            ("dynamic subscript", [.labelled("on", base)] + self.arguments(arguments))
        case .dynamicStatic(let source, let name, let arguments, _):
            ("dynamic static \(name.text)", [.labelled("of", source)] + self.arguments(arguments ?? []))
        default: ("", [])
        }
    }
}
