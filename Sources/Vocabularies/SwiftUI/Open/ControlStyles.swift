import Interpreter
import Negotiation
import SwiftUIDialect

/// The styles that sources declare: each makes controls of one kind of their parts.
enum ControlStyles {
    static let pages = protocols.map { name in
        OpenPage(
            TypeDescription(name, .protocol, help: "makes controls of their parts").partial(),
            as: SwiftUISourceStyle.self,
            associated: [.init("Configuration", default: SourceStyleConfiguration.conversion.type)])
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
            .arg("_ style", as: .native(type, as: SwiftUISourceStyle.self)), returning: .view
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

    /// Styles of the library that say which parts of a control are shown.
    static let declarations = """
        struct TitleOnlyLabelStyle: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.title }
        }

        struct IconOnlyLabelStyle: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.icon }
        }

        struct TitleAndIconLabelStyle: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { Label(configuration) }
        }

        extension LabelStyle where Self == TitleOnlyLabelStyle {
            static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
        }

        extension LabelStyle where Self == IconOnlyLabelStyle {
            static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
        }

        extension LabelStyle where Self == TitleAndIconLabelStyle {
            static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
        }
        """
}

/// A style of a source: a `ButtonStyle`, a `LabelStyle`. Where its code fails, which the program reports, nothing is left of
/// the control.
struct SwiftUISourceStyle: SourceBridge {
    let source: SourceInstance

    static var members: [OpenMember] { [makeBody] }
    private static let makeBody = OpenMember.builder(
        "makeBody", [OpenParameter("configuration", SourceStyleConfiguration.conversion.type)],
        of: SwiftUIVocabulary.view)

    /// What stands in the place of a control.
    func control(_ parts: StyledControl.Parts) -> any View {
        source.view(by: Self.makeBody, SourceStyleConfiguration.conversion.encode(SourceStyleConfiguration(parts)))
    }
}

/// The parts of a control as a source's style reads them. A class, for a style changes what the control changes.
final class SourceStyleConfiguration {
    let parts: StyledControl.Parts

    init(_ parts: StyledControl.Parts) {
        self.parts = parts
    }

    fileprivate var binding: Value { parts.binding as? Value ?? .none }
    fileprivate var role: Value { parts.role as? Value ?? .none }
    fileprivate var isPressed: Bool { false }

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
        .reading("isMixed", \.isPressed, "never here")
        .reading("role", \.role, as: .value(.optional(.named(TypeName("ButtonRole")))), "what a button is for")
        .sharing("isOn", \.isOn, "whether a toggle is on")
        .sharing("isExpanded", \.isOn, "whether a group is open")
        .reading("$isOn", \.binding, as: .anything, "where it is kept whether a toggle is on")
        .reading("$isExpanded", \.binding, as: .anything, "where it is kept whether a group is open")
        .method("trigger", "does what a tap does", returning: .nothing) { $0.parts.action?() }
        .partial()
}
