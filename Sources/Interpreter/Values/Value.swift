import SwiftSource

/// What an expression gives.
package enum Value {
    case void
    /// An optional without a value, of whatever type.
    case none
    case bool(Bool)
    case int(Int)
    /// A whole number of another type than `Int`.
    case fixed(FixedNumber)
    /// A `Double` or a `CGFloat`; Swift converts between the two without being asked.
    case double(Double)
    /// A `Float`.
    case single(Float)
    case string(String)
    /// A part of a text that does not begin where the text begins, whose indices are those of the whole.
    indirect case part(TextPart)
    case array([Value])
    /// A part of an array, whose indices are those of the whole.
    indirect case slice(Slice)
    /// Values of a `Set`, each once, in the order in which they came.
    case set(KeyedList<Value>)
    case dictionary(KeyedList<DictionaryEntry>)
    case range(IntegerRange)
    /// A range of other values that stand in an order: lengths, dates, texts.
    indirect case span(Span)
    case tuple([TupleElement])
    /// An object of a class of the source.
    case object(Object)
    /// An unknown value.
    case hole(HoleValue)
    // Boxed, so that a value is small wherever it goes.
    /// A value of a struct of the source.
    indirect case instance(Instance)
    /// A value of an enum of the source.
    indirect case choice(Choice)
    /// A type itself: `Weight.self`.
    indirect case type(ValueType)
    indirect case closure(Closure)
    indirect case native(Native)
    /// An optional whose value is an optional that has none, or such a one: `[nil].first`. All other values stand for the
    /// optionals that have them.
    indirect case some(Value)

    /// Elements with the index of the first of them.
    package struct Slice {
        package let values: [Value]
        package let start: Int
    }

    /// Characters with the index of the first of them, which is not 0.
    package struct TextPart {
        package let text: String
        package let start: Int
    }

    package struct DictionaryEntry {
        package let key: Value
        package let value: Value

        package init(key: Value, value: Value) {
            self.key = key
            self.value = value
        }
    }

    /// A half-open or closed range of integers, to count through; `end` is exclusive.
    package struct IntegerRange: Hashable {
        package let start: Int
        package let end: Int
        /// Whether it was written with its last number: `1...3`.
        package var isClosed = false

        /// The range as Swift writes it.
        var text: String { isClosed ? "\(start)...\(end - 1)" : "\(start)..<\(end)" }
    }

    /// A range between two values. Lengths, `2.0...8.0`, may be out of order: the taker decides what that means.
    package struct Span {
        /// `none` for a range without a first value, or without a last one.
        package let lower: Value
        package let upper: Value
        /// Whether it was written with its last value: `"a"..."f"`.
        package let isClosed: Bool
    }

    package struct TupleElement {
        package let label: String?
        package let value: Value

        package init(label: String?, value: Value) {
            (self.label, self.value) = (label, value)
        }
    }

    static func set(_ values: [Value]) -> Value { .set(KeyedList(values)) }
    package static func dictionary(_ entries: [DictionaryEntry]) -> Value { .dictionary(KeyedList(entries)) }
}

/// A value of a type that a vocabulary describes.
package struct Native {
    package let type: TypeName
    package var payload: Any
    /// Where the call stands that made it, for elements: what the screen leads back to.
    package var origin: SourceRange?
    /// The elements in it, itself among them. Kept by the interpreter.
    var extent = ElementExtent()
    /// The value of the source that it stands for, in compiled code.
    var source: SourceInstance?

    package init(_ type: TypeName, _ payload: Any, origin: SourceRange? = nil) {
        self.type = type
        self.payload = payload
        self.origin = origin
    }
}

/// A closure of the source, ready to be called from compiled code.
package struct Closure {
    /// Calls it with the arguments, which it may change where they are `inout`. Nil where it failed: the diagnostic is then
    /// with the program, and the caller goes on with what it has.
    package let call: (_ arguments: inout [Value]) -> Value?
    package let parameterCount: Int
    /// The source's own function that it is; nil for one that compiled code made.
    var function: FunctionValue?
    /// Takes what compiled code has against the values that the closure left: it becomes a diagnostic of the program.
    package let refuse: (VocabularyError) -> Void

    package init(
        parameterCount: Int, refuse: @escaping (VocabularyError) -> Void = { _ in },
        call: @escaping (inout [Value]) -> Value?
    ) {
        self.parameterCount = parameterCount
        self.refuse = refuse
        self.call = call
    }

    /// A value that the closure left, as compiled code reads it; nil for one of another type, which is reported.
    package func decoded<T>(_ value: Value, _ conversion: Conversion<T>) -> T? {
        do throws(VocabularyError) {
            return try conversion.decode(value)
        } catch {
            refuse(error)
            return nil
        }
    }
}

extension Value {
    /// The type as an error names it.
    package var typeName: String {
        switch self {
        case .void: "Void"
        case .none: "nil"
        case .array(let values): "[\(values.first?.typeName ?? "Any")]"
        case .slice(let slice): "ArraySlice<\(slice.values.first?.typeName ?? "Any")>"
        case .dictionary(let entries):
            "[\(entries.first?.key.typeName ?? "AnyHashable"): \(entries.first?.value.typeName ?? "Any")]"
        case .range(let range): range.isClosed ? "ClosedRange<Int>" : "Range<Int>"
        case .span(let span): "\(span.isClosed ? "ClosedRange" : "Range")<\(span.lower.typeName)>"
        case .set(let values): "Set<\(values.first?.typeName ?? "Any")>"
        case .hole(let hole): hole.text
        case .tuple(let elements): "(" + elements.map(\.value.typeName).joined(separator: ", ") + ")"
        case .closure: "a closure"
        case .native(let native): native.type.description
        case .type(let type): "\(type).Type"
        default: ownSymbol?.qualifiedName ?? standardType?.rawValue ?? ""
        }
    }

    /// The type that a value of the language's own types is of; nil for other values.
    var standardType: StandardType? {
        switch self {
        case .none, .some: .optional
        case .bool: .bool
        case .int: .int
        case .fixed(let number): number.type
        case .double: .double
        case .single: .float
        case .string: .string
        case .part: .substring
        case .array, .slice: .array
        case .set: .set
        case .dictionary: .dictionary
        case .range(let range): range.isClosed ? .closedRange : .range
        case .span(let span): span.isClosed ? .closedRange : .range
        default: nil
        }
    }

    /// What tells the value from others, where nothing but that matters.
    package var hashableText: String {
        if case .hole(let hole) = self { return hole.text }
        var writer = ValueWriter(limit: 100_000) { value, _ in
            guard case .object(let object) = value else { return nil }
            return "\(object.symbol.qualifiedName) \(ObjectIdentifier(object))"
        }
        writer.write(self, isInside: true)
        return writer.text
    }
}
