import BlueprintDialect
import Interpreter

// GeometryReader, LayoutWriter and what the closure of the first is given, as sources write them.

extension BlueprintVocabulary {
    private static let reader = Conversion<GeometryReader>.native(TypeName("GeometryReader"))
    private static let proxy = Conversion<GeometryProxy>.native(TypeName("GeometryProxy"))
    static let sizeConstraint = Conversion<SizeConstraint>.native(TypeName("SizeConstraint"))
    private static let axis = Conversion<SizeConstraint.Axis>.native(TypeName("SizeConstraint.Axis"))

    static var lazyDescriptions: [TypeDescription] {
        [
            TypeDescription(
                TypeName("GeometryReader"), .element, help: "what a closure makes of the room there is",
                conformances: [element],
                initializers: [
                    .initializer(
                        Parameter(
                            "elementRepresentation",
                            Conversion<(GeometryProxy) -> any Element>.makingElement(from: proxy)), of: reader
                    ) { GeometryReader(elementRepresentation: $0) }
                ]), writerDescription,
        ]
    }

    static var lazyValueDescriptions: [TypeDescription] {
        [
            TypeDescription(
                TypeName("GeometryProxy"), .value, help: "the room there is, in a GeometryReader",
                properties: [
                    PropertyDescription(
                        reading: "constraint", of: proxy, \.constraint, sizeConstraint,
                        help: "the proposal, or the final size")
                ],
                methods: [
                    .method(
                        "measure", on: proxy, Parameter("element", Conversion<any Element>.element),
                        Parameter("in", sizeConstraint.optional(), default: "nil", nil), returning: size,
                        help: "the size of an element in the room there is, or in another constraint"
                    ) { $0.measure(element: $1, in: $2) }
                ]),
            sizeConstraintDescription, axisDescription,
        ]
    }

    private static var sizeConstraintDescription: TypeDescription {
        TypeDescription(
            TypeName("SizeConstraint"), .value, help: "what a parent proposes: at most so much, or anything",
            initializers: [
                .initializer(Parameter(nil, name: "size", size), of: sizeConstraint) { SizeConstraint($0) },
                .initializer(Parameter("width", axis), Parameter("height", axis), of: sizeConstraint) {
                    SizeConstraint(width: $0, height: $1)
                },
                .initializer(Parameter("width", .number, unit: .points), of: sizeConstraint) {
                    SizeConstraint(width: $0)
                },
                .initializer(Parameter("height", .number, unit: .points), of: sizeConstraint) {
                    SizeConstraint(height: $0)
                },
            ],
            staticProperties: [StaticProperty("unconstrained", sizeConstraint, SizeConstraint.unconstrained)],
            properties: [
                PropertyDescription("width", of: sizeConstraint, \.width, axis),
                PropertyDescription("height", of: sizeConstraint, \.height, axis),
                PropertyDescription(reading: "maximum", of: sizeConstraint, \.maximum, size),
                PropertyDescription(reading: "minimum", of: sizeConstraint, \.minimum, size),
            ],
            methods: [
                .method(
                    "inset", on: sizeConstraint, Parameter("width", .number, unit: .points),
                    Parameter("height", .number, unit: .points), returning: sizeConstraint, help: "less by these points"
                ) { $0.inset(width: $1, height: $2) },
                .method(
                    "inset", on: sizeConstraint, Parameter("by", insets), returning: sizeConstraint,
                    help: "less by the insets of opposite sides"
                ) { $0.inset(by: $1) },
            ])
    }

    private static var axisDescription: TypeDescription {
        TypeDescription(
            TypeName("SizeConstraint.Axis"), .value, help: "what is proposed on one axis",
            staticProperties: [StaticProperty("unconstrained", axis, SizeConstraint.Axis.unconstrained)],
            staticMethods: [
                .function("atMost", Parameter(nil, name: "length", .number, unit: .points), returning: axis) {
                    .atMost($0)
                }
            ],
            properties: [
                PropertyDescription(reading: "maximum", of: axis, \.maximum, .number, unit: .points),
                PropertyDescription(reading: "minimum", of: axis, \.minimum, .number, unit: .points),
                PropertyDescription(reading: "isGreaterThanZero", of: axis, \.isGreaterThanZero, .bool),
                PropertyDescription(
                    reading: "constrainedValue", of: axis, \.constrainedValue, Conversion<CGFloat>.number.optional(),
                    unit: .points),
            ], cases: BlueprintOpenTypes.axisCases)
    }
}
