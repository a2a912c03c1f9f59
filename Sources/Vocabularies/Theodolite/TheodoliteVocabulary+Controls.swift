import Interpreter
import LayoutInspection
import TheodoliteDialect

// What can be tapped, as sources write it.

extension TheodoliteVocabulary {
    private static let buttonOptions = Conversion<ButtonComponent.Options>.native(TypeName("ButtonComponent.Options"))
    static let tapAction = Conversion<Action<UITapGestureRecognizer>>.action(of: tap)
    static let plainAction = Conversion<Action<Void>>.action(of: .nothing)
    private static let tap = Conversion<UITapGestureRecognizer>.native(TypeName("UITapGestureRecognizer"))
    private static let control = Conversion<UIControl>.native(TypeName("UIControl"))
    private static let controlEvent = Words<UIControl.Event>(
        "UIControl.Event", help: "what happens to a control",
        [
            ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
            ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
        ])
    private static let controlState = Words<UIControl.State>(
        "UIControl.State", help: "the state that a control is in",
        [("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected)])

    static var controlDescriptions: [TypeDescription] {
        [
            buttonDescription, buttonOptionsDescription, actionDescription, controlState.description(),
            controlEvent.description(),
            TypeDescription(
                TypeName("UITapGestureRecognizer"), .value, help: "a tap",
                initializers: [.initializer(of: tap) { UITapGestureRecognizer() }]),
            TypeDescription(
                TypeName("UIControl"), .value, help: "a control, as its actions are told of it",
                initializers: [.initializer(of: control) { UIControl() }]),
        ]
    }

    private static var buttonDescription: TypeDescription {
        let button = native(ButtonComponent.self)
        return element(
            ButtonComponent.self, help: "a title and an image side by side; the title never wraps",
            props: buttonOptions,
            properties: [
                PropertyDescription(
                    reading: "titles", of: button, \.props.titles,
                    Conversion<String>.string.keyed(by: controlState.conversion).optional(), help: "a title a state"),
                PropertyDescription(
                    reading: "selected", of: button, \.props.selected, Conversion<Bool>.bool.optional(),
                    default: "nil", help: "shows what it has for its selected state"),
                PropertyDescription(
                    reading: "enabled", of: button, \.props.enabled, Conversion<Bool>.bool.optional(),
                    default: "nil", help: "where false, shows what it has for its disabled state"),
                PropertyDescription(
                    reading: "contentEdgeInsets", of: button, \.props.contentEdgeInsets,
                    UIKitVocabulary.insets.optional(), unit: .points, default: "nil",
                    help: "the distance around title and image"),
            ])
    }

    private static var buttonOptionsDescription: TypeDescription {
        func states<T>(_ label: String, _ content: Conversion<T>) -> Parameter<[UIControl.State: T]?> {
            Parameter(label, content.keyed(by: controlState.conversion).optional(), default: "nil", nil)
        }
        return TypeDescription(
            TypeName("ButtonComponent.Options"), .value, help: "what a button shows in each of its states",
            initializers: [
                .initializer(
                    Parameter(
                        "actions",
                        Conversion<Action<UIControl>>.action(of: control).keyed(by: controlEvent.conversion).optional(),
                        default: "nil", nil, help: "what is to be done when something happens to it"),
                    states("titles", .string), states("titleColors", color.conversion), states("images", image),
                    states("backgroundImages", image),
                    Parameter("titleFont", font.optional(), default: "nil", nil),
                    Parameter("selected", Conversion<Bool>.bool.optional(), default: "nil", nil),
                    Parameter("enabled", Conversion<Bool>.bool.optional(), default: "nil", nil),
                    Parameter("contentEdgeInsets", UIKitVocabulary.insets.optional(), default: "nil", nil),
                    Parameter("attributes", attribute.conversion.array().optional(), default: "nil", nil),
                    of: buttonOptions
                ) { actions, titles, colors, images, backgrounds, font, selected, enabled, insets, attributes in
                    ButtonComponent.Options(
                        actions: actions, titles: titles, titleColors: colors, images: images,
                        backgroundImages: backgrounds,
                        titleFont: font, selected: selected, enabled: enabled, contentEdgeInsets: insets,
                        attributes: attributes)
                }
            ])
    }

    private static var actionDescription: TypeDescription {
        let action = Conversion<SourceAction>.native(TypeName("Action"))
        let handler = Conversion<Void>.nothing.factory(from: Conversion<Value>.anything) {}
        var description = TypeDescription(
            TypeName("Action"), .value, help: "what is to be done about an event: a tap, a touch",
            initializers: [
                .initializer(of: action) { SourceAction { _ in } },
                .initializer(Parameter(nil, name: "handle", handler), of: action) { SourceAction(handle: $0) },
            ])
        description.isGeneric = true
        return description
    }
}

/// An action as sources make it, whatever event it is about.
private struct SourceAction {
    let handle: (Value) -> Void
}

extension Conversion {
    /// An action of a source about events of one kind.
    fileprivate static func action<Event>(of event: Conversion<Event>) -> Conversion<Action<Event>>
    where T == Action<Event> {
        let action = Conversion<SourceAction>.native(TypeName("Action"))
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
