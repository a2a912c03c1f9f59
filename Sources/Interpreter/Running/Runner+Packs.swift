import SwiftSource

extension Runner {
    /// What a pattern gives for each element of its packs.
    @inline(never)
    func expansion(
        _ pattern: TypedExpression, _ packs: [(element: LocalVariable, pack: TypedExpression)], _ frame: Frame
    ) throws(Failure) -> Value {
        var all: [[Value]] = []
        for (_, source) in packs {
            guard let elements = try elements(ofPack: source, frame) else { return unknown(at: source.range) }
            all.append(elements)
        }
        var values: [Value.TupleElement] = []
        for index in 0..<(all.map(\.count).min() ?? 0) {
            try charge(1, at: pattern.range)
            for (place, elements) in zip(packs, all) { frame.declare(place.element, .value(elements[index])) }
            values.append(.init(label: nil, value: try evaluate(pattern, frame)))
        }
        return .tuple(values)
    }

    /// The elements of a pack, or the types that a generic parameter stands for; nil where nobody knows them.
    private func elements(ofPack source: TypedExpression, _ frame: Frame) throws(Failure) -> [Value]? {
        if case .metatype(.parameter(let parameter)) = source.type {
            guard case .pack(let types)? = frame.generics?.type(of: parameter, table.standard) else { return nil }
            return types.map { .type(typeValue($0)) }
        }
        let value = try evaluate(source, frame)
        return value.hole == nil ? value.elementsOfPack : nil
    }
}

extension Value {
    /// Its values, where it is a pack; one that is alone is no tuple.
    var elementsOfPack: [Value] {
        switch self {
        case .tuple(let elements): elements.map(\.value)
        case .void: []
        default: [self]
        }
    }
}
