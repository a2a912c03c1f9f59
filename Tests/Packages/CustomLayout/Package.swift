// swift-tools-version: 6.2
import PackageDescription

// A package as another project has it: a custom element and a custom layout, written for Blueprint, and their tests.

let package = Package(
    name: "CustomLayout",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "haggle", path: "../../..")],
    targets: [
        .executableTarget(
            name: "CustomLayout", dependencies: [.product(name: "BlueprintDialect", package: "haggle")]),
        .testTarget(
            name: "CustomLayoutTests",
            dependencies: ["CustomLayout", .product(name: "LayoutPromises", package: "haggle")]),
    ],
    // As most projects of Blueprint are: key paths to a view are made wherever it is described.
    swiftLanguageModes: [.v5]
)
