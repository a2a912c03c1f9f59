import SwiftSource

// Calls of compiled code: of the vocabulary's, and of the standard library's.

extension Runner {
    /// Calls something of the vocabulary. A resulting element knows where it was made, and its depth; a failed modifier leaves
    /// its element as it was.
    @inline(never)
    func element(
        _ callable: Callable, _ receiver: Value?, _ arguments: [Value?], _ call: TypedCall,
        _ expression: TypedExpression
    ) throws(Failure) -> Value {
        var subject = receiver ?? .void
        let range = SourceRange(min(call.nameRange.start, expression.range.end), expression.range.end)
        do throws(Failure) {
            return placed(try invoke(callable, &subject, arguments, at: expression.range), at: range)
        } catch {
            guard let receiver, isModifier(callable), isElement(receiver) else {
                // An argument is a hole for which nothing can be assumed: so is what is made of it.
                guard case .silent = error, arguments.contains(where: { $0?.hole != nil }) else { throw error }
                return .hole(hole(at: range, isReported: true))
            }
            try absorb(error)
            return receiver
        }
    }

    /// Whether it is a modifier: called on an element, it gives one.
    private func isModifier(_ callable: Callable) -> Bool {
        guard case .named(let name) = callable.result, let type = table.vocabulary[name] else { return false }
        return type.kind != .value
    }

    /// An element of the vocabulary remembers where it was made.
    /// - Parameter depth: its depth, where no call of compiled code counted it.
    func placed(_ value: Value, at range: SourceRange, depth: Int? = nil) -> Value {
        guard case .native(var native) = value, native.source == nil,
            table.vocabulary[native.type]?.kind == .element
        else { return value }
        native.origin = sourcePlace(range, of: native.origin)
        if let depth { native.extent.depth = depth }
        return .native(native)
    }

    /// Where the source makes what is made at a place: what the library's own code makes stands where the source calls that,
    /// and what it hands on stays where it was made.
    func sourcePlace(_ range: SourceRange, of earlier: SourceRange? = nil) -> SourceRange {
        guard LibraryText.holds(range) else { return range }
        if let earlier, !LibraryText.holds(earlier) { return earlier }
        return callOfLibraryText ?? range
    }

    func isElement(_ value: Value) -> Bool {
        if let symbol = value.ownSymbol { return symbol.isOpenElement }
        guard case .native(let native) = value else { return false }
        return table.vocabulary[native.type]?.kind == .element
    }

    /// Calls compiled code of the vocabulary.
    func invoke(
        _ callable: Callable, _ receiver: inout Value, _ arguments: [Value?], at range: SourceRange
    ) throws(Failure) -> Value {
        try charge(2 + HostCost.everything.steps(.void, arguments), at: range)
        let given = try bridged(arguments, for: callable, at: range)
        let around = (runningCall, handedElements)
        (runningCall, handedElements) = (range, ElementExtent())
        defer { (runningCall, handedElements) = around }
        let own = extent(of: receiver)
        for case .some(let argument) in given { handedElements.add(extent(of: argument)) }
        var value: Value
        do throws(VocabularyError) {
            if var native = native(receiver) {
                value = adopted(try callable.call(&native, given))
            } else {
                value = adopted(try callable.call(&receiver, given))
            }
        } catch {
            try throwPending()
            throw failure(of: error, at: range)
        }
        if isStopped { throw .stopped }
        try throwPending()
        if callable.name == "init", case .string?? = arguments.first { value = try picture(value, at: range) }
        try checkSize(value, at: range)
        try countElements(&value, &receiver, of: own, at: range)
        return value
    }

    /// Calls a body of the standard library.
    ///
    /// - Parameter keepsHoles: whether it takes holes as values; otherwise the result is a hole where an argument is one.
    func invoke(
        _ function: HostFunction, _ receiver: inout Value, _ arguments: [Value?], keepsHoles: Bool = false,
        at range: SourceRange
    ) throws(Failure) -> Value {
        try charge(1 + function.cost.steps(receiver, arguments), at: range)
        if !keepsHoles, let hole = arguments.lazy.compactMap({ $0?.hole }).first { return .hole(hole) }
        let storage = receiver.storage
        let value: Value
        do throws(Failure) {
            value = try host(at: range) { try function.call(self, &receiver, arguments) }
        } catch {
            // An unknown element of a list makes the whole list unknown.
            let inner = arguments.lazy.compactMap { $0?.firstHole }.first ?? receiver.firstHole
            guard case .silent = error, let inner else { throw error }
            return .hole(inner)
        }
        try chargeCopy(of: receiver, from: storage, at: range)
        if isStopped { throw .stopped }
        if let first = value.listed?.first { _ = try depth(around: [first], at: range) }
        return value
    }

    /// Counts what a change copied, where something else held it too or it outgrew its storage.
    func chargeCopy(of value: Value, from storage: UnsafeRawPointer?, at range: SourceRange) throws(Failure) {
        guard value.size >= HostCost.sizePerStep, value.storage != storage else { return }
        try charge(value.size / HostCost.sizePerStep, at: range)
    }

    /// Counts the size of a value that compiled code made.
    private func checkSize(_ value: Value, at range: SourceRange) throws(Failure) {
        switch value {
        case .array(let values):
            try allocate(values.count, at: range)
            _ = try depth(around: values, at: range)
        case .string, .part: try allocate(value.size, at: range)
        default: return
        }
    }

    func failure(of error: VocabularyError, at range: SourceRange) -> Failure {
        switch error {
        case .mismatch(let expected, let found):
            .problem(.cannotConvert(found: found, expected: expected.description, .argument), range)
        case .refused(let refusal): .problem(.refused(refusal.sentence), range)
        }
    }

    // MARK: Arguments

    /// Arguments for compiled code.
    func bridged(
        _ arguments: [Value?], for callable: Callable, at range: SourceRange
    ) throws(Failure) -> [Value?] {
        var given: [Value?] = []
        given.reserveCapacity(arguments.count)
        for (index, parameter) in callable.parameters.enumerated() {
            // What a requirement of the source does not hand over has a default.
            guard index < arguments.count, let argument = arguments[index] else {
                given.append(nil)
                continue
            }
            given.append(
                try bridged(argument, to: parameter.type, role: .argument, parameter, at: range))
        }
        return given
    }

    /// A value for compiled code.
    func bridged(
        _ value: Value, to type: ValueType, role: Problem.Role, _ parameter: ParameterDescription? = nil,
        at range: SourceRange
    ) throws(Failure) -> Value {
        if case .unread = type { return value.hole == nil ? value : .none }
        // Only the elements of a sequence are wanted.
        if case .generic = type, let own = value.ownSymbol, own.isA(table.standard[.sequence]) == .yes {
            return .array(try elements(of: value, at: range))
        }
        var known = try filled(value, as: type, parameter)
        if let converted = converted(known, to: type) { return converted }
        if let symbol = known.ownSymbol, symbol.completeness == .open {
            // An unknown parent type may make it one: of its body, if it has one.
            let noted = holes
            if let shown = try element(from: known, named: symbol.qualifiedName, at: range),
                let converted = converted(shown, to: type)
            {
                return converted
            }
            holes = noted
            known = try filled(.hole(HoleValue(misfit(symbol, at: range))), as: type, parameter)
            if let converted = converted(known, to: type) { return converted }
        }
        if case .builder(of: let child) = type, case .array(var children) = known {
            for (index, value) in children.enumerated() where converted(value, to: child) == nil {
                if let symbol = value.ownSymbol, symbol.completeness == .open {
                    children[index] = try bridged(value, to: child, role: role, at: range)
                } else if case .native(let native) = value, native.source == nil,
                    let symbol = table.described(native.type)
                {
                    // An extension in another file may make a type of the library an element.
                    children[index] = try filled(.hole(HoleValue(misfit(symbol, at: range))), as: child, nil)
                }
            }
            if let converted = converted(.array(children), to: type) { return converted }
        }
        if known.isNone || areElement(known), table.vocabulary.hasOptionalElements,
            table.vocabulary.elementName.map({ type == .named($0) }) ?? false
        {
            return known
        }
        if let hole = known.hole ?? known.firstHole {
            // No value is possible there.
            note(hole, .value, wanted: table.type(type, .parameter), assumed: "")
            if case .optional = type { return .none }
            throw .silent
        }
        throw .problem(.cannotConvert(found: known.typeName, expected: type.description, role), range)
    }

    /// Whether it is an array of what is an element in arrays, too.
    private func areElement(_ value: Value) -> Bool {
        guard case .array(let values) = value else { return false }
        return values.allSatisfy { value in
            guard case .native(let native) = value else { return false }
            return table.described(native.type)?.description?.isElementInArrays == true
        }
    }

    /// The one hole for all values of a type that do not fit at a position.
    func misfit(_ symbol: NominalSymbol, at range: SourceRange) -> HoleSite {
        if let known = misfits[range], known.text == symbol.name { return known }
        let site = HoleSite(symbol.name, at: range, unknownParent: symbol.unknownAncestor)
        misfits[range] = site
        return site
    }

    /// Values with an assumed value for every hole.
    private func filled(
        _ value: Value, as type: ValueType, _ parameter: ParameterDescription?
    ) throws(Failure) -> Value {
        switch (value, type) {
        case (.slice(let slice), _): return try filled(.array(slice.values), as: type, parameter)
        case (.hole(let hole), _) where parameter?.unit == .items: return .array(try assumedElements(hole, of: nil))
        case (.hole(let hole), .any): return .string(assumedText(hole))
        case (.hole, _):
            return try assumed(value, as: table.type(type, .parameter), HolePurpose(description: parameter))
        case (.array(let values), .array(let element)), (.array(let values), .builder(of: let element)):
            guard values.contains(where: { $0.hole != nil }) else { return value }
            var all: [Value] = []
            for value in values { all.append(try filled(value, as: element, nil)) }
            return .array(all)
        case (_, .optional(let wrapped)): return try filled(value, as: wrapped, parameter)
        case (.tuple(let elements), .tuple(let fields)) where elements.count == fields.count:
            var all: [Value.TupleElement] = []
            for (element, field) in zip(elements, fields) {
                all.append(.init(label: element.label, value: try filled(element.value, as: field.type, nil)))
            }
            return .tuple(all)
        default: return value
        }
    }
}

extension Value {
    /// The first value that is not known in an array, a set, a slice or a tuple.
    var firstHole: HoleValue? {
        switch self {
        case .array, .set, .slice: parts?.lazy.compactMap(\.hole).first
        case .tuple(let parts): parts.lazy.compactMap { $0.value.hole ?? $0.value.firstHole }.first
        default: nil
        }
    }
}

extension Type {
    /// Whether it is the protocol of elements, or one of their like.
    var isElementProtocol: Bool { symbol.map { $0.kind == .interface && $0.isOpenElement } ?? false }
}
