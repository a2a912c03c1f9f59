import Interpreter
import SwiftSource

/// What a vocabulary says about the calls of a source.
struct CodeWords {
    let vocabulary: Vocabulary

    /// The type that a call makes, by its qualified name.
    func type(_ name: String) -> TypeDescription? {
        vocabulary[TypeName(name)]
    }

    func isElement(_ type: ValueType) -> Bool {
        switch type {
        case .optional(let wrapped): return isElement(wrapped)
        case .named(let name), .specialized(let name, _):
            if name == vocabulary.elementName || vocabulary.openType(name)?.isElement == true { return true }
            return vocabulary[name]?.kind == .element
        default: return false
        }
    }

    /// A plain value that carries an element into a list: `FlexChild`.
    func carrier(_ type: ValueType) -> TypeName? {
        guard case .named(let name) = type, let description = vocabulary[name], description.kind == .value,
            description.initializers.contains(where: { $0.parameters.contains { isElement($0.type) } })
        else { return nil }
        return name
    }

    /// The methods of a name: of a type, else of any element.
    func methods(_ name: String, of type: TypeDescription? = nil) -> [Callable] {
        if let own = type?.methods.filter({ $0.name == name }), !own.isEmpty { return own }
        for type in vocabulary.types where type.kind != .value {
            let methods = type.methods.filter { $0.name == name }
            if !methods.isEmpty { return methods }
        }
        return []
    }

    /// The methods that change a value and take an element: `add`.
    func adders(_ name: String) -> [Callable] {
        for type in vocabulary.types where type.kind == .element {
            let adders = type.methods.filter { method in
                method.name == name && method.isMutating && method.parameters.contains { isElement($0.type) }
            }
            if !adders.isEmpty { return adders }
        }
        return []
    }

    /// Whether a method called on an element gives something that is no element: `.stackLayoutChild()`.
    func givesValue(_ method: String) -> Bool {
        let found = methods(method)
        return !found.isEmpty && found.allSatisfy { !isElement($0.result) && $0.result != .void }
    }

    /// The words of a type, as they are written where it is expected.
    func words(of name: TypeName) -> [String] {
        guard let type = vocabulary[name] else { return [] }
        return type.staticProperties.filter { $0.type == .named(name) }.map { "." + $0.name }
    }

    func isColor(_ name: TypeName) -> Bool {
        ["Color", "UIColor"].contains(name.description)
    }
}

/// The parameters that a call's arguments are for.
struct MatchedCall {
    let callable: Callable
    /// For each argument, those in parentheses first, the index of its parameter.
    let indices: [Int]

    func parameter(_ argument: Int) -> ParameterDescription { callable.parameters[indices[argument]] }
}

extension CodeWords {
    /// The first of some callables that takes a call's arguments.
    func match(_ call: CallArguments, _ callables: [Callable]) -> MatchedCall? {
        for callable in callables {
            if let indices = indices(of: call, in: callable) {
                return MatchedCall(callable: callable, indices: indices)
            }
        }
        return nil
    }

    private func indices(of call: CallArguments, in callable: Callable) -> [Int]? {
        let parameters = callable.parameters
        var (indices, next): ([Int], Int) = ([], 0)
        for argument in call.arguments {
            guard
                let index = parameters[next...].firstIndex(where: { $0.label == argument.label?.text }),
                fits(argument.value, parameters[index].type)
            else { return nil }
            indices.append(index)
            next = index + 1
        }
        for (number, argument) in call.trailing.enumerated() {
            let found = parameters[next...].indices.filter { index in
                fits(argument.value, parameters[index].type) && parameters[index].type.isClosure
                    && (number == 0 || parameters[index].label == argument.label?.text)
            }
            guard let index = found.first(where: { parameters[$0].defaultText == nil }) ?? found.first else {
                return nil
            }
            indices.append(index)
            next = index + 1
        }
        let isComplete = parameters.indices.allSatisfy { index in
            indices.contains(index) || parameters[index].defaultText != nil || parameters[index].type.isClosure
        }
        return isComplete ? indices : nil
    }

    /// Whether code can be of a type, as far as its form says.
    private func fits(_ value: Expression, _ type: ValueType) -> Bool {
        if case .optional(let wrapped) = type {
            if case .nil = value.kind { return true }
            return fits(value, wrapped)
        }
        switch value.kind {
        case .integer, .float: return type.isNumber || type == .any || type.isGeneric
        case .prefix(let sign, let operand) where sign.text == "-": return fits(operand, type)
        case .boolean: return type == .bool || type == .any
        case .string: return !type.isNumber && type != .bool && !type.isTuple
        case .implicitMember: return !type.isTuple && type != .bool && type != .string && !type.isClosure
        case .closure(let closure):
            let takes = !(closure.parameters ?? []).isEmpty || closure.anonymousParameterCount > 0
            switch type {
            case .builder: return !takes
            case .function(let parameters, _): return takes == !parameters.isEmpty
            default: return false
            }
        case .array, .dictionary: return !type.isNumber && type != .bool && !type.isTuple && !type.isClosure
        case .tuple(let parts) where parts.count > 1: return type.isTuple || type == .any || type.isGeneric
        default: return true
        }
    }
}

extension ValueType {
    var isNumber: Bool { self == .int || self == .double || self == .cgFloat }

    var isClosure: Bool {
        switch self {
        case .builder, .function: true
        case .optional(let wrapped): wrapped.isClosure
        default: false
        }
    }

    fileprivate var isTuple: Bool { if case .tuple = self { true } else { false } }

    fileprivate var isGeneric: Bool { if case .generic = self { true } else { false } }

    var unwrapped: ValueType { if case .optional(let wrapped) = self { wrapped.unwrapped } else { self } }
}
