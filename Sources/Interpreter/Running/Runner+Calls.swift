import SwiftSource

extension Runner {
    /// A call whose function is chosen, with its receiver, if there is one.
    func call(
        _ call: TypedCall, on receiver: Value?, _ expression: TypedExpression, _ frame: Frame
    ) throws(Failure) -> Value {
        let function = call.function
        if function.kind == .initializer { return try initialization(call, expression, frame) }
        if call.isSuper { return try superCall(call, expression, frame) }
        if receiver == nil, let place = call.receiver, function.changesReceiver(place) {
            return try mutatingCall(call, place, expression, frame)
        }
        var receiver = receiver
        if let unknown = receiver, unknown.hole != nil {
            // The library's own code may be given an unknown element: it is modified as any other.
            guard let type = call.receiver?.type, type.isElementProtocol else { return unknown }
            receiver = try assumed(unknown, as: type)
            if receiver?.hole != nil { return receiver ?? unknown }
        }
        var given = try callArguments(call, frame)
        return try finishing(&given) { (arguments) throws(Failure) in
            switch function.implementation {
            case .compiled(let callable):
                return try self.element(callable, receiver, arguments, call, expression)
            case .enumCase(let symbol):
                let made = try self.choice(symbol, arguments, at: expression.range)
                guard case .choice(var choice) = made else { return made }
                choice.generics = self.generics(of: expression.type, in: frame.generics)
                return .choice(choice)
            case .host(let host):
                var subject = receiver?.unbacked ?? .void
                let own = self.dispatched(function, subject)
                if own !== function { return try self.call(own, of: subject, &arguments, at: expression.range) }
                return try self.invoke(host, &subject, arguments, at: expression.range)
            default: return try self.own(call, receiver, &arguments, at: expression, frame)
            }
        }
    }

    /// A function of the source, or a requirement implemented by the value's type.
    @inline(never)
    private func own(
        _ call: TypedCall, _ receiver: Value?, _ arguments: inout [Value?], at expression: TypedExpression,
        _ frame: Frame
    ) throws(Failure) -> Value {
        var function = call.function
        if receiver == nil, function.isStatic, let owner = try namedType(by: call, frame) ?? call.type?.symbol {
            function = dispatched(function, owner)
            if case .requirement = function.implementation { return unknown(at: expression.range) }
            let type = Value.type(.named(owner.typeName))
            let own = call.type.flatMap { self.generics(of: $0, in: frame.generics) }
            let generics = generics(of: call, for: function, frame)
            return try self.call(function, of: type, &arguments, generics?.of(own) ?? own, at: expression.range)
        }
        if isGuessed(call) { return try another(on: receiver, at: expression.range) }
        guard let receiver else {
            let generics = generics(of: call, for: function, frame)
            return try self.call(function, of: nil, &arguments, generics, at: expression.range)
        }
        if let asked = askedByVocabulary(function, receiver) {
            guard case .compiled(let callable) = asked.implementation else { throw .silent }
            return try element(callable, receiver, arguments, call, expression)
        }
        let found = dispatched(function, receiver.unbacked)
        if case .compiled(let callable) = found.implementation {
            return try element(callable, receiver, arguments, call, expression)
        }
        let generics = generics(of: call, for: found, frame)
        // What is left out is what the function says that is called, not the one that overrides it.
        if found !== function, function.body != nil {
            try addDefaults(of: function, to: &arguments, generics, at: expression.range)
        }
        return try self.call(found, of: receiver.unbacked, &arguments, generics, at: expression.range)
    }

    /// Whether a function comes back to itself by an argument of which nothing says that it is meant for this overload.
    private func isGuessed(_ call: TypedCall) -> Bool {
        guard let code = call.function.body?.checked, code.runningCount > Self.assumedRepeats else { return false }
        return call.arguments.contains { argument in
            guard case .value(let value, _) = argument, case .convert(let inner, _, _) = value.kind else {
                return false
            }
            return inner.type.isUnknown
        }
    }

    /// What an overload that another file has gives; a modifier leaves its element.
    private func another(on receiver: Value?, at range: SourceRange) throws(Failure) -> Value {
        let hole = unknown(at: range)
        guard let receiver, isElement(receiver) else { return hole }
        if let hole = hole.hole { note(hole, .modifier, wanted: nil, assumed: "") }
        return receiver
    }

    /// What a call says that the generic parameters of its function stand for, which may implement the one that is called.
    func generics(of call: TypedCall, for function: FunctionSymbol, _ frame: Frame) -> GenericArguments? {
        guard !call.generics.isEmpty else { return nil }
        var types = call.generics
        if function !== call.function {
            for (own, asked) in zip(function.genericParameters, call.function.genericParameters) {
                types[own] = types[asked]
            }
        }
        return GenericArguments(types, in: frame.generics)
    }

    /// The type that a generic parameter stands for whose static function or initializer is called.
    func namedType(by call: TypedCall, _ frame: Frame) throws(Failure) -> NominalSymbol? {
        guard let source = call.typeSource else { return nil }
        return namedType(by: try evaluate(source, frame))
    }

    /// A hole for what is written at a place, and is not known before it runs.
    func unknown(at range: SourceRange) -> Value { .hole(hole(at: range)) }

    /// - Parameter isReported: whether an error says what is wrong.
    func hole(at range: SourceRange, isReported: Bool = false) -> HoleValue {
        HoleValue(HoleSite(text(of: range)?.onOneLine ?? "", at: range, isReported: isReported))
    }

    /// Calls a function that is neither an initializer nor mutating.
    func call(
        _ function: FunctionSymbol, of receiver: Value?, _ arguments: inout [Value?],
        _ generics: GenericArguments? = nil,
        at range: SourceRange
    ) throws(Failure) -> Value {
        switch function.implementation {
        case .source:
            guard let code = function.body?.checked else { throw .silent }
            if let hole = unrelated(by: function, arguments) { return .hole(hole) }
            try addDefaults(of: function, to: &arguments, generics, at: range)
            guard code.hasSelf else { return try run(code, [], &arguments, generics: generics, at: range) }
            arguments.insert(receiver ?? .type(.named(function.owner?.typeName ?? TypeName(""))), at: 0)
            defer { arguments.removeFirst() }
            return try run(code, [], &arguments, generics: generics, at: range)
        case .compiled(let callable):
            var subject = receiver ?? .void
            return try invoke(callable, &subject, arguments, at: range)
        case .host(let host):
            var subject = receiver ?? .void
            return try invoke(host, &subject, arguments, at: range)
        case .open(let member):
            guard let receiver else { throw .silent }
            return try standard(member, of: try sourceInstance(of: receiver, at: range), arguments, at: range)
        case .enumCase(let symbol): return try choice(symbol, arguments, at: range)
        // What a type has to declare that is not here.
        case .requirement: return receiver.flatMap { unknownToLibrary($0, at: range) } ?? unknown(at: range)
        default: return try make(function, function.owner.map { .nominal($0) }, &arguments, at: range)
        }
    }

    /// What the library's own code makes an object of that is not known: `edge.constraint(equalTo: unknown)` is unknown, too.
    private func unrelated(by function: FunctionSymbol, _ arguments: [Value?]) -> HoleValue? {
        guard LibraryText.holds(function.range), let made = function.result.symbol, made.isFromLibraryText,
            made.kind == .object, !made.isOpenElement,
            let hole = arguments.lazy.compactMap({ $0?.hole }).first
        else { return nil }
        note(hole, .value, wanted: nil, assumed: "")
        return hole
    }

    /// The same with arguments that are not needed afterwards.
    func call(
        _ function: FunctionSymbol, of receiver: Value?, with arguments: consuming [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        try call(function, of: receiver, &arguments, at: range)
    }

    /// A method whose calls by the source go through the vocabulary, which records them.
    private func askedByVocabulary(_ function: FunctionSymbol, _ receiver: Value) -> FunctionSymbol? {
        guard case .native? = native(receiver), let type = type(of: receiver) else { return nil }
        let key = DispatchKey(function, type)
        if let known = asked[key] { return known }
        let labels = function.parameters.map(\.label)
        let isAsked = type.openTypes.contains { open in
            open.members.contains {
                $0.isAskedByVocabulary && $0.name == function.name && $0.parameters.map(\.label) == labels
            }
        }
        let found =
            !isAsked
            ? nil
            : type.functions(named: function.name).first { candidate in
                guard case .compiled(let callable) = candidate.implementation else { return false }
                return callable.parameters.map(\.label) == labels && takesAlike(candidate, function)
            }
        asked[key] = .some(found)
        return found
    }

    private func takesAlike(_ one: FunctionSymbol, _ other: FunctionSymbol) -> Bool {
        one.parameters.count == other.parameters.count
            && zip(one.parameters, other.parameters).allSatisfy {
                $0.type.symbol == nil || $1.type.symbol == nil || $0.type.symbol == $1.type.symbol
            }
    }

    // MARK: On places

    /// A mutating method.
    @inline(never)
    private func mutatingCall(
        _ call: TypedCall, _ target: TypedExpression, _ expression: TypedExpression, _ frame: Frame
    ) throws(Failure) -> Value {
        var place = try place(target, frame)
        var given = try callArguments(call, frame)
        return try changing(&place) { (subject, depth) throws(Failure) in
            try self.finishing(&given) { (arguments) throws(Failure) in
                try self.change(&subject, call, &arguments, &depth, at: expression, frame)
            }
        }
    }

    /// A mutating method that is found only where it runs.
    func change(
        _ target: TypedExpression, by method: FunctionSymbol, _ arguments: [Value?], at expression: TypedExpression,
        _ frame: Frame
    ) throws(Failure) -> Value {
        var (place, arguments) = (try place(target, frame), arguments)
        let call = TypedCall(
            function: method, receiver: target, type: nil, arguments: [], nameRange: expression.range)
        return try changing(&place) { (subject, depth) throws(Failure) in
            try self.change(&subject, call, &arguments, &depth, at: expression, frame)
        }
    }

    private func change(
        _ subject: inout Value, _ call: TypedCall, _ arguments: inout [Value?], _ depth: inout Int?,
        at expression: TypedExpression, _ frame: Frame
    ) throws(Failure) -> Value {
        if subject.hole != nil { return subject }
        let function = dispatched(call.function, subject.unbacked)
        switch function.implementation {
        case .host(let host):
            depth = try depthOfArguments(arguments, at: expression.range)
            return try invoke(host, &subject, arguments, keepsHoles: true, at: expression.range)
        case .compiled(let callable): return try invoke(callable, &subject, arguments, at: expression.range)
        default:
            let generics = generics(of: call, for: function, frame)
            guard let code = function.body?.checked, code.hasSelf else {
                return try self.call(function, of: subject, &arguments, generics, at: expression.range)
            }
            try addDefaults(of: function, to: &arguments, generics, at: expression.range)
            arguments.insert(subject, at: 0)
            if !subject.isObject { subject = .void }
            defer {
                if let changed = arguments[0] { subject = changed }
                arguments.removeFirst()
            }
            return try run(code, [], &arguments, generics: generics, at: expression.range)
        }
    }

    /// The depth of a collection after a library method has put its arguments in.
    private func depthOfArguments(_ arguments: [Value?], at range: SourceRange) throws(Failure) -> Int? {
        var deepest = 0
        for case .some(let argument) in arguments {
            if case .closure = argument { return nil }
            deepest = max(deepest, try depth(of: argument, at: range))
        }
        return deepest + 1
    }

    // MARK: Arguments

    /// The arguments of a call: the values, and the places of those that it changes.
    struct GivenArguments {
        var values: [Value?] = []
        var places: [(index: Int, place: Place)] = []
    }

    func callArguments(_ call: TypedCall, _ frame: Frame) throws(Failure) -> GivenArguments {
        var given = GivenArguments()
        given.values.reserveCapacity(call.arguments.count + 1)
        var hasFailed = false
        for argument in call.arguments {
            do throws(Failure) {
                try add(argument, to: &given, frame)
            } catch {
                try absorb(error)
                hasFailed = true
            }
        }
        if hasFailed { throw .silent }
        return given
    }

    func add(_ argument: TypedArgument, to given: inout GivenArguments, _ frame: Frame) throws(Failure) {
        if case .value(let written, _) = argument, case .inOut(let inner) = written.kind {
            given.places.append((given.values.count, try place(inner, frame)))
            given.values.append(nil)
        } else {
            given.values.append(try value(of: argument, frame))
        }
    }

    /// Arguments without places: of a subscript.
    func arguments(
        _ arguments: [TypedArgument], of function: FunctionSymbol, _ frame: Frame
    ) throws(Failure) -> [Value?] {
        var values: [Value?] = []
        for argument in arguments { values.append(try value(of: argument, frame)) }
        if values.contains(where: { $0 == nil }) {
            try addDefaults(of: function, to: &values, at: function.range)
        }
        return values
    }

    func value(of argument: TypedArgument, _ frame: Frame) throws(Failure) -> Value? {
        switch argument {
        case .value(let expression, _): return try evaluate(expression, frame)
        case .variadic(let expressions): return .array(try evaluateAll(expressions, frame))
        case .omitted: return nil
        }
    }

    /// Takes the values out of the places, runs the call, and puts them back.
    func finishing(
        _ given: inout GivenArguments, _ body: (inout [Value?]) throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard !given.places.isEmpty else { return try body(&given.values) }
        // Several places may be parts of one variable, so each is copied: `fill(&self.queue, by: &self.random)`.
        let mayOverlap = given.places.count > 1
        for number in given.places.indices {
            let value =
                mayOverlap ? try copy(of: &given.places[number].place) : try take(&given.places[number].place)
            given.values[given.places[number].index] = value
        }
        do throws(Failure) {
            let result = try body(&given.values)
            try giveBack(&given, mayOverlap)
            return result
        } catch {
            try giveBack(&given, mayOverlap)
            throw error
        }
    }

    private func giveBack(_ given: inout GivenArguments, _ mayOverlap: Bool) throws(Failure) {
        for number in given.places.indices {
            let value = given.values[given.places[number].index] ?? .void
            if mayOverlap {
                try assign(value, to: &given.places[number].place)
            } else {
                try put(value, &given.places[number].place)
            }
        }
    }

    /// The defaults of parameters that the call leaves out.
    func addDefaults(
        of function: FunctionSymbol, to arguments: inout [Value?], _ generics: GenericArguments? = nil,
        at range: SourceRange
    ) throws(Failure) {
        let parameters = function.parameters
        for (index, parameter) in parameters.enumerated() {
            if index < arguments.count, arguments[index] != nil { continue }
            var value: Value?
            if let code = parameter.defaultValue?.checked {
                value = try run(code, generics: generics, at: range)
            } else if parameter.isVariadic {
                value = .array([])
            } else if parameter.hasDefault {
                value = Value.none
            }
            guard let value else { throw .problem(.missingArgument(parameter.name), range) }
            if index < arguments.count { arguments[index] = value } else { arguments.append(value) }
        }
    }
}
