import Interpreter
import LayoutInspection
import Negotiation
import QuickLayoutDialect

// What can be called on every element, and on leaves.

extension QuickLayoutVocabulary {
    private static var any: Conversion<any Element> { .element }
    private static let both: AxisSet = [.horizontal, .vertical]

    static var elementDescription: TypeDescription {
        TypeDescription(
            element, .protocol,
            help: "a piece of a layout; a type of yours is one with layoutThatFits(_:children:context:)",
            methods: paddingModifiers + frameModifiers + sizeModifiers + layerModifiers + attributeModifiers)
    }

    static var leafElementDescription: TypeDescription {
        TypeDescription(
            leaf, .protocol, help: "an element that shows something itself, and can be stretched",
            conformances: [layout],
            methods: [
                .method(
                    "resizable", on: .leaf, Parameter("axis", axisSet.conversion, default: "both", both),
                    returning: any, help: "takes what it is proposed, and its own size where there is no limit"
                ) { ResizableElement(child: $0, axes: $1) },
                .method(
                    "expand", on: .leaf, Parameter("by", .cgSize), returning: any, help: "this much larger"
                ) { ExpandElement(child: $0, addition: $1) },
            ])
    }

    private static func points(_ label: String) -> Parameter<CGFloat?> {
        Parameter(label, Conversion<CGFloat>.cgFloat.optional(), unit: .points, default: "nil", nil)
    }

    private static var alignmentParameter: Parameter<Alignment> {
        Parameter("alignment", alignment.conversion, default: ".center", .center)
    }

    private static var paddingModifiers: [Callable] {
        let length = Parameter(nil, name: "length", .cgFloat, unit: .points)
        let help = "keeps a distance around the element"
        return [
            .method("padding", on: any, length, returning: any, help: help) { $0.padding($1) },
            .method(
                "padding", on: any, Parameter(nil, name: "edges", edgeSet.conversion), length, returning: any,
                help: help
            ) { $0.padding($1, $2) },
            .method("padding", on: any, Parameter(nil, name: "insets", insets), returning: any, help: help) {
                $0.padding($1)
            },
            .method(
                "padding", on: any, Parameter("ignoringLayoutDirection", UIKitVocabulary.insets), returning: any,
                help: help
            ) { $0.padding(ignoringLayoutDirection: $1) },
        ]
    }

    private static var frameModifiers: [Callable] {
        [
            .method(
                "frame", on: any, points("width"), points("height"), alignmentParameter, returning: any,
                help: "a frame of this size"
            ) { $0.frame(width: $1, height: $2, alignment: $3) },
            .method(
                "frame", on: any, points("minWidth"), points("maxWidth"), points("minHeight"), points("maxHeight"),
                alignmentParameter, returning: any,
                help: "a frame within these limits; SwiftUI has ideal sizes too"
            ) { $0.frame(minWidth: $1, maxWidth: $2, minHeight: $3, maxHeight: $4, alignment: $5) },
        ]
    }

    private static var sizeModifiers: [Callable] {
        [
            .method(
                "constrainedSize", on: any, points("maxWidth"), points("maxHeight"), returning: any,
                help: "cuts what is proposed, without a frame"
            ) { $0.constrainedSize(maxWidth: $1, maxHeight: $2) },
            .method(
                "fixedSize", on: any, Parameter("axis", axisSet.conversion, default: "both", both), returning: any,
                help: "as long as it would be without a limit (SwiftUI: horizontal: and vertical:)"
            ) { $0.fixedSize(axis: $1) },
            .method(
                "aspectRatio", on: any, Parameter(nil, name: "ratio", .cgSize),
                Parameter("contentMode", contentMode.conversion, default: ".fit", .fit), returning: any,
                help: "proposes a box of this ratio"
            ) { $0.aspectRatio($1, contentMode: $2) },
            .method(
                "offset", on: any, Parameter("x", .cgFloat, unit: .points, default: "0", 0),
                Parameter("y", .cgFloat, unit: .points, default: "0", 0), returning: any,
                help: "moves the element without taking other room"
            ) { $0.offset(x: $1, y: $2) },
        ]
    }

    private static var layerModifiers: [Callable] {
        let content = Parameter("content", any.builder())
        return [
            .method(
                "overlay", on: any, alignmentParameter, content, returning: any,
                help: "puts one element in front, proposed this one's size"
            ) { element, alignment, content throws(VocabularyError) in
                let layer = try onlyLayer(content, "overlay")
                return element.overlay(alignment: alignment) { layer }
            },
            .method(
                "background", on: any, alignmentParameter, content, returning: any,
                help: "puts one element behind, proposed this one's size"
            ) { element, alignment, content throws(VocabularyError) in
                let layer = try onlyLayer(content, "background")
                return element.background(alignment: alignment) { layer }
            },
        ]
    }

    private static func onlyLayer(_ content: [any Element], _ name: String) throws(VocabularyError) -> (any Element)? {
        guard content.count <= 1 else {
            throw .refused("\(name) takes one element, not \(content.count); put them into a ZStack")
        }
        return content.first
    }

    private static var attributeModifiers: [Callable] {
        let computeValue = Parameter("computeValue", Conversion<(ViewDimensions) -> CGFloat>.guide)
        return [
            .method(
                "layoutPriority", on: any, Parameter(nil, name: "priority", .cgFloat, unit: .priority),
                returning: any, help: "the highest of a stack's children is asked first"
            ) { $0.layoutPriority($1) },
            .method(
                "layoutDirection", on: any, Parameter(nil, name: "direction", layoutDirection.conversion),
                returning: any, help: "where text begins, and all that is called leading"
            ) { $0.layoutDirection($1) },
            .method(
                "alignmentGuide", on: any, Parameter(nil, name: "alignment", horizontalAlignment.conversion),
                computeValue, returning: any, help: "says where a line runs in the element"
            ) { $0.alignmentGuide($1, computeValue: $2) },
            .method(
                "alignmentGuide", on: any, Parameter(nil, name: "alignment", verticalAlignment.conversion),
                computeValue, returning: any, help: "says where a line runs in the element"
            ) { $0.alignmentGuide($1, computeValue: $2) },
            .method(
                "gridCellAnchor", on: any,
                Parameter(nil, name: "alignment", alignment.conversion, default: ".center", .center), returning: any,
                help: "where the element stands in its cell"
            ) { $0.gridCellAnchor($1) },
            .method(
                "gridCellAnchor", on: any, Parameter(nil, name: "point", unitPoint.conversion), returning: any,
                help: "where the element stands in its cell"
            ) { $0.gridCellAnchor($1) },
            .method(
                "gridColumnAlignment", on: any,
                Parameter(nil, name: "alignment", horizontalAlignment.conversion, default: ".center", .center),
                returning: any, help: "where everything in the element's column stands"
            ) { $0.gridColumnAlignment($1) },
        ]
    }
}
