import SwiftSource

// How many elements a tree has: counted as it is made, for one element that stands in two places takes no memory, and a
// layout of it does.

extension Runner {
    /// The elements in a value that compiled code is given.
    func elementCount(of value: Value) -> Int {
        switch value {
        case .native(let native): return native.count
        case .array(let values):
            tally(values.count)
            return values.reduce(0) { $0 + $1.nativeCount }
        case .slice(let slice): return elementCount(of: .array(slice.values))
        case .tuple(let parts): return parts.reduce(0) { $0 + elementCount(of: $1.value) }
        default: return 0
        }
    }

    /// An element of the source with those in its fields. What its content makes of them is known when it is laid out.
    func elementCount(ofOwn value: Value) -> Int {
        let fields: [Value] =
            switch value {
            case .instance(let instance): instance.fields.compactMap { $0 }
            case .choice(let choice): choice.values.map(\.value)
            default: []
            }
        return 1 + fields.reduce(0) { $0 + elementCount(of: $1) }
    }

    /// Counts the elements that a call of compiled code was given: in its arguments, and by the closures that it called.
    func countElements(_ value: inout Value, _ receiver: inout Value, at range: SourceRange) throws(Failure) {
        let count = handedElements
        guard count < limits.elements else { throw stop(.tooManyElements(limit: limits.elements), at: range) }
        receiver.setCount(count)
        value.setCount(count + (isElement(value) ? 1 : 0))
    }
}

extension Value {
    fileprivate var nativeCount: Int { if case .native(let native) = self { native.count } else { 0 } }

    fileprivate mutating func setCount(_ count: Int) {
        guard case .native(var native) = self, native.source == nil, native.count != count else { return }
        native.count = count
        self = .native(native)
    }
}
