import SwiftSource

extension [ParameterDescription] {
    /// With the types of the elements and of the result where the standard library leaves them open.
    func filling(_ element: ValueType?, _ result: ValueType?) -> [ParameterDescription] {
        guard contains(where: \.type.leavesOpen) else { return self }
        return map { parameter in
            ParameterDescription(
                label: parameter.label, name: parameter.name,
                type: parameter.type.filling(element ?? .any, result ?? .any),
                unit: parameter.unit, defaultText: parameter.defaultText, help: parameter.help)
        }
    }
}

extension ParameterDescription {
    /// Whether the interpreter hands the argument over, and sources cannot.
    var isFilledIn: Bool { type == .named(GenericType.equality) || type == .named(GenericType.order) }
}

extension ValueType {
    /// Whether the standard library leaves the type of the elements, or of the result, open in it.
    fileprivate var leavesOpen: Bool {
        switch self {
        case .named(GenericType.element), .named(GenericType.result): true
        case .array(let inner), .optional(let inner): inner.leavesOpen
        case .function(let parameters, let given): given.leavesOpen || parameters.contains { $0.type.leavesOpen }
        default: false
        }
    }

    /// With the types of the elements and of the result where the standard library leaves them open.
    func filling(_ element: ValueType, _ result: ValueType) -> ValueType {
        switch self {
        case .named(GenericType.element): element
        case .named(GenericType.result): result
        case .array(let inner): .array(inner.filling(element, result))
        case .optional(let inner): .optional(inner.filling(element, result))
        case .function(let parameters, let given):
            .function(
                parameters: parameters.map { .init($0.type.filling(element, result), isInout: $0.isInout) },
                result: given.filling(element, result))
        default: self
        }
    }
}
