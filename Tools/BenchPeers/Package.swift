// swift-tools-version: 6.2
import PackageDescription

// `compare.sh` copies this file into a folder of links to the sources that are named here: see there.

let theirs: [SwiftSetting] = [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])]
let ours: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
let real: [SwiftSetting] = ours + [.define("REAL_LIBRARY")]

func library(_ name: String, _ dependencies: [Target.Dependency] = [], _ settings: [SwiftSetting]) -> Target {
    .target(name: name, dependencies: dependencies, path: name, swiftSettings: settings)
}

func program(_ name: String, _ dependencies: [Target.Dependency], _ settings: [SwiftSetting]) -> Target {
    .executableTarget(name: name, dependencies: dependencies, path: name, swiftSettings: settings)
}

func haggle(_ product: String) -> Target.Dependency { .product(name: product, package: "haggle") }

#if os(Linux)
    let apples = ["CoreGraphics", "QuartzCore", "simd"]
#else
    let apples: [String] = []
#endif
let stubs: [Target.Dependency] = (["UIKit"] + apples).map { .byName(name: $0) }
let uikit = apples.map { library($0, ["UIKit"], ours) } + [library("UIKit", [], ours)]

// OpenSwiftUI's names for releases. Checks of exclusive access, which slow deep trees down, are off: the times are a
// minimum.
let openSwiftUI =
    theirs + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]
    + ["v1_0", "v2_0", "v4_0"].map { .enableExperimentalFeature("AvailabilityMacro=OpenSwiftUI_\($0):macOS 14") }

/// The targets of each real library and of ours.
let peers: [(name: String, targets: [Target])] = [
    (
        "Blueprint",
        [
            library("BlueprintUI", stubs, theirs),
            program("RealBlueprint", ["BlueprintUI", "PeerText", "PeerMeasuring"], real),
            program("OurBlueprint", ["PeerMeasuring", haggle("BlueprintDialect"), haggle("Negotiation")], ours),
        ]
    ),
    (
        "QuickLayout",
        [
            library("FastResultBuilder", [], theirs),
            library("QuickLayoutCore", stubs, theirs),
            library("QuickLayoutBridge", stubs + ["QuickLayoutCore", "FastResultBuilder"], theirs),
            program("RealQuickLayout", ["QuickLayoutBridge", "PeerText", "PeerMeasuring"], real),
            program("OurQuickLayout", ["PeerMeasuring", haggle("QuickLayoutDialect"), haggle("Negotiation")], ours),
        ]
    ),
    (
        "SwiftUI",
        [
            library("OpenAttributeGraphShims", [], ours),
            library("OpenSwiftUI_SPI", [], ours),
            library("OpenSwiftUICore", ["OpenAttributeGraphShims", "OpenSwiftUI_SPI", "PeerText"], openSwiftUI),
            program("RealSwiftUI", ["OpenSwiftUICore", "PeerMeasuring"], real),
            program("OurSwiftUI", ["PeerMeasuring", haggle("SwiftUIDialect"), haggle("Negotiation")], ours),
        ]
    ),
]

/// The libraries of which there is a checkout. The environment names them, because SwiftPM does not evaluate an unchanged
/// manifest again after other folders are linked.
let linked = Context.environment["PEER_LIBRARIES", default: ""].split(separator: " ").map(String.init)

let package = Package(
    name: "BenchPeers",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "haggle", path: "haggle")],
    targets: uikit + [
        // A copy of ours under another name, so that the leaves of both sides measure themselves alike.
        library("PeerText", [], ours),
        .target(name: "CAllocationCount", path: "CAllocationCount"),
        library("PeerMeasuring", ["CAllocationCount"], ours),
        program("PeerReport", [], ours),
    ] + peers.filter { linked.contains($0.name) }.flatMap(\.targets)
)
