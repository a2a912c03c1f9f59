import BlueprintDialect
import Interpreter
import Negotiation

// ConstrainedSize and ConstrainedAspectRatio as sources write them.

extension BlueprintVocabulary {
    static let constrainedSize = Conversion<WrittenConstrainedSize>.constrainedSize
    static let constrainedRatio = Conversion<ConstrainedAspectRatio>.native(TypeName("ConstrainedAspectRatio"))
    static let aspectRatio = Conversion<AspectRatio>.native(TypeName("AspectRatio"))
    private static var any: Conversion<any Element> { .element }

    static let ratioMode = Words<ConstrainedAspectRatio.ContentMode>(
        "ConstrainedAspectRatio.ContentMode", help: "what a size of a certain ratio is fitted to",
        [("fitParent", .fitParent), ("fitContent", .fitContent), ("shrinkContent", .shrinkContent)])

    static let constraint: Words<ConstrainedSize.Constraint> = {
        let type = Conversion<ConstrainedSize.Constraint>.native(TypeName("ConstrainedSize.Constraint"))
        let length = Parameter(nil, name: "length", .number, unit: .points)
        let range = Parameter(nil, name: "range", Conversion<(CGFloat, CGFloat)>.ends, unit: .points)
        return Words(
            "ConstrainedSize.Constraint", help: "what a length is held to", [("unconstrained", .unconstrained)],
            calls: [
                .function("atMost", length, returning: type) { .atMost($0) },
                .function("atLeast", length, returning: type) { .atLeast($0) },
                .function("within", range, returning: writtenConstraint) { WrittenConstraint(within: $0.0, $0.1) },
                .function("absolute", length, returning: type) { .absolute($0) },
            ]
        ) { constraint in
            switch constraint {
            case .unconstrained: nil
            case .atMost(let length): ".atMost(\(PointsFormat.short(length)))"
            case .atLeast(let length): ".atLeast(\(PointsFormat.short(length)))"
            case .absolute(let length): ".absolute(\(PointsFormat.short(length)))"
            case .within(let range):
                ".within(\(PointsFormat.short(range.lowerBound))...\(PointsFormat.short(range.upperBound)))"
            }
        }
    }()

    static var constraintDescriptions: [TypeDescription] {
        [constrainedSizeDescription, constrainedRatioDescription]
    }

    private static var constrainedSizeDescription: TypeDescription {
        TypeDescription(
            TypeName("ConstrainedSize"), .element, help: "holds the size that its parent is told to limits",
            conformances: [element],
            initializers: [
                .initializer(
                    Parameter("width", writtenConstraint, default: ".unconstrained", WrittenConstraint(.unconstrained)),
                    Parameter(
                        "height", writtenConstraint, default: ".unconstrained", WrittenConstraint(.unconstrained)),
                    Parameter("wrapping", any), of: constrainedSize
                ) { WrittenConstrainedSize(width: $0, height: $1, wrapping: $2) }
            ],
            properties: [
                PropertyDescription(
                    "width", of: constrainedSize, \.width, writtenConstraint, default: ".unconstrained",
                    help: "what the width is held to"),
                PropertyDescription(
                    "height", of: constrainedSize, \.height, writtenConstraint, default: ".unconstrained",
                    help: "what the height is held to"),
                PropertyDescription("wrapped", of: constrainedSize, \.wrapped, any, help: "what is constrained"),
            ])
    }

    private static var constrainedRatioDescription: TypeDescription {
        TypeDescription(
            TypeName("ConstrainedAspectRatio"), .element, help: "answers with a size of a certain ratio",
            conformances: [element],
            initializers: [
                .initializer(
                    Parameter("aspectRatio", aspectRatio),
                    Parameter("contentMode", ratioMode.conversion, default: ".fitContent", .fitContent),
                    Parameter("wrapping", any), of: constrainedRatio
                ) { ConstrainedAspectRatio(aspectRatio: $0, contentMode: $1, wrapping: $2) }
            ],
            properties: [
                PropertyDescription(
                    "aspectRatio", of: constrainedRatio, \.aspectRatio, aspectRatio, help: "width divided by height"),
                PropertyDescription(
                    "contentMode", of: constrainedRatio, \.contentMode, ratioMode.conversion,
                    default: ".fitContent", help: "what the size is fitted to"),
                PropertyDescription(
                    "wrappedElement", of: constrainedRatio, \.wrappedElement, any, help: "what is constrained"),
            ])
    }

    static var aspectRatioDescription: TypeDescription {
        TypeDescription(
            TypeName("AspectRatio"), .value, help: "how wide something is for its height",
            initializers: [
                .initializer(Parameter("ratio", .number, unit: .ratio), of: aspectRatio) { AspectRatio(ratio: $0) },
                .initializer(
                    Parameter("width", .number), Parameter("height", .number), of: aspectRatio
                ) { AspectRatio(width: $0, height: $1) },
            ],
            staticProperties: [StaticProperty("square", aspectRatio, AspectRatio.square)],
            properties: [
                PropertyDescription(
                    "ratio", of: aspectRatio, \.ratio, .number, unit: .ratio, help: "width divided by height")
            ])
    }

    static var constraintModifiers: [Callable] {
        [
            .method(
                "constrainedTo", on: any,
                Parameter("width", writtenConstraint, default: ".unconstrained", WrittenConstraint(.unconstrained)),
                Parameter("height", writtenConstraint, default: ".unconstrained", WrittenConstraint(.unconstrained)),
                returning: constrainedSize, help: "holds the size that its parent is told to limits"
            ) { WrittenConstrainedSize(width: $1, height: $2, wrapping: $0) },
            .method(
                "constrainedTo", on: any, Parameter("width", .number, unit: .points),
                Parameter("height", .number, unit: .points), returning: constrainedSize,
                help: "tells its parent that it is of this size"
            ) { (element: any Element, width: CGFloat, height: CGFloat) in
                WrittenConstrainedSize(element.constrainedTo(width: width, height: height))
            },
            .method(
                "constrainedTo", on: any, Parameter("size", size), returning: constrainedSize,
                help: "tells its parent that it is of this size"
            ) { WrittenConstrainedSize($0.constrainedTo(size: $1)) },
            .method(
                "constrainedTo", on: any, Parameter("aspectRatio", aspectRatio),
                Parameter("contentMode", ratioMode.conversion, default: ".fitContent", .fitContent),
                returning: constrainedRatio, help: "answers with a size of a certain ratio"
            ) { $0.constrainedTo(aspectRatio: $1, contentMode: $2) },
            .method(
                "constrained", on: any, Parameter("to", sizeConstraint), returning: constrainedSize,
                help: "holds the size that its parent is told to at most a proposal"
            ) { WrittenConstrainedSize($0.constrained(to: $1)) },
        ]
    }
}

extension BlueprintVocabulary {
    /// A constraint whose range may be written with its ends crossed.
    private static var writtenConstraint: Conversion<WrittenConstraint> {
        let name = TypeName("ConstrainedSize.Constraint")
        return Conversion(.named(name)) { value throws(VocabularyError) in
            if case .native(let native) = value {
                if let plain = native.payload as? ConstrainedSize.Constraint { return WrittenConstraint(plain) }
                if let crossed = native.payload as? CrossedRange {
                    return WrittenConstraint(crossed.constraint, crossed: crossed)
                }
            }
            throw .mismatch(expected: .named(name), found: value.typeName)
        } encode: { written in
            .native(Native(name, written.crossed.map { $0 as Any } ?? written.constraint))
        }
    }
}

extension Conversion where T == (CGFloat, CGFloat) {
    /// The ends of a range, in whatever order.
    fileprivate static var ends: Conversion<(CGFloat, CGFloat)> {
        Conversion(.closedRange(.cgFloat)) { value throws(VocabularyError) in
            guard case .closedRange(let range) = value else {
                throw .mismatch(expected: .closedRange(.cgFloat), found: value.typeName)
            }
            return (CGFloat(range.lower), CGFloat(range.upper))
        } encode: {
            .closedRange(Value.NumberRange(lower: Double($0.0), upper: Double($0.1)))
        }
    }
}
