/// The name of a type as sources write it: `Row`, `Row.RowAlignment`. Made once: in a vocabulary's table, or where a source
/// declares the type.
package struct TypeName: Hashable, Sendable, CustomStringConvertible {
    package let description: String
    /// Where the source declares the type, so that it is not another's of the same name; nil for the vocabulary's.
    let declaredAt: Int?

    package init(_ description: String) {
        self.init(description, declaredAt: nil)
    }

    init(_ description: String, declaredAt place: Int?) {
        self.description = description
        declaredAt = place
    }

    /// The last part: `RowAlignment`.
    package var lastComponent: Substring {
        description.lastIndex(of: ".").map { description[description.index(after: $0)...] } ?? description[...]
    }

    /// The type that it is nested in: `Row`.
    var outer: TypeName? { description.lastIndex(of: ".").map { TypeName(String(description[..<$0])) } }

    /// How many types it is nested in, by its name.
    var depth: Int { description.count { $0 == "." } }
}

/// What a parameter or property takes, or a call gives.
package indirect enum ValueType: Hashable, Sendable {
    case void
    case bool
    case int
    case double
    case cgFloat
    case string
    /// A text that may be one of many languages: what a literal says is read as the library reads it.
    case localizedText
    /// Anything at all: a key, an interpolation.
    case any
    /// The same where the library ignores it, so that no value has to be assumed for a hole: a line style.
    case unread
    case optional(ValueType)
    case array(ValueType)
    case dictionary(key: ValueType, value: ValueType)
    /// `Range<Int>`, to count through.
    case range
    case closedRange(ValueType)
    case tuple([TupleField])
    case function(parameters: [FunctionParameter], result: ValueType)
    /// A closure whose statements are children: `Row { Label(...) }`. Its value is the array of them.
    case builder(of: ValueType)
    /// A way from a value of the type to a property: `\.layoutMode`.
    case keyPath(root: ValueType, isWritable: Bool)
    /// A type or protocol of the vocabulary.
    case named(TypeName)
    /// A generic type with what its parameters stand for: `Box<Int>`.
    case specialized(TypeName, [ValueType])
    /// Whatever type the call's arguments give to the generic parameter of that name: `Data`.
    case generic(String)
    /// The type of the elements of a collection: `Data.Element`.
    case element(of: ValueType)

    package struct TupleField: Hashable, Sendable {
        package let label: String?
        package let type: ValueType

        package init(label: String?, type: ValueType) {
            (self.label, self.type) = (label, type)
        }
    }

    package struct FunctionParameter: Hashable, Sendable {
        package let type: ValueType
        package let isInout: Bool

        package init(_ type: ValueType, isInout: Bool = false) {
            self.type = type
            self.isInout = isInout
        }
    }

    /// The names of the generic parameters in it.
    var generics: [String] {
        switch self {
        case .generic(let name): [name]
        case .element(let inner), .keyPath(let inner, _), .optional(let inner), .array(let inner),
            .builder(let inner):
            inner.generics
        case .function(let parameters, let result): parameters.flatMap(\.type.generics) + result.generics
        default: []
        }
    }

    /// The text of a type that is a value: `Array<Int>`.
    var written: String {
        switch self {
        case .void: "()"
        case .optional(let wrapped): "Optional<\(wrapped.written)>"
        case .array(let element): "Array<\(element.written)>"
        case .dictionary(let key, let value): "Dictionary<\(key.written), \(value.written)>"
        case .tuple(let fields):
            "(" + fields.map { ($0.label.map { "\($0): " } ?? "") + $0.type.written }.joined(separator: ", ") + ")"
        case .specialized(let name, let arguments):
            "\(name.lastComponent)<\(arguments.map(\.written).joined(separator: ", "))>"
        default: description
        }
    }
}

extension ValueType: CustomStringConvertible {
    /// The type as Swift writes it.
    package var description: String {
        switch self {
        case .void: "Void"
        case .bool: "Bool"
        case .int: "Int"
        case .double: "Double"
        case .cgFloat: "CGFloat"
        case .string: "String"
        case .localizedText: "LocalizedStringKey"
        case .any, .unread: "Any"
        case .optional(let wrapped): "\(wrapped)?"
        case .array(let element): "[\(element)]"
        case .dictionary(let key, let value): "[\(key): \(value)]"
        case .range: "Range<Int>"
        case .closedRange(let bound): "ClosedRange<\(bound)>"
        case .tuple(let fields):
            "(" + fields.map { ($0.label.map { "\($0): " } ?? "") + "\($0.type)" }.joined(separator: ", ") + ")"
        case .function(let parameters, let result):
            "(" + parameters.map { ($0.isInout ? "inout " : "") + "\($0.type)" }.joined(separator: ", ")
                + ") -> \(result)"
        case .builder(let element): "() -> \(element)"
        case .keyPath(let root, let isWritable): "\(isWritable ? "Writable" : "")KeyPath<\(root), Value>"
        case .named(let name): name.description
        case .specialized(let name, let arguments): "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
        case .generic(let name): name
        case .element(let collection): "\(collection).Element"
        }
    }
}
