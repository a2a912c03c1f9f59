import Negotiation
import TextMetrics

/// Values that modifiers hand down to every view inside.
public struct EnvironmentValues {
    /// The maximum number of lines of a text; nil for no limit.
    public var lineLimit: Int?
    /// How many lines a text is at least high, whatever it has; 0 for those that it has.
    package private(set) var reservedLines = 0
    /// Where the lines of a text stand in its width.
    public var multilineTextAlignment = TextAlignment.leading
    /// Layouts here run from left to right, whatever this is.
    public var layoutDirection = LayoutDirection.leftToRight
    /// Which part is left out of a text that has no room for all.
    package var truncation = TextTruncation.tail
    /// The font of texts that have none; nil for the system's.
    public var font: Font?
    /// Whether controls react.
    public var isEnabled = true
    /// The colour of texts and shapes that have none; nil for the terminal's.
    package var foregroundColor: Color?
    /// In which case texts are shown; nil for that in which they are written.
    public var textCase: Text.Case?
    /// How pickers show their choices.
    package var pickerStyle = Picker.Style.menu
    /// How large symbols are beside text of their font.
    public var imageScale = Image.Scale.medium
    /// How tabs are shown.
    package var tabStyle = TabStyle.automatic
    /// How large controls are.
    public var controlSize = ControlSize.regular
    /// What makes controls of their parts, by the controls.
    package var controlStyles: [StyledControl.Kind: StyledControl.Style] = [:]
    /// Where one searches in the navigation container inside; nil where nobody does.
    package var searchField: (any View)?
    /// Whether the views around are rows of a List or a Form, which have insets.
    package var areRows = false
    /// Whether the views say where another one is shown, and are not shown.
    package var isMask = false
    /// Between two rows of a List, in points; nil for none.
    package var rowSpacing: CGFloat?
    /// Between two sections of a List, in points; nil for what is between its rows.
    package var sectionSpacing: CGFloat?
    /// Whether controls are shown without their labels.
    package var areLabelsHidden = false
    /// Which point of the content of what scrolls inside is seen first; nil for its start.
    package var scrollAnchor: UnitPoint?
    /// The room around the content of what scrolls inside.
    package var scrollMargins: EdgeInsets?
    /// What is left out at the edges of the container whose size frames follow.
    package var containerMargins: EdgeInsets?
    /// What the modifiers of a source hand down, as whoever reads it there has it.
    package var sourceValues: Any?
    private var values: [ObjectIdentifier: Any] = [:]

    /// Every value at its default.
    public init() {}

    /// Limits the lines of texts.
    /// - Parameter reservesSpace: whether a text of fewer lines is as high as one of all of them.
    package mutating func limitLines(to limit: Int, reservesSpace: Bool) {
        lineLimit = limit
        reservedLines = reservesSpace ? max(1, limit) : 0
    }

    /// What a key of the author's own leads to.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A property that reads the environment of the view that it is in.
protocol EnvironmentReading {
    func read(_ environment: EnvironmentValues)
}

/// A key under which views hand a value to all that is in them.
public protocol EnvironmentKey: SendableMetatype {
    /// What is handed down.
    associatedtype Value
    /// Where no view hands a value down.
    static var defaultValue: Value { get }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
    /// As where nothing is said.
    case regular
    /// With the smallest room around labels.
    case mini, small
    /// With the largest room around labels.
    case large, extraLarge
}

/// Where the lines of a text begin and end.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// Lines begin at the left.
    case leading
    /// Lines have equal room at both sides.
    case center
    /// Lines end at the right.
    case trailing
}

/// A modifier that changes what views know of their place.
public struct EnvironmentModifier: TransparentModifier {
    package let content: any View
    package let elementName: String
    package let change: (inout EnvironmentValues) -> Void

    package init(_ content: any View, name: String, _ change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        elementName = name
        self.change = change
    }

    package func gather(into list: inout ChildList) {
        var inner = list.context
        change(&inner.environment)
        list.append(self, around: content, inner: inner)
    }
}

/// Changes what views know of their place, and is no element.
package struct HandingDown: PrimitiveView {
    private let content: any View
    private let change: (inout EnvironmentValues) -> Void

    package init(_ content: any View, _ change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }

    package func gather(into list: inout ChildList) {
        let outer = list.context
        change(&list.context.environment)
        list.add(content)
        list.context = outer
    }
}

extension View {
    /// Whether controls in the view react to nothing.
    public func disabled(_ isDisabled: Bool) -> some View {
        HandingDown(self) { if isDisabled { $0.isEnabled = false } }
    }

    /// Hands a value to all that is in the view.
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        EnvironmentModifier(self, name: "environment") { $0[keyPath: path] = value }
    }

    /// The maximum number of lines of texts; nil for no limit.
    public func lineLimit(_ limit: Int?) -> some View {
        EnvironmentModifier(self, name: "lineLimit") { $0.lineLimit = limit }
    }

    /// The maximum number of lines of texts.
    /// - Parameter reservesSpace: whether a text of fewer lines is as high as one of all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        EnvironmentModifier(self, name: "lineLimit") { $0.limitLines(to: limit, reservesSpace: reservesSpace) }
    }

    /// The least and the largest number of lines of texts.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound).lineLimit(limit.lowerBound, reservesSpace: true)
    }

    /// The least number of lines of texts, which have no largest.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil).lineLimit(limit.lowerBound, reservesSpace: true)
    }

    /// The maximum number of lines of texts.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Where the lines of texts stand in their text's width.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        EnvironmentModifier(self, name: "multilineTextAlignment") { $0.multilineTextAlignment = alignment }
    }

    /// In which case texts are shown; nil for that in which they are written.
    public func textCase(_ textCase: Text.Case?) -> some View {
        EnvironmentModifier(self, name: "textCase") { $0.textCase = textCase }
    }

    /// The colour of texts and shapes that have none of their own.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentModifier(self, name: "foregroundColor") { $0.foregroundColor = color }
    }

    /// The colour of texts and shapes that have none of their own.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        EnvironmentModifier(self, name: "foregroundStyle") { $0.foregroundColor = style.shownColor }
    }
}

/// Reads a value of the environment in a view.
@propertyWrapper
public struct Environment<Value>: EnvironmentReading {
    private let path: KeyPath<EnvironmentValues, Value>
    private let box = Box()

    /// What was read. A class, for views are values and read while they are made into elements.
    private final class Box {
        var value: Value?
    }

    /// Reads one value of the environment: `@Environment(\.lineLimit)`.
    public init(_ path: KeyPath<EnvironmentValues, Value>) {
        self.path = path
    }

    /// The value around the view that has this property; the default outside of a pass.
    public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: path] }

    func read(_ environment: EnvironmentValues) { box.value = environment[keyPath: path] }
}
