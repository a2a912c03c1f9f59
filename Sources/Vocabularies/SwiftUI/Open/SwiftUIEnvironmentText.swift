/// The environment of views: its values with the defaults of a phone, keys of a source's own, and
/// objects. It is Swift that is run as sources are. Values that modifiers hand down are put into the wrappers' objects.
enum SwiftUIEnvironmentText {
    /// The wrapper that reads a value by its path, or an object by its type.
    static let values = "Environment"
    /// The wrapper that reads an object.
    static let objects = "EnvironmentObject"

    static let declarations = [wrappers, environment, transforms, classes]
    /// The wrapper of a length that follows the size of texts.
    static let scaled = "ScaledMetric"

    private static let wrappers = """
        @propertyWrapper struct Environment<Value> {
            final class Kept {
                var values = EnvironmentValues()
                var object: Value?
            }
            let kept = Kept()
            let path: KeyPath<EnvironmentValues, Value>?
            init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }
            init(_ type: Value.Type) { path = nil }
            init<Object>(_ type: Object.Type) where Value == Object? { path = nil }
            var wrappedValue: Value {
                if let path { return kept.values[keyPath: path] }
                return kept.object as! Value
            }
        }

        @propertyWrapper struct EnvironmentObject<ObjectType> {
            final class Kept {
                var value: ObjectType?
            }
            let kept = Kept()
            init() {}
            var wrappedValue: ObjectType { kept.value as! ObjectType }
            var projectedValue: __ObjectBindings<ObjectType> { __ObjectBindings(root: kept.value as! ObjectType) }
        }

        protocol EnvironmentKey {
            associatedtype Value
            static var defaultValue: Value { get }
        }
        """

    private static let environment = """
        struct EnvironmentValues {
            var colorScheme: ColorScheme = .light
            var __isWide: Bool = false
            var __isLow: Bool = false
            private var __classes: [Axis: UserInterfaceSizeClass?] = [:]
            var horizontalSizeClass: UserInterfaceSizeClass? {
                get { __classes[.horizontal] ?? (__isWide ? .regular : .compact) }
                set { __classes[.horizontal] = newValue }
            }
            var verticalSizeClass: UserInterfaceSizeClass? {
                get { __classes[.vertical] ?? (__isLow ? .compact : .regular) }
                set { __classes[.vertical] = newValue }
            }
            var dynamicTypeSize: DynamicTypeSize = .large
            var sizeCategory: ContentSizeCategory = .large
            var layoutDirection: LayoutDirection = .leftToRight
            var isEnabled: Bool = true
            var defaultMinListRowHeight: CGFloat = 44
            var isFocused = false
            var isSearching = false
            var isPresented = false
            var lineLimit: Int? = nil
            var lineSpacing: CGFloat = 0
            var multilineTextAlignment: TextAlignment = .leading
            var displayScale: CGFloat = 1
            var pixelLength: CGFloat = 1
            var controlSize: ControlSize = .regular
            init() {}
            // Values under keys of a source's own, and the storage of `@Entry` properties.
            private var own: [String: Any] = [:]
            subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
                get { own["\\(key)"] as? Key.Value ?? key.defaultValue }
                set { own["\\(key)"] = newValue }
            }
            func __lacks(_ name: String) -> Bool { own[name] == nil }
            func __kept<Value>(_ name: String) -> Value { own[name]! as! Value }
            mutating func __keep(_ name: String, _ value: Any) { own[name] = value }
        }
        """

    /// Views whose environment is made of that around them.
    private static let transforms = """
        struct __TransformedEnvironment<Content: View, Value>: View {
            @Environment var value: Value
            let content: Content
            let path: WritableKeyPath<EnvironmentValues, Value>
            let transform: (inout Value) -> Void
            init(
                _ content: Content, _ path: WritableKeyPath<EnvironmentValues, Value>,
                _ transform: @escaping (inout Value) -> Void
            ) {
                _value = Environment(path)
                self.content = content
                self.path = path
                self.transform = transform
            }
            var body: some View {
                var changed = value
                let _ = transform(&changed)
                content.environment(path, changed)
            }
        }

        extension View {
            func transformEnvironment<Value>(
                _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
            ) -> some View { __TransformedEnvironment(self, keyPath, transform) }
            \(SwiftText.each("ClosedRange Range PartialRangeFrom PartialRangeThrough PartialRangeUpTo") {
                """
                func dynamicTypeSize(_ range: \($0)<DynamicTypeSize>) -> some View {
                    transformEnvironment(\\.dynamicTypeSize) { size in
                        let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
                        if let first = sizes.first, size < first { size = first }
                        if let last = sizes.last, size > last { size = last }
                    }
                }
                """
            })
        }
        """

    private static let classes = """
        enum ColorScheme: CaseIterable, Hashable { case light, dark }

        enum UserInterfaceSizeClass: Hashable { case compact, regular }

        enum ContentSizeCategory: CaseIterable, Comparable, Hashable {
            case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
            case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
            case accessibilityExtraExtraExtraLarge
            var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
        }

        enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable {
            case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
            case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
            var isAccessibilitySize: Bool { rawValue >= 7 }
            static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
        }
        """
}
