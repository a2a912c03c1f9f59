import SwiftSource

extension Runner {
    /// Runs code with its arguments, `self` first where it has one. Afterwards they hold the values of what it changed; nil is
    /// an argument without a value yet.
    func run(
        _ code: Code, _ captures: [Box], _ arguments: inout [Value?], generics: GenericArguments? = nil,
        isInitializer: Bool = false, at range: SourceRange
    ) throws(Failure) -> Value {
        try enter(at: range)
        code.hasRun = true
        ranFiles.insert(code.range.file)
        code.runningCount += 1
        let caller = runningCode
        runningCode = code
        let own = code.hasSelf ? arguments.first??.generics : nil
        let frame = Frame(code, captures, generics: generics?.of(own) ?? own)
        frame.isInitializing = isInitializer
        let around = callOfLibraryText
        if !LibraryText.holds(code.range) {
            callOfLibraryText = nil
        } else if around == nil {
            callOfLibraryText = range
        }
        defer {
            callOfLibraryText = around
            runningCode = caller
            code.runningCount -= 1
            leave()
            takeBack(&arguments, from: frame)
        }
        try hand(&arguments, to: frame, at: range)
        do throws(Failure) {
            return try result(of: frame, isInitializer: isInitializer)
        } catch {
            guard around == nil, let unknown = lacking(error, calledAt: range) else { throw error }
            return unknown
        }
    }

    /// The same with arguments that are not needed afterwards.
    func run(
        _ code: Code, with arguments: consuming [Value?] = [], generics: GenericArguments? = nil, at range: SourceRange
    ) throws(Failure) -> Value {
        try run(code, [], &arguments, generics: generics, at: range)
    }

    /// The same of code that may change a value, its first argument. An object is changed itself; another value is let go
    /// of meanwhile, so that it is changed in place.
    func run(
        _ code: Code, changing value: inout Value, with arguments: consuming [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        if !value.isObject { value = .void }
        defer { if let changed = arguments[0] { value = changed } }
        return try run(code, [], &arguments, at: range)
    }

    private func hand(_ arguments: inout [Value?], to frame: Frame, at range: SourceRange) throws(Failure) {
        let code = frame.code
        for (index, parameter) in code.parameters.enumerated() {
            guard index < arguments.count else { throw .problem(.missingArgument(parameter.name), range) }
            frame.declare(parameter, arguments[index].map { .value($0) } ?? .unset)
            // Release the copy here, so that changes are made in place.
            if code.isChanged(index) { arguments[index] = nil }
        }
    }

    private func takeBack(_ arguments: inout [Value?], from frame: Frame) {
        for (index, parameter) in frame.code.parameters.enumerated()
        where index < arguments.count && frame.code.isChanged(index) {
            guard case .value(let value) = frame.state(of: parameter) else { continue }
            arguments[index] = value
        }
    }

    /// The result of a frame's code.
    private func result(of frame: Frame, isInitializer: Bool) throws(Failure) -> Value {
        let code = frame.code
        if let expression = code.expression {
            // What holds the wrappers of parameters is declared first.
            if !code.body.isEmpty { _ = try execute(code.body, frame) }
            let value = try evaluate(expression, frame)
            lastResult = expression.range
            return code.result.isVoid && value.hole == nil ? .void : value
        }
        if let builder = code.builder { return try build(code.body, builder, frame, at: code.range) }
        let reportsBefore = reportCount
        let flow = try execute(code.body, frame)
        if case .return = flow { return frame.result }
        if isInitializer || code.result.isVoid || code.result.isUnknown { return .void }
        // The statement that failed may have been the return.
        if reportCount > reportsBefore { throw .silent }
        // The checker has reported it.
        return .hole(HoleValue(HoleSite(code.ownerName ?? code.name, at: code.range, isReported: true)))
    }

    // MARK: Functions as values

    @inline(never)
    func function(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        try charge(4, at: expression.range)
        let count = expression.type.unwrapped.function?.parameters.count
        switch expression.kind {
        case .closure(let code):
            return closure(code, parameterCount: count ?? code.parameters.count, frame, at: expression.range)
        case .functionValue(let function, let receiver):
            let subject = try receiver.map { receiver throws(Failure) in try evaluate(receiver, frame) }
            let isInherited = receiver?.isSuper == true
            let own = subject.map { isInherited ? function : dispatched(function, $0.unbacked) } ?? function
            let result = expression.type.unwrapped.function?.result
            let made = function.owner?.standard == .optional ? result : result?.unwrapped
            let type = made.map { $0.hasOpenParameters ? $0.closed(by: frame.generics, table.standard) : $0 }
            return closure(
                of: .function(own, receiver: subject, type), count ?? function.parameters.count,
                at: expression.range)
        case .unappliedMethod(let method): return closure(of: .method(method), 1, at: expression.range)
        case .operatorValue(let op): return closure(of: .operation(op), count ?? 2, at: expression.range)
        case .keyPath(let steps): return try keyPath(steps, expression, frame)
        default: throw .silent
        }
    }

    /// A closure of the source, with its captures.
    func closure(_ code: Code, parameterCount: Int, _ frame: Frame, at range: SourceRange) -> Value {
        var captures: [Box] = []
        captures.reserveCapacity(code.captures.count)
        for variable in code.captures {
            let box = frame.box(of: variable)
            keep(box)
            captures.append(box)
        }
        return closure(of: .code(code, captures, frame.generics), parameterCount, at: range)
    }

    func closure(of kind: FunctionValue.Kind, _ parameterCount: Int, at range: SourceRange) -> Value {
        let function = FunctionValue(
            kind, parameterCount: parameterCount, nesting: nesting, at: range, remains: remains)
        var closure = Closure(parameterCount: parameterCount) { [weak self] error in
            guard let self else { return }
            reportLate(failure(of: error, at: range))
        } call: { [weak self] arguments in
            // The program that the closure belongs to is gone.
            guard let self else { return nil }
            do throws(Failure) {
                for index in arguments.indices { arguments[index] = adopted(arguments[index]) }
                let result = try call(function, &arguments, at: range)
                for index in arguments.indices {
                    arguments[index] = handedOut(arguments[index])
                    if function.changes(index) { handedElements.add(extent(of: arguments[index])) }
                }
                let handed = handedOut(try shown(try plain(result, of: function), by: function, at: range))
                handedElements.add(extent(of: handed))
                return handed
            } catch {
                reportLate(error)
                return nil
            }
        }
        closure.function = function
        return .closure(closure)
    }

    /// For a result that is not known what its type says is assumed, where that is a number, a text or their like.
    private func plain(_ result: Value, of function: FunctionValue) throws(Failure) -> Value {
        guard result.hole != nil, case .code(let code, _, _) = function.kind,
            code.result.unwrapped.standard != nil || code.result.isElementProtocol
        else { return result }
        return try assumed(result, as: code.result)
    }

    /// What a builder's closure gives, where values with an unknown parent type are boxes: that may make them views.
    private func shown(_ result: Value, by function: FunctionValue, at range: SourceRange) throws(Failure) -> Value {
        guard case .code(let code, _, _) = function.kind, code.builder != nil else { return result }
        guard case .array(var children) = result else {
            guard let symbol = result.ownSymbol, symbol.completeness == .open, native(result) == nil else {
                return result
            }
            return try element(from: result, named: symbol.qualifiedName, at: symbol.place ?? range) ?? result
        }
        for (index, child) in children.enumerated() { children[index] = try shown(child, by: function, at: range) }
        return .array(children)
    }

    /// A value of the source for compiled code: its stand-in, where it is an element or a layout.
    private func handedOut(_ value: Value) -> Value {
        switch value {
        case .array(let values):
            guard values.contains(where: { $0.ownSymbol != nil }) else { return value }
            return .array(values.map { handedOut($0) })
        case .slice(let slice): return handedOut(.array(slice.values))
        case .tuple(let elements):
            guard elements.contains(where: { $0.value.ownSymbol != nil }) else { return value }
            return .tuple(elements.map { Value.TupleElement(label: $0.label, value: handedOut($0.value)) })
        default: return native(value) ?? value
        }
    }

    /// Calls a function value, which may change its arguments.
    func call(_ value: Value, _ arguments: inout [Value], at range: SourceRange) throws(Failure) -> Value {
        guard case .closure(let closure) = value else {
            if value.hole != nil { return value }
            throw .problem(.notCallable(value.typeName), range)
        }
        if let function = closure.function { return try call(function, &arguments, at: range) }
        let around = runningCall
        runningCall = range
        defer { runningCall = around }
        let reportsBefore = reportCount
        try charge(2, at: range)
        let result = closure.call(&arguments)
        try throwPending()
        if let result { return adopted(result) }
        if isStopped { throw .stopped }
        if reportCount > reportsBefore { throw .silent }
        throw .problem(.closureRefused, range)
    }

    func call(_ function: FunctionValue, _ arguments: inout [Value], at range: SourceRange) throws(Failure) -> Value {
        let around = nesting
        nesting = function.nesting
        defer { nesting = around }
        switch function.kind {
        case .code(let code, let captures, let generics):
            return try call(code, captures, generics, &arguments, at: function.range)
        case .function(let symbol, let receiver, let type):
            if symbol.parameters.count > 1 { takeApart(&arguments, into: symbol.parameters.count) }
            return try call(symbol, receiver, type, &arguments, at: function.range)
        case .method(let method):
            guard let receiver = arguments.first else { throw .silent }
            return closure(
                of: .function(dispatched(method, receiver.unbacked), receiver: receiver, nil),
                method.parameters.count, at: function.range)
        case .operation(let op):
            try charge(1, at: function.range)
            if function.parameterCount == 1, let operand = arguments.first {
                return try negated(op, operand, at: function.range)
            }
            takeApart(&arguments, into: 2)
            guard arguments.count == 2 else { throw .silent }
            guard let computed = op.assigned else {
                return try apply(op, arguments[0], arguments[1], at: function.range)
            }
            try apply(computed, to: &arguments[0], arguments[1], at: function.range)
            return .void
        case .path(let steps):
            guard let root = arguments.first else { throw .silent }
            return try follow(steps, from: root, at: function.range)
        case .constant(let value): return value
        }
    }

    /// The parts of a tuple that is passed to a function of several parameters.
    private func takeApart(_ arguments: inout [Value], into count: Int) {
        guard arguments.count == 1 else { return }
        switch arguments[0] {
        case .tuple(let elements): arguments = elements.map(\.value)
        case .hole(let hole): arguments = (0..<count).map { .hole(hole.part("\($0)")) }
        default: return
        }
    }

    /// The parts of a tuple; a hole is each of them.
    func parts(of value: Value, count: Int, at range: SourceRange) -> [Value] {
        switch value {
        case .tuple(let elements) where elements.count == count: elements.map(\.value)
        case .hole: Array(repeating: value, count: count)
        default: Array(repeating: unknown(at: range), count: count)
        }
    }

    private func call(
        _ code: Code, _ captures: [Box], _ generics: GenericArguments?, _ arguments: inout [Value],
        at range: SourceRange
    ) throws(Failure) -> Value {
        var given: [Value?] = arguments.map { $0 }
        if arguments.count == 1, code.parameters.count > 1 {
            given = parts(of: arguments[0], count: code.parameters.count, at: range)
        } else {
            // Release the copies here, so that changes are made in place.
            for index in arguments.indices where code.isChanged(index) { arguments[index] = .void }
        }
        guard given.count >= code.parameters.count else {
            if code.parameters.allSatisfy({ $0.type.isVoid }) {
                given = code.parameters.map { _ in Value.void }
                return try run(code, captures, &given, generics: generics, at: range)
            }
            throw .problem(.closureRefused, range)
        }
        defer {
            for index in arguments.indices where index < given.count && code.isChanged(index) {
                if let changed = given[index] { arguments[index] = changed }
            }
        }
        return try run(code, captures, &given, generics: generics, at: range)
    }

    private func call(
        _ function: FunctionSymbol, _ receiver: Value?, _ type: Type?, _ arguments: inout [Value],
        at range: SourceRange
    ) throws(Failure) -> Value {
        var given: [Value?] = arguments.map { $0 }
        var (function, receiver) = (function, receiver?.unbacked)
        if receiver == nil, !function.isStatic, function.owner != nil, function.kind == .function, !given.isEmpty {
            // `Card.resized`: the receiver is the first argument.
            receiver = given.removeFirst()?.unbacked
            if let receiver { function = dispatched(function, receiver) }
        }
        if function.kind == .initializer {
            // One that a protocol requires is the type's own.
            let own = function.isImplemented ? nil : type?.symbol.flatMap { table.implementation(of: function, in: $0) }
            return try make(own ?? function, type ?? function.owner.map { .nominal($0) }, &given, at: range)
        }
        let changed = arguments.indices.suffix(given.count)
        defer {
            for (index, place) in changed.enumerated() where function.parameters[index].isInout {
                if let value = given[index] { arguments[place] = value }
            }
        }
        return try call(function, of: receiver, &given, at: range)
    }
}

extension Code {
    /// Whether it may change the argument at an index.
    func isChanged(_ index: Int) -> Bool {
        index < parameters.count && (parameters[index].isMutable || index == 0 && hasSelf)
    }
}
