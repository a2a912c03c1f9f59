import Interpreter
import Negotiation
import SwiftUIDialect

/// The styles that sources declare, and those of the library: each makes controls of one kind of their parts.
enum ControlStyles {
    static let pages = protocols.map { name in
        var description = TypeDescription(name, .protocol, help: "makes controls of their parts").partial()
        description.staticProperties += (library[name] ?? []).map { style in
            StaticProperty(style.name, conversion(name), style)
        }
        return OpenPage(
            description, as: SwiftUISourceStyle.self,
            associated: [.init("Configuration", default: SourceStyleConfiguration.conversion.type)])
    }

    /// The library's styles by the types that sources make: `BorderedButtonStyle()`.
    static let constructors = protocols.flatMap { name in
        (library[name] ?? []).map { style in
            Callable.function(style.typeName, tint, returning: conversion(name), help: "a style of the library") { _ in
                style
            }
        }
    }

    /// The colour of a control, which has no effect on its size.
    private static let tint = Parameter("tint", Conversion<Value>.unread, default: "nil", .none)

    /// A style of a source, or of the library, as the modifiers take it.
    private static func conversion(_ name: TypeName) -> Conversion<any ControlStyle> {
        .native(name, as: (any ControlStyle).self)
    }

    /// What the protocols of styles call the parts of their controls.
    static let aliases = Dictionary(
        uniqueKeysWithValues: protocols.map { ("\($0)Configuration", SourceStyleConfiguration.conversion.type) })

    /// Methods of every view that hand a style to the controls in it.
    static let methods = [
        ("buttonStyle", StyledControl.Kind.button, button), ("buttonStyle", .button, primitiveButton),
        ("toggleStyle", .toggle, toggle), ("labelStyle", .label, label), ("groupBoxStyle", .groupBox, groupBox),
        ("labeledContentStyle", .labeledContent, labeledContent),
        ("disclosureGroupStyle", .disclosureGroup, disclosureGroup),
    ].reduce(Page<any View>("", .protocol, as: .view)) { page, method in
        let (name, kind, type) = method
        return page.method(
            name, "hands a style to the controls in the view",
            .arg("_ style", as: conversion(type)), returning: .view
        ) { view, style in
            HandingDown(view) { $0.controlStyles[kind] = style.control }
        }
    }

    private static let button = TypeName("ButtonStyle")
    private static let primitiveButton = TypeName("PrimitiveButtonStyle")
    private static let toggle = TypeName("ToggleStyle")
    private static let label = TypeName("LabelStyle")
    private static let groupBox = TypeName("GroupBoxStyle")
    private static let labeledContent = TypeName("LabeledContentStyle")
    private static let disclosureGroup = TypeName("DisclosureGroupStyle")
    private static let protocols = [
        button, primitiveButton, toggle, label, groupBox, labeledContent, disclosureGroup,
    ]

    /// The protocols that a source's styles conform to.
    static let protocolNames = Set(protocols.map(\.description))

    /// The library's styles of which nothing is known but how their controls look, by the protocols.
    private static let library: [TypeName: [LibraryStyle]] = [
        primitiveButton: ["automatic", "plain", "borderless", "link"].map { LibraryStyle($0, "ButtonStyle") }
            + ["bordered", "glass", "card", "accessoryBar", "accessoryBarAction"].map { name in
                LibraryStyle(name, "ButtonStyle") { ButtonBorder($0.label, isProminent: false) }
            }
            + ["borderedProminent", "glassProminent"].map { name in
                LibraryStyle(name, "ButtonStyle") { ButtonBorder($0.label, isProminent: true) }
            },
        toggle: ["automatic", "switch"].map { LibraryStyle($0, "ToggleStyle") } + [
            LibraryStyle("button", "ToggleStyle") { Controls.button(toggling: $0, isOn: $0.isOn) },
            LibraryStyle("checkbox", "ToggleStyle") { Controls.checkbox(toggling: $0, isOn: $0.isOn) },
        ],
        label: [LibraryStyle("automatic", "LabelStyle")],
        groupBox: [LibraryStyle("automatic", "GroupBoxStyle")],
        labeledContent: [LibraryStyle("automatic", "LabeledContentStyle")],
        disclosureGroup: [LibraryStyle("automatic", "DisclosureGroupStyle")],
    ]

    /// Styles of the library that say which parts of a control are shown.
    static let declarations = [
        ("titleOnly", "TitleOnly", "configuration.title"), ("iconOnly", "IconOnly", "configuration.icon"),
        ("titleAndIcon", "TitleAndIcon", "Label(configuration)"),
    ].map { name, type, body in
        """
        struct \(type)LabelStyle: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { \(body) }
        }

        extension LabelStyle where Self == \(type)LabelStyle {
            static var \(name): \(type)LabelStyle { \(type)LabelStyle() }
        }
        """
    }.joined(separator: "\n\n")
}

/// A style, as the modifiers that hand it down take it.
protocol ControlStyle: SendableMetatype {
    /// Makes a control of its parts; nil for the control as it is without a style.
    var control: StyledControl.Style? { get }
}

/// A style of the library: `.bordered`, or `BorderedButtonStyle()`.
private struct LibraryStyle: ControlStyle, Sendable {
    let name: String
    /// The type whose value it is: `BorderedButtonStyle`.
    let typeName: String
    private let make: (@Sendable (StyledControl.Parts) -> any View)?

    /// - Parameter make: nil for a style whose controls are as without one.
    init(_ name: String, _ kind: String, make: (@Sendable (StyledControl.Parts) -> any View)? = nil) {
        self.name = name
        typeName = (name == "automatic" ? "Default" : name.prefix(1).uppercased() + name.dropFirst()) + kind
        self.make = make
    }

    var control: StyledControl.Style? { make }
}

/// A style of a source: a `ButtonStyle`, a `LabelStyle`. Where its code fails, which the program reports, nothing is left of
/// the control.
struct SwiftUISourceStyle: SourceBridge, ControlStyle {
    let source: SourceInstance

    static var members: [OpenMember] { [makeBody] }
    private static let makeBody = OpenMember.builder(
        "makeBody", [OpenParameter("configuration", SourceStyleConfiguration.conversion.type)],
        of: SwiftUIVocabulary.view)

    /// What stands in the place of a control.
    var control: StyledControl.Style? {
        { parts in
            source.view(by: Self.makeBody, SourceStyleConfiguration.conversion.encode(SourceStyleConfiguration(parts)))
        }
    }
}

extension StyledControl.Parts {
    /// Whether what the control changes is on; where that is not known, it is.
    fileprivate var isOn: Bool {
        if case .bool(let isOn)? = SourceBinding(binding as? Value ?? .none)?.value { isOn } else { true }
    }
}

/// The parts of a control as a source's style reads them. A class, for a style changes what the control changes.
final class SourceStyleConfiguration {
    let parts: StyledControl.Parts

    init(_ parts: StyledControl.Parts) {
        self.parts = parts
    }

    /// The parts of a control that nobody knows.
    static func unknown(named name: String) -> SourceStyleConfiguration {
        var parts = StyledControl.Parts()
        parts.label = UnknownView("\(name).label", contents: [])
        parts.icon = UnknownView("\(name).icon", contents: [])
        parts.content = UnknownView("\(name).content", contents: [])
        return SourceStyleConfiguration(parts)
    }

    fileprivate var binding: Value { parts.binding as? Value ?? .none }
    fileprivate var role: Value { parts.role as? Value ?? .none }
    fileprivate var isPressed: Bool { false }

    fileprivate var isOn: Bool {
        get { parts.isOn }
        set { SourceBinding(binding)?.set(.bool(newValue)) }
    }
}

extension SourceStyleConfiguration: Described {
    static var typeName: TypeName { TypeName("ControlStyleConfiguration") }

    static let page = Page<SourceStyleConfiguration>("the parts of a control, of which a style makes it")
        .reading("label", \.parts.label, as: .view, "what stands in or beside it")
        .reading("title", \.parts.label, as: .view, "the text of a label")
        .reading("icon", \.parts.icon, as: .view, "the picture of a label")
        .reading("content", \.parts.content, as: .view, "what is in it or at its other end")
        .reading("isPressed", \.isPressed, "never here")
        .reading("isMixed", \.isPressed, "never here")
        .reading("role", \.role, as: .value(.optional(.named(TypeName("ButtonRole")))), "what a button is for")
        .sharing("isOn", \.isOn, "whether a toggle is on")
        .sharing("isExpanded", \.isOn, "whether a group is open")
        .reading("$isOn", \.binding, as: .anything, "where it is kept whether a toggle is on")
        .reading("$isExpanded", \.binding, as: .anything, "where it is kept whether a group is open")
        .method("trigger", "does what a tap does", returning: .nothing) { $0.parts.action?() }
        .partial()
}
