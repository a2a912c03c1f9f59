import Interpreter
import Negotiation
import QuickLayoutDialect

// The modifiers that change what their child is proposed, or how large they are, as elements of the record.

extension QuickLayoutVocabulary {
    private static let length = Conversion<CGFloat>.cgFloat.optional()
    private static let fixedFrame = Conversion<FixedFrameElement>.native(TypeName("frame"))
    private static let flexibleFrame = Conversion<FlexibleFrameElement>.native(TypeName("frame"))
    private static let constrained = Conversion<ConstrainedSizeElement>.native(TypeName("constrainedSize"))
    private static let fixedSize = Conversion<FixedSizeElement>.native(TypeName("fixedSize"))
    private static let ratio = Conversion<AspectRatioElement>.native(TypeName("aspectRatio"))
    private static let resizable = Conversion<ResizableElement>.native(TypeName("resizable"))
    private static let expand = Conversion<ExpandElement>.native(TypeName("expand"))

    /// - Parameter conformance: what an element under this modifier is.
    static func modifier(
        _ name: String, help: String, conformance: TypeName = layout, properties: [PropertyDescription] = []
    ) -> TypeDescription {
        TypeDescription(
            TypeName(name), .element, help: help, conformances: [conformance], properties: properties)
    }

    static var frameDescriptions: [TypeDescription] {
        [frameDescription] + sizeDescriptions
    }

    private static var frameDescription: TypeDescription {
        modifier(
            "frame",
            help: "a frame of a size, or within limits, whatever its child's size, which may stick out; no ideal sizes",
            properties: [
                PropertyDescription(
                    reading: "width", of: fixedFrame, \.width, length, unit: .points, default: "nil",
                    help: "its width; nil for its child's"),
                PropertyDescription(
                    reading: "height", of: fixedFrame, \.height, length, unit: .points, default: "nil",
                    help: "its height; nil for its child's"),
                PropertyDescription(
                    reading: "minWidth", of: flexibleFrame, \.width.minimum, length, unit: .points, default: "nil"),
                PropertyDescription(
                    reading: "maxWidth", of: flexibleFrame, \.width.maximum, length, unit: .points, default: "nil"),
                PropertyDescription(
                    reading: "minHeight", of: flexibleFrame, \.height.minimum, length, unit: .points,
                    default: "nil"),
                PropertyDescription(
                    reading: "maxHeight", of: flexibleFrame, \.height.maximum, length, unit: .points,
                    default: "nil"),
                PropertyDescription(
                    reading: "alignment", of: fixedFrame, \.alignment, alignment.conversion, default: ".center"),
                PropertyDescription(
                    reading: "alignment", of: flexibleFrame, \.alignment, alignment.conversion, default: ".center"),
            ])
    }

    private static var sizeDescriptions: [TypeDescription] {
        [
            modifier(
                "constrainedSize", help: "cuts what its child is proposed, without a frame (SwiftUI has no such thing)",
                properties: [
                    PropertyDescription(
                        reading: "maxWidth", of: constrained, \.maxWidth, length, unit: .points, default: "nil"),
                    PropertyDescription(
                        reading: "maxHeight", of: constrained, \.maxHeight, length, unit: .points, default: "nil"),
                ]),
            modifier(
                "fixedSize", help: "proposes no limit, so that its child is as long as it would like",
                properties: [
                    PropertyDescription(
                        reading: "axis", of: fixedSize, \.axes, axisSet.conversion,
                        default: "[.horizontal, .vertical]")
                ]),
            modifier(
                "aspectRatio", help: "proposes a box of a ratio; its child may answer anything, and a text ignores it",
                properties: [
                    PropertyDescription(reading: "ratio", of: ratio, \.ratio, .cgSize),
                    PropertyDescription(
                        reading: "contentMode", of: ratio, \.contentMode, contentMode.conversion, default: ".fit"),
                ]),
            modifier(
                "resizable", help: "a leaf that takes what it is proposed, and its own size where there is no limit",
                properties: [
                    PropertyDescription(
                        reading: "axis", of: resizable, \.axes, axisSet.conversion,
                        default: "[.horizontal, .vertical]")
                ]),
            modifier(
                "expand", help: "a leaf that is larger than it answers (SwiftUI has no such thing)",
                properties: [PropertyDescription(reading: "addition", of: expand, \.addition, .cgSize)]),
        ]
    }
}
