import Foundation
import SwiftSource

extension Runner {
    /// A call of an initializer: of a type, or on the `self` being initialized.
    @inline(never)
    func initialization(
        _ call: TypedCall, _ expression: TypedExpression, _ frame: Frame
    ) throws(Failure) -> Value {
        var given = try callArguments(call, frame)
        return try finishing(&given) { (arguments) throws(Failure) in
            try self.initialization(call, &arguments, expression, frame)
        }
    }

    private func initialization(
        _ call: TypedCall, _ arguments: inout [Value?], _ expression: TypedExpression, _ frame: Frame
    ) throws(Failure) -> Value {
        let type = call.type ?? call.function.owner.map { .nominal($0) }
        let range = SourceRange(min(call.nameRange.start, expression.range.end), expression.range.end)
        let target = try call.receiver.map { receiver throws(Failure) in try place(receiver, frame) }
        if let target, case .object(let object)? = current(target) {
            // `self.init(...)` calls what the object's own class has: for a protocol's requirement, or in place of a superclass's.
            let own = call.isSuper ? nil : table.implementation(of: call.function, in: object.symbol)
            let made = try initialize(object, own ?? call.function, &arguments, at: range)
            if let made, made !== object { try close(target, .object(made)) }
            return .void
        }
        let value: Value
        if call.typeSource != nil || call.type?.isParameter == true {
            value = try made(by: call, &arguments, frame, at: range)
        } else if case .compiled(let callable) = call.function.implementation {
            value = try element(callable, nil, arguments, call, expression)
        } else {
            // What a call makes says more than what is written.
            let result = expression.type.unwrapped
            let made = result.symbol != nil && result.symbol == type?.symbol ? result : type
            value = try make(call.function, made, &arguments, in: frame.generics, at: range)
        }
        guard let target else { return value }
        // `self.init(...)`: delegates to another initializer.
        if value.isNone, call.function.isFailable { throw .silent }
        try close(target, value)
        return .void
    }

    /// A value of the type that a generic parameter stands for; a hole where no value says which that is.
    private func made(
        by call: TypedCall, _ arguments: inout [Value?], _ frame: Frame, at range: SourceRange
    ) throws(Failure) -> Value {
        guard let symbol = try namedType(by: call, frame) else { return unknown(at: range) }
        symbol.load()
        let function = call.function
        // One whose parameters may all be left out.
        let plain = symbol.initializers.first { function.parameters.isEmpty && $0.parameters.allSatisfy(\.hasDefault) }
        let own = table.implementation(of: function, in: symbol) ?? plain
        guard let maker = own ?? (function.isImplemented ? function : nil) else { return unknown(at: range) }
        return try make(maker, .nominal(symbol), &arguments, at: range)
    }

    private func current(_ place: Place) -> Value? {
        switch place.base {
        case .local(let frame, let variable):
            if case .value(let value) = frame.state(of: variable) { value } else { nil }
        case .box(let box, _): if case .value(let value) = box.state { value } else { nil }
        case .value(let value): value
        case .computed, .watched: nil
        }
    }

    /// Makes a value. There is one argument for each parameter, nil for one left out.
    /// - Parameter caller: what the generic parameters stand for that the type names.
    func make(
        _ function: FunctionSymbol, _ type: Type?, _ arguments: inout [Value?], in caller: GenericArguments? = nil,
        at range: SourceRange
    ) throws(Failure) -> Value {
        try charge(2, at: range)
        let symbol = type?.symbol ?? function.owner
        switch function.implementation {
        case .compiled, .host, .enumCase: return try call(function, of: nil, &arguments, at: range)
        case .rawValue:
            guard let raw = arguments.first ?? nil else { throw .silent }
            if raw.hole != nil { return raw }
            for element in symbol?.cases ?? [] {
                if let own = element.rawValue, try areEqual(own, raw, .equal, at: range) {
                    return .choice(Choice(element))
                }
            }
            return .none
        case .source where symbol?.kind != .structure && symbol?.kind != .object || symbol?.isOfSource != true:
            return try initialize(nil, of: type, function, &arguments, at: range) ?? .none
        default: break
        }
        guard let symbol else { throw .silent }
        let generics = type.flatMap { self.generics(of: $0, in: caller) }
        return symbol.kind == .object
            ? try makeObject(of: symbol, generics, function, &arguments, at: range)
            : try makeInstance(of: symbol, type, generics, function, &arguments, at: range)
    }

    private func makeObject(
        of symbol: NominalSymbol, _ generics: GenericArguments?, _ function: FunctionSymbol,
        _ arguments: inout [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        let object = Object(symbol: symbol, fields: [], generics: generics)
        keep(object)
        object.fields = try initialFields(of: symbol, generics, at: range).map { $0.map { .value($0) } ?? .unset }
        guard let made = try initialize(object, function, &arguments, at: range) else { return .none }
        return try whole(made, at: range)
    }

    private func makeInstance(
        of symbol: NominalSymbol, _ type: Type?, _ generics: GenericArguments?, _ function: FunctionSymbol,
        _ arguments: inout [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        let fields = try initialFields(of: symbol, generics, at: range)
        var instance = Instance(symbol: symbol, fields: fields, generics: generics)
        guard case .memberwise(let indices) = function.implementation else {
            let made = try initialize(.instance(instance), of: type, function, &arguments, at: range)
            guard let made else { return .none }
            return try whole(made, at: range)
        }
        for (argument, index) in zip(arguments, indices) {
            guard let argument else { continue }
            instance.fields[index] = try wrapped(argument, for: symbol.stored[index], at: range)
        }
        return try whole(.instance(instance), at: range)
    }

    /// What a field holds that a memberwise initializer is given a value for: a property wrapper may stand around it.
    private func wrapped(
        _ value: Value, for field: VariableSymbol, at range: SourceRange
    ) throws(Failure) -> Value {
        guard let wrapping = field.wrapping, wrapping.isMadeOfValue, let maker = wrapping.maker?.checked else {
            return value
        }
        return try run(maker, with: [value], at: range)
    }

    /// The fields of a value before any initializer; nil for those that it has to set.
    func initialFields(
        of symbol: NominalSymbol, _ generics: GenericArguments? = nil, at range: SourceRange
    ) throws(Failure) -> [Value?] {
        try allocate(1 + symbol.stored.count, at: range)
        var fields: [Value?] = []
        fields.reserveCapacity(symbol.stored.count)
        for property in symbol.stored {
            if property.isLazy {
                fields.append(nil)
            } else if let code = property.initialValue?.checked {
                let value = try run(code, generics: generics, at: range)
                try assumeCaption(of: property, value, at: range)
                fields.append(value)
            } else {
                fields.append(property.isMutable && table.type(of: property).wrapped != nil ? Value.none : nil)
            }
        }
        return fields
    }

    /// Runs an initializer of the source on a partly initialized value; nil where there is none yet. Gives nil where the
    /// initializer returns nil.
    /// - Parameter type: what `Self` is in an initializer that extends a protocol.
    private func initialize(
        _ start: Value?, of type: Type?, _ function: FunctionSymbol, _ arguments: inout [Value?], at range: SourceRange
    ) throws(Failure) -> Value? {
        guard let code = function.body?.checked else { throw .silent }
        try addDefaults(of: function, to: &arguments, at: range)
        arguments.insert(start, at: 0)
        defer { arguments.removeFirst() }
        let generics = function.owner?.selfParameter.map { own in
            GenericArguments([own: type ?? .unknown])
        }
        let result = try run(code, [], &arguments, generics: generics, isInitializer: true, at: range)
        if function.isFailable, result.isNone { return nil }
        // What an initializer of the library's lacks makes what it gives unknown.
        if result.hole != nil { return result }
        return arguments[0] ?? unknown(at: range)
    }

    /// Runs an initializer on an object: its own, or its superclass's. Gives the object, or the one that took its place; nil
    /// where the initializer returns nil.
    private func initialize(
        _ object: Object, _ function: FunctionSymbol, _ arguments: inout [Value?], at range: SourceRange
    ) throws(Failure) -> Object? {
        switch function.implementation {
        case .source:
            let type = Type.nominal(object.symbol)
            let made = try initialize(.object(object), of: type, function, &arguments, at: range)
            if case .object(let made)? = made { return made }
            if made?.hole != nil { throw .silent }
            return made == nil ? nil : object
        case .inherited(let parameters):
            for (parameter, argument) in zip(parameters, arguments) {
                guard let index = object.symbol.field(named: parameter.name) else { continue }
                object.fields[index] = .value(argument ?? .none)
            }
            return object
        default: return object
        }
    }

    /// A finished value: not too deep, with the position where it was made. A property without a value is a hole of its name.
    private func whole(_ value: Value, at range: SourceRange) throws(Failure) -> Value {
        guard case .instance(var instance) = value else { return value }
        for (index, property) in instance.symbol.stored.enumerated()
        where instance.fields[index] == nil && !property.isLazy {
            instance.fields[index] = unwritten(property)
        }
        instance.depth = try depth(around: instance.fields.compactMap { $0 }, at: range)
        instance.origin = sourcePlace(range)
        return .instance(instance)
    }

    private func unwritten(_ property: VariableSymbol) -> Value {
        .hole(HoleValue(HoleSite(property.name, at: property.range)))
    }

    private func whole(_ object: Object, at range: SourceRange) throws(Failure) -> Value {
        let inherited = object.symbol.openTypes.lazy.compactMap(\.inheritance).first?.fields.map(\.name) ?? []
        for (index, property) in object.symbol.stored.enumerated()
        where !property.isLazy && !inherited.contains(property.name) {
            if case .unset = object.fields[index] { object.fields[index] = .value(unwritten(property)) }
        }
        object.origin = sourcePlace(range)
        return .object(object)
    }

    /// A case with its associated values.
    func choice(_ symbol: CaseSymbol, _ arguments: [Value?], at range: SourceRange) throws(Failure) -> Value {
        var values: [Value.TupleElement] = []
        for (index, parameter) in symbol.parameters.enumerated() {
            var value = index < arguments.count ? arguments[index] : nil
            if value == nil, let code = parameter.defaultValue?.checked { value = try run(code, at: range) }
            guard let value else { throw .problem(.missingArgument(parameter.name), range) }
            values.append(.init(label: parameter.label, value: value))
        }
        let depth = values.isEmpty ? 0 : try depth(around: values.map(\.value), at: range)
        return .choice(Choice(symbol, values, depth: depth))
    }

    /// `super.init(...)`, `super.method(...)`: calls the superclass or the open type.
    @inline(never)
    func superCall(_ call: TypedCall, _ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        guard let receiver = call.receiver else { throw .silent }
        let subject = try evaluate(receiver, frame)
        var given = try callArguments(call, frame)
        return try finishing(&given) { (arguments) throws(Failure) in
            try self.call(call.function, of: subject, &arguments, at: expression.range)
        }
    }
}
