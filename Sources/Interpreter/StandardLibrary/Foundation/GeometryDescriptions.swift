import Foundation

extension StandardLibrary {
    /// Types that are described as a dialect's are: geometry, and words that numbers and texts use.
    static let vocabulary = Vocabulary(types: [
        cgSize, cgPoint, cgRect, cgVector, roundingRule.description(), sign.description(),
        comparisonResult.description(),
    ])

    private static var cgSize: TypeDescription {
        pair("CGSize", help: "A width and a height.", CGSize.zero, ("width", \.width), ("height", \.height)) {
            CGSize(width: $0, height: $1)
        }.compared(as: .cgSize)
    }

    private static var cgPoint: TypeDescription {
        pair("CGPoint", help: "A position.", CGPoint.zero, ("x", \.x), ("y", \.y)) { CGPoint(x: $0, y: $1) }
            .compared(as: .cgPoint)
    }

    private static var cgVector: TypeDescription {
        pair("CGVector", help: "A direction with a length.", Vector(), ("dx", \.dx), ("dy", \.dy)) {
            Vector(dx: $0, dy: $1)
        }
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

extension TypeDescription {
    /// With the method by which Core Graphics compares values.
    func compared<T: Equatable & SendableMetatype>(as type: Conversion<T>) -> TypeDescription {
        var description = self
        description.methods.append(.method("equalTo", on: type, Parameter(nil, type), returning: .bool) { $0 == $1 })
        return description
    }
}

extension Parameter where T == CGFloat {
    static func points(_ name: String) -> Parameter { Parameter(name, .cgFloat, unit: .points) }
}

/// A `CGVector`, which Foundation does not have everywhere.
private struct Vector: Hashable, Sendable {
    var dx: CGFloat = 0
    var dy: CGFloat = 0
}
