import BlueprintDialect
import Interpreter
import Negotiation
import SwiftSource

// MARK: Elements

extension Conversion where T == any Element {
    static var element: Conversion<any Element> {
        .anyElement(BlueprintVocabulary.element, located: { $0 }) { Native(element: $0) }
    }
}

extension Conversion where T == [any Element] {
    static var elements: Conversion { Conversion<any Element>.element.array() }
}

extension Native {
    /// An element as the interpreter keeps it, under the name that the vocabulary has for its type.
    init(element: any Element) {
        let (plain, origin) = Located.unwrap(element)
        self.init(BlueprintVocabulary.name(of: plain), plain, origin: origin.map(SourceRange.init))
    }
}

extension Writable where Self: ElementBuilderChild {
    /// What a container's closure gathers: the child as a modifier made it, or a plain element.
    static var conversion: Conversion<Self> {
        let native = Conversion<Self>.native(typeName)
        let plain = Conversion<any Element>.element
        return Conversion(native.type) { value throws(VocabularyError) in
            if case .native(let value) = value, let child = value.payload as? Self { return child }
            let element = try plain.decode(value)
            if let keyed = Located.unwrap(element).element as? Keyed,
                let type = Self.self as? any KeyedBuilderChild.Type, let child = type.init(keyed: keyed) as? Self
            {
                return child
            }
            return Self(element)
        } encode: {
            native.encode($0)
        }
    }
}

// MARK: Closures

extension Conversion where T == (ElementDimensions) -> CGFloat {
    /// Says where a line runs in an element.
    static var guide: Conversion { .closure(failing: 0) }
}

extension Conversion where T == () -> any Element {
    static var makesElement: Conversion { .closure(giving: .element, failing: Empty()) }
}

extension Conversion where T == (any Element) -> any Element {
    static var changesElement: Conversion { .closure(from: .element, giving: .element, failing: Empty()) }
}

extension Conversion where T == (Value, any Element) -> any Element {
    /// `.if(let: title) { title, element in ... }`
    static var usesValue: Conversion {
        .closure(from: Value.conversion, .element, giving: .element, failing: Empty())
    }
}

extension Conversion {
    /// `GeometryReader { proxy in ... }`
    static func makesElement<Input>(from input: Conversion<Input>) -> Conversion where T == (Input) -> any Element {
        .closure(from: input, giving: .element, failing: Empty())
    }
}

// MARK: Pages

extension Page where Subject: Element & Writable {
    init(_ help: String) {
        self.init(help, .element, as: Subject.conversion, conforming: [BlueprintVocabulary.element])
    }
}

extension Page {
    /// A modifier of every element.
    func modifier<each A>(
        _ name: String, _ help: String, _ arguments: repeat Argument<Subject, each A>,
        by body: @escaping @Sendable (any Element, repeat each A) throws(VocabularyError) -> Subject
    ) -> Page {
        modifier(name, on: .element, help, repeat each arguments, by: body)
    }
}

extension Argument where T == any Element {
    static func element(_ name: String) -> Argument { .arg(name, as: .element) }
    /// What an element wraps.
    static var wrapping: Argument { .element("wrapping") }
}

extension Argument where T == AnyHashable? {
    /// The name of a child among its siblings.
    static var key: Argument { .arg("key", default: nil) }
}

extension Argument where T == ((ElementDimensions) -> CGFloat)? {
    static func guide(_ name: String) -> Argument { .optional(name, as: .guide) }
}
