import SwiftSource

extension Runner {
    /// `values[index]`, `entries[key]`; the indices are evaluated.
    /// - Parameter isInherited: whether it is as the superclass has it: `super[index]`.
    func element(
        of given: Value, _ function: FunctionSymbol, _ indices: [Value?], isInherited: Bool = false,
        at range: SourceRange
    ) throws(Failure) -> Value {
        let value = given.unbacked
        switch value {
        case .array, .slice, .dictionary:
            if function.isWritten { return try ownElement(of: value, function, indices, at: range) }
        default: break
        }
        switch value {
        case .array(let values):
            if indices.count == 1, let found = try element(of: values, indices[0], at: range) { return found }
        case .dictionary(let entries):
            if let key = indices.first ?? nil, indices.count <= 2 {
                if let index = try index(of: key, in: entries, at: range) {
                    return indices.count == 2 ? entries[index].value : entries[index].value.wrapped
                }
                // Under a key that is only assumed stands what is unknown, where anything stands; so does it under any
                // key where that may be one that is not known.
                if indices.count == 1, !entries.isEmpty,
                    isAssumed(key) || entries.contains(where: { $0.key.hole != nil })
                {
                    return unknown(at: range)
                }
                return indices.count == 2 ? indices[1] ?? .none : .none
            }
        case .hole: return value
        default: break
        }
        if let hole = indices.lazy.compactMap({ $0?.hole }).first { return .hole(hole) }
        return try ownElement(of: value, isInherited ? function : dispatched(function, value), indices, at: range)
    }

    /// Whether a key is unknown, or the text that is assumed for what is.
    private func isAssumed(_ key: Value) -> Bool {
        switch key {
        case .hole: true
        case .string(let text): text.hasPrefix("‹")
        default: false
        }
    }

    /// An element or a slice of an array.
    private func element(of values: [Value], _ index: Value?, at range: SourceRange) throws(Failure) -> Value? {
        switch index {
        case .int(let index)?:
            guard values.indices.contains(index) else {
                // A hole decides the index or the number of elements by chance.
                if !holes.isEmpty { return unknown(at: range) }
                throw .problem(.indexOutOfRange(index, count: values.count), range)
            }
            return values[index]
        case .range(let bounds)?:
            let start = bounds.start == .min ? 0 : bounds.start
            var end = bounds.end == .max ? values.count : bounds.end
            if start >= 0, start < values.count, !holes.isEmpty { end = min(end, values.count) }
            guard start >= 0, end <= values.count, start <= end else {
                throw .problem(
                    .indexOutOfRange(start < 0 || start > values.count ? start : end, count: values.count), range)
            }
            try allocate(end - start, at: range)
            let part = Array(values[start..<end])
            if case .native(let first)? = part.first, table.described(first.type)?.description?.isRenumbered == true {
                return .array(part)
            }
            return .slice(.init(values: part, start: start))
        case .hole(let hole)?: return .hole(hole)
        default: return nil
        }
    }

    @inline(never)
    private func ownElement(
        of value: Value, _ function: FunctionSymbol, _ indices: [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        switch function.implementation {
        case .source:
            guard let code = function.body?.checked else { throw .silent }
            return try run(code, with: code.hasSelf ? [value] + indices : indices, at: range)
        case .describedSubscript(let description):
            var receiver = value
            return try invoke(description.get, &receiver, indices, at: range)
        case .host(let function):
            var receiver = value
            return try invoke(function, &receiver, indices, at: range)
        // The effect of reading it is unknown.
        case .requirement: return unknown(at: range)
        default: throw .problem(.notSubscriptable(value.typeName), range)
        }
    }

    /// Assigns to a subscript.
    func setElement(
        of value: inout Value, _ function: FunctionSymbol, _ indices: [Value?], to new: Value,
        isInherited: Bool = false, at range: SourceRange
    ) throws(Failure) {
        if value.hole != nil { return }
        let storage = value.storage
        let isSet =
            switch indices.first ?? nil {
            case .int(let index)? where indices.count == 1 && !function.isWritten:
                try set(index, of: &value, to: new, at: range)
            default: false
            }
        if !isSet {
            let own = isInherited ? function : dispatched(function, value.unbacked)
            try setOwnElement(of: &value, own, indices, to: new, at: range)
        }
        try chargeCopy(of: value, from: storage, at: range)
    }

    /// Sets an element of an array; false for other values.
    private func set(_ index: Int, of value: inout Value, to new: Value, at range: SourceRange) throws(Failure) -> Bool
    {
        guard case .array(var values) = value else { return false }
        // Nothing else holds the elements while they are changed, so they are not copied.
        value = .void
        defer { value = .array(values) }
        if values.indices.contains(index) {
            values[index] = new
        } else if holes.isEmpty {
            throw .problem(.indexOutOfRange(index, count: values.count), range)
        }
        return true
    }

    @inline(never)
    private func setOwnElement(
        of value: inout Value, _ function: FunctionSymbol, _ indices: [Value?], to new: Value, at range: SourceRange
    ) throws(Failure) {
        switch function.implementation {
        case .source:
            // Its setter takes `self`, where it is not static, the indices and the new value, in this order.
            guard let code = function.setter?.checked else { throw .silent }
            if code.hasSelf {
                _ = try run(code, changing: &value, with: [value] + indices + [new], at: range)
            } else {
                _ = try run(code, with: indices + [new], at: range)
            }
        case .describedSubscript(let description):
            guard let set = description.set else { throw .silent }
            let depth = max(value.depth, new.depth + 1)
            let given = try bridged(indices, for: description.get, at: range)
            let new = try bridged(new, to: description.get.result, role: .assignment, at: range)
            do throws(VocabularyError) {
                try set(&value, given, new)
            } catch {
                throw failure(of: error, at: range)
            }
            value.depth = depth
        case .host(let function):
            guard let set = function.set else { throw .silent }
            try charge(function.cost.steps(value, indices), at: range)
            try host(at: range) { try set(self, &value, indices, new) }
        // A value that stands for one of an unknown type.
        case .requirement: return
        default: throw .silent
        }
    }
}

extension FunctionSymbol {
    /// Whether a source wrote it: `subscript(safe index: Int)` of an extension of Array, which is none of the library's.
    fileprivate var isWritten: Bool { if case .source = implementation { true } else { false } }
}
