import Foundation

extension StandardLibrary {
    static var cgRect: TypeDescription {
        TypeDescription(
            TypeName("CGRect"), .value, help: "A position and a size.", initializers: rectInitializers,
            staticProperties: [
                StaticProperty("zero", .cgRect, .zero), StaticProperty("null", .cgRect, .null),
                StaticProperty("infinite", .cgRect, .infinite),
            ],
            properties: rectProperties, methods: rectParts + rectQuestions
        )
    }

    private static var rectInitializers: [Callable] {
        [
            .initializer(of: .cgRect) { CGRect.zero },
            .initializer(.points("x"), .points("y"), .points("width"), .points("height"), of: .cgRect) {
                CGRect(x: $0, y: $1, width: $2, height: $3)
            },
            .initializer(Parameter("origin", .cgPoint), Parameter("size", .cgSize), of: .cgRect) {
                CGRect(origin: $0, size: $1)
            },
        ]
    }

    private static var rectProperties: [PropertyDescription] {
        [
            PropertyDescription("origin", of: .cgRect, \.origin, .cgPoint),
            PropertyDescription("size", of: .cgRect, \.size, .cgSize),
            edge("width", \.width), edge("height", \.height), edge("minX", \.minX), edge("minY", \.minY),
            edge("midX", \.midX), edge("midY", \.midY), edge("maxX", \.maxX), edge("maxY", \.maxY),
            PropertyDescription(reading: "standardized", of: .cgRect, \.standardized, .cgRect),
            PropertyDescription(reading: "integral", of: .cgRect, \.whole, .cgRect),
            PropertyDescription(reading: "isEmpty", of: .cgRect, \.isEmpty, .bool),
            PropertyDescription(reading: "isNull", of: .cgRect, \.isNull, .bool),
            PropertyDescription(reading: "isInfinite", of: .cgRect, \.isInfinite, .bool),
        ]
    }

    private static func edge(_ name: String, _ path: KeyPath<CGRect, CGFloat> & Sendable) -> PropertyDescription {
        PropertyDescription(reading: name, of: .cgRect, path, .cgFloat, unit: .points)
    }

    private static var rectParts: [Callable] {
        [
            .method(
                "union", on: .cgRect, Parameter(nil, .cgRect), returning: .cgRect,
                help: "the smallest rectangle around both"
            ) { $0.joined(with: $1) },
            .method(
                "intersection", on: .cgRect, Parameter(nil, .cgRect), returning: .cgRect,
                help: "what both have in common; null where they have nothing"
            ) { $0.overlap(with: $1) },
            .method("insetBy", on: .cgRect, .points("dx"), .points("dy"), returning: .cgRect) {
                $0.insetBy(dx: $1, dy: $2)
            },
            .method("offsetBy", on: .cgRect, .points("dx"), .points("dy"), returning: .cgRect) {
                $0.offsetBy(dx: $1, dy: $2)
            },
        ]
    }

    private static var rectQuestions: [Callable] {
        [
            .method("contains", on: .cgRect, Parameter(nil, .cgPoint), returning: .bool) { $0.contains($1) },
            .method("contains", on: .cgRect, Parameter(nil, .cgRect), returning: .bool) { $0.contains($1) },
            .method("intersects", on: .cgRect, Parameter(nil, .cgRect), returning: .bool) {
                !$0.overlap(with: $1).isNull
            },
        ]
    }
}

extension CGRect {
    /// What both have in common; null where they have nothing, or a number is not finite, which Foundation does not take.
    fileprivate func overlap(with other: CGRect) -> CGRect {
        let numbers = [self, other].flatMap { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
        return numbers.allSatisfy(\.isFinite) ? intersection(other) : .null
    }

    /// The smallest rectangle around both, empty ones included; a null one adds nothing.
    fileprivate func joined(with other: CGRect) -> CGRect {
        if isNull { return other }
        if other.isNull { return self }
        let corner = CGPoint(x: Swift.min(minX, other.minX), y: Swift.min(minY, other.minY))
        let size = CGSize(
            width: Swift.max(maxX, other.maxX) - corner.x, height: Swift.max(maxY, other.maxY) - corner.y)
        return CGRect(origin: corner, size: size)
    }

    /// The smallest rectangle around it whose edges are whole numbers.
    fileprivate var whole: CGRect {
        if isNull || isInfinite { return self }
        let (x, y) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
    }
}
