/// What views read of their surroundings: the environment's values with the defaults of a phone, keys of a source's own, and
/// objects. It is Swift that is run as sources are; what modifiers hand down is put into the wrappers' objects.
enum SwiftUIEnvironmentText {
    /// The wrapper that reads a value by its path, or an object by its type.
    static let values = "Environment"
    /// The wrapper that reads an object.
    static let objects = "EnvironmentObject"

    static let declarations = [wrappers, environment, actions, classes]

    private static let wrappers = """
        @propertyWrapper struct Environment<Value> {
            final class Kept {
                var values: EnvironmentValues
                var object: Value?
                init(_ values: EnvironmentValues) { self.values = values }
            }
            let kept: Kept
            let path: KeyPath<EnvironmentValues, Value>?
            init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
                kept = Kept(EnvironmentValues())
                path = keyPath
            }
            init(_ type: Value.Type) {
                kept = Kept(EnvironmentValues())
                path = nil
            }
            init<Object>(_ type: Object.Type) where Value == Object? {
                kept = Kept(EnvironmentValues())
                path = nil
            }
            var wrappedValue: Value {
                if let path { return kept.values[keyPath: path] }
                return kept.object as! Value
            }
        }

        @propertyWrapper struct EnvironmentObject<ObjectType> {
            final class Kept {
                var value: ObjectType?
            }
            let kept: Kept
            init() { kept = Kept() }
            var wrappedValue: ObjectType { kept.value as! ObjectType }
            var projectedValue: __ObjectBindings<ObjectType> { __ObjectBindings(root: kept.value as! ObjectType) }
        }

        protocol EnvironmentKey {
            associatedtype Value
            static var defaultValue: Value { get }
        }
        """

    /// What is not so on a phone that nobody has set up.
    private static let flags =
        "isFocused isPresented isSearching allowsTightening isLuminanceReduced accessibilityReduceMotion "
        + "accessibilityReduceTransparency accessibilityDifferentiateWithoutColor accessibilityInvertColors "
        + "accessibilityVoiceOverEnabled accessibilityShowButtonShapes accessibilityEnabled supportsMultipleWindows"

    private static let environment = """
        struct EnvironmentValues {
            var colorScheme: ColorScheme = .light
            var colorSchemeContrast: ColorSchemeContrast = .standard
            var horizontalSizeClass: UserInterfaceSizeClass? = .compact
            var verticalSizeClass: UserInterfaceSizeClass? = .regular
            var dynamicTypeSize: DynamicTypeSize = .large
            var layoutDirection: LayoutDirection = .leftToRight
            var isEnabled: Bool = true
            \(SwiftText.each(flags) { "var \($0): Bool = false" })
            var lineLimit: Int? = nil
            var lineSpacing: CGFloat = 0
            var multilineTextAlignment: TextAlignment = .leading
            var minimumScaleFactor: CGFloat = 1
            var displayScale: CGFloat = 1
            var pixelLength: CGFloat = 1
            var scenePhase: ScenePhase = .active
            var controlSize: ControlSize = .regular
            var locale: Locale = Locale(identifier: "en_US")
            var dismiss: DismissAction = DismissAction()
            var openURL: OpenURLAction = OpenURLAction()
            var sizeCategory: ContentSizeCategory = .large
            var editMode: Binding<EditMode>? = .constant(.inactive)
            var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
            init() {}
            \(store(by: "EnvironmentKey"))
        }
        """

    /// What a struct keeps under keys of a source's own, and what `@Entry` makes of properties of its extensions.
    /// - Parameter key: the protocol of the keys.
    static func store(by key: String) -> String {
        """
        private var own: [String: Any] = [:]
        subscript<Key: \(key)>(key: Key.Type) -> Key.Value {
            get { own["\\(key)"] as? Key.Value ?? key.defaultValue }
            set { own["\\(key)"] = newValue }
        }
        func __lacks(_ name: String) -> Bool { own[name] == nil }
        func __kept<Value>(_ name: String) -> Value { own[name]! as! Value }
        mutating func __keep(_ name: String, _ value: Any) { own[name] = value }
        """
    }

    private static let actions = """
        struct DismissAction { func callAsFunction() {} }

        struct OpenURLAction {
            let handler: (URL) -> Void
            init() { handler = { _ in } }
            init(handler: @escaping (URL) -> Void) { self.handler = handler }
            func callAsFunction(_ url: URL) { handler(url) }
            func callAsFunction(_ url: URL, completion: (Bool) -> Void) { handler(url) }
        }

        struct PresentationMode {
            var isPresented: Bool { false }
            mutating func dismiss() {}
        }
        """

    private static let classes = """
        enum ColorScheme: CaseIterable, Hashable { case light, dark }

        enum ColorSchemeContrast: CaseIterable, Hashable { case standard, increased }

        enum UserInterfaceSizeClass: Hashable { case compact, regular }

        enum EditMode: Hashable {
            case inactive, transient, active
            var isEditing: Bool { self != .inactive }
        }

        enum ContentSizeCategory: CaseIterable, Comparable, Hashable {
            case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
            case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
            case accessibilityExtraExtraExtraLarge
            var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
        }

        enum ScenePhase: Hashable { case background, inactive, active }

        enum ControlSize: CaseIterable, Hashable { case mini, small, regular, large, extraLarge }

        enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable {
            case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
            case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
            var isAccessibilitySize: Bool { rawValue >= 7 }
            static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }
        }
        """
}
