import SwiftSource

/// A type as a source writes it, taken apart as far as completion needs.
struct TypeText: Hashable, Sendable {
    /// Without attributes, `inout`, `some` and `any`.
    let text: String
    private let form: Form

    private indirect enum Form: Hashable, Sendable {
        case name(String)
        /// A type with a name and elements: an array, a set, a range.
        case collection(String, of: TypeText)
        case optional(TypeText)
        case function([TypeText], TypeText)
        /// A tuple, or what is no type.
        case other
    }

    init(_ text: String) {
        // Most types are names, which need no parser.
        guard !text.utf8.allSatisfy(\.isOfName) else {
            self.init(text, .name(text))
            return
        }
        let file = Parser.parse(SourceText("let type: \(text)"))
        if case .variable(let variable)? = file.statements.first?.kind, let type = variable.bindings.first?.type {
            self.init(type, in: file.source)
        } else {
            self.init(text, .other)
        }
    }

    init(_ type: TypeSyntax, in source: SourceText) {
        switch type.kind {
        case .attributed(_, let type), .inOut(let type), .opaque(let type), .existential(let type):
            self.init(type, in: source)
        default: self.init(source[type.range], Self.form(of: type, in: source))
        }
    }

    private init(_ text: String, _ form: Form) { (self.text, self.form) = (text, form) }

    private static func form(of type: TypeSyntax, in source: SourceText) -> Form {
        func inner(_ type: TypeSyntax) -> TypeText { TypeText(type, in: source) }
        switch type.kind {
        case .named(let components):
            let name = components.map(\.name.text).joined(separator: ".")
            let argument = collections.contains(name) ? components.last?.arguments.first : nil
            return argument.map { .collection(name, of: inner($0)) } ?? .name(name)
        case .composition(let types): return types.first.map { inner($0).form } ?? .other
        case .array(let element): return .collection("Array", of: inner(element))
        case .dictionary: return .name("Dictionary")
        case .optional(let type), .implicitlyUnwrapped(let type): return .optional(inner(type))
        case .function(let fields, let result): return .function(fields.map { inner($0.type) }, inner(result))
        default: return .other
        }
    }

    private static let collections: Set = ["Array", "Set", "Range", "ClosedRange", "ArraySlice"]

    var isOptional: Bool { if case .optional = form { true } else { false } }

    /// The type without its question marks.
    var unwrapped: TypeText { if case .optional(let type) = form { type.unwrapped } else { self } }

    /// The name without arguments: `Binding` of `Binding<Bool>?`, `Array` of `[Int]`; nil for tuples and functions.
    var name: String? {
        switch unwrapped.form {
        case .name(let name), .collection(let name, _): name
        case .optional, .function, .other: nil
        }
    }

    /// The type of an array's elements, and of those of a set or a range.
    var element: TypeText? { if case .collection(_, let element) = unwrapped.form { element } else { nil } }

    /// The parameters and the result of a function's type.
    var function: (parameters: [TypeText], result: TypeText)? {
        if case .function(let parameters, let result) = unwrapped.form { (parameters, result) } else { nil }
    }
}

extension UInt8 {
    /// Whether it may stand in a name with dots.
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...,
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
