import BlueprintDialect
import Interpreter

// Transformed as sources write it: what is moved, turned or scaled where it is shown, and keeps its frame.

extension BlueprintVocabulary {
    private static let transformed = Conversion<Transformed>.native(TypeName("Transformed"))
    static let transform = Conversion<CATransform3D>.native(TypeName("CATransform3D"))
    private static let plane = Conversion<CGAffineTransform>.native(TypeName("CGAffineTransform"))
    private static let angle = Conversion<Measurement<UnitAngle>>.native(TypeName("Measurement"))
    private static let angleUnit = Conversion<UnitAngle>.native(TypeName("UnitAngle"))
    private static var any: Conversion<any Element> { .element }

    static var transformDescriptions: [TypeDescription] {
        [
            TypeDescription(
                TypeName("Transformed"), .element, help: "moves, turns or scales what it wraps where it is shown",
                conformances: [element],
                initializers: [
                    .initializer(Parameter("transform", transform), Parameter("wrapping", any), of: transformed) {
                        (transform: CATransform3D, wrapped: any Element) in
                        Transformed(transform: transform, wrapping: wrapped)
                    },
                    .initializer(Parameter("transform", plane), Parameter("wrapping", any), of: transformed) {
                        (transform: CGAffineTransform, wrapped: any Element) in
                        Transformed(transform: transform, wrapping: wrapped)
                    },
                ],
                properties: [
                    PropertyDescription(
                        "transform", of: transformed, \.transform, transform, help: "how it is moved, turned or scaled"),
                    PropertyDescription(
                        "wrappedElement", of: transformed, \.wrappedElement, any, help: "what is transformed"),
                ])
        ]
    }

    static var transformValueDescriptions: [TypeDescription] {
        [
            TypeDescription(TypeName("CATransform3D"), .value, help: "a transform of space"),
            TypeDescription(
                TypeName("CGAffineTransform"), .value, help: "a transform of the plane",
                initializers: [
                    .initializer(
                        Parameter("translationX", .number, unit: .points), Parameter("y", .number, unit: .points),
                        of: plane
                    ) { CGAffineTransform(translationX: $0, y: $1) },
                    .initializer(
                        Parameter("scaleX", .number, unit: .ratio), Parameter("y", .number, unit: .ratio), of: plane
                    ) { CGAffineTransform(scaleX: $0, y: $1) },
                    .initializer(Parameter("rotationAngle", .number), of: plane, help: "an angle in radians") {
                        CGAffineTransform(rotationAngle: $0)
                    },
                ], staticProperties: [StaticProperty("identity", plane, CGAffineTransform.identity)]),
            TypeDescription(
                TypeName("Measurement"), .value, help: "an angle",
                initializers: [
                    .initializer(Parameter("value", .number), Parameter("unit", angleUnit), of: angle) {
                        Measurement(value: Double($0), unit: $1)
                    }
                ]),
            TypeDescription(
                TypeName("UnitAngle"), .value, help: "what an angle is counted in",
                staticProperties: [
                    StaticProperty("degrees", angleUnit, UnitAngle.degrees),
                    StaticProperty("radians", angleUnit, UnitAngle.radians),
                    StaticProperty("revolutions", angleUnit, UnitAngle.revolutions),
                ]),
        ]
    }

    static var transformFunctions: [Callable] {
        [
            .function(
                "CATransform3DMakeTranslation", Parameter(nil, name: "x", .number, unit: .points),
                Parameter(nil, name: "y", .number, unit: .points), Parameter(nil, name: "z", .number, unit: .points),
                returning: transform, help: "a transform that moves"
            ) { CATransform3DMakeTranslation($0, $1, $2) },
            .function(
                "CATransform3DMakeScale", Parameter(nil, name: "x", .number, unit: .ratio),
                Parameter(nil, name: "y", .number, unit: .ratio), Parameter(nil, name: "z", .number, unit: .ratio),
                returning: transform, help: "a transform that scales"
            ) { CATransform3DMakeScale($0, $1, $2) },
        ]
    }

    static var transformModifiers: [Callable] {
        func length(_ label: String) -> Parameter<CGFloat> {
            Parameter(label, .number, unit: .points, default: "0", 0)
        }
        func factor(_ label: String) -> Parameter<CGFloat> {
            Parameter(label, .number, unit: .ratio, default: "1", 1)
        }
        return [
            .method(
                "transformed", on: any, Parameter(nil, name: "transform", transform), returning: transformed,
                help: "moves, turns or scales the element where it is shown"
            ) { (element: any Element, transform: CATransform3D) in element.transformed(transform) },
            .method(
                "transformed", on: any, Parameter(nil, name: "transform", plane), returning: transformed,
                help: "moves, turns or scales the element where it is shown"
            ) { (element: any Element, transform: CGAffineTransform) in element.transformed(transform) },
            .method(
                "rotated", on: any, Parameter("by", angle), returning: transformed,
                help: "turns the element where it is shown"
            ) { $0.rotated(by: $1) },
            .method(
                "translated", on: any, length("translateX"), length("translateY"), length("translateZ"),
                returning: transformed, help: "moves the element where it is shown"
            ) { $0.translated(translateX: $1, translateY: $2, translateZ: $3) },
            .method(
                "scaled", on: any, factor("scaleX"), factor("scaleY"), returning: transformed,
                help: "scales the element where it is shown"
            ) { $0.scaled(scaleX: $1, scaleY: $2) },
        ]
    }
}
