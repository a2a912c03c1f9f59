/// A part of a tuple that sources write: `(insets: ..., component: ...)`.
package struct TuplePart<T>: Sendable {
    let label: String?
    let conversion: Conversion<T>

    package init(_ label: String?, _ conversion: Conversion<T>) {
        self.label = label
        self.conversion = conversion
    }
}

/// A tuple of several parts, each read and written by its own conversion; labels may be left out, not changed.
package func tuple<each T>(_ parts: repeat TuplePart<each T>) -> Conversion<(repeat each T)> {
    var fields: [ValueType.TupleField] = []
    repeat fields.append(.init(label: (each parts).label, type: (each parts).conversion.type))
    let type = ValueType.tuple(fields)
    return Conversion(type) { value throws(VocabularyError) in
        guard case .tuple(let elements) = value, case .tuple(let fields) = type, elements.count == fields.count else {
            throw .mismatch(expected: type, found: value.typeName)
        }
        var values = elements.map(\.value).makeIterator()
        return (repeat try (each parts).conversion.decode(values.next() ?? .void))
    } encode: { whole in
        var elements: [Value.TupleElement] = []
        repeat elements.append(.init(label: (each parts).label, value: (each parts).conversion.encode(each whole)))
        return .tuple(elements)
    }
}
