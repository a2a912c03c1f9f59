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

let package = Package(
    name: "BenchPeers",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "haggle", path: "haggle")],
    targets: apples.map { library($0, ["UIKit"], ours) } + [
        library("UIKit", [], ours),
        library("BlueprintUI", stubs, theirs),
        library("FastResultBuilder", [], theirs),
        library("QuickLayoutCore", stubs, theirs),
        library("QuickLayoutBridge", stubs + ["QuickLayoutCore", "FastResultBuilder"], theirs),
        // A copy of ours under another name, so that the leaves of both sides measure themselves alike.
        library("PeerText", [], ours),
        .target(name: "CAllocationCount", path: "CAllocationCount"),
        library("PeerMeasuring", ["CAllocationCount"], ours),
        program("RealBlueprint", ["BlueprintUI", "PeerText", "PeerMeasuring"], real),
        program("OurBlueprint", ["PeerMeasuring", haggle("BlueprintDialect"), haggle("Negotiation")], ours),
        program("RealQuickLayout", ["QuickLayoutBridge", "PeerText", "PeerMeasuring"], real),
        program("OurQuickLayout", ["PeerMeasuring", haggle("QuickLayoutDialect"), haggle("Negotiation")], ours),
        program("PeerReport", [], ours),
    ]
)
