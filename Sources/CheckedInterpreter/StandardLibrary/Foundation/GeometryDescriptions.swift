import Foundation

extension StandardLibrary {
    /// Types that are described as a dialect's are: geometry, and words that numbers and texts use.
    static let vocabulary = Vocabulary(types: [
        cgSize, cgPoint, cgRect, cgVector, roundingRule.description(), sign.description(),
        comparisonResult.description(),
    ])

    static var cgSize: TypeDescription {
        TypeDescription(
            TypeName("CGSize"), .value, help: "A width and a height.",
            initializers: [
                .initializer(of: .cgSize) { () throws(VocabularyError) in .zero },
                .initializer(
                    Parameter("width", .cgFloat, unit: .points), Parameter("height", .cgFloat, unit: .points),
                    of: .cgSize
                ) { width, height throws(VocabularyError) in CGSize(width: width, height: height) },
            ],
            staticProperties: [StaticProperty("zero", .cgSize, .zero)],
            properties: [
                PropertyDescription("width", of: .cgSize, \.width, .cgFloat, unit: .points),
                PropertyDescription("height", of: .cgSize, \.height, .cgFloat, unit: .points),
            ],
            methods: [
                .method("equalTo", on: .cgSize, Parameter(nil, .cgSize), returning: .bool) {
                    one, other throws(VocabularyError) in one == other
                }
            ])
    }

    static var cgPoint: TypeDescription {
        TypeDescription(
            TypeName("CGPoint"), .value, help: "A position.",
            initializers: [
                .initializer(of: .cgPoint) { () throws(VocabularyError) in .zero },
                .initializer(
                    Parameter("x", .cgFloat, unit: .points), Parameter("y", .cgFloat, unit: .points), of: .cgPoint
                ) { x, y throws(VocabularyError) in CGPoint(x: x, y: y) },
            ],
            staticProperties: [StaticProperty("zero", .cgPoint, .zero)],
            properties: [
                PropertyDescription("x", of: .cgPoint, \.x, .cgFloat, unit: .points),
                PropertyDescription("y", of: .cgPoint, \.y, .cgFloat, unit: .points),
            ],
            methods: [
                .method("equalTo", on: .cgPoint, Parameter(nil, .cgPoint), returning: .bool) {
                    one, other throws(VocabularyError) in one == other
                }
            ])
    }

    private static var cgVector: TypeDescription {
        let vector = Conversion<Vector>.native(TypeName("CGVector"))
        return TypeDescription(
            TypeName("CGVector"), .value, help: "A direction with a length.",
            initializers: [
                .initializer(of: vector) { () throws(VocabularyError) in Vector() },
                .initializer(
                    Parameter("dx", .cgFloat, unit: .points), Parameter("dy", .cgFloat, unit: .points), of: vector
                ) { dx, dy throws(VocabularyError) in Vector(dx: dx, dy: dy) },
            ],
            staticProperties: [StaticProperty("zero", vector, Vector())],
            properties: [
                PropertyDescription("dx", of: vector, \.dx, .cgFloat, unit: .points),
                PropertyDescription("dy", of: vector, \.dy, .cgFloat, unit: .points),
            ])
    }
}

/// A `CGVector`, which Foundation does not have everywhere.
private struct Vector: Hashable, Sendable {
    var dx: CGFloat = 0
    var dy: CGFloat = 0
}
