import Interpreter
import SwiftUIControls
import SwiftUIDialect
import TextMetrics

// What modifiers hand down to the views in them, how containers know them, and what they do when they appear. None is an
// element.

extension HandingDown {
    /// A change of what a source's views read, and of what the engine reads of it.
    init(_ content: any View, _ value: Value, to path: PropertyPath) {
        self.init(content) { environment in
            environment.source.changes.append { path.write(&$0, value) }
            Self.known[path.name]?(&environment, value)
        }
    }

    /// A change of one of SwiftUI's own values.
    init(_ content: any View, _ name: String, _ value: Value) {
        self.init(content) { environment in
            environment.source.changes.append { $0.set(value, keptAs: name) }
            Self.known[name]?(&environment, value)
        }
    }

    /// The values of the environment on which a layout here depends.
    private static let known: [String: @Sendable (inout EnvironmentValues, Value) -> Void] = [
        "lineLimit": setting(\.lineLimit), "multilineTextAlignment": setting(\.multilineTextAlignment),
        "layoutDirection": setting(\.layoutDirection), "defaultMinListRowHeight": setting(\.leastRowHeight),
        "isEnabled": setting(\.isEnabled), "controlSize": setting(\.controlSize),
        "dynamicTypeSize": { environment, value in
            if let size = DynamicTypeSize(value) { environment.dynamicTypeSize = size }
        },
    ]

    private static func setting<T: Writable>(
        _ path: WritableKeyPath<EnvironmentValues, T> & Sendable
    ) -> @Sendable (inout EnvironmentValues, Value) -> Void {
        { environment, value in
            if let value = try? T.conversion.decode(value) { environment[keyPath: path] = value }
        }
    }
}

extension DynamicTypeSize {
    /// The size that a source's value of that type is; nil for another value.
    init?(_ value: Value) {
        guard let size = Self.allCases.first(where: { "\($0)" == value.caseName }) else { return nil }
        self = size
    }
}

/// A view that runs an action when it first appears. It is no element.
struct Appearing: PrimitiveView {
    let content: any View
    let action: () -> Void

    func gather(into list: inout ChildList) {
        list.add(content, named: "onAppear") { keeper, place in
            (keeper as? SwiftUIStateKeeper)?.appear(at: place, action)
        }
    }
}

extension SwiftUIVocabulary {
    /// Methods of every view that hand something down.
    static let environmentPage = Page<any View>("", .protocol, as: .view)
        .handing(
            "environment", "hands a value to all that is in the view",
            .arg("_ keyPath", as: .path(from: .named(environmentValues))), .arg("_ value", as: .pointed)
        ) { HandingDown($0, $2, to: $1) }
        .handing("environment", "hands an object to all that is in the view", .unread("_ object")) {
            $0.handing($1)
        }
        .handing("environmentObject", "hands an object to all that is in the view", .unread("_ object")) {
            $0.handing($1)
        }
        .handing("colorScheme", "", .arg("_ colorScheme", as: colorScheme)) { HandingDown($0, "colorScheme", $1) }
        .handing("preferredColorScheme", "", .arg("_ colorScheme", as: colorScheme.optional())) { view, scheme in
            scheme.map { HandingDown(view, "colorScheme", $0) } ?? view
        }
        .handing("dynamicTypeSize", "", .arg("_ size", as: .value(.named(TypeName("DynamicTypeSize"))))) {
            HandingDown($0, "dynamicTypeSize", $1)
        }
        .handing("labelsHidden", "shows the controls in the view without their labels") {
            HandingDown($0) { $0.controls.areLabelsHidden = true }
        }
        .handing("labelsVisibility", "whether the controls in the view have their labels", .arg("_ visibility")) {
            (view, visibility: Visibility) in HandingDown(view) { $0.controls.areLabelsHidden = visibility == .hidden }
        }
        .handing("pickerStyle", "how pickers in the view show their choices", .arg("_ style")) {
            (view, style: Picker.Style) in HandingDown(view) { $0.controls.pickerStyle = style }
        }
        .handing("tabViewStyle", "how a TabView in the view shows which views it has", .arg("_ style")) {
            (view, style: TabStyle) in HandingDown(view) { $0.controls.tabStyle = style }
        }
        .handing("controlSize", "how large the controls in the view are", .arg("_ size")) {
            (view, size: ControlSize) in HandingDown(view, "controlSize", ControlSize.conversion.encode(size))
        }
        .handing("defaultScrollAnchor", "which point of what scrolls in the view is seen first", .arg("_ anchor")) {
            (view, anchor: UnitPoint?) in HandingDown(view) { $0.scrollAnchor = anchor }
        }
        .handing("imageScale", "how large symbols are, which counts where a cell has points", .arg("_ scale")) {
            (view, scale: Image.Scale) in HandingDown(view) { $0.imageScale = scale }
        }
        .handing("listRowInsets", "room around a row of a List or a Form", .arg("_ insets")) {
            (view, insets: EdgeInsets?) in insets.map { RowInsets(view, $0) } ?? view
        }
        .handing("listRowSpacing", "between two rows of a List", .arg("_ spacing")) { (view, spacing: CGFloat?) in
            HandingDown(view) { $0.rowSpacing = spacing }
        }
        .handing("listSectionSpacing", "between two sections of a List", .arg("_ spacing")) {
            (view, spacing: CGFloat) in HandingDown(view) { $0.sectionSpacing = spacing }
        }
        .handing("listSectionSpacing", "", .unread("_ spacing")) { view, _ in view }
        .handing("truncationMode", "which part of a text is left out that has no room for all", .arg("_ mode")) {
            (view, mode: TextTruncation) in HandingDown(view) { $0.truncation = mode }
        }
        .handing("disabled", "", .arg("_ disabled")) { (view, isDisabled: Bool) in
            isDisabled ? HandingDown(view, "isEnabled", .bool(false)) : view
        }
        .handing("font", "the font of texts that have none, which counts where a cell has points", .arg("_ font")) {
            (view, font: Font?) in HandingDown(view) { $0.font = font }
        }
        .handing("onAppear", "is run once, when the view is first shown", .action(named: "perform")) {
            Appearing(content: $0, action: $1)
        }
        .handing(
            "task", "nothing happens: it is not run", .optionalUnread("id"), .optionalUnread("priority"),
            .action(named: "_ action")
        ) { view, _, _, _ in view }
        .handing(
            "tag", "by which a Picker knows the view", .arg("_ tag", as: .anything), .optionalUnread("includeOptional")
        ) { (view, tag: Value, _) in TaggedView(view, tag) }

    static let environmentValues = TypeName("EnvironmentValues")
    private static let colorScheme = Conversion<Value>.value(.named(TypeName("ColorScheme")))
}

extension View {
    /// Hands an object of a source's to all that is in the view.
    fileprivate func handing(_ object: Value) -> any View {
        HandingDown(self) { $0.source.objects.append(object) }
    }
}

extension Page where Subject == any View {
    fileprivate func handing<each A>(
        _ name: String, _ help: String, _ arguments: repeat Argument<Subject, each A>,
        by body: @escaping @Sendable (any View, repeat each A) throws(VocabularyError) -> any View
    ) -> Page {
        method(name, help, repeat each arguments, returning: .view, by: body)
    }
}
