import SwiftSource

/// How large a tree of elements is; nothing for a plain value.
struct ElementExtent: Equatable {
    /// How many elements it comes to. An element that is in it twice counts twice.
    var count = 0
    /// How many elements stand in one another at most, with values of the source around them.
    var depth = 0

    /// Adds what stands beside it.
    mutating func add(_ other: ElementExtent) {
        count += other.count
        depth = max(depth, other.depth)
    }
}

// How many elements a tree has: counted as it is made, for one element that stands in two places takes no memory, and a
// layout of it does.

extension Runner {
    /// The elements in a value that compiled code is given.
    func extent(of value: Value) -> ElementExtent {
        switch value {
        case .array, .slice:
            let values = value.parts ?? []
            tally(values.count)
            return values.reduce(into: ElementExtent()) { $0.add($1.ownExtent) }
        case .tuple(let parts): return parts.reduce(into: ElementExtent()) { $0.add(extent(of: $1.value)) }
        default: return value.ownExtent
        }
    }

    /// An element of the source with those in its fields. What its content makes of them is known when it is laid out.
    func extent(ofOwn value: Value) -> ElementExtent {
        ElementExtent(count: 1 + (value.parts ?? []).reduce(0) { $0 + extent(of: $1).count }, depth: value.depth)
    }

    /// Counts the elements that a call of compiled code was given: in its arguments, and by the closures that it called.
    /// - Parameter own: what the receiver had before.
    func countElements(
        _ value: inout Value, _ receiver: inout Value, of own: ElementExtent, at range: SourceRange
    ) throws(Failure) {
        var extent = own
        extent.add(handedElements)
        guard extent.count < limits.elements else { throw stop(.tooManyElements(limit: limits.elements), at: range) }
        receiver.setExtent(ElementExtent(count: extent.count, depth: max(own.depth, handedElements.depth + 1)))
        if isElement(value) {
            extent.count += 1
            extent.depth += 1
        }
        guard extent.depth <= limits.elementDepth else { throw stop(.tooDeep, at: range) }
        value.setExtent(extent)
    }
}

extension Value {
    /// The extent of the value itself, without the values that it holds.
    fileprivate var ownExtent: ElementExtent {
        if case .native(let native) = self { native.extent } else { ElementExtent(depth: depth) }
    }

    fileprivate mutating func setExtent(_ extent: ElementExtent) {
        guard case .native(var native) = self, native.source == nil, native.extent != extent else { return }
        native.extent = extent
        self = .native(native)
    }
}
