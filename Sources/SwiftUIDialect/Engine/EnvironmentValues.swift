import Negotiation
import TextMetrics

/// The values that modifiers pass down to every view inside.
public struct EnvironmentValues {
    /// The maximum number of lines of a text; nil for no limit.
    public var lineLimit: Int?
    /// The minimum number of lines that a text reserves; 0 for none.
    package private(set) var reservedLines = 0
    /// The alignment of a text's lines in its width.
    public var multilineTextAlignment = TextAlignment.leading
    /// From right to left, containers count the horizontal places of their children from their right edge.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The part that is omitted from a text that does not fit.
    package var truncation = TextTruncation.tail
    /// The font of texts without one; nil for the system's.
    public var font: Font?
    /// How large a person wants texts to be.
    public var dynamicTypeSize = DynamicTypeSize.large
    /// Whether controls are enabled.
    public var isEnabled = true
    /// The color of texts and shapes without one; nil for the terminal's.
    package var foregroundColor: Color?
    /// The case of texts; nil to leave it unchanged.
    public var textCase: Text.Case?
    /// The size of symbols relative to text of their font.
    public var imageScale = Image.Scale.medium
    /// The size of controls.
    public var controlSize = ControlSize.regular
    /// Whether the views are rows of a List or a Form, which have insets.
    package var areRows = false
    /// Whether the views are a mask: they limit another view and are not shown.
    package var isMask = false
    /// The least height of a row of a List or a Form where a cell has points, in points: iOS's.
    package var leastRowHeight: CGFloat = 44
    /// The spacing between two rows of a List, in points; nil for none.
    package var rowSpacing: CGFloat?
    /// The spacing between two sections of a List, in points; nil for that of its rows.
    package var sectionSpacing: CGFloat?
    /// The point of scrolled content that is shown first; nil for its start.
    package var scrollAnchor: UnitPoint?
    /// The margins around scrolled content inside.
    package var scrollMargins: EdgeInsets?
    /// The margins subtracted from the container's size in relative frames.
    package var containerMargins: EdgeInsets?
    private var values: [ObjectIdentifier: Any] = [:]

    /// Creates values that all have their defaults.
    public init() {}

    /// Limits the lines of texts.
    /// - Parameter reservesSpace: whether a text with fewer lines is as high as one with all of them.
    package mutating func limitLines(to limit: Int, reservesSpace: Bool) {
        lineLimit = limit
        reservedLines = reservesSpace ? max(1, limit) : 0
    }

    /// The value of the author's own key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A property that reads the environment of its view.
protocol EnvironmentReading {
    func read(_ environment: EnvironmentValues)
}

/// A key for a value that views pass down to all views inside.
public protocol EnvironmentKey: SendableMetatype {
    /// The type of the key's value.
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
}

/// The size of controls.
public enum ControlSize: Hashable, Sendable, CaseIterable {
    /// The default.
    case regular
    /// With the smallest padding around labels.
    case mini, small
    /// With the largest padding around labels.
    case large, extraLarge
}

/// The alignment of a text's lines.
public enum TextAlignment: Hashable, Sendable, CaseIterable {
    /// Lines begin at the left; from right to left, at the right.
    case leading
    /// Lines have equal space at both sides.
    case center
    /// Lines end at the right; from right to left, at the left.
    case trailing
}

/// A modifier that changes the environment.
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

/// Changes the environment, and is not an element.
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
    /// Disables the controls in the view.
    public func disabled(_ isDisabled: Bool) -> some View {
        HandingDown(self) { if isDisabled { $0.isEnabled = false } }
    }

    /// Sets a value of the environment for all views inside.
    public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
        EnvironmentModifier(self, name: "environment") { $0[keyPath: path] = value }
    }

    /// How large a person wants texts in the view to be.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        HandingDown(self) { $0.dynamicTypeSize = size }
    }

    /// Limits the number of lines of texts; nil for no limit.
    public func lineLimit(_ limit: Int?) -> some View {
        EnvironmentModifier(self, name: "lineLimit") { $0.lineLimit = limit }
    }

    /// Limits the number of lines of texts.
    /// - Parameter reservesSpace: whether a text with fewer lines is as high as one with all of them.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        EnvironmentModifier(self, name: "lineLimit") { $0.limitLines(to: limit, reservesSpace: reservesSpace) }
    }

    /// Sets the minimum and the maximum number of lines of texts.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lineLimit(limit.upperBound).lineLimit(limit.lowerBound, reservesSpace: true)
    }

    /// Sets the minimum number of lines of texts, without a maximum.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lineLimit(nil).lineLimit(limit.lowerBound, reservesSpace: true)
    }

    /// Limits the number of lines of texts.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Aligns the lines of texts in their width.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        EnvironmentModifier(self, name: "multilineTextAlignment") { $0.multilineTextAlignment = alignment }
    }

    /// Sets the case of texts; nil to leave it unchanged.
    public func textCase(_ textCase: Text.Case?) -> some View {
        EnvironmentModifier(self, name: "textCase") { $0.textCase = textCase }
    }

    /// Sets the color of texts and shapes without one.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentModifier(self, name: "foregroundColor") { $0.foregroundColor = color }
    }

    /// Sets the color of texts and shapes without one.
    public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        EnvironmentModifier(self, name: "foregroundStyle") { $0.foregroundColor = style.shownColor }
    }
}

/// Reads a value of the environment in a view.
@propertyWrapper
public struct Environment<Value>: EnvironmentReading {
    private let path: KeyPath<EnvironmentValues, Value>
    private let box = Box()

    /// The value that was read. A class, because views are values and read while they become elements.
    private final class Box {
        var value: Value?
    }

    /// Reads a value of the environment: `@Environment(\.lineLimit)`.
    public init(_ path: KeyPath<EnvironmentValues, Value>) {
        self.path = path
    }

    /// The value around the view with this property; the default outside of a pass.
    public var wrappedValue: Value { box.value ?? EnvironmentValues()[keyPath: path] }

    func read(_ environment: EnvironmentValues) { box.value = environment[keyPath: path] }
}
