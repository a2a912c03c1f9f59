import Interpreter

/// A method of a source's own type that compiled code calls, with the Swift types of its result and its arguments.
///
///     SourceMethod<CGSize, SizeConstraint>("measure", .arg("in"))
struct SourceMethod<Result, each A>: Sendable {
    let member: OpenMember
    private let result: Conversion<Result>
    private let arguments: (repeat Argument<Void, each A>)
    private let isRequired: Bool

    private init(
        _ name: String, _ arguments: repeat Argument<Void, each A>, returning result: Conversion<Result>,
        changesCache: Bool, isAskedByVocabulary: Bool = false, otherwise standard: OpenMember.Standard?
    ) {
        self.result = result
        self.arguments = (repeat each arguments)
        isRequired = standard == nil
        var parameters: [OpenParameter] = []
        repeat parameters.append(OpenParameter((each arguments).name.label, (each arguments).conversion.type))
        if changesCache {
            parameters.append(OpenParameter("cache", OpenType.AssociatedType.type("Cache"), isInout: true))
        }
        member = .method(
            name, parameters, returning: result.type, isAskedByVocabulary: isAskedByVocabulary, otherwise: standard)
    }

    /// A method that sources have to implement.
    /// - Parameter changesCache: whether its last argument is what a layout keeps between calls, which it changes.
    init(
        _ name: String, _ arguments: repeat Argument<Void, each A>, returning result: Conversion<Result>,
        changesCache: Bool = false
    ) {
        self.init(name, repeat each arguments, returning: result, changesCache: changesCache, otherwise: nil)
    }

    init(_ name: String, _ arguments: repeat Argument<Void, each A>, changesCache: Bool = false)
    where Result: Writable {
        self.init(name, repeat each arguments, returning: Result.conversion, changesCache: changesCache)
    }

    /// A method that sources may implement.
    /// - Parameters:
    ///   - changesCache: whether its last argument is what a layout keeps between calls, which it changes.
    ///   - isAskedByVocabulary: whether the source's own calls of it go to the vocabulary's method of that name.
    ///   - standard: what it does where the source does not implement it, and what `super` calls.
    init(
        _ name: String, _ arguments: repeat Argument<Void, each A>, returning result: Conversion<Result>,
        changesCache: Bool = false, isAskedByVocabulary: Bool = false,
        otherwise standard: @escaping @Sendable (SourceInstance, repeat each A) -> Result
    ) {
        self.init(
            name, repeat each arguments, returning: result, changesCache: changesCache,
            isAskedByVocabulary: isAskedByVocabulary,
            otherwise: { source, values throws(VocabularyError) in
                // Each call has all arguments, for these members have no defaults.
                var values = values.makeIterator()
                return result.encode(
                    standard(source, repeat try (each arguments).conversion.decode((values.next() ?? nil) ?? .void)))
            })
    }

    init(
        _ name: String, _ arguments: repeat Argument<Void, each A>, isAskedByVocabulary: Bool = false,
        otherwise standard: @escaping @Sendable (SourceInstance, repeat each A) -> Result
    ) where Result: Writable {
        self.init(
            name, repeat each arguments, returning: Result.conversion, isAskedByVocabulary: isAskedByVocabulary,
            otherwise: standard)
    }

    /// What the method gives; nil where the source does not implement it, and where it fails, which is reported.
    func callAsFunction(_ source: SourceInstance, _ values: repeat each A) -> Result? {
        guard isRequired || source.implements(member) else { return nil }
        return source.call(member, encoded(repeat each values), returning: result)
    }

    @discardableResult
    func callAsFunction(_ source: SourceInstance, _ values: repeat each A, changing last: inout Value) -> Result? {
        guard isRequired || source.implements(member) else { return nil }
        return source.call(member, encoded(repeat each values), changing: &last, returning: result)
    }

    private func encoded(_ values: repeat each A) -> [Value] {
        var all: [Value] = []
        repeat all.append((each arguments).conversion.encode(each values))
        return all
    }
}

/// A property of a source's own type that compiled code reads, or of the type itself.
struct SourceProperty<T>: Sendable {
    let member: OpenMember
    private let conversion: Conversion<T>
    private let isRequired: Bool

    /// - Parameter standard: what it is where the source does not say; nil for one that the source has to have.
    init(
        _ name: String, isStatic: Bool = false, as conversion: Conversion<T>,
        otherwise standard: (@Sendable (SourceInstance) -> T)? = nil
    ) {
        self.conversion = conversion
        isRequired = standard == nil
        var untyped: OpenMember.Standard?
        if let standard { untyped = { source, _ in conversion.encode(standard(source)) } }
        member = .property(name, conversion.type, isOfType: isStatic, otherwise: untyped)
    }

    /// What the property is; nil where the source does not say, and where it fails, which is reported.
    func callAsFunction(_ source: SourceInstance) -> T? {
        guard isRequired || source.implements(member) else { return nil }
        return source.get(member, conversion)
    }
}

extension Conversion where T == Value {
    /// A value of a type that the source gives a meaning: `Cache`, `PropType`.
    static func associated(_ name: String) -> Conversion { .value(OpenType.AssociatedType.type(name)) }
}

extension Value {
    /// The value for a key whose default is given: a whole number becomes a `Double` where the default is one.
    func number(like standard: Value?) -> Value {
        guard case .double? = standard, case .int(let whole) = self else { return self }
        return .double(Double(whole))
    }
}
