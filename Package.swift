// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

// What runs once for each command or each name of a library is not optimized in release builds either: a letter typed in
// the playground takes as long (`OpeningBenchmark keystroke`), and the program is built sooner.
let plain = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

func module(
    _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = strict
) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

let package = Package(
    name: "haggle",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "haggle", targets: ["haggle"]),
        .library(name: "Negotiation", targets: ["Negotiation"]),
        .library(name: "BlueprintDialect", targets: ["BlueprintDialect"]),
        .library(name: "QuickLayoutDialect", targets: ["QuickLayoutDialect"]),
        .library(name: "TheodoliteDialect", targets: ["TheodoliteDialect"]),
        .library(name: "SwiftUIDialect", targets: ["SwiftUIDialect"]),
        .library(name: "LayoutPromises", targets: ["LayoutPromises"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
    ],
    targets: [
        // The lowest modules.
        module("TextMetrics"),
        .target(name: "CStackBounds", cSettings: [.treatAllWarnings(as: .error)]),
        module("SwiftSource", ["CStackBounds"]),
        .target(name: "CEmptyICUData", cSettings: [.treatAllWarnings(as: .error)]),
        .target(name: "CAtomicFlag", cSettings: [.treatAllWarnings(as: .error)]),
        module("Negotiation", ["CAtomicFlag"]),
        module("UIKitTypes"),
        module("Terminal", ["TextMetrics"]),

        // Editing sources.
        module("Editing", ["SwiftSource", "TextMetrics"]),

        // Reading and inspecting layouts.
        module("Interpreter", ["CStackBounds", "Negotiation", "SwiftSource"]),
        module(
            "LayoutInspection",
            ["Editing", "Interpreter", "Negotiation", "SwiftSource", "Terminal", "TextMetrics"]),

        // Learning.
        module("Lessons", ["LayoutInspection", "Negotiation", "SwiftSource"]),

        // The dialects, which do not depend on sources, and their vocabularies for sources.
        module("EngineKit", ["CStackBounds", "Negotiation", "UIKitTypes"]),
        module("BlueprintDialect", ["EngineKit", "Negotiation", "TextMetrics", "UIKitTypes"]),
        module("QuickLayoutDialect", ["EngineKit", "Negotiation", "TextMetrics", "UIKitTypes"]),
        module("TheodoliteDialect", ["EngineKit", "Negotiation", "TextMetrics", "UIKitTypes"]),
        module("SwiftUIDialect", ["EngineKit", "Negotiation", "TextMetrics", "UIKitTypes"]),
        module("SwiftUIControls", ["EngineKit", "Negotiation", "SwiftUIDialect"]),
        module(
            "LayoutPromises",
            ["BlueprintDialect", "Negotiation", "QuickLayoutDialect", "SwiftUIDialect", "TheodoliteDialect"]),
        module(
            "Vocabularies",
            [
                "BlueprintDialect", "QuickLayoutDialect", "SwiftUIControls", "SwiftUIDialect", "TheodoliteDialect",
                "EngineKit", "Interpreter", "LayoutInspection", "Negotiation", "SwiftSource", "TextMetrics",
                "UIKitTypes",
            ], settings: plain),

        // The real terminal.
        .systemLibrary(
            name: "CNcurses", path: "Modules/CNcurses",
            providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
        .target(name: "CTerminalGuard", cSettings: [.treatAllWarnings(as: .error)]),
        module("Curses", ["Terminal", "TextMetrics", "CNcurses", "CTerminalGuard"]),

        // The program: without a terminal, and with one.
        module(
            "Playground",
            ["Editing", "LayoutInspection", "Lessons", "Negotiation", "SwiftSource", "Terminal", "TextMetrics"]),
        .executableTarget(
            name: "haggle",
            dependencies: [
                "Playground", "Curses", "Vocabularies", "LayoutInspection", "Interpreter", "Lessons", "Negotiation",
                "SwiftSource", "Terminal", "TextMetrics", "CEmptyICUData",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            resources: [.embedInCode("Examples"), .embedInCode("Lessons")], swiftSettings: plain),

        // Times opening a project. The other benchmarks are a separate package, which sees only public modules.
        .executableTarget(
            name: "OpeningBenchmark",
            dependencies: [
                "BlueprintDialect", "Editing", "LayoutInspection", "Negotiation", "Playground", "SwiftSource",
                "Terminal", "Vocabularies",
            ],
            path: "Benchmarks/Opening", swiftSettings: strict),

        // Measures how much memory an open layout keeps, and whether it grows.
        .executableTarget(
            name: "MemoryBenchmark",
            dependencies: [
                "BlueprintDialect", "Interpreter", "LayoutInspection", "Negotiation", "QuickLayoutDialect",
                "SwiftSource", "SwiftUIDialect", "TheodoliteDialect", "UIKitTypes", "Vocabularies",
                .target(name: "CAllocatedBytes", condition: .when(platforms: [.linux])),
            ],
            path: "Benchmarks/Memory", swiftSettings: strict),
        .target(name: "CAllocatedBytes", path: "Benchmarks/CAllocatedBytes"),

        // Modules that tests use.
        .executableTarget(
            name: "CursesProbe", dependencies: ["CPseudoTerminal", "Curses", "Terminal", "TextMetrics"],
            path: "Tests/Support/CursesProbe", swiftSettings: strict),
        .target(
            name: "CPseudoTerminal", path: "Tests/Support/CPseudoTerminal",
            cSettings: [.treatAllWarnings(as: .error)]),
        .systemLibrary(
            name: "CVterm", path: "Tests/Support/CVterm",
            providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
        .target(
            name: "TestSupport", dependencies: ["CPseudoTerminal", "CVterm"], path: "Tests/Support/TestSupport",
            swiftSettings: strict,
            // Homebrew's folder of libvterm, in case linkers do not search it.
            linkerSettings: [.unsafeFlags(["-L/opt/homebrew/lib"], .when(platforms: [.macOS]))]),
        .target(
            name: "LayoutTestSupport",
            dependencies: ["EngineKit", "LayoutInspection", "Negotiation", "SwiftSource", "TestSupport"],
            path: "Tests/Support/LayoutTestSupport", swiftSettings: strict),
        // Compiled unchanged: their top-level names are the main actor's, as in a main file.
        .target(
            name: "Examples",
            dependencies: ["BlueprintDialect", "QuickLayoutDialect", "SwiftUIDialect", "TheodoliteDialect"],
            path: "Examples",
            swiftSettings: strict + [.defaultIsolation(MainActor.self)]),

        tests("ArchitectureTests", []),
        tests(
            "ExampleTests",
            [
                "Examples", "haggle", "Interpreter", "LayoutInspection", "Negotiation", "Playground", "SwiftSource",
                "LayoutTestSupport", "TestSupport",
            ]),
        tests(
            "RealCodeTests",
            ["haggle", "Interpreter", "LayoutInspection", "Negotiation", "Playground", "SwiftSource", "Terminal"]),
        tests("EditingTests", ["Editing", "SwiftSource", "TestSupport"]),
        tests("LessonsTests", ["Lessons", "LayoutInspection", "Negotiation", "SwiftSource"]),
        tests(
            "HaggleTests",
            [
                "haggle", "Vocabularies", "Interpreter", "LayoutInspection", "Lessons", "Negotiation", "Playground",
                "SwiftSource", "Terminal", "TextMetrics", "TestSupport",
            ]),
        tests(
            "FuzzTests",
            [
                "haggle", "Curses", "Interpreter", "LayoutInspection", "Negotiation", "Playground", "SwiftSource",
                "Terminal",
                "TestSupport",
            ]),
        tests("EndToEndTests", ["Curses", "haggle", "MemoryBenchmark", "TestSupport"]),
        tests("TextMetricsTests", ["TextMetrics", "TestSupport"]),
        tests("SwiftSourceTests", ["SwiftSource", "TestSupport"]),
        tests("InterpreterTests", ["Interpreter", "SwiftSource", "TestSupport"]),
        tests("TerminalTests", ["Terminal", "TextMetrics"]),
        tests("NegotiationTests", ["Negotiation"]),
        tests("EngineKitTests", ["EngineKit", "CStackBounds", "Negotiation", "TestSupport"]),
        tests(
            "LayoutInspectionTests",
            ["LayoutInspection", "Interpreter", "Negotiation", "SwiftSource", "Terminal", "TestSupport"]),
        tests(
            "BlueprintDialectTests",
            [
                "BlueprintDialect", "EngineKit", "Vocabularies", "Negotiation", "TextMetrics", "SwiftSource",
                "Interpreter", "LayoutInspection", "LayoutTestSupport", "TestSupport",
            ]),
        tests(
            "QuickLayoutDialectTests",
            [
                "QuickLayoutDialect", "EngineKit", "Vocabularies", "Negotiation", "TextMetrics", "SwiftSource",
                "Interpreter",
                "LayoutInspection", "LayoutTestSupport", "Terminal", "TestSupport",
            ]),
        tests(
            "SwiftUIDialectTests",
            [
                "SwiftUIDialect", "EngineKit", "Vocabularies", "Negotiation", "TextMetrics", "SwiftSource",
                "Interpreter",
                "LayoutInspection", "LayoutTestSupport", "TestSupport",
            ]),
        tests(
            "TheodoliteDialectTests",
            [
                "TheodoliteDialect", "EngineKit", "Vocabularies", "Negotiation", "SwiftSource", "Interpreter",
                "LayoutInspection",
                "LayoutTestSupport", "TestSupport", "Examples",
            ]),
        tests("VocabulariesTests", ["Vocabularies", "Editing", "Interpreter", "LayoutInspection", "SwiftSource"]),
        tests(
            "PlaygroundTests",
            [
                "Playground", "LayoutInspection", "Interpreter", "Negotiation", "SwiftSource", "Terminal",
                "TestSupport",
                "TextMetrics",
            ]),
        tests("CursesTests", ["CNcurses", "Curses", "CursesProbe", "Terminal", "TestSupport", "TextMetrics"]),
    ]
)
