import Interpreter
import QuickLayoutDialect

// What can be called on every element, and on leaves; and how the pages of this dialect's elements are made.

extension QuickLayoutVocabulary {
    static let elementPage = Page<any Element>(
        "a piece of a layout; a type of yours is one with layoutThatFits(_:children:context:)", .protocol, as: .element
    )
    .modifiers(of: modifiers)

    static let leafPage = Page<any Element>(
        "an element that shows something itself, and can be stretched", .protocol, as: .leaf, conforming: [layout]
    )
    .modifiers(of: leafModifiers)

    /// The most specific protocol that elements of a type conform to.
    fileprivate static func `protocol`<E: Element>(of type: E.Type) -> TypeName {
        if type is any LeafElement.Type { return leaf }
        return type is any Layout.Type ? layout : QuickLayoutOpenTypes.view
    }
}

extension Page where Subject: Element & Writable {
    init(_ help: String) {
        self.init(
            help, .element, as: Subject.conversion, conforming: [QuickLayoutVocabulary.protocol(of: Subject.self)])
    }
}

extension Page where Subject: Element & SendableMetatype {
    /// The page of an element that a modifier makes. It has the modifier's name.
    /// - Parameter plain: what the modifier makes when all arguments have their defaults.
    init(modified plain: @escaping @Sendable @autoclosure () -> any Element, _ help: String) {
        self = Page(
            help, .element, as: .native(TypeName(plain().elementName)),
            conforming: [QuickLayoutVocabulary.protocol(of: Subject.self)]
        )
        .like(Self.subject(of: plain()))
    }

    private static func subject(of element: any Element) -> Subject {
        guard let subject = element as? Subject else {
            preconditionFailure("\(element.elementName) is another element")
        }
        return subject
    }

    /// How the modifier is called.
    /// - Parameter help: nil for the page's.
    @_optimize(none)
    func applied<each A>(
        help: String? = nil, on element: Conversion<any Element> = .element,
        _ arguments: repeat Argument<Subject, each A>,
        by body: @escaping @Sendable (any Element, repeat each A) throws(VocabularyError) -> any Element
    ) -> Page {
        modifier(
            description.name.description, on: element, help ?? description.help, repeat each arguments,
            returning: .layout, by: body)
    }
}

extension Argument where T == [any Element] {
    /// What a builder's closure gathers.
    static var children: Argument { .arg("children", as: .children) }
}
