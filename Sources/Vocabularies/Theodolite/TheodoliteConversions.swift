import Interpreter
import Negotiation
import SwiftSource
import TheodoliteDialect

extension Conversion where T == Component {
    /// Any component. One from a source carries the place where it was written into the tree.
    static var component: Conversion<Component> {
        Conversion(.named(TheodoliteVocabulary.component)) { value throws(VocabularyError) in
            guard case .native(let native) = value, let component = native.payload as? Component else {
                throw .mismatch(expected: .named(TheodoliteVocabulary.component), found: value.typeName)
            }
            component.origin = native.origin.map(SourceOrigin.init) ?? component.origin
            return component
        } encode: { component in
            .native(
                Native(
                    TheodoliteVocabulary.vocabularyName(of: component), component,
                    origin: component.origin.map(SourceRange.init)))
        }
    }
}

extension Conversion {
    /// A dictionary from keys to values of this type: `[.normal: "OK"]`. The first of two equal keys counts.
    func keyed<Key: Hashable & Sendable>(by key: Conversion<Key>) -> Conversion<[Key: T]> {
        let type = ValueType.dictionary(key: key.type, value: self.type)
        return Conversion<[Key: T]>(type) { [decode] value throws(VocabularyError) in
            guard case .dictionary(let entries) = value else { throw .mismatch(expected: type, found: value.typeName) }
            var all: [Key: T] = [:]
            for entry in entries {
                let name = try key.decode(entry.key)
                if all[name] == nil { all[name] = try decode(entry.value) }
            }
            return all
        } encode: { [encode] all in
            .dictionary(all.map { .init(key: key.encode($0.key), value: encode($0.value)) })
        }
    }

    /// A closure of the source without parameters that gives one. Where it fails, which the program tells, it gives
    /// another.
    func provider(otherwise other: @escaping @Sendable () -> T) -> Conversion<() -> T> {
        let type = ValueType.function(parameters: [], result: self.type)
        return Conversion<() -> T>(type) { [decode] value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { closure.value([], decode) ?? other() }
        } encode: { [encode] provide in
            .closure(Closure(parameterCount: 0) { _ in encode(provide()) })
        }
    }

    /// A closure of the source that makes one of something. Where it fails, which the program tells, it makes another.
    func factory<Item>(
        from item: Conversion<Item>, otherwise other: @escaping @Sendable () -> T
    ) -> Conversion<(Item) -> T> {
        let type = ValueType.function(parameters: [.init(item.type)], result: self.type)
        return Conversion<(Item) -> T>(type) { [decode] value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { closure.value([item.encode($0)], decode) ?? other() }
        } encode: { [encode] make in
            .closure(
                Closure(parameterCount: 1) { arguments in
                    // The interpreter reports a nil from compiled code where it calls it.
                    do throws(VocabularyError) { return encode(make(try item.decode(arguments[0]))) } catch {
                        return nil
                    }
                })
        }
    }
}

extension Closure {
    /// What it gives for the arguments; nil where it failed, or gave what compiled code does not take.
    fileprivate func value<T>(_ arguments: [Value], _ decode: (Value) throws(VocabularyError) -> T) -> T? {
        var arguments = arguments
        guard let value = call(&arguments) else { return nil }
        do throws(VocabularyError) {
            return try decode(value)
        } catch {
            refuse(error)
            return nil
        }
    }
}
