import Interpreter
import Negotiation
import QuickLayoutDialect

// The flows, ForEach and the elements that only take room, as sources write them.

extension QuickLayoutVocabulary {
    private static let hFlow = Conversion<HFlow>.native(TypeName("HFlow"))
    private static let vFlow = Conversion<VFlow>.native(TypeName("VFlow"))
    private static let each = Conversion<ForEach>.native(forEach)
    private static let spacer = Conversion<Spacer>.native(TypeName("Spacer"))
    private static let emptyLayout = Conversion<EmptyLayout>.native(TypeName("EmptyLayout"))

    static var gatheringDescriptions: [TypeDescription] {
        [hFlowDescription, vFlowDescription, spacerDescription, emptyLayoutDescription, forEachDescription]
    }

    private static var hFlowDescription: TypeDescription {
        TypeDescription(
            TypeName("HFlow"), .element,
            help: "side by side, and on a new line where the room ends; drops Spacers, of fixed size in a stack "
                + "(SwiftUI has no such thing)",
            conformances: [layout],
            initializers: [
                .initializer(
                    Parameter("itemAlignment", verticalAlignment.conversion, default: ".center", .center),
                    Parameter("lineAlignment", horizontalAlignment.conversion, default: ".center", .center),
                    spacing("itemSpacing"), spacing("lineSpacing"), children, of: hFlow
                ) { item, line, itemSpacing, lineSpacing, children in
                    HFlow(
                        itemAlignment: item, lineAlignment: line, itemSpacing: itemSpacing, lineSpacing: lineSpacing
                    ) { children }
                }
            ],
            properties: [
                PropertyDescription(
                    reading: "itemAlignment", of: hFlow, \.itemAlignment, verticalAlignment.conversion,
                    default: ".center", help: "where an item stands in its line"),
                PropertyDescription(
                    reading: "lineAlignment", of: hFlow, \.lineAlignment, horizontalAlignment.conversion,
                    default: ".center", help: "where a line stands in the longest"),
                PropertyDescription(
                    reading: "itemSpacing", of: hFlow, \.itemSpacing, .cgFloat, unit: .points, default: "0"),
                PropertyDescription(
                    reading: "lineSpacing", of: hFlow, \.lineSpacing, .cgFloat, unit: .points, default: "0"),
            ])
    }

    private static var vFlowDescription: TypeDescription {
        TypeDescription(
            TypeName("VFlow"), .element,
            help: "one below the other, and in a new column where the room ends; drops Spacers, of fixed size in a "
                + "stack (SwiftUI has no such thing)",
            conformances: [layout],
            initializers: [
                .initializer(
                    Parameter("itemAlignment", horizontalAlignment.conversion, default: ".center", .center),
                    Parameter("lineAlignment", verticalAlignment.conversion, default: ".center", .center),
                    spacing("itemSpacing"), spacing("lineSpacing"), children, of: vFlow
                ) { item, line, itemSpacing, lineSpacing, children in
                    VFlow(
                        itemAlignment: item, lineAlignment: line, itemSpacing: itemSpacing, lineSpacing: lineSpacing
                    ) { children }
                }
            ],
            properties: [
                PropertyDescription(
                    reading: "itemAlignment", of: vFlow, \.itemAlignment, horizontalAlignment.conversion,
                    default: ".center", help: "where an item stands in its column"),
                PropertyDescription(
                    reading: "lineAlignment", of: vFlow, \.lineAlignment, verticalAlignment.conversion,
                    default: ".center", help: "where a column stands in the longest"),
                PropertyDescription(
                    reading: "itemSpacing", of: vFlow, \.itemSpacing, .cgFloat, unit: .points, default: "0"),
                PropertyDescription(
                    reading: "lineSpacing", of: vFlow, \.lineSpacing, .cgFloat, unit: .points, default: "0"),
            ])
    }

    private static var spacerDescription: TypeDescription {
        TypeDescription(
            TypeName("Spacer"), .element,
            help: "takes what a stack's other children leave, or a fixed length; beside a Color, which takes all, it "
                + "gets nothing",
            conformances: [layout],
            initializers: [
                .initializer(of: spacer) { Spacer() },
                .initializer(
                    Parameter(nil, name: "length", .cgFloat, unit: .points), of: spacer,
                    help: "of this length, whatever is left; SwiftUI has no such thing"
                ) { Spacer($0) },
                .initializer(
                    Parameter("minLength", .cgFloat, unit: .points), of: spacer,
                    help: "two in a row: one of this length, and one that takes what is left (SwiftUI: at least this)"
                ) { Spacer(minLength: $0) },
            ],
            properties: [
                PropertyDescription(
                    reading: "length", of: spacer, \.length, Conversion<CGFloat>.cgFloat.optional(), unit: .points,
                    default: "nil", help: "its length; nil for what is left")
            ])
    }

    private static var emptyLayoutDescription: TypeDescription {
        TypeDescription(
            TypeName("EmptyLayout"), .element, help: "nothing, and no spacing around it; SwiftUI's EmptyView",
            conformances: [layout], initializers: [.initializer(of: emptyLayout) { EmptyLayout() }])
    }

    private static var forEachDescription: TypeDescription {
        let items = Conversion<[Value]>(.any) { value throws(VocabularyError) in
            switch value {
            case .array(let values): return values
            case .range(let range): return (range.start..<max(range.start, range.end)).map { .int($0) }
            default: throw .refused("ForEach goes through an array or a range, not \(value.typeName)")
            }
        } encode: {
            .array($0)
        }
        return TypeDescription(
            forEach, .value, help: "an element for each item, as if they were written one after the other",
            conformances: [layout],
            initializers: [
                .initializer(Parameter(nil, name: "elements", Conversion<any Element>.element.array()), of: each) {
                    ForEach($0)
                },
                .initializer(
                    Parameter(nil, name: "items", items, unit: .items), Parameter("map", .makeElement), of: each
                ) {
                    items, map in ForEach(items.compactMap(map))
                },
            ])
    }
}
