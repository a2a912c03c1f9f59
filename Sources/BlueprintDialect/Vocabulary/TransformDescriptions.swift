import Interpreter

// Transformed as sources write it: what is moved or scaled where it is shown, and keeps its frame.

extension BlueprintVocabulary {
    private static let transformed = Conversion<Transformed>.native(TypeName("Transformed"))
    private static let transform = Conversion<CATransform3D>.native(TypeName("CATransform3D"))
    private static var any: Conversion<any Element> { .element }

    static var transformDescriptions: [TypeDescription] {
        [
            TypeDescription(
                TypeName("Transformed"), .element, help: "moves or scales what it wraps where it is shown",
                conformances: [element],
                initializers: [
                    .initializer(Parameter("transform", transform), Parameter("wrapping", any), of: transformed) {
                        Transformed(transform: $0, wrapping: $1)
                    }
                ])
        ]
    }

    static var transformValueDescriptions: [TypeDescription] {
        [TypeDescription(TypeName("CATransform3D"), .value, help: "a transform of space")]
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
            .method("transformed", on: any, Parameter(nil, name: "transform", transform), returning: transformed) {
                (element: any Element, transform: CATransform3D) in element.transformed(transform)
            },
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
