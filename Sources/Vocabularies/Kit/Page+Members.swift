import Interpreter

extension Page {
    // MARK: Properties

    /// A property that sources can set.
    /// - Parameter isRequired: whether there is no default, for whoever makes a value has to say what it is.
    @_optimize(none)
    func property<T: Writable>(
        _ name: String, _ path: WritableKeyPath<Subject, T> & Sendable, _ help: String = "", isRequired: Bool = false,
        unit: Unit? = T.unit
    ) -> Page {
        property(name, path, as: T.conversion, help, isRequired: isRequired, unit: unit)
    }

    /// A property of a type that does not say itself how it is written.
    @_optimize(none)
    func property<T>(
        _ name: String, _ path: WritableKeyPath<Subject, T> & Sendable, as type: Conversion<T>, _ help: String = "",
        isRequired: Bool = false, unit: Unit? = nil
    ) -> Page {
        adding(
            PropertyDescription(
                name, of: conversion, path, type, unit: unit, default: isRequired ? nil : text(of: path, as: type),
                help: help))
    }

    /// A property that sources can only read.
    @_optimize(none)
    func reading<T: Writable>(
        _ name: String, _ path: KeyPath<Subject, T> & Sendable, _ help: String = "", isRequired: Bool = false,
        unit: Unit? = T.unit
    ) -> Page {
        reading(name, path, as: T.conversion, help, isRequired: isRequired, unit: unit)
    }

    @_optimize(none)
    func reading<T>(
        _ name: String, _ path: KeyPath<Subject, T> & Sendable, as type: Conversion<T>, _ help: String = "",
        isRequired: Bool = false, unit: Unit? = nil
    ) -> Page {
        adding(
            PropertyDescription(
                reading: name, of: conversion, path, type, unit: unit,
                default: isRequired ? nil : text(of: path, as: type), help: help))
    }

    /// A property whose setter leaves the value as it is, and changes what that stands for.
    func sharing<T: Writable>(
        _ name: String, _ path: ReferenceWritableKeyPath<Subject, T> & Sendable, _ help: String
    ) -> Page {
        adding(PropertyDescription(sharing: name, of: conversion, path, T.conversion, help: help))
    }

    private func adding(_ property: PropertyDescription) -> Page {
        changing { $0.description.properties.append(property) }
    }

    /// The default of a property: its value in the prototype.
    private func text<T>(of path: KeyPath<Subject, T>, as type: Conversion<T>) -> String? {
        prototype.flatMap { type.encode($0()[keyPath: path]).swiftText }
    }

    // MARK: Methods

    @_optimize(none)
    func method<each A, Result: Writable>(
        _ name: String, _ help: String, _ arguments: repeat Argument<Subject, each A>,
        by body: @escaping @Sendable (Subject, repeat each A) throws(VocabularyError) -> Result
    ) -> Page {
        method(name, help, repeat each arguments, returning: Result.conversion, by: body)
    }

    /// A method whose result is of a type that does not say itself how it is written.
    @_optimize(none)
    func method<each A, Result>(
        _ name: String, _ help: String, _ arguments: repeat Argument<Subject, each A>,
        returning result: Conversion<Result>,
        by body: @escaping @Sendable (Subject, repeat each A) throws(VocabularyError) -> Result
    ) -> Page {
        changing { page in
            page.description.methods.append(
                .method(
                    name, on: conversion, repeat (each arguments).parameter(of: prototype), returning: result,
                    help: help, body: body))
        }
    }

    /// A method that changes the value that it is called on.
    @_optimize(none)
    func mutating<each A>(
        _ name: String, _ help: String, _ arguments: repeat Argument<Subject, each A>,
        by body: @escaping @Sendable (inout Subject, repeat each A) throws(VocabularyError) -> Void
    ) -> Page {
        changing { page in
            page.description.methods.append(
                .mutatingMethod(
                    name, on: conversion, repeat (each arguments).parameter(of: prototype), help: help, body: body))
        }
    }

    /// A method of another type that makes one of these: a modifier.
    @_optimize(none)
    func modifier<Other, each A>(
        _ name: String, on other: Conversion<Other>, _ help: String, _ arguments: repeat Argument<Subject, each A>,
        by body: @escaping @Sendable (Other, repeat each A) throws(VocabularyError) -> Subject
    ) -> Page {
        modifier(name, on: other, help, repeat each arguments, returning: conversion, by: body)
    }

    /// A method of another type that stands on this page, whatever it gives.
    @_optimize(none)
    func modifier<Other, each A, Result>(
        _ name: String, on other: Conversion<Other>, _ help: String, _ arguments: repeat Argument<Subject, each A>,
        returning result: Conversion<Result>,
        by body: @escaping @Sendable (Other, repeat each A) throws(VocabularyError) -> Result
    ) -> Page {
        changing { page in
            page.modifiers.append(
                .method(
                    name, on: other, repeat (each arguments).parameter(of: prototype), returning: result,
                    help: help, body: body))
        }
        .keeping(repeat each arguments)
    }

    /// All methods that are on another page of the type.
    func methods(of page: Page) -> Page {
        changing { $0.description.methods += page.description.methods }
    }

    // MARK: Subscripts

    /// What `value[...]` gives.
    func subscripted<A, Result: Writable>(
        _ argument: Argument<Subject, A>, by body: @escaping @Sendable (Subject, A) -> Result
    ) -> Page {
        subscripted(argument, giving: Result.conversion, by: body)
    }

    /// A subscript, `value[...]`, of a type that does not say itself how it is written. Without `set` it is only read.
    func subscripted<A, Result>(
        _ argument: Argument<Subject, A>, giving result: Conversion<Result>,
        by get: @escaping @Sendable (Subject, A) -> Result,
        set: (@Sendable (inout Subject, A, Result) -> Void)? = nil
    ) -> Page {
        changing { page in
            page.description.subscripts.append(
                SubscriptDescription(
                    of: conversion, argument.parameter(of: prototype), result, get: get, set: set))
        }
    }

    /// What a value takes where its methods say `.contained`.
    func contains(_ name: String, _ type: @escaping @Sendable (Subject) -> ValueType?) -> Page {
        changing { page in
            page.description.containedName = name
            page.description.containedType = { value in
                guard case .native(let native) = value, let subject = native.payload as? Subject else { return nil }
                return type(subject)
            }
        }
    }
}
