import Interpreter
import TheodoliteDialect
import UIKitTypes

// What can be tapped.

extension TapComponent: Described {
    static let page = Page<TapComponent>("responds to taps; takes its content's size")
        .props(.part("action", \.action), .component("component", \.component)) { ($0, $1) }
}

extension ButtonComponent: Described {
    static let page = Page<ButtonComponent>("a title and an image side by side; the title never wraps")
        .props(Options.conversion)
        .properties("titles", "selected", "enabled", "contentEdgeInsets", of: \.props)
}

extension ButtonComponent.Options: Described {
    static let page = Page<Self>("what a button shows in each of its states")
        .like(Self())
        .composed(
            .part("actions", \.actions, "what is done when something happens to it"),
            .part("titles", \.titles, "a title for each state"), .part("titleColors", \.titleColors),
            .part("images", \.images), .part("backgroundImages", \.backgroundImages), .part("titleFont", \.titleFont),
            .part("selected", \.selected, "whether it shows its selected state"),
            .part("enabled", \.enabled, "whether it shows its disabled state, where false"),
            .part(
                "contentEdgeInsets", \.contentEdgeInsets, "the insets around title and image", unit: .points),
            .part("attributes", \.attributes)
        ) { actions, titles, colors, images, backgrounds, font, selected, enabled, insets, attributes in
            Self(
                actions: actions, titles: titles, titleColors: colors, images: images, backgroundImages: backgrounds,
                titleFont: font, selected: selected, enabled: enabled, contentEdgeInsets: insets,
                attributes: attributes)
        }
}

extension UIControl: Described {
    static let page = Page<Self>("a control, as its actions get it").made { UIControl() }
}

extension UIControl.State: Described {
    static let page = Page<Self>("the state that a control is in").values(.normal, .highlighted, .disabled, .selected)
}

extension UIControl.Event: Described {
    static let page = Page<Self>("what happens to a control")
        .values(.touchDown, .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged)
}

extension UITapGestureRecognizer: Described {
    static let page = Page<Self>("a tap").made { UITapGestureRecognizer() }
}

// MARK: Actions

/// An action as sources make it, whatever event it is about.
struct SourceAction {
    let handle: (Value) -> Void
}

extension SourceAction: Described {
    static var typeName: TypeName { TypeName(of: Action<Void>.self) }

    static let page = Page<Self>("what happens on an event: a tap, a touch")
        .made { SourceAction { _ in } }
        .made(.arg("_ handle", as: .closure(from: .anything, giving: .nothing, failing: ()))) {
            SourceAction(handle: $0)
        }
}

extension Action: Writable where Event: Writable {
    static var conversion: Conversion<Action> { .action(of: Event.conversion) }
}

extension Conversion {
    /// An action of a source about events of one kind.
    static func action<Event>(of event: Conversion<Event>) -> Conversion where T == Action<Event> {
        let action = SourceAction.conversion
        return Conversion(action.type) { value throws(VocabularyError) in
            let handle = try action.decode(value).handle
            return Action { handle(event.encode($0)) }
        } encode: { done in
            action.encode(
                SourceAction { value in
                    switch value {
                    case .native(let native): (native.payload as? Event).map { done.send($0) }
                    default: (() as? Event).map { done.send($0) }
                    }
                })
        }
    }
}
