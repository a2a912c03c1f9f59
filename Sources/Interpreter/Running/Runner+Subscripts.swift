import SwiftSource

extension Runner {
    /// `values[index]`, `entries[key]`; the indices are evaluated.
    func element(
        of given: Value, _ function: FunctionSymbol, _ indices: [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        let value = given.unbacked
        switch value {
        case .array(let values):
            if indices.count == 1, let found = try element(of: values, indices[0], at: range) { return found }
        case .dictionary(let entries):
            if let key = indices.first ?? nil, indices.count <= 2 {
                if let index = try index(of: key, in: entries, at: range) { return entries[index].value }
                return indices.count == 2 ? indices[1] ?? .none : .none
            }
        case .hole: return value
        default: break
        }
        if let hole = indices.lazy.compactMap({ $0?.hole }).first { return .hole(hole) }
        return try ownElement(of: value, dispatched(function, value), indices, at: range)
    }

    /// Of an array: an element, or a slice.
    private func element(of values: [Value], _ index: Value?, at range: SourceRange) throws(Failure) -> Value? {
        switch index {
        case .int(let index)?:
            guard values.indices.contains(index) else {
                throw .problem(.indexOutOfRange(index, count: values.count), range)
            }
            note(values[index])
            return values[index]
        case .range(let bounds)?:
            let start = bounds.start == .min ? 0 : bounds.start
            let end = bounds.end == .max ? values.count : bounds.end
            guard start >= 0, end <= values.count, start <= end else {
                throw .problem(
                    .indexOutOfRange(start < 0 || start > values.count ? start : end, count: values.count), range)
            }
            try allocate(end - start, at: range)
            return .array(Array(values[start..<end]))
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
            var arguments = code.hasSelf ? [value] + indices : indices
            return try run(code, [], &arguments, at: range)
        case .describedSubscript(let description):
            var receiver = value
            return try invoke(description.get, &receiver, indices, at: range)
        case .host(let function):
            var receiver = value
            return try invoke(function, &receiver, indices, at: range)
        default: throw .problem(.notSubscriptable(value.typeName), range)
        }
    }

    /// Assigns to a subscript.
    func setElement(
        of value: inout Value, _ function: FunctionSymbol, _ indices: [Value?], to new: Value, at range: SourceRange
    ) throws(Failure) {
        switch (value, indices.first ?? nil) {
        case (.array(var values), .int(let index)?) where indices.count == 1:
            guard values.indices.contains(index) else {
                throw .problem(.indexOutOfRange(index, count: values.count), range)
            }
            value = .void
            values[index] = new
            value = .array(values)
        case (.dictionary(var entries), let key?) where indices.count <= 2:
            let index = try index(of: key, in: entries, at: range)
            value = .void
            let isRemoved = new.isNone && indices.count == 1
            if let index {
                if isRemoved { entries.remove(at: index) } else { entries[index] = .init(key: key, value: new) }
            } else if !isRemoved {
                entries.append(.init(key: key, value: new))
            }
            value = .dictionary(entries)
            try allocate(1, of: entries.count, at: range)
        case (.hole, _): return
        default: try setOwnElement(of: &value, dispatched(function, value.unbacked), indices, to: new, at: range)
        }
    }

    @inline(never)
    private func setOwnElement(
        of value: inout Value, _ function: FunctionSymbol, _ indices: [Value?], to new: Value, at range: SourceRange
    ) throws(Failure) {
        switch function.implementation {
        case .source:
            // Its setter takes `self`, where it is not static, the indices and the new value, in this order.
            guard let code = function.setter?.checked else { throw .problem(.cannotAssignValue, range) }
            var arguments: [Value?] = [value] + indices + [new]
            guard code.hasSelf else {
                arguments.removeFirst()
                _ = try run(code, [], &arguments, at: range)
                return
            }
            if !value.isObject { value = .void }
            defer { if let changed = arguments[0] { value = changed } }
            _ = try run(code, [], &arguments, at: range)
        case .describedSubscript(let description):
            guard let set = description.set else { throw .problem(.cannotAssignValue, range) }
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
            guard let set = function.set else { throw .problem(.cannotAssignValue, range) }
            let around = place
            place = range
            defer { place = around }
            try set(self, &value, indices, new)
        default: throw .problem(.cannotAssignValue, range)
        }
    }
}
