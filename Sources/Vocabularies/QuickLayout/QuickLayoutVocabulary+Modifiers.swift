import Interpreter
import Negotiation
import QuickLayoutDialect

// The other modifiers as elements of the record.

extension QuickLayoutVocabulary {
    private static let padded = Conversion<PaddingElement>.native(TypeName("padding"))
    private static let offset = Conversion<OffsetElement>.native(TypeName("offset"))
    private static let layer = Conversion<LayerElement>.native(TypeName("overlay"))
    private static let priority = Conversion<LayoutPriorityElement>.native(TypeName("layoutPriority"))
    private static let direction = Conversion<LayoutDirectionElement>.native(TypeName("layoutDirection"))
    private static let anchored = Conversion<GridCellAnchorElement>.native(TypeName("gridCellAnchor"))
    private static let columned = Conversion<GridColumnAlignmentElement>.native(TypeName("gridColumnAlignment"))

    static let padding = Words<PaddingElement.Insets>("EdgeInsets", help: "", []) { text($0) }
    static let anchor = Words<GridCellAnchorElement.Anchor>("Alignment", help: "", []) { anchor in
        switch anchor {
        case .alignment(let place): alignment.text(of: place)
        case .point(let point): unitPoint.text(of: point)
        }
    }

    static var modifierDescriptions: [TypeDescription] { movingDescriptions + attributeDescriptions }

    private static var movingDescriptions: [TypeDescription] {
        [
            modifier(
                "padding", help: "a distance around its child; may be negative",
                properties: [PropertyDescription(reading: "insets", of: padded, \.insets, padding.conversion)]),
            modifier(
                "offset", help: "moves its child without taking other room",
                properties: [
                    PropertyDescription(reading: "x", of: offset, \.x, .cgFloat, unit: .points, default: "0"),
                    PropertyDescription(reading: "y", of: offset, \.y, .cgFloat, unit: .points, default: "0"),
                ]),
            modifier(
                "overlay", help: "an element in front of its child, proposed that one's size; it takes no room",
                properties: [
                    PropertyDescription(
                        reading: "alignment", of: layer, \.alignment, alignment.conversion, default: ".center")
                ]),
            modifier(
                "background", help: "an element behind its child, proposed that one's size; it takes no room",
                properties: [
                    PropertyDescription(
                        reading: "alignment", of: layer, \.alignment, alignment.conversion, default: ".center")
                ]),
        ]
    }

    private static var attributeDescriptions: [TypeDescription] {
        [
            modifier(
                "layoutPriority",
                help: "when its stack lets its child choose, the highest first; nothing on a child of fixed size",
                conformance: view,
                properties: [
                    PropertyDescription(
                        reading: "priority", of: priority, \.priority, .cgFloat, unit: .priority, default: "0")
                ]),
            modifier(
                "layoutDirection", help: "the direction for what is in it: mirrors rows, guides, padding, offsets",
                properties: [
                    PropertyDescription(
                        reading: "direction", of: direction, \.direction, layoutDirection.conversion)
                ]),
            modifier(
                "alignmentGuide",
                help: "says where a line for alignment runs; the built-in ones do not leave a container of several"),
            modifier(
                "gridCellAnchor", help: "where its child stands in the cell of a grid",
                properties: [PropertyDescription(reading: "anchor", of: anchored, \.anchor, anchor.conversion)]),
            modifier(
                "gridColumnAlignment", help: "where everything in its column of a grid stands",
                properties: [
                    PropertyDescription(
                        reading: "alignment", of: columned, \.alignment, horizontalAlignment.conversion,
                        default: ".center")
                ]),
        ]
    }
}
