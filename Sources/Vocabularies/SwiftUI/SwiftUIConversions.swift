import Interpreter
import Negotiation
import SwiftSource
import SwiftUIDialect

// MARK: Views

extension Conversion where T == any View {
    /// A view. Nil stands for no view, an array of subviews for all of them.
    static var view: Conversion<any View> {
        let present = Conversion.anyElement(SwiftUIVocabulary.view, located: { $0 }) { Native(view: $0) }
        return Conversion(present.type) { value throws(VocabularyError) in
            switch value {
            case .none: return ViewSequence([], isDynamic: true)
            case .array: return ViewSequence(try Subview.conversion.array().decode(value))
            default: return try present.decode(value)
            }
        } encode: {
            present.encode($0)
        }
    }
}

extension Conversion where T == [any View] {
    /// The views that a builder's closure gathers.
    static var views: Conversion { Conversion<any View>.view.builder() }
}

extension Conversion where T == String {
    /// A text whose literals may have marks of emphasis, which are not shown: `LocalizedStringKey`.
    static var localized: Conversion<String> {
        Conversion(.localizedText, decode: string.decode, encode: string.encode)
    }
}

extension Argument where T == String {
    /// The title of a control or a container.
    static var title: Argument { .arg("_ title", as: .localized) }
}

extension Conversion where T == Value {
    /// A `Binding` to a value that the view changes. `SourceBinding` reads it.
    static var binding: Conversion<Value> { .value(.named(TypeName("Binding"))) }
}

extension Argument where T == Value {
    /// Anything, which may be left out.
    static func optional(_ name: String) -> Argument { .arg(name, as: .anything, default: .none, written: "nil") }

    static func binding(_ name: String) -> Argument { .arg(name, as: .binding) }
}

extension Native {
    /// A view as the interpreter keeps it, under the name that the vocabulary has for its type.
    init(view: any View) {
        let (plain, origin) = Located.unwrap(view)
        self.init(SwiftUIVocabulary.name(of: plain), plain, origin: origin.map(SourceRange.init))
    }
}

extension Conversion where T == any ShapeStyle {
    /// The style that fills a shape or a text.
    static var style: Conversion<any ShapeStyle> {
        let known = Conversion.existential((any ShapeStyle).self)
        return Conversion(known.type) { value throws(VocabularyError) in
            value.isUnknownView ? Color.unknown : try known.decode(value)
        } encode: {
            known.encode($0)
        }
    }
}

extension Value {
    /// Whether the value is an unknown view, or a modifier around one.
    fileprivate var isUnknownView: Bool {
        guard case .native(let native) = self, var view = native.payload as? any View else { return false }
        // `Color.brand.opacity(0.2)` is a modifier around an unknown view.
        while let modifier = Located.unwrap(view).view as? any ModifierElement { view = modifier.content }
        return Located.unwrap(view).view is UnknownView
    }
}

extension Color {
    static var conversion: Conversion<Color> {
        let known = Conversion<Color>.native(TypeName(of: Color.self))
        return Conversion(known.type) { value throws(VocabularyError) in
            value.isUnknownView ? .unknown : try known.decode(value)
        } encode: {
            known.encode($0)
        }
    }
}

extension Conversion where T == any Layout {
    /// A layout of SwiftUI's, or of the source.
    static var layout: Conversion<any Layout> { .existential((any Layout).self) }
}

extension Conversion {
    /// A value of a protocol, under the name of its own type.
    fileprivate static func existential(_ type: Any.Type) -> Conversion {
        let known = Conversion.native(TypeName(of: type))
        return Conversion(known.type, decode: known.decode) {
            .native(Native(TypeName(of: Swift.type(of: $0 as Any)), $0))
        }
    }
}

// MARK: Closures

extension Conversion where T == (ViewDimensions) -> CGFloat {
    /// Says where a line runs in a view.
    static var guide: Conversion { .closure(failing: 0) }
}

extension Conversion {
    /// A closure that makes views of a value: `ForEach(items) { item in ... }`.
    static func makesViews<Input>(from input: Conversion<Input>) -> Conversion where T == (Input) -> [any View] {
        .closure(from: input, giving: .views, failing: [])
    }
}

// MARK: Pages

extension Page where Subject: View & Writable {
    /// The page of a view.
    init(_ help: String) {
        self.init(help, .element, as: Subject.conversion, conforming: [SwiftUIVocabulary.view])
    }
}

extension Page where Subject: ModifierElement {
    /// The page of what a modifier makes. It has the modifier's name.
    /// - Parameter plain: what the modifier makes when all arguments have their defaults.
    init(modifying plain: @escaping @Sendable @autoclosure () -> Subject, _ help: String) {
        self = Page(
            help, .element, as: .native(TypeName(plain().elementName)), conforming: [SwiftUIVocabulary.view]
        )
        .like(plain())
    }

    /// How the modifier is called.
    /// - Parameter help: nil for the page's.
    @_optimize(none)
    func applied<each A>(
        help: String? = nil, _ arguments: repeat Argument<Subject, each A>,
        by body: @escaping @Sendable (any View, repeat each A) throws(VocabularyError) -> any View
    ) -> Page {
        modifier(
            description.name.description, on: .view, help ?? description.help, repeat each arguments, returning: .view,
            by: body)
    }
}

extension Argument where T == [any View] {
    /// The views that a builder's closure gathers.
    static var content: Argument { .arg("content", as: .views) }
}
