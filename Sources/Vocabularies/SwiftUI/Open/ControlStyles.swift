import Interpreter
import Negotiation
import SwiftUIControls
import SwiftUIDialect

/// The styles that sources declare, and those of the library: each makes controls of one kind of their parts. Styles of other
/// controls have no effect.
enum ControlStyles {
    private static let families = [
        StyleFamily("ButtonStyle", .button),
        StyleFamily(
            "PrimitiveButtonStyle", .button, modifier: "buttonStyle", plain: "automatic plain borderless link",
            drawn: [
                "bordered glass": { ControlBorder(button: $0.label, isProminent: false) },
                "borderedProminent glassProminent": { ControlBorder(button: $0.label, isProminent: true) },
            ]),
        StyleFamily("ToggleStyle", .toggle, plain: "automatic switch button checkbox"),
        StyleFamily("LabelStyle", .label, plain: "automatic"),
        StyleFamily("GroupBoxStyle", .groupBox, plain: "automatic"),
        StyleFamily("LabeledContentStyle", .labeledContent, plain: "automatic"),
        StyleFamily("DisclosureGroupStyle", .disclosureGroup, plain: "automatic"),
    ]

    static let pages = families.map(\.page)

    /// The library's styles by the types that sources make: `BorderedButtonStyle()`.
    static let constructors = families.flatMap { family in
        family.library.map { style in
            Callable.function(
                style.typeName, "a style of the library", .optionalUnread("tint"), returning: family.style
            ) { _ in style }
        }
    }

    /// What the protocols of styles call the parts of their controls.
    static let aliases = Dictionary(
        uniqueKeysWithValues: families.map { ("\($0.name)Configuration", SourceStyleConfiguration.conversion.type) })

    /// Methods of every view that hand a style to the controls in it.
    static let methods = families.reduce(Page<any View>("", .protocol, as: .view)) { page, family in
        page.method(
            family.modifier, "hands a style to the controls in the view",
            .arg("_ style", as: family.style), returning: .view
        ) { view, style in
            HandingDown(view) { $0.controls.styles[family.kind] = style.control }
        }
    }

    /// The protocols that a source's styles conform to.
    static let protocolNames = Set(families.map(\.name.description))

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

/// A protocol of styles, the modifier that hands one to the controls of a kind, and the library's own.
private struct StyleFamily: Sendable {
    /// The protocol's.
    let name: TypeName
    let kind: StyledControl.Kind
    let modifier: String
    let library: [LibraryStyle]
    let page: OpenPage

    /// - Parameters:
    ///   - modifier: where its name is not that of the protocol.
    ///   - plain: the library's styles whose controls are as without one.
    ///   - drawn: the library's other styles, and what they make of a control's parts.
    init(
        _ name: String, _ kind: StyledControl.Kind, modifier: String? = nil, plain: String = "",
        drawn: KeyValuePairs<String, LibraryStyle.Make> = [:]
    ) {
        self.name = TypeName(name)
        self.kind = kind
        self.modifier = modifier ?? name.prefix(1).lowercased() + name.dropFirst()
        let suffix = name.hasPrefix("Primitive") ? String(name.dropFirst("Primitive".count)) : name
        func styles(_ names: String, by make: LibraryStyle.Make?) -> [LibraryStyle] {
            names.split(separator: " ").map { LibraryStyle(String($0), suffix, make: make) }
        }
        library = styles(plain, by: nil) + drawn.flatMap { styles($0, by: $1) }
        var description = TypeDescription(self.name, .protocol, help: "makes controls of their parts").partial()
        let style = Self.style(self.name)
        description.staticProperties += library.map { StaticProperty($0.name, style, $0) }
        page = OpenPage(
            description, as: SwiftUISourceStyle.self,
            associated: [.init("Configuration", default: SourceStyleConfiguration.conversion.type)])
    }

    /// A style of a source, or of the library, as the modifier takes it.
    var style: Conversion<any ControlStyle> { Self.style(name) }

    private static func style(_ name: TypeName) -> Conversion<any ControlStyle> {
        .native(name, as: (any ControlStyle).self)
    }
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
    private let make: Make?

    /// Makes a control of its parts.
    typealias Make = @Sendable (StyledControl.Parts) -> any View

    /// - Parameter make: nil for a style whose controls are as without one.
    init(_ name: String, _ kind: String, make: Make?) {
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

    static var members: [OpenMember] { [body] }
    private static let body = OpenMember.builder(
        "makeBody", [OpenParameter("configuration", SourceStyleConfiguration.conversion.type)],
        of: SwiftUIVocabulary.view)

    /// What stands in the place of a control.
    var control: StyledControl.Style? {
        { parts in
            source.view(by: Self.body, SourceStyleConfiguration.conversion.encode(SourceStyleConfiguration(parts)))
        }
    }
}

/// The parts of a control as a source's style reads them. A class, for a style changes what the control changes.
final class SourceStyleConfiguration {
    let parts: StyledControl.Parts

    init(_ parts: StyledControl.Parts) {
        self.parts = parts
    }

    /// The parts of an unknown control.
    static func unknown(named name: String) -> Value {
        var parts = StyledControl.Parts()
        parts.label = UnknownView("\(name).label", contents: [])
        parts.icon = UnknownView("\(name).icon", contents: [])
        parts.content = UnknownView("\(name).content", contents: [])
        return conversion.encode(Self(parts))
    }

    fileprivate var binding: Value { parts.binding as? Value ?? .none }
    fileprivate var role: Value { parts.role as? Value ?? .none }
    fileprivate var isPressed: Bool { false }

    /// Whether the control's value is on; true if it is unknown.
    fileprivate var isOn: Bool {
        get { if case .bool(let isOn)? = SourceBinding(binding)?.value { isOn } else { true } }
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
        .reading("role", \.role, as: .value(.optional(.named(TypeName("ButtonRole")))), "what a button is for")
        .sharing("isOn", \.isOn, "whether a toggle is on")
        .sharing("isExpanded", \.isOn, "whether a group is open")
        .reading("$isOn", \.binding, as: .anything, "where it is kept whether a toggle is on")
        .reading("$isExpanded", \.binding, as: .anything, "where it is kept whether a group is open")
        .method("trigger", "does what a tap does", returning: .nothing) { $0.parts.action?() }
        .partial()
}
