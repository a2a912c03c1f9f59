import Interpreter

/// What sources can write of one type, for the interpreter, the inspector, completion and `haggle elements`.
///
///     extension Hidden: Described {
///         static let page = Page<Self>("takes its content's space, and shows nothing")
///             .like(Hidden(wrapping: Empty()))
///             .made(.arg("_ isHidden", \.isHidden), .wrapping) { Hidden($0, wrapping: $1) }
///             .property("isHidden", \.isHidden, "whether nothing is shown")
///     }
///
/// Nothing is said twice: the types of arguments and properties are Swift's own, a default is read from the prototype, and
/// its text is made from its value.
///
/// What pages are written with is not optimized: it runs once, and specialized for every page it would take the compiler
/// twice as long.
struct Page<Subject>: Sendable {
    var description: TypeDescription
    /// What can be called on other elements and makes this one: `.hidden()`.
    var modifiers: [Callable] = []
    var words: [Word] = []
    /// Writes the values that are none of the words as Swift does; nil for those that have no short form.
    var text: @Sendable (Subject) -> String? = { _ in nil }
    let conversion: Conversion<Subject>
    private(set) var prototype: Prototype<Subject>?

    @_optimize(none)
    init(
        _ help: String, _ kind: TypeDescription.Kind, as conversion: Conversion<Subject>, conforming: [TypeName] = []
    ) {
        self.conversion = conversion
        let name = if case .named(let name) = conversion.type { name } else { TypeName(of: Subject.self) }
        description = TypeDescription(name, kind, help: help, conformances: conforming)
    }

    /// Defaults are read from a value as nobody has changed it.
    @_optimize(none)
    func like(_ prototype: @escaping @Sendable @autoclosure () -> Subject) -> Page {
        changing { $0.prototype = prototype }
    }

    /// The library's own has more than the page says, so that nothing is wrong for not being here.
    func partial() -> Page { changing { $0.description.isPartial = true } }

    func changing(_ change: (inout Page) -> Void) -> Page {
        var page = self
        change(&page)
        return page
    }
}

extension Page where Subject: Writable {
    /// The page of a plain value.
    @_optimize(none)
    init(_ help: String) { self.init(help, .value, as: Subject.conversion) }
}

extension Page {
    /// An initializer.
    @_optimize(none)
    func made<each A>(
        help: String = "", _ arguments: repeat Argument<Subject, each A>,
        by make: @escaping @Sendable (repeat each A) throws(VocabularyError) -> Subject
    ) -> Page {
        changing { page in
            page.description.initializers.append(
                .initializer(
                    repeat (each arguments).parameter(of: prototype), of: conversion, help: help, body: make))
        }
        .keeping(repeat each arguments)
    }

    /// An initializer that may give nil.
    @_optimize(none)
    func perhaps<each A>(
        _ arguments: repeat Argument<Subject, each A>,
        by make: @escaping @Sendable (repeat each A) throws(VocabularyError) -> Subject?
    ) -> Page {
        changing { page in
            page.description.initializers.append(
                .initializer(
                    repeat (each arguments).parameter(of: prototype), of: conversion.optional(), help: "", body: make))
        }
    }

    /// A value of another type that stands in this one: `UIFont.systemFontSize`.
    func constant<T: Writable>(of name: String, _ value: @escaping @Sendable @autoclosure () -> T) -> Page {
        changing { $0.description.staticProperties.append(StaticProperty(name, T.conversion, value())) }
    }
}

// MARK: Functions

extension Callable {
    /// A function that stands alone.
    static func function<each A, Result: Writable>(
        _ name: String, _ help: String, _ arguments: repeat Argument<Void, each A>,
        by body: @escaping @Sendable (repeat each A) throws(VocabularyError) -> Result
    ) -> Callable {
        .function(name, help, repeat each arguments, returning: Result.conversion, by: body)
    }

    /// A function whose result is of a type that does not say itself how it is written.
    static func function<each A, Result>(
        _ name: String, _ help: String, _ arguments: repeat Argument<Void, each A>,
        returning result: Conversion<Result>,
        by body: @escaping @Sendable (repeat each A) throws(VocabularyError) -> Result
    ) -> Callable {
        .function(name, repeat (each arguments).parameter(of: nil), returning: result, help: help, body: body)
    }
}

// MARK: Types without a page

extension TypeDescription {
    /// A protocol that sources can conform to, or name.
    static func `protocol`(_ type: Any.Type, _ help: String, conforming: [TypeName] = []) -> TypeDescription {
        TypeDescription(TypeName(of: type), .protocol, help: help, conformances: conforming)
    }

    /// A type that sources name and do nothing with.
    static func mentioned(_ type: Any.Type, _ help: String) -> TypeDescription {
        TypeDescription(TypeName(of: type), .value, help: help)
    }
}

extension Conversion where T == SourceInstance {
    /// A type of the source that conforms to a protocol: `Theme.self`.
    static func type(of protocol: Any.Type) -> Conversion { .native(TypeName(of: `protocol`)) }
}
