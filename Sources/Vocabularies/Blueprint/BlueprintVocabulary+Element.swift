import BlueprintDialect
import Interpreter

extension BlueprintVocabulary {
    /// What can be called on every element.
    static var elementDescription: TypeDescription {
        TypeDescription(
            element, .protocol, help: "a piece of an interface",
            conformances: ["StackLayout", "Overlay", "EqualStack", "Flow", "GridRow"].map { TypeName($0 + ".Child") },
            properties: [
                PropertyDescription(
                    reading: "content", of: any, \.content, BlueprintOpenTypes.content,
                    help: "its children with their layout, or how it is measured")
            ],
            methods: insetModifiers + placeModifiers + constraintModifiers + attributeModifiers + childModifiers
                + gatheringModifiers + decorationModifiers + transformModifiers + changeModifiers + environmentModifiers
                + tintModifiers)
    }

    private static var any: Conversion<any Element> { .element }

    private static func length(_ label: String) -> Parameter<CGFloat> {
        Parameter(label, .number, unit: .points, default: "0", 0)
    }

    private static var insetModifiers: [Callable] {
        [
            .method(
                "inset", on: any, length("top"), length("bottom"), length("left"), length("right"), returning: inset,
                help: "keeps a distance around the element"
            ) { $0.inset(top: $1, bottom: $2, left: $3, right: $4) },
            .method(
                "inset", on: any, Parameter("uniform", .number, unit: .points), returning: inset,
                help: "keeps a distance around the element, the same on all sides"
            ) { $0.inset(uniform: $1) },
            .method(
                "inset", on: any, length("horizontal"), length("vertical"), returning: inset,
                help: "keeps a distance around the element, the same on opposite sides"
            ) { $0.inset(horizontal: $1, vertical: $2) },
            .method(
                "inset", on: any, Parameter("by", insets), returning: inset,
                help: "keeps a distance around the element"
            ) { $0.inset(by: $1) },
        ]
    }

    private static var placeModifiers: [Callable] {
        [
            .method("centered", on: any, returning: centered, help: "puts the element into the middle") {
                $0.centered()
            },
            .method(
                "aligned", on: any, Parameter("vertically", verticalPlace.conversion, default: ".center", .center),
                Parameter("horizontally", horizontalPlace.conversion, default: ".center", .center),
                returning: aligned, help: "puts the element at an edge, a corner or into the middle"
            ) { $0.aligned(vertically: $1, horizontally: $2) },
        ]
    }

    private static var childModifiers: [Callable] {
        let key = Parameter("key", Conversion<AnyHashable>.key.optional(), default: "nil", nil)
        return [
            .method(
                "stackLayoutChild", on: any,
                Parameter("priority", priority.conversion, default: ".flexible", .flexible),
                Parameter(
                    "alignmentGuide", Conversion<(ElementDimensions) -> CGFloat>.guide.optional(), default: "nil",
                    nil), key, returning: stackChild, help: "says how a Row or Column treats the element"
            ) { $0.stackLayoutChild(priority: $1, alignmentGuide: $2, key: $3) },
            .method(
                "overlayChild", on: any, key, returning: overlayChild, help: "gives the element a key in an Overlay"
            ) { $0.overlayChild(key: $1) },
        ]
    }
}
