import SwiftSource

extension Runner {
    @inline(never)
    func compared(
        _ op: BuiltinOperator, _ left: Value, _ right: Value, at range: SourceRange
    ) throws(Failure) -> Bool {
        switch op {
        case .equal: return try areEqual(left, right, op, at: range)
        case .notEqual: return try !areEqual(left, right, op, at: range)
        case .matches: return try matches(left, right, at: range)
        case .identical, .notIdentical: return areIdentical(left, right) == (op == .identical)
        default: return try isOrdered(op, left, right, at: range)
        }
    }

    private func areIdentical(_ left: Value, _ right: Value) -> Bool {
        switch (left.unbacked, right.unbacked) {
        case (.object(let left), .object(let right)): left === right
        case (.none, .none): true
        case (.native(let left), .native(let right)):
            Swift.type(of: left.payload) is AnyClass && (left.payload as AnyObject) === (right.payload as AnyObject)
        default: false
        }
    }

    /// `pattern ~= value`.
    func matches(_ pattern: Value, _ value: Value, at range: SourceRange) throws(Failure) -> Bool {
        switch (pattern, value) {
        case (.range(let range), .int(let number)): return number >= range.start && number < range.end
        case (.range(let range), .double(let number)):
            return number >= Double(range.start) && number < Double(range.end)
        case (_, .hole), (.hole, _): return true
        case (.span(let span), _): return try isIn(span, value, at: range)
        default: return try areEqual(value, pattern, .matches, at: range)
        }
    }

    /// Whether a value lies between the ends of a range.
    func isIn(_ span: Value.Span, _ value: Value, at range: SourceRange) throws(Failure) -> Bool {
        if !span.lower.isNone, try !isOrdered(.lessOrEqual, span.lower, value, at: range) { return false }
        if span.upper.isNone { return true }
        return try isOrdered(span.isClosed ? .lessOrEqual : .less, value, span.upper, at: range)
    }

    /// Whether two values stand in an order: `<`, `>`, `<=` or `>=`.
    func isOrdered(
        _ op: BuiltinOperator, _ left: Value, _ right: Value, at range: SourceRange
    ) throws(Failure) -> Bool {
        switch (left, right) {
        case (.int(let left), .int(let right)): return isOrdered(op, left, right)
        case (.double(let left), .double(let right)): return isOrdered(op, left, right)
        case (.int(let left), .double(let right)): return isOrdered(op, Double(left), right)
        case (.double(let left), .int(let right)): return isOrdered(op, left, Double(right))
        case (.string(let left), .string(let right)):
            try charge(min(left.utf8.count, right.utf8.count) / 64, at: range)
            return isOrdered(op, left, right)
        case (.tuple(let left), .tuple(let right)) where left.count == right.count && !left.isEmpty:
            return try isOrdered(op, left.map(\.value), right.map(\.value), at: range)
        case (.hole(let hole), _), (_, .hole(let hole)): return assumedCondition(hole)
        case (.part, _), (_, .part): return try isOrdered(op, left.plain, right.plain, at: range)
        case (.single, _), (_, .single):
            if let left = left.fraction, let right = right.fraction { return isOrdered(op, left, right) }
        case (.fixed, _), (_, .fixed):
            if let left = left.whole, let right = right.whole { return isOrdered(op, whole: left, right) }
        case (.native(let left), .native(let right)):
            guard let left = left.payload as? any Comparable else { break }
            if let answer = isOrdered(op, left, to: right.payload) { return answer }
        default: break
        }
        if let isOrdered = try isOwnOrdered(op, left, right, at: range) { return isOrdered }
        throw .problem(.operatorMismatch(op.rawValue, left.typeName, right.typeName), range)
    }

    /// Compares by the source's own operator, or by one that follows from its `<`.
    private func isOwnOrdered(
        _ op: BuiltinOperator, _ left: Value, _ right: Value, at range: SourceRange
    ) throws(Failure) -> Bool? {
        try charge(1, at: range)
        try checkStack(at: range)
        if let answer = try ownAnswer(op, left, right, at: range) { return answer }
        if case .choice(let left) = left, case .choice(let right) = right, left.symbol.owner == right.symbol.owner,
            left.symbol.owner.isA(table.standard[.comparable]) == .yes
        {
            // Cases stand in the order of their declaration; what they hold decides among the same.
            guard left.symbol.index == right.symbol.index else {
                return isOrdered(op, left.symbol.index, right.symbol.index)
            }
            guard !left.values.isEmpty else { return isOrdered(op, 0, 0) }
            return try isOrdered(op, left.values.map(\.value), right.values.map(\.value), at: range)
        }
        guard op != .less else { return nil }
        let (one, other) = op == .greaterOrEqual ? (left, right) : (right, left)
        return switch try applyOwn(.less, one, other, at: range) {
        case .bool(let isLess)?: op == .greater ? isLess : !isLess
        case .hole(let hole)?: assumedCondition(hole)
        default: nil
        }
    }

    /// The result of the source's own operator on two values; nil where the source declares none.
    private func ownAnswer(
        _ op: BuiltinOperator, _ left: Value, _ right: Value, at range: SourceRange
    ) throws(Failure) -> Bool? {
        switch try applyOwn(op, left, right, at: range) {
        case .bool(let isTrue)?: isTrue
        case .hole(let hole)?: assumedCondition(hole)
        default: nil
        }
    }

    private func isOrdered<T: Comparable>(_ op: BuiltinOperator, _ left: T, _ right: T) -> Bool {
        switch op {
        case .less: left < right
        case .greater: left > right
        case .lessOrEqual: left <= right
        default: left >= right
        }
    }

    /// Nil for a value of another type.
    private func isOrdered<T: Comparable>(_ op: BuiltinOperator, _ left: T, to right: Any) -> Bool? {
        (right as? T).map { isOrdered(op, left, $0) }
    }

    /// The first parts that differ decide.
    private func isOrdered(
        _ op: BuiltinOperator, _ left: [Value], _ right: [Value], at range: SourceRange
    ) throws(Failure) -> Bool {
        try charge(left.count, at: range)
        try checkStack(at: range)
        for (one, other) in zip(left, right) where try !areEqual(one, other, op, at: range) {
            return try isOrdered(op, one, other, at: range)
        }
        return op == .lessOrEqual || op == .greaterOrEqual
    }

    // MARK: Equality

    func areEqual(
        _ left: Value, _ right: Value, _ op: BuiltinOperator, at range: SourceRange
    ) throws(Failure) -> Bool {
        switch (left, right) {
        case (.none, .none), (.void, .void): return true
        case (.none, _), (_, .none): return false
        case (.some(let left), .some(let right)): return try areEqual(left, right, op, at: range)
        case (.bool(let left), .bool(let right)): return left == right
        case (.int(let left), .int(let right)): return left == right
        case (.double(let left), .double(let right)): return left == right
        case (.int(let left), .double(let right)): return Double(left) == right
        case (.double(let left), .int(let right)): return left == Double(right)
        case (.string(let left), .string(let right)):
            try charge(min(left.utf8.count, right.utf8.count) / 64, at: range)
            return left == right
        case (.range(let left), .range(let right)) where left.isClosed == right.isClosed: return left == right
        case (.span(let left), .span(let right)):
            guard left.isClosed == right.isClosed, try areEqual(left.lower, right.lower, op, at: range) else {
                return false
            }
            return try areEqual(left.upper, right.upper, op, at: range)
        case (.hole(let left), .hole(let right)): return left.text == right.text
        case (.hole(let hole), _), (_, .hole(let hole)): return assumedCondition(hole)
        case (.part, _), (_, .part): return try areEqual(left.plain, right.plain, op, at: range)
        case (.single, _), (_, .single):
            if let left = left.fraction, let right = right.fraction { return left == right }
            return try areCompoundEqual(left, right, op, at: range)
        case (.fixed, _), (_, .fixed):
            if let left = left.whole, let right = right.whole { return areEqual(left, right) }
            return try areCompoundEqual(left, right, op, at: range)
        default: return try areCompoundEqual(left, right, op, at: range)
        }
    }

    @inline(never)
    private func areCompoundEqual(
        _ left: Value, _ right: Value, _ op: BuiltinOperator, at range: SourceRange
    ) throws(Failure) -> Bool {
        switch (left, right) {
        case (.array, .array), (.array, .slice), (.slice, .array), (.slice, .slice):
            return try areEqual(left.listed ?? [], right.listed ?? [], op, at: range)
        case (.set(let left), .set(let right)):
            guard left.count == right.count else { return false }
            for value in left where try index(of: value, in: right, at: range) == nil { return false }
            return true
        case (.dictionary(let left), .dictionary(let right)): return try areEqual(left, right, op, at: range)
        case (.tuple(let left), .tuple(let right)):
            return try areEqual(left.map(\.value), right.map(\.value), op, at: range)
        case (.type(let left), .type(let right)): return left == right
        case (.native(let left), .native(let right)) where left.source == nil && right.source == nil:
            if let left = left.payload as? any Equatable { return left.isEqual(to: right.payload) }
            // What says when they are equal is not here.
            return assumedCondition(hole(at: range))
        default:
            if let isEqual = try areOwnEqual(left.unbacked, right.unbacked, op, at: range) { return isEqual }
            // Values whose types only running code knows, as those of `AnyHashable`, may be of two.
            if let one = type(of: left), let other = type(of: right), one !== other { return false }
        }
        throw .problem(.operatorMismatch(op.rawValue, left.typeName, right.typeName), range)
    }

    private func areEqual(
        _ left: [Value], _ right: [Value], _ op: BuiltinOperator, at range: SourceRange
    ) throws(Failure) -> Bool {
        try checkStack(at: range)
        guard left.count == right.count else { return false }
        try charge(1 + left.count, at: range)
        for (one, other) in zip(left, right) where try !areEqual(one, other, op, at: range) { return false }
        return true
    }

    private func areEqual(
        _ left: KeyedList<Value.DictionaryEntry>, _ right: KeyedList<Value.DictionaryEntry>, _ op: BuiltinOperator,
        at range: SourceRange
    ) throws(Failure) -> Bool {
        try checkStack(at: range)
        guard left.count == right.count else { return false }
        for entry in left {
            guard let index = try index(of: entry.key, in: right, at: range),
                try areEqual(entry.value, right[index].value, op, at: range)
            else { return false }
        }
        return true
    }

    /// Whether values of the source's types are equal: as they say, else part by part; nil where they cannot be compared.
    private func areOwnEqual(
        _ left: Value, _ right: Value, _ op: BuiltinOperator, at range: SourceRange
    ) throws(Failure) -> Bool? {
        try charge(1, at: range)
        try checkStack(at: range)
        if let isEqual = try ownAnswer(.equal, left, right, at: range) { return isEqual }
        switch (left, right) {
        case (.instance(let one), .instance(let other)):
            guard one.symbol === other.symbol, isEquatable(one.symbol) else { return nil }
            return try areEqual(one.fields.compactMap { $0 }, other.fields.compactMap { $0 }, op, at: range)
        case (.object(let one), .object(let other))
        where isEquatable(one.symbol) || one.symbol.allAncestors().types.contains { $0.symbol.isFromLibraryText }:
            // `NSObject` and what inherits from it, known or not, are equal to themselves alone.
            return one === other
        case (.choice(let one), .choice(let other)):
            guard one.symbol.owner === other.symbol.owner else { return nil }
            guard one.symbol === other.symbol else { return false }
            guard !one.symbol.hasPayload || isEquatable(one.symbol.owner) else { return nil }
            return try areEqual(one.values.map(\.value), other.values.map(\.value), op, at: range)
        default: return nil
        }
    }

    private func isEquatable(_ symbol: NominalSymbol) -> Bool {
        symbol.isA(table.standard[.equatable]) != .no || symbol.isA(table.standard[.optionSet]) == .yes
    }
}

extension Equatable {
    /// False for a value of another type.
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self).map { $0 == self } ?? false }
}
