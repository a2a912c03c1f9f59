import Foundation

extension StandardLibrary {
    /// Types that are described as a dialect's are: geometry, and words that numbers and texts use.
    static let describedTypes = [cgSize, cgPoint, cgRect, roundingRule]

    private static var cgSize: TypeDescription {
        pair("CGSize", help: "A width and a height.", CGSize.zero, ("width", \.width), ("height", \.height)) {
            CGSize(width: $0, height: $1)
        }
    }

    private static var cgPoint: TypeDescription {
        pair("CGPoint", help: "A position.", CGPoint.zero, ("x", \.x), ("y", \.y)) { CGPoint(x: $0, y: $1) }
    }

    private typealias Length<T> = (name: String, path: WritableKeyPath<T, CGFloat> & Sendable)

    /// A type whose values are two lengths.
    private static func pair<T: Sendable>(
        _ name: String, help: String, _ zero: T, _ first: Length<T>, _ second: Length<T>,
        by make: @escaping @Sendable (CGFloat, CGFloat) -> T
    ) -> TypeDescription {
        let type = Conversion<T>.native(TypeName(name))
        return TypeDescription(
            TypeName(name), .value, help: help,
            initializers: [
                .initializer(of: type) { zero },
                .initializer(.points(first.name), .points(second.name), of: type, body: make),
            ],
            staticProperties: [StaticProperty("zero", type, zero)],
            properties: [first, second].map {
                PropertyDescription($0.name, of: type, $0.path, .cgFloat, unit: .points)
            })
    }
}

extension Parameter where T == CGFloat {
    static func points(_ name: String) -> Parameter { Parameter(name, .cgFloat, unit: .points) }
}
