// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    dependencies: [.package(name: "haggle", path: "..")],
    targets: [
        .target(name: "CAllocationCount", cSettings: [.treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "LayoutBenchmarks",
            dependencies: [
                "CAllocationCount", .product(name: "BlueprintDialect", package: "haggle"),
                .product(name: "QuickLayoutDialect", package: "haggle"),
                .product(name: "SwiftUIDialect", package: "haggle"),
                .product(name: "TheodoliteDialect", package: "haggle"),
                .product(name: "LayoutPromises", package: "haggle"),
                .product(name: "Negotiation", package: "haggle"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    ]
)
