import Interpreter

// Closures of a source that give elements. Where one fails, which the program tells, there is nothing in its place.

extension Conversion where T == () -> any Element {
    static var makesElement: Conversion<() -> any Element> {
        let type = ValueType.function(parameters: [], result: .named(BlueprintVocabulary.element))
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { closure.element([]) }
        } encode: { make in
            .closure(Closure(parameterCount: 0) { _ in Conversion<any Element>.element.encode(make()) })
        }
    }
}

extension Conversion {
    /// A closure from one value to an element: `GeometryReader { proxy in ... }`.
    static func makingElement<Input>(
        from input: Conversion<Input>
    ) -> Conversion<T> where T == (Input) -> any Element {
        let type = ValueType.function(
            parameters: [.init(input.type)], result: .named(BlueprintVocabulary.element))
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { closure.element([input.encode($0)]) }
        } encode: { make in
            .closure(
                Closure(parameterCount: 1) { arguments in
                    guard let argument = arguments.first else { return nil }
                    do throws(VocabularyError) {
                        return Conversion<any Element>.element.encode(make(try input.decode(argument)))
                    } catch {
                        // The interpreter reports a nil from compiled code where it calls it.
                        return nil
                    }
                })
        }
    }
}

extension Closure {
    /// The element that the closure gives.
    fileprivate func element(_ arguments: [Value]) -> any Element {
        var arguments = arguments
        guard let value = call(&arguments) else { return Empty() }
        do throws(VocabularyError) {
            return try Conversion<any Element>.element.decode(value)
        } catch {
            refuse(error)
            return Empty()
        }
    }
}
