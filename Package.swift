// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
    name: "haggle",
    platforms: [.macOS(.v14)],
    targets: [
        // What stands on nothing.
        module("TextMetrics"),
        module("Terminal", ["TextMetrics"]),
        module("SwiftSource"),
        module("Negotiation"),

        // Reading and inspecting layouts.
        module("Interpreter", ["SwiftSource"]),
        module("LayoutInspection", ["Negotiation", "SwiftSource", "Interpreter", "Terminal"]),

        // The program without a terminal.
        module("Playground", ["LayoutInspection", "Negotiation", "SwiftSource", "Terminal", "TextMetrics"]),
        tests(
            "PlaygroundTests",
            [
                "Playground", "LayoutInspection", "Interpreter", "Negotiation", "SwiftSource", "Terminal",
                "TextMetrics",
            ]),
    ]
)
