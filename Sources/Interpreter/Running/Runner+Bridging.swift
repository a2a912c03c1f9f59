import SwiftSource

// The border between the source's values and what compiled code holds of them.

extension Runner {
    /// What compiled code is given for a value of the source, where another type is wanted; nil where it is not that.
    func native(_ value: Value, as name: TypeName? = nil) -> Value? {
        guard let symbol = value.ownSymbol else { return nil }
        let open = symbol.openTypes.first { open in
            open.make != nil && name.map { table.vocabulary.type(open.name, conformsTo: $0) } ?? true
        }
        guard let make = open?.make else { return nil }
        let own = value.unbacked
        if case .object(let object) = own, let payload = object.standIn, let backed = payload as? any SourceBacked {
            return .native(native(payload, backed.source))
        }
        let source = SourceInstance(own, symbol, nesting: nesting + 1, runner: self)
        let payload = make(source)
        if case .object(let object) = own, Swift.type(of: payload) is AnyClass {
            object.standIn = payload as AnyObject
        }
        return .native(native(payload, source))
    }

    private func native(_ payload: Any, _ source: SourceInstance) -> Native {
        var native = Native(source.symbol.typeName, payload, origin: source.value.origin)
        native.extent = extent(ofOwn: source.value)
        native.source = source
        return native
    }

    /// What compiled code is given for a type of the source itself: `Weight.self`.
    private func key(_ type: TypeName, _ value: Value, as name: TypeName) -> Value? {
        guard let symbol = table.sourceType(type), table.sourceType(name) == nil, let wanted = table.described(name),
            symbol.isA(wanted) == .yes
        else { return nil }
        let source = SourceInstance(value, symbol, nesting: nesting, runner: self)
        return .native(Native(name, source))
    }

    /// A value that compiled code gave, known again if it is one of the source's.
    func adopted(_ value: Value) -> Value {
        switch value {
        case .native(var native) where native.source == nil && table.vocabulary[native.type] == nil:
            guard let backed = native.payload as? any SourceBacked else { return value }
            native.source = backed.source
            native.origin = native.origin ?? backed.source.origin
            native.extent.depth = backed.source.value.depth
            return .native(native)
        case .array(let values):
            guard case .native? = values.first else { return value }
            return .array(values.map { adopted($0) })
        default: return value
        }
    }

    // MARK: Conversion

    /// The value as one of a type that compiled code takes; nil where it is of another.
    func converted(_ value: Value, to type: ValueType) -> Value? {
        switch (type, value) {
        // Compiled code knows no slices, and no parts of texts.
        case (_, .slice(let slice)): converted(.array(slice.values), to: type)
        case (_, .part(let part)): converted(.string(part.text), to: type)
        case (.any, _), (.unread, _), (.element, _), (.void, .void), (.bool, .bool), (.int, .int), (.string, .string),
            (.localizedText, .string), (.range, .range), (.double, .double), (.cgFloat, .double),
            (.dictionary, .dictionary):
            value
        // Geometry is made of whole numbers, too.
        case (.cgFloat, .int(let int)): .double(Double(int))
        // Compiled code knows no `Float`s.
        case (.double, .single(let number)), (.cgFloat, .single(let number)): .double(Double(number))
        case (.closedRange(.double), .span), (.closedRange(.cgFloat), .span):
            value.fractionEnds.map { .lengths($0, $1) }
        case (.closedRange(.int), .range(let range)): range.isClosed ? value : nil
        case (.optional, .none): value
        case (.optional, .some(let inner)): converted(inner, to: type)
        case (.optional(let wrapped), _): converted(value, to: wrapped)
        case (.array(let element), .array(let values)), (.builder(of: let element), .array(let values)):
            all(values, to: element).map { .array($0) }
        case (.array(let element), .set(let members)): all(members.elements, to: element).map { .array($0) }
        // A function that gives one child, where a closure's statements may be several: `ForEach(rows, content: row)`.
        case (.builder(of: let element), _): converted(value, to: element).map { .array([$0]) }
        case (.tuple(let fields), .tuple(let elements)): tuple(elements, to: fields).map { .tuple($0) }
        case (.function(let parameters, _), .closure(let closure)):
            // A function of several parameters takes one tuple apart.
            closure.parameterCount == parameters.count || parameters.count == 1 && closure.parameterCount > 1
                ? value : nil
        case (.keyPath, .native(let native)): native.payload is PropertyPath ? value : nil
        case (.named(let name), _), (.specialized(let name, _), _): converted(value, named: name)
        case (.generic, _): native(value) ?? value
        default: nil
        }
    }

    private func converted(_ value: Value, named name: TypeName) -> Value? {
        // What a vocabulary names and does not describe is any type: what a key leads to.
        if table.vocabulary[name] == nil, table.sourceType(name) == nil, StandardType(rawValue: name.description) == nil
        {
            return native(value) ?? value
        }
        switch value {
        case .native(let native):
            if native.source != nil { return converted(own: value, to: name) }
            return table.vocabulary.type(native.type, conformsTo: name) || conforms(value, to: name) ? value : nil
        case .instance, .choice, .object: return converted(own: value, to: name)
        case .type(.named(let type)), .type(.specialized(let type, _)): return key(type, value, as: name)
        default:
            // A vocabulary may name the types of the language too, and protocols that they have; what it names and does
            // not describe is any type.
            if table.described(name) == nil, table.sourceType(name) == nil { return value }
            return conforms(value, to: name) ? value : nil
        }
    }

    private func conforms(_ value: Value, to name: TypeName) -> Bool {
        guard let type = type(of: value) else { return false }
        if let wanted = table.sourceType(name) ?? table.described(name) { return type.isA(wanted) == .yes }
        return type.typeName == name
    }

    /// A value whose type the source declares, where a type is wanted.
    private func converted(own value: Value, to name: TypeName) -> Value? {
        guard let symbol = value.ownSymbol else { return nil }
        let own = value.unbacked
        if let wanted = table.sourceType(name) { return symbol.isA(wanted) == .yes ? own : nil }
        guard let wanted = table.described(name) else { return own }
        if case .native(let native) = value, native.source?.nesting == nesting + 1, symbol.isA(wanted) == .yes {
            return value
        }
        return native(own, as: name)
    }

    private func all(_ values: [Value], to element: ValueType) -> [Value]? {
        tally(values.count)
        return values.mapAll { converted($0, to: element) }
    }

    /// Labels may be left out, not changed.
    private func tuple(_ elements: [Value.TupleElement], to fields: [ValueType.TupleField]) -> [Value.TupleElement]? {
        guard elements.count == fields.count else { return nil }
        return zip(elements, fields).mapAll { element, field in
            guard element.label == nil || field.label == nil || element.label == field.label else { return nil }
            return converted(element.value, to: field.type).map { .init(label: field.label, value: $0) }
        }
    }

    // MARK: Calls from compiled code

    /// Asks a value of the source for a member, or does what the open type does where the source does not say.
    func call(_ member: OpenMember, of source: SourceInstance, _ arguments: inout [Value]) -> Value? {
        let around = (nesting, askedValue)
        (nesting, askedValue) = (source.nesting, source)
        defer { (nesting, askedValue) = around }
        let range = source.origin ?? source.symbol.place ?? SourceRange(0, 0)
        do throws(Failure) {
            try charge(32, at: range)
            if nesting > limits.elementDepth { throw stop(.tooDeep, at: range) }
            return try ask(member, source, &arguments, at: range)
        } catch {
            reportLate(error)
            return nil
        }
    }

    /// The value to which a method only forwards its own call, with its own arguments. Nil for another method.
    func receiver(forwardedBy member: OpenMember, of source: SourceInstance) -> Value? {
        guard let code = implementation(of: member, in: source.symbol)?.body?.checked, let call = code.onlyCall,
            call.function.name == member.name, let receiver = call.receiver, let own = code.parameters.first
        else { return nil }
        let frame = Frame(code, [])
        // A receiver that depends on the arguments cannot be evaluated without them: the method is no such method.
        for parameter in code.parameters { frame.declare(parameter, .failed) }
        frame.declare(own, .value(source.value))
        guard let value = try? evaluate(receiver, frame) else { return nil }
        return native(value) ?? value
    }

    private func ask(
        _ member: OpenMember, _ source: SourceInstance, _ arguments: inout [Value], at range: SourceRange
    ) throws(Failure) -> Value {
        let value: Value
        if member.handed == nil {
            guard let property = implementingProperty(of: member, in: source.symbol) else {
                return try standard(member, of: source, arguments, at: range)
            }
            value =
                try member.isOfType ? staticValue(of: property, at: range) : get(property, of: source.value, at: range)
        } else {
            guard let function = implementation(of: member, in: source.symbol) else {
                return try standard(member, of: source, arguments, at: range)
            }
            var given: [Value?] = []
            for (argument, parameter) in zip(arguments, function.parameters) {
                let argument = adopted(argument)
                given.append(cast(argument, to: parameter.type) ?? argument)
            }
            value = try call(function, of: member.isOfType ? nil : source.value, &given, at: range)
            for (index, parameter) in function.parameters.enumerated() where parameter.isInout {
                if let changed = given[index] { arguments[index] = changed }
            }
        }
        return try result(value, of: member, source, at: range)
    }

    /// What the source gave, as compiled code takes it.
    private func result(
        _ value: Value, of member: OpenMember, _ source: SourceInstance, at range: SourceRange
    ) throws(Failure) -> Value {
        if let child = member.child {
            switch value {
            case .array(let children):
                return .array(
                    try children.map { value throws(Failure) in
                        try bridged(value, to: child, role: .result, at: range)
                    })
            case .none, .void: return .none
            default: return try bridged(value, to: child, role: .result, at: range)
            }
        }
        let type = specialized(member.result, in: source)
        if case .void = type { return .void }
        return try bridged(value, to: type, role: .result, at: source.symbol.place ?? range)
    }

    private func specialized(_ type: ValueType, in source: SourceInstance) -> ValueType {
        switch type {
        case .named(let name) where table.described(name) == nil: source.type(name.description) ?? .any
        case .optional(let inner): .optional(specialized(inner, in: source))
        case .array(let inner): .array(specialized(inner, in: source))
        default: type
        }
    }

    /// What the open type does.
    func standard(
        _ member: OpenMember, of source: SourceInstance, _ arguments: [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        guard let standard = member.standard else { throw lack(of: member, in: source.symbol) }
        let given = try zip(arguments, member.parameters).map { argument, parameter throws(Failure) -> Value? in
            guard let argument else { return nil }
            let type = specialized(parameter.type, in: source)
            return try bridged(argument, to: type, role: .argument, parameter, at: range)
        }
        let around = runningCall
        runningCall = range
        defer { runningCall = around }
        do throws(VocabularyError) {
            return adopted(try standard(source, given))
        } catch {
            try throwPending()
            throw failure(of: error, at: range)
        }
    }

    /// A method that a layout needs and does not have is an error if everything about its type is known.
    private func lack(of member: OpenMember, in symbol: NominalSymbol) -> Failure {
        guard let parameters = member.handed, !member.isOfType, let place = symbol.place, symbol.isOfSource,
            !symbol.isPartial, symbol.completeness != .open
        else { return .silent }
        let labels = parameters.map { "\($0.label ?? "_"):" }.joined()
        return .problem(.missingMethod(type: symbol.qualifiedName, "\(member.name)(\(labels))"), place)
    }

    /// What compiled code holds of `self`, to call what the open type does.
    func sourceInstance(of value: Value, at range: SourceRange) throws(Failure) -> SourceInstance {
        guard case .native(let native)? = native(value), let source = native.source else {
            throw .problem(.unsupported("this call"), range)
        }
        return source
    }

    /// Runs compiled code that may come back to the source.
    func runCompiled<T>(at range: SourceRange?, _ body: () -> T) -> T? {
        guard late({ () throws(Failure) in try enter(at: range ?? SourceRange(0, 0)) }) != nil else { return nil }
        defer { leave() }
        return body()
    }
}
