import Interpreter
import SwiftSource

/// The code of an element's children.
enum ElementContent {
    /// A builder's statements, or those of a closure that adds children to its parameter.
    case statements(ClosureExpression, SourceRange, adding: Adding?)
    /// An array literal.
    case array(Expression, [Expression], carrier: String?)
    /// One expression.
    case one(Expression)
    /// An argument of one element that is not written.
    case absent(ParameterDescription, WrittenCall, MatchedCall)
    /// A variable, or other code.
    case code
    case none

    /// How a builder, or a closure, gets another element.
    enum Adding {
        /// `row.add(child: element)`: by a call on its parameter.
        case call(on: String)
        /// In a row, of which a grid consists.
        case row(String)
    }
}

extension ElementContent {
    init(of code: ElementCode, _ words: CodeWords) {
        guard let call = code.calls.first else {
            self = .none
            return
        }
        guard let match = words.match(call) else {
            self = Self.ofUnknown(call)
            return
        }
        for (index, argument) in call.all.enumerated() {
            if let content = Self.content(argument.value, match.parameter(index).type, words) {
                self = content
                return
            }
        }
        let absent = match.callable.parameters.enumerated().first { index, parameter in
            !match.indices.contains(index) && words.isElement(parameter.type)
        }
        self = absent.map { .absent($0.element, call, match) } ?? .none
    }

    /// A call that no vocabulary knows: its closure without parameters, or its array literal.
    private static func ofUnknown(_ call: WrittenCall) -> ElementContent {
        for argument in call.all.reversed() {
            switch argument.value.kind {
            case .closure(let closure) where closure.parameters == nil && closure.anonymousParameterCount == 0:
                return .statements(closure, argument.value.range, adding: nil)
            case .array(let elements): return .array(argument.value, elements, carrier: nil)
            default: continue
            }
        }
        return .none
    }

    /// Nil for an argument that takes no elements.
    private static func content(_ value: Expression, _ type: ValueType, _ words: CodeWords) -> ElementContent? {
        switch type.unwrapped {
        case .builder(of: let child): return closure(value, adding: words.row(child).map { .row($0) })
        case .function(let parameters, let result):
            let isConfigured = parameters.contains { parameter in parameter.isInout && words.hasAdders(parameter.type) }
            guard isConfigured || result.givesElements(words) else { return nil }
            guard isConfigured, case .closure(let closure) = value.kind else { return closure(value, adding: nil) }
            let name = closure.parameters?.first?.name.text ?? "$0"
            return .statements(closure, value.range, adding: .call(on: name))
        case .array(let element):
            let carrier = words.carrier(element).map(\.description)
            guard carrier != nil || words.isElement(element) else { return nil }
            guard case .array(let elements) = value.kind else { return .code }
            return .array(value, elements, carrier: carrier)
        case .tuple(let fields):
            guard case .tuple(let parts) = value.kind, parts.count == fields.count else { return nil }
            return zip(parts, fields).lazy.compactMap { content($0.value, $1.type, words) }.first
        case let type: return words.isElement(type) ? .one(value) : nil
        }
    }

    private static func closure(_ value: Expression, adding: Adding?) -> ElementContent {
        guard case .closure(let closure) = value.kind else { return .code }
        return .statements(closure, value.range, adding: adding)
    }
}

extension CodeWords {
    /// The name of a plain value that takes elements in a builder of its own.
    fileprivate func row(_ type: ValueType) -> String? {
        guard case .named(let name) = type, let description = vocabulary[name], description.kind == .value,
            description.initializers.contains(where: { $0.parameters.contains { $0.type.isBuilder } })
        else { return nil }
        return name.description
    }

    fileprivate func hasAdders(_ type: ValueType) -> Bool {
        guard case .named(let name) = type, let description = vocabulary[name] else { return false }
        return description.methods.contains { $0.isMutating && $0.parameters.contains { isElement($0.type) } }
    }
}

extension ValueType {
    fileprivate var isBuilder: Bool { if case .builder = self { true } else { false } }

    fileprivate func givesElements(_ words: CodeWords) -> Bool {
        switch self {
        case .builder: true
        case .array(let element): words.isElement(element)
        default: words.isElement(self)
        }
    }
}
