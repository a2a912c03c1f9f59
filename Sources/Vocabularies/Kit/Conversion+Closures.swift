import Interpreter

// Closures of a source that compiled code calls. Where one fails, which is reported, a given value replaces its result.

extension Conversion {
    static func closure<Output>(
        giving output: Conversion<Output>, failing: @escaping @Sendable @autoclosure () -> Output
    ) -> Conversion where T == () -> Output {
        Closure.conversion([], giving: output, failing: failing) { call in
            { call([]) }
        } back: { function, _ in
            function()
        }
    }

    static func closure<Input, Output>(
        from input: Conversion<Input>, giving output: Conversion<Output>,
        failing: @escaping @Sendable @autoclosure () -> Output
    ) -> Conversion where T == (Input) -> Output {
        Closure.conversion([input.type], giving: output, failing: failing) { call in
            { call([input.encode($0)]) }
        } back: { function, arguments throws(VocabularyError) in
            function(try input.decode(arguments[0]))
        }
    }

    static func closure<One, Other, Output>(
        from one: Conversion<One>, _ other: Conversion<Other>, giving output: Conversion<Output>,
        failing: @escaping @Sendable @autoclosure () -> Output
    ) -> Conversion where T == (One, Other) -> Output {
        Closure.conversion([one.type, other.type], giving: output, failing: failing) { call in
            { call([one.encode($0), other.encode($1)]) }
        } back: { function, arguments throws(VocabularyError) in
            function(try one.decode(arguments[0]), try other.decode(arguments[1]))
        }
    }

    // Conversions that follow from the types alone.

    static func closure<Input: Writable, Output: Writable>(
        failing: @escaping @Sendable @autoclosure () -> Output
    ) -> Conversion where T == (Input) -> Output {
        .closure(from: Input.conversion, giving: Output.conversion, failing: failing())
    }

    static func closure<One: Writable, Other: Writable, Output: Writable>(
        failing: @escaping @Sendable @autoclosure () -> Output
    ) -> Conversion where T == (One, Other) -> Output {
        .closure(from: One.conversion, Other.conversion, giving: Output.conversion, failing: failing())
    }
}

extension Closure {
    /// - Parameters:
    ///   - failing: what stands for the result where the closure fails.
    ///   - into: the compiled closure, of one that calls the source's with its arguments.
    ///   - back: calls a compiled closure with the source's arguments.
    fileprivate static func conversion<Function, Output>(
        _ inputs: [ValueType], giving output: Conversion<Output>, failing: @escaping @Sendable () -> Output,
        into: @escaping @Sendable (@escaping ([Value]) -> Output) -> Function,
        back: @escaping @Sendable (Function, [Value]) throws(VocabularyError) -> Output
    ) -> Conversion<Function> {
        let type = ValueType.function(parameters: inputs.map { .init($0) }, result: output.type)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return into { closure.result($0, output) ?? failing() }
        } encode: { function in
            .closure(
                Closure(parameterCount: inputs.count) { arguments in
                    guard arguments.count == inputs.count else { return nil }
                    // The interpreter reports a nil from compiled code where it calls it.
                    return (try? back(function, arguments)).map(output.encode)
                })
        }
    }

    /// What the closure gives; nil where it failed or gave something else, which is reported.
    fileprivate func result<Result>(_ arguments: [Value], _ conversion: Conversion<Result>) -> Result? {
        var arguments = arguments
        return call(&arguments).flatMap { decoded($0, conversion) }
    }
}
