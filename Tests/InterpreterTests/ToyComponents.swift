import Foundation
import Interpreter

// A second toy dialect, whose pieces are classes that a source inherits from: with props, a state that it changes, and
// methods that it overrides.

/// What a source's components inherit from.
class Component: SourceBacked {
    let source: SourceInstance

    init(_ source: SourceInstance) {
        self.source = source
        if let state = source.call(ToyComponents.initialState, returning: Self.anything), case .void = state {
        } else if let state = source.call(ToyComponents.initialState, returning: Self.anything) {
            source[field: "state"] = state
        }
    }

    /// Itself and what it renders, as the tests print it.
    var text: String {
        let children = source.call(ToyComponents.render, returning: ToyComponents.component.array()) ?? []
        let key = source[field: "key"].map { shown($0) } ?? "nil"
        let size = source.call(ToyComponents.size, [.double(9)], returning: .cgFloat) ?? -1
        return "\(source.typeName)(key \(key), size \(size): \(children.map(\.text).joined(separator: ", ")))"
    }

    private static let anything = Conversion<Value>(.any) { value throws(VocabularyError) in
        value
    } encode: {
        $0
    }
}

enum ToyComponents {
    static let name = TypeName("Component")
    static let component = Conversion<Component>(.named(name)) { value throws(VocabularyError) in
        guard case .native(let native) = value, let component = native.payload as? Component else {
            throw .mismatch(expected: .named(name), found: value.typeName)
        }
        return component
    } encode: {
        .native(Native(TypeName("Component"), $0))
    }

    static let render = OpenMember.method(
        "render", returning: .array(.named(name))
    ) { _, _ throws(VocabularyError) in .array([]) }
    static let size = OpenMember.method(
        "size", [OpenParameter("in", .double)], returning: .double
    ) { _, arguments throws(VocabularyError) in
        guard case .double(let width)? = arguments[0] else { return .double(0) }
        return .double(width / 2)
    }
    static let initialState = OpenMember.method(
        "initialState", returning: .optional(OpenType.AssociatedType.type("StateType"))
    ) { _, _ throws(VocabularyError) in .none }
    static let updateState = OpenMember.method(
        "updateState", [OpenParameter("state", OpenType.AssociatedType.type("StateType"))], returning: .void
    ) { source, arguments throws(VocabularyError) in
        source[field: "state"] = arguments[0] ?? Value.none
        return .void
    }

    static let vocabulary = Vocabulary(
        types: [
            TypeDescription(name, .protocol, help: "A piece."),
            TypeDescription(TypeName("TypedComponent"), .protocol, help: "A piece with props."),
        ],
        openTypes: [
            OpenType(
                name, isElement: true, members: [render, size, initialState, updateState],
                associatedTypes: [.init("StateType", default: .void)],
                inheritance: .init(
                    fields: [
                        ("key", .optional(.any)), ("props", OpenType.AssociatedType.type("PropType")),
                        ("state", .optional(OpenType.AssociatedType.type("StateType"))),
                    ],
                    initializers: [
                        [.init("key", .optional(.any), defaultText: "nil")],
                        [
                            .init("key", .optional(.any), defaultText: "nil"),
                            .init(nil, name: "props", OpenType.AssociatedType.type("PropType")),
                        ],
                    ])
            ) { Component($0) },
            OpenType(TypeName("TypedComponent"), associatedTypes: [.init("PropType")]),
        ])
}
