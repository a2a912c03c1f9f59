import Foundation

extension StandardLibrary {
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
            ])
    }

    static var cgPoint: TypeDescription {
        TypeDescription(
            TypeName("CGPoint"), .value, help: "A place.",
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
            ])
    }

    static var cgRect: TypeDescription {
        TypeDescription(
            TypeName("CGRect"), .value, help: "A place and a size.",
            initializers: [
                .initializer(
                    Parameter("x", .cgFloat, unit: .points), Parameter("y", .cgFloat, unit: .points),
                    Parameter("width", .cgFloat, unit: .points), Parameter("height", .cgFloat, unit: .points),
                    of: .cgRect
                ) { x, y, width, height throws(VocabularyError) in
                    CGRect(x: x, y: y, width: width, height: height)
                },
                .initializer(Parameter("origin", .cgPoint), Parameter("size", .cgSize), of: .cgRect) {
                    origin, size throws(VocabularyError) in CGRect(origin: origin, size: size)
                },
            ],
            staticProperties: [StaticProperty("zero", .cgRect, .zero)],
            properties: [
                PropertyDescription("origin", of: .cgRect, \.origin, .cgPoint),
                PropertyDescription("size", of: .cgRect, \.size, .cgSize),
                PropertyDescription(reading: "width", of: .cgRect, \.width, .cgFloat, unit: .points),
                PropertyDescription(reading: "height", of: .cgRect, \.height, .cgFloat, unit: .points),
                PropertyDescription(reading: "minX", of: .cgRect, \.minX, .cgFloat, unit: .points),
                PropertyDescription(reading: "minY", of: .cgRect, \.minY, .cgFloat, unit: .points),
                PropertyDescription(reading: "midX", of: .cgRect, \.midX, .cgFloat, unit: .points),
                PropertyDescription(reading: "midY", of: .cgRect, \.midY, .cgFloat, unit: .points),
                PropertyDescription(reading: "maxX", of: .cgRect, \.maxX, .cgFloat, unit: .points),
                PropertyDescription(reading: "maxY", of: .cgRect, \.maxY, .cgFloat, unit: .points),
            ],
            methods: [
                .method(
                    "union", on: .cgRect, Parameter(nil, .cgRect), returning: .cgRect,
                    help: "the smallest rectangle around both"
                ) { one, other throws(VocabularyError) in
                    let corner = CGPoint(x: min(one.minX, other.minX), y: min(one.minY, other.minY))
                    let size = CGSize(
                        width: max(one.maxX, other.maxX) - corner.x, height: max(one.maxY, other.maxY) - corner.y)
                    return CGRect(origin: corner, size: size)
                }
            ])
    }
}
