import Interpreter

extension Hosting {
    /// All libraries': a source that imports one may hand its elements to another's view.
    static let ofLibraries = Hosting([
        // Blueprint
        "BlueprintView": .argument("element"), "element": .property,
        // QuickLayout and Theodolite
        "ComponentHostingView": .closure, "ComponentViewController": .closure,
        "configure": .givingMethod, "setContent": .givingMethod,
        // SwiftUI
        "UIHostingController": .argument("rootView"), "WindowGroup": .window, "setLiveView": .method,
        "StaticConfiguration": .frame, "IntentConfiguration": .frame, "AppIntentConfiguration": .frame,
        "ActivityConfiguration": .frame,
        "body": .body, "elementRepresentation": .body,
        "App": .app, "Scene": .otherProtocol, "Commands": .otherProtocol, "Widget": .otherProtocol,
        "WidgetConfiguration": .otherProtocol, "WidgetBundle": .otherProtocol,
        "ControlWidgetConfiguration": .otherProtocol, "ToolbarContent": .otherProtocol,
        "CustomizableToolbarContent": .otherProtocol, "Binding": .otherProtocol, "IntentResult": .otherProtocol,
        "Equatable": .otherProtocol, "Hashable": .otherProtocol, "Comparable": .otherProtocol,
        "Collection": .otherProtocol, "Sequence": .otherProtocol, "Publisher": .otherProtocol,
        "UIViewRepresentable": .wrappingProtocol, "UIViewControllerRepresentable": .wrappingProtocol,
        "NSViewRepresentable": .wrappingProtocol, "NSViewControllerRepresentable": .wrappingProtocol,
        "WKInterfaceObjectRepresentable": .wrappingProtocol,
        "Preview": .previewMacro, "PreviewProvider": .previewProvider("previews"),
        // UIKit
        "viewDidLoad": .loader,
    ])
}
