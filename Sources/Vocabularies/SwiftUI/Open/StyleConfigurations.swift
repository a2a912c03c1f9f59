import Interpreter
import Negotiation
import SwiftUIDialect

/// What a style of a source is handed of a control.
protocol StyleConfiguration {
    /// Of what type the control's parts are; nil where the control itself is handed over.
    static var type: ValueType? { get }
    /// The method that makes the control.
    static var body: OpenMember { get }
    /// What that is called with.
    static func value(of parts: StyledControl.Parts) -> Value
}

/// The parts of a control, of a type that sources can write.
protocol StyleParts: StyleConfiguration, Described {
    init(_ parts: StyledControl.Parts)
}

extension StyleParts {
    static var type: ValueType? { conversion.type }
    static var body: OpenMember {
        .builder("makeBody", [OpenParameter("configuration", conversion.type)], of: SwiftUIVocabulary.view)
    }
    static func value(of parts: StyledControl.Parts) -> Value { conversion.encode(Self(parts)) }

    /// The parts of a control that nobody knows.
    static func unknown(named name: String) -> Value {
        var parts = StyledControl.Parts()
        parts.label = UnknownView("\(name).label", contents: [])
        parts.icon = UnknownView("\(name).icon", contents: [])
        parts.content = UnknownView("\(name).content", contents: [])
        parts.value = UnknownView("\(name).currentValueLabel", contents: [])
        return value(of: parts)
    }
}

private let optionalView = Conversion<any View>.view.optional()

/// A field to write in, which a style draws as it is.
enum FieldStyleConfiguration: StyleConfiguration {
    static var type: ValueType? { nil }
    static var body: OpenMember {
        .builder(
            "_body", [OpenParameter("configuration", .named(SwiftUIVocabulary.view))], of: SwiftUIVocabulary.view)
    }
    static func value(of parts: StyledControl.Parts) -> Value { Conversion<any View>.view.encode(parts.content) }
}

/// How far work is, as a source's style reads it.
struct ProgressViewStyleConfiguration: StyleParts {
    let parts: StyledControl.Parts

    init(_ parts: StyledControl.Parts) {
        self.parts = parts
    }

    static let page = Page<Self>("how far work is, of which a style makes a view")
        .reading("label", \.parts.ownLabel, as: optionalView, "what the work is")
        .reading("currentValueLabel", \.parts.value, as: optionalView, "what says how far it is")
        .reading("fractionCompleted", \.parts.fraction, "from 0 to 1; nil where that is not known")
        .partial()
}

/// A value between its minimum and its maximum, as a source's style reads it.
struct GaugeStyleConfiguration: StyleParts {
    let parts: StyledControl.Parts

    init(_ parts: StyledControl.Parts) {
        self.parts = parts
    }

    private var share: Double { parts.fraction ?? 0 }
    private var currentValueLabel: any View { parts.value ?? EmptyView() }

    static let page = Page<Self>("a value between its minimum and its maximum, of which a style makes a view")
        .reading("value", \.share, "from 0 to 1")
        .reading("label", \.parts.label, as: .view, "what the value is of")
        .reading("currentValueLabel", \.currentValueLabel, as: .view, "what says the value")
        .reading("minimumValueLabel", \.parts.least, as: optionalView, "the label of the minimum")
        .reading("maximumValueLabel", \.parts.most, as: optionalView, "the label of the maximum")
        .partial()
}

extension StyledControl.Parts {
    /// Whether what the control changes is on; where that is not known, it is.
    var isOn: Bool {
        if case .bool(let isOn)? = SourceBinding(binding as? Value ?? .none)?.value { isOn } else { true }
    }
}

/// The parts of a control as a source's style reads them. A class, for a style changes what the control changes.
final class SourceStyleConfiguration: StyleParts {
    let parts: StyledControl.Parts

    init(_ parts: StyledControl.Parts) {
        self.parts = parts
    }

    fileprivate var binding: Value { parts.binding as? Value ?? .none }
    fileprivate var role: Value { parts.role as? Value ?? .none }
    fileprivate var isPressed: Bool { false }

    fileprivate var isOn: Bool {
        get { parts.isOn }
        set { SourceBinding(binding)?.set(.bool(newValue)) }
    }
}

extension SourceStyleConfiguration {
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
