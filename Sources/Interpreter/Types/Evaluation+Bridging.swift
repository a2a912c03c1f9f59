import SwiftSource

// The border between the source's values and what compiled code holds of them.

extension Evaluation {
    /// What compiled code is given for a value of the source, where another type is wanted; nil where it is not that.
    func native(_ value: Value, as name: TypeName? = nil) -> Value? {
        guard let definition = definition(of: value) else { return nil }
        let open = openTypes(of: definition).first { open in
            open.make != nil && name.map { vocabulary.type(open.name, conformsTo: $0) } ?? true
        }
        guard let make = open?.make else { return nil }
        if case .object(let object) = value, let payload = object.standIn, let backed = payload as? any SourceBacked {
            return .native(native(payload, backed.source))
        }
        let source = SourceInstance(value, definition, nesting: nesting + 1, evaluation: self)
        let payload = make(source)
        if case .object(let object) = value, Swift.type(of: payload) is AnyClass {
            object.standIn = payload as AnyObject
        }
        return .native(native(payload, source))
    }

    private func native(_ payload: Any, _ source: SourceInstance) -> Native {
        var native = Native(source.definition.name, payload, origin: source.value.origin)
        native.depth = source.value.depth
        native.source = source
        return native
    }

    /// What compiled code is given for a type of the source itself: `Weight.self`.
    func key(_ type: TypeName, as name: TypeName) -> Value? {
        guard let definition = definitions[type], definitions[name] == nil, conforms(definition, to: name) else {
            return nil
        }
        let source = SourceInstance(.type(definition.type), definition, nesting: nesting, evaluation: self)
        return .native(Native(name, source))
    }

    /// The value of the source that stands behind what compiled code holds, or the value itself.
    func unbacked(_ value: Value) -> Value {
        guard case .native(let native) = value, let source = native.source else { return value }
        return source.value
    }

    /// A value that compiled code gave, known again if it is one of the source's.
    func adopted(_ value: Value) -> Value {
        switch value {
        case .native(var native) where native.source == nil && vocabulary[native.type] == nil:
            guard let backed = native.payload as? any SourceBacked else { return value }
            native.source = backed.source
            native.origin = native.origin ?? backed.source.origin
            native.depth = backed.source.value.depth
            return .native(native)
        case .array(let values):
            guard case .native? = values.first else { return value }
            return .array(values.map { adopted($0) })
        default: return value
        }
    }

    /// A value whose type the source declares, where a type is wanted.
    func converted(own value: Value, to name: TypeName) -> Value? {
        let own = unbacked(value)
        guard let definition = definition(of: own) else { return nil }
        if definitions[name] != nil { return conforms(definition, to: name) ? own : nil }
        if case .native(let native) = value, native.source?.nesting == nesting + 1,
            conforms(definition, to: name)
        {
            return value
        }
        return native(own, as: name)
    }

    // MARK: Calls from compiled code

    /// Asks a value of the source for a member, or does what the open type does where the source does not say.
    func call(_ member: OpenMember, of source: SourceInstance, _ arguments: inout [Value]) -> Value? {
        let around = (nesting, deepestElement)
        (nesting, deepestElement) = (source.nesting, 0)
        defer { (nesting, deepestElement) = around }
        let range = source.origin ?? source.definition.place
        do throws(Failure) {
            try charge(32, at: range)
            if nesting > limits.elementDepth { throw stop(.tooDeep, at: range) }
            return try ask(member, source, &arguments, at: range)
        } catch {
            reportLate(error)
            return box(for: member, of: source, at: range)
        }
    }

    /// What stands in place of an element that a member failed to give.
    private func box(for member: OpenMember, of source: SourceInstance, at range: SourceRange) -> Value? {
        guard !isStopped, let childType else { return nil }
        switch (member.child ?? member.result, childType) {
        case (.named(let name), _) where isElementType(name) && member.name != "content":
            var hole = HoleValue(source.typeName, at: range)
            hole.isReported = true
            return element(of: hole)
        default: return nil
        }
    }

    private func ask(
        _ member: OpenMember, _ source: SourceInstance, _ arguments: inout [Value], at range: SourceRange
    ) throws(Failure) -> Value {
        let name = Name(text: member.name, range: source.definition.place)
        let definition = source.definition
        let type = specialized(member.result, in: definition)
        let result = Expectation(type: type, role: .result)
        switch member.shape {
        case .property:
            guard let found = try findMember(name, of: source.value, place: nil, isWritten: false) else { break }
            return try filled(try convert(try value(of: found, at: range), to: result, at: range), as: type)
        case .staticProperty:
            guard let found = try findStatic(name, of: definition.type) else { break }
            return try filled(try convert(try value(of: found, at: range), to: result, at: range), as: type)
        case .method:
            guard let (function, scope) = implementation(of: member, in: definition) else { break }
            var given: [Value?] = []
            for (argument, parameter) in zip(arguments, function.parameters) {
                let wanted = Expectation(type: parameter.type, role: .argument)
                given.append(try convert(adopted(argument), to: wanted, at: function.declaration.name.range))
            }
            let subject = Variable("self", isMutable: false, type: definition.type, .value(source.value))
            let value = try run(function, &given, scope, subject: .value(subject), at: range)
            for (index, changed) in given.enumerated() where function.isInout[index] {
                arguments[index] = changed ?? arguments[index]
            }
            return try filled(try convert(value, to: result, at: function.declaration.name.range), as: type)
        }
        return try standard(member, of: source, arguments, at: range)
    }

    /// What the open type does.
    func standard(
        _ member: OpenMember, of source: SourceInstance, _ arguments: [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        guard let standard = member.standard else { throw .silent }
        do throws(VocabularyError) {
            return adopted(try standard(source, arguments))
        } catch {
            throw failure(of: error, at: range)
        }
    }

    /// What compiled code holds of `self`, to call what the open type does.
    func sourceInstance(of value: Value, at range: SourceRange) throws(Failure) -> SourceInstance {
        guard case .native(let native)? = native(value), let source = native.source else {
            throw unsupported("this call", range)
        }
        return source
    }

    /// Runs compiled code that may come back to the source.
    func runCompiled<T>(at range: SourceRange?, _ body: () -> T) -> T? {
        let range = range ?? SourceRange(0, 0)
        do throws(Failure) {
            return try deeper(at: range) { () throws(Failure) in
                try charge(at: range)
                try checkStack(at: range)
                return body()
            }
        } catch {
            reportLate(error)
            return nil
        }
    }

    /// Tells that compiled code did not take what the source gave.
    func refuse(_ error: VocabularyError, of source: SourceInstance) {
        reportLate(failure(of: error, at: source.definition.place))
    }
}
