import SwiftSource

extension Runner {
    /// `a + b + c`: from the leftmost operand, in a loop.
    @inline(never)
    func operation(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        guard case .operation(let op, let left, let right) = expression.kind else { throw .silent }
        guard case .operation = left.kind else {
            let first = try evaluate(left, frame)
            return try apply(op, first, to: right, frame, at: expression.focus ?? expression.range)
        }
        var spine: [TypedExpression] = []
        var next = expression
        while case .operation(_, let left, _) = next.kind {
            spine.append(next)
            next = left
        }
        var result = try evaluate(next, frame)
        while let node = spine.popLast() {
            guard case .operation(let op, _, let right) = node.kind else { continue }
            try step(at: node.range)
            result = try apply(op, result, to: right, frame, at: node.focus ?? node.range)
        }
        return result
    }

    /// `left op right`. Of `&&` and `||`, a left side that decides, or is a hole, is the result; else the right side is.
    private func apply(
        _ op: BuiltinOperator, _ left: Value, to right: TypedExpression, _ frame: Frame, at range: SourceRange
    ) throws(Failure) -> Value {
        guard op == .and || op == .or else { return try apply(op, left, try evaluate(right, frame), at: range) }
        guard case .bool(let isTrue) = left else {
            if left.hole != nil { return left }
            throw .problem(.notBoolean(left.typeName), range)
        }
        return isTrue == (op == .or) ? left : try evaluate(right, frame)
    }

    /// `left op right`. A hole makes a hole.
    func apply(_ op: BuiltinOperator, _ left: Value, _ right: Value, at range: SourceRange) throws(Failure) -> Value {
        switch (left, right) {
        case (.int(let left), .int(let right)): return try whole(op, left, right, at: range)
        case (.double(let left), .double(let right)):
            if let result = floating(op, left, right) { return result }
        // In a text a hole is a word.
        case (.part, _), (_, .part): return try apply(op, left.plain, right.plain, at: range)
        case (.string(let left), .hole(let hole)) where op == .add: return .string(left + assumedText(hole))
        case (.hole(let hole), .string(let right)) where op == .add: return .string(assumedText(hole) + right)
        // What is computed of `.name` of an unknown type is not that member.
        case (.hole(let hole), _), (_, .hole(let hole)): return hole.caseName == nil ? .hole(hole) : unknown(at: range)
        case (.single, _), (_, .single): if let result = short(op, left, right) { return result }
        case (.fixed, _), (_, .fixed): if let result = try mixed(op, left, right, at: range) { return result }
        default: break
        }
        if op.isComparison { return .bool(try compared(op, left, right, at: range)) }
        return try combined(op, left, right, at: range)
    }

    @inline(never)
    private func combined(
        _ op: BuiltinOperator, _ left: Value, _ right: Value, at range: SourceRange
    ) throws(Failure) -> Value {
        switch (left, right) {
        case (.string(let left), .string(let right)) where op == .add:
            try allocate(left.utf8.count + right.utf8.count, at: range)
            return .string(left + right)
        case (.int(let left), .double(let right)):
            if let result = floating(op, Double(left), right) { return result }
        case (.double(let left), .int(let right)):
            if let result = floating(op, left, Double(right)) { return result }
        default: break
        }
        if op == .add, let one = left.listed, let other = right.listed {
            try allocate(one.count + other.count, at: range)
            // What is added to a slice is of its indices; an array stays one.
            guard case .slice(let slice) = left, case .slice = right else { return .array(one + other) }
            return .slice(.init(values: one + other, start: slice.start))
        }
        if let own = try applyOwn(op, left, right, at: range) { return own }
        // Another file may say what it means for a type that is described in part.
        if isPartial(left) || isPartial(right) {
            return unknown(at: range)
        }
        throw .problem(.operatorMismatch(op.rawValue, left.typeName, right.typeName), range)
    }

    /// The same where the left side is a variable: in place where possible.
    func apply(
        _ op: BuiltinOperator, to left: inout Value, _ right: Value, at range: SourceRange
    ) throws(Failure) {
        guard op == .add else { return left = try apply(op, left, right, at: range) }
        let storage = left.storage
        if let more = right.listed, case .array(var values) = left {
            left = .void
            values += more
            left = .array(values)
        } else if case .slice(let slice) = left, let more = right.listed {
            left = .slice(.init(values: slice.values + more, start: slice.start))
        } else if let more = right.text, case .string(var text) = left {
            left = .void
            text += more
            left = .string(text)
        } else {
            return left = try apply(op, left, right, at: range)
        }
        try allocate(right.size, of: left.size, at: range)
        try chargeCopy(of: left, from: storage, at: range)
    }

    private func floating(_ op: BuiltinOperator, _ left: Double, _ right: Double) -> Value? {
        switch op {
        case .add: .double(left + right)
        case .subtract: .double(left - right)
        case .multiply: .double(left * right)
        case .divide: .double(left / right)
        case .equal, .matches: .bool(left == right)
        case .notEqual: .bool(left != right)
        case .less: .bool(left < right)
        case .lessOrEqual: .bool(left <= right)
        case .greater: .bool(left > right)
        case .greaterOrEqual: .bool(left >= right)
        default: nil
        }
    }

    /// The same of `Float`s, one of which may be a literal whose type nothing said. What is computed as a `Double` and cut is
    /// what a `Float` would be.
    private func short(_ op: BuiltinOperator, _ left: Value, _ right: Value) -> Value? {
        guard let one = left.fraction ?? left.integer.map({ Double($0) }),
            let other = right.fraction ?? right.integer.map({ Double($0) }), let result = floating(op, one, other)
        else { return nil }
        return result.fraction.map { .single(Float($0)) } ?? result
    }

    /// A prefix operator.
    @inline(never)
    func negated(_ op: BuiltinOperator, _ value: Value, at range: SourceRange) throws(Failure) -> Value {
        switch (op, value) {
        case (_, .hole): return value
        case (.not, .bool(let isTrue)): return .bool(!isTrue)
        case (.subtract, .double(let number)): return .double(-number)
        case (.subtract, .single(let number)): return .single(-number)
        case (.add, .double), (.add, .single): return value
        case (.subtract, .int), (.subtract, .fixed), (.add, .int), (.add, .fixed), (.bitNot, .int), (.bitNot, .fixed):
            guard let number = value.whole else { return value }
            return try negated(op, number, at: range)
        default:
            if let symbol = value.ownSymbol, let own = ownOperator(op, of: symbol, operands: 1) {
                return try call(own, of: nil, with: [value], at: range)
            }
            throw .problem(.operatorMissing(op.rawValue, value.typeName), range)
        }
    }

    // MARK: The source's

    /// The result of an operator that an operand's type declares, `static func + (...)`; nil where none does.
    func applyOwn(
        _ op: BuiltinOperator, _ left: Value, _ right: Value, at range: SourceRange
    ) throws(Failure) -> Value? {
        let (left, right) = (left.unbacked, right.unbacked)
        for operand in [left, right] {
            guard let symbol = operand.ownSymbol, let own = ownOperator(op, of: symbol, operands: 2) else { continue }
            let parameters = own.parameters
            guard let one = cast(left, to: parameters[0].type), let other = cast(right, to: parameters[1].type) else {
                continue
            }
            return try call(own, of: nil, with: [one, other], at: range)
        }
        return nil
    }

    private func isPartial(_ value: Value) -> Bool {
        guard case .native(let native) = value else { return false }
        return table.described(native.type)?.isPartial ?? true
    }

    /// Whether a type says itself which of its values are equal.
    func hasOwnEquality(_ symbol: NominalSymbol) -> Bool { ownOperator(.equal, of: symbol, operands: 2) != nil }

    private func ownOperator(_ op: BuiltinOperator, of symbol: NominalSymbol, operands: Int) -> FunctionSymbol? {
        for (ancestor, _) in symbol.allAncestors().types {
            for case .function(let function) in ancestor.members(named: op.rawValue) {
                guard function.isImplemented, function.body != nil, function.parameters.count == operands else {
                    continue
                }
                return function
            }
            // Outside of types: `func == (one: Tag, other: Tag) -> Bool`.
            let outside = table.operators[op.rawValue]?.first { function in
                function.owner == nil && function.parameters.count == operands
                    && function.parameters.allSatisfy { $0.type.symbol == ancestor }
            }
            if let outside { return outside }
        }
        return nil
    }

    // MARK: Ranges

    /// `1..<3`, `0.5...2`; `2...` and `..<2` go as far as numbers go.
    @inline(never)
    func range(
        _ op: RangeOperator, _ lower: TypedExpression?, _ upper: TypedExpression?, _ frame: Frame, at range: SourceRange
    ) throws(Failure) -> Value {
        let isClosed = op == .closed
        let first = try lower.map { side throws(Failure) in try evaluate(side, frame) }
        let last = try upper.map { side throws(Failure) in try evaluate(side, frame) }
        switch (first, last) {
        case (.hole(let hole)?, _), (_, .hole(let hole)?): return .hole(hole)
        case (.int(let lower)?, nil): return .range(.init(start: lower, end: .max))
        case (nil, .int(let upper)?):
            return .range(.init(start: .min, end: isClosed && upper < .max ? upper + 1 : upper))
        case (.int(let lower)?, .int(let upper)?):
            guard lower <= upper else {
                // A hole decides the order of the ends by chance.
                if holes.isEmpty { throw .problem(.rangeReversed, range) }
                return unknown(at: range)
            }
            let (count, overflow) = upper.subtractingReportingOverflow(lower)
            // What has more numbers than can be counted has two ends all the same.
            guard !overflow, !isClosed || (count < .max && upper < .max) else {
                return .span(.init(lower: .int(lower), upper: .int(upper), isClosed: isClosed))
            }
            return .range(.init(start: lower, end: isClosed ? upper + 1 : upper, isClosed: isClosed))
        default: break
        }
        let isOpen = first == nil || last == nil
        guard let lower = bound(first, or: -.infinity, isOpen: isOpen),
            let upper = bound(last, or: .infinity, isOpen: isOpen)
        else {
            if let first, let last, try !isOrdered(.lessOrEqual, first, last, at: range) {
                throw .problem(.rangeReversed, range)
            }
            return .span(.init(lower: first ?? .none, upper: last ?? .none, isClosed: isClosed))
        }
        return .lengths(lower, upper, isClosed: isClosed || upper == .infinity)
    }

    private func bound(_ value: Value?, or end: Double, isOpen: Bool) -> Double? {
        switch value {
        case nil: end
        case .double(let number)?: number
        case .int(let number)?: Double(number)
        // One of `Float`s keeps its ends; one with one end has no other type than this.
        case .single(let number)? where isOpen: Double(number)
        default: nil
        }
    }
}
