import BlueprintDialect
import Interpreter

// The modifiers that change an element by a closure, as sources write them.

extension BlueprintVocabulary {
    private static var any: Conversion<any Element> { .element }

    static var changeModifiers: [Callable] {
        let change = Conversion<(any Element) -> any Element>.makingElement(from: any)
        let use = Conversion<(Value, any Element) -> any Element>.makingElement(from: .anything, any)
        let value = Parameter("let", Conversion<Value>.anything.optional())
        return [
            .method(
                "if", on: any, Parameter(nil, name: "isTrue", .bool), Parameter("then", change), returning: any,
                help: "changes the element if something is so"
            ) { $1 ? $2($0) : $0 },
            .method(
                "if", on: any, Parameter(nil, name: "isTrue", .bool), Parameter("then", change),
                Parameter("else", change), returning: any, help: "changes the element in one way or another"
            ) { $1 ? $2($0) : $3($0) },
            .method(
                "if", on: any, value, Parameter("then", use), returning: any,
                help: "changes the element with a value, if there is one"
            ) { element, value, then in value.map { then($0, element) } ?? element },
            .method(
                "if", on: any, value, Parameter("then", use), Parameter("else", change), returning: any,
                help: "changes the element with a value, or in another way without"
            ) { element, value, then, otherwise in value.map { then($0, element) } ?? otherwise(element) },
            .method(
                "map", on: any, Parameter(nil, name: "map", change), returning: any,
                help: "what a closure makes of the element"
            ) { $1($0) },
            .method(
                "modify", on: any, Parameter(nil, name: "modify", any.configuring()), returning: any,
                help: "the element, changed in place by a closure"
            ) { element, modify in
                var changed = element
                modify(&changed)
                return changed
            },
        ]
    }
}
