import BlueprintDialect
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

extension Conversion {
    /// A closure from two values to an element: `.if(let: title) { title, element in ... }`.
    static func makingElement<One, Other>(
        from one: Conversion<One>, _ other: Conversion<Other>
    ) -> Conversion<T> where T == (One, Other) -> any Element {
        let type = ValueType.function(
            parameters: [.init(one.type), .init(other.type)], result: .named(BlueprintVocabulary.element))
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { closure.element([one.encode($0), other.encode($1)]) }
        } encode: { make in
            .closure(
                Closure(parameterCount: 2) { arguments in
                    guard arguments.count == 2 else { return nil }
                    do throws(VocabularyError) {
                        return Conversion<any Element>.element.encode(
                            make(try one.decode(arguments[0]), try other.decode(arguments[1])))
                    } catch {
                        // The interpreter reports a nil from compiled code where it calls it.
                        return nil
                    }
                })
        }
    }

    /// A closure from one value to another.
    ///
    /// - Parameter failing: what stands for the result where the closure fails, which the program tells.
    static func closure<Input, Output>(
        from input: Conversion<Input>, to output: Conversion<Output>, failing: Output
    ) -> Conversion<T> where T == (Input) -> Output, Output: Sendable {
        let type = ValueType.function(parameters: [.init(input.type)], result: output.type)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { closure.result([input.encode($0)], output) ?? failing }
        } encode: { make in
            .closure(
                Closure(parameterCount: 1) { arguments in
                    guard let argument = arguments.first else { return nil }
                    do throws(VocabularyError) {
                        return output.encode(make(try input.decode(argument)))
                    } catch {
                        // The interpreter reports a nil from compiled code where it calls it.
                        return nil
                    }
                })
        }
    }
}

extension Conversion {
    /// A closure from two values to another.
    ///
    /// - Parameter failing: what stands for the result where the closure fails, which the program tells.
    static func closure<One, Other, Output>(
        from one: Conversion<One>, _ other: Conversion<Other>, to output: Conversion<Output>, failing: Output
    ) -> Conversion<T> where T == (One, Other) -> Output, Output: Sendable {
        let type = ValueType.function(parameters: [.init(one.type), .init(other.type)], result: output.type)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { closure.result([one.encode($0), other.encode($1)], output) ?? failing }
        } encode: { _ in
            .closure(Closure(parameterCount: 2) { _ in nil })
        }
    }
}

extension Conversion where T == () -> Value {
    /// A closure that gives anything.
    static var makesValue: Conversion<() -> Value> {
        let type = ValueType.function(parameters: [], result: .any)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { closure.result([], .anything) ?? .none }
        } encode: { make in
            .closure(Closure(parameterCount: 0) { _ in make() })
        }
    }
}

extension Conversion where T == (CGSize) -> Value {
    /// A closure from a size to anything.
    static func makingValue(from size: Conversion<CGSize>) -> Conversion<T> {
        let type = ValueType.function(parameters: [.init(size.type)], result: .any)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { closure.result([size.encode($0)], .anything) ?? .none }
        } encode: { make in
            .closure(
                Closure(parameterCount: 1) { arguments in
                    guard case .native(let native) = arguments.first, let size = native.payload as? CGSize else {
                        return nil
                    }
                    return make(size)
                })
        }
    }
}

extension Closure {
    /// What the closure gives; nil where it failed or gave something else, which the program tells.
    fileprivate func result<Result>(_ arguments: [Value], _ conversion: Conversion<Result>) -> Result? {
        var arguments = arguments
        guard let value = call(&arguments) else { return nil }
        do throws(VocabularyError) {
            return try conversion.decode(value)
        } catch {
            refuse(error)
            return nil
        }
    }

    /// The element that the closure gives.
    fileprivate func element(_ arguments: [Value]) -> any Element {
        result(arguments, .element) ?? Empty()
    }
}
