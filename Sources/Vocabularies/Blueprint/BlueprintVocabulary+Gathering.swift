import BlueprintDialect
import Interpreter
import Negotiation

// EqualStack, Flow and GridRow as sources write them.

extension BlueprintVocabulary {
    static let flowChild = Conversion<Flow.Child>.child("Flow.Child")
    static let gridChild = Conversion<GridRow.Child>.child("GridRow.Child")
    static let equalChild = Conversion<EqualStack.Child>.child("EqualStack.Child")
    private static let equalStack = Conversion<EqualStack>.native(TypeName("EqualStack"))
    private static let flow = Conversion<Flow>.native(TypeName("Flow"))
    private static let gridRow = Conversion<GridRow>.native(TypeName("GridRow"))
    private static var any: Conversion<any Element> { .element }

    static let direction = Words<EqualStack.Direction>(
        "EqualStack.Direction", help: "which way an EqualStack runs",
        [("vertical", .vertical), ("horizontal", .horizontal)])
    static let lineAlignment = Words<Flow.LineAlignment>(
        "Flow.LineAlignment", help: "where a flow's lines stand",
        [("leading", .leading), ("center", .center), ("trailing", .trailing)])
    static let itemAlignment = Words<Flow.ItemAlignment>(
        "Flow.ItemAlignment", help: "where a flow's children stand in their line",
        [("top", .top), ("center", .center), ("bottom", .bottom), ("fill", .fill)])
    static let flowPriority = Words<Flow.Priority>(
        "Flow.Priority", help: "whether a flow's child takes room that its line leaves",
        [("fixed", .fixed), ("grows", .grows), ("default", .default)])

    static let gridWidth: Words<GridRow.Width> = {
        let type = Conversion<GridRow.Width>.native(TypeName("GridRow.Width"))
        return Words(
            "GridRow.Width", help: "how wide a grid row's column is", [],
            calls: [
                .function("absolute", Parameter(nil, name: "length", .number, unit: .points), returning: type) {
                    .absolute($0)
                },
                .function("proportional", Parameter(nil, name: "part", .number, unit: .ratio), returning: type) {
                    .proportional($0)
                },
            ]
        ) { width in
            switch width {
            case .absolute(let length): ".absolute(\(PointsFormat.short(length)))"
            case .proportional(let part): ".proportional(\(PointsFormat.short(part)))"
            }
        }
    }()

    static var gatheringDescriptions: [TypeDescription] {
        [
            equalStackDescription, flowDescription, gridRowDescription,
        ]
    }

    private static var equalStackDescription: TypeDescription {
        TypeDescription(
            TypeName("EqualStack"), .element, help: "its children one after the other, all of the longest's length",
            conformances: [element],
            initializers: [
                .initializer(
                    Parameter("direction", direction.conversion),
                    Parameter("configure", equalStack.configuring(), default: "{ _ in }", { _ in }), of: equalStack
                ) { EqualStack(direction: $0, configure: $1) },
                .initializer(
                    Parameter("direction", direction.conversion),
                    Parameter("spacing", .number, unit: .points, default: "0", 0),
                    Parameter("elements", equalChild.builder()), of: equalStack
                ) { direction, spacing, children in
                    EqualStack(direction: direction, spacing: spacing) { children }
                },
            ],
            properties: [
                PropertyDescription(
                    "direction", of: equalStack, \.direction, direction.conversion, help: "which way it runs"),
                PropertyDescription(
                    "children", of: equalStack, \.children, any.array(), default: "[]", help: "those added so far"),
                PropertyDescription(
                    "spacing", of: equalStack, \.spacing, .number, unit: .points, default: "0",
                    help: "the distance between two children"),
            ],
            methods: [
                .mutatingMethod("add", on: equalStack, Parameter("child", any), help: "adds a child") {
                    (stack: inout EqualStack, child: any Element) in stack.add(child: child)
                }
            ])
    }

    private static var flowDescription: TypeDescription {
        TypeDescription(
            TypeName("Flow"), .element, help: "its children side by side, on new lines where they do not fit",
            conformances: [element],
            initializers: [
                .initializer(
                    Parameter("lineAlignment", lineAlignment.conversion, default: ".leading", .leading),
                    Parameter("lineSpacing", .number, unit: .points, default: "0", 0),
                    Parameter("itemAlignment", itemAlignment.conversion, default: ".center", .center),
                    Parameter("itemSpacing", .number, unit: .points, default: "0", 0),
                    Parameter(nil, name: "children", flowChild.builder()), of: flow
                ) { lines, lineSpacing, items, itemSpacing, children in
                    Flow(
                        lineAlignment: lines, lineSpacing: lineSpacing, itemAlignment: items,
                        itemSpacing: itemSpacing
                    ) { children }
                }
            ],
            properties: [
                PropertyDescription(
                    "lineAlignment", of: flow, \.lineAlignment, lineAlignment.conversion, default: ".leading",
                    help: "where the lines stand"),
                PropertyDescription(
                    "lineSpacing", of: flow, \.lineSpacing, .number, unit: .points, default: "0",
                    help: "the distance between two lines"),
                PropertyDescription(
                    "itemAlignment", of: flow, \.itemAlignment, itemAlignment.conversion, default: ".center",
                    help: "where the children stand in their line"),
                PropertyDescription(
                    "children", of: flow, \.children, flowChild.array(), help: "those added so far"),
                PropertyDescription(
                    "itemSpacing", of: flow, \.itemSpacing, .number, unit: .points, default: "0",
                    help: "the distance between two children of a line"),
            ])
    }

    private static var gridRowDescription: TypeDescription {
        TypeDescription(
            TypeName("GridRow"), .element, help: "columns of a given width, or sharing what is left in proportion",
            conformances: [element],
            initializers: [
                .initializer(
                    Parameter("configure", gridRow.configuring(), default: "{ _ in }", { _ in }), of: gridRow
                ) { GridRow(configure: $0) },
                .initializer(
                    Parameter("verticalAlignment", rowAlignment.conversion, default: ".fill", .fill),
                    Parameter("spacing", .number, unit: .points, default: "0", 0),
                    Parameter(nil, name: "elements", gridChild.builder()), of: gridRow
                ) { alignment, spacing, children in
                    GridRow(verticalAlignment: alignment, spacing: spacing) { children }
                },
            ],
            properties: [
                PropertyDescription(
                    "verticalAlignment", of: gridRow, \.verticalAlignment, rowAlignment.conversion, default: ".fill",
                    help: "where the columns stand between top and bottom"),
                PropertyDescription(
                    "children", of: gridRow, \.children, gridChild.array(), default: "[]", help: "those added so far"),
                PropertyDescription(
                    "spacing", of: gridRow, \.spacing, .number, unit: .points, default: "0",
                    help: "the distance between two columns"),
            ],
            methods: [
                .mutatingMethod(
                    "add", on: gridRow, Parameter("width", gridWidth.conversion),
                    Parameter("key", Conversion<AnyHashable>.key.optional(), default: "nil", nil),
                    Parameter("child", any), help: "adds a column"
                ) { (row: inout GridRow, width: GridRow.Width, key: AnyHashable?, child: any Element) in
                    row.add(width: width, key: key, child: child)
                }
            ])
    }

    static var gatheringModifiers: [Callable] {
        let key = Parameter("key", Conversion<AnyHashable>.key.optional(), default: "nil", nil)
        return [
            .method(
                "flowChild", on: any, Parameter("priority", flowPriority.conversion, default: ".default", .default),
                key,
                returning: flowChild, help: "says how a Flow treats the element"
            ) { $0.flowChild(priority: $1, key: $2) },
            .method(
                "gridRowChild", on: any, key, Parameter("width", gridWidth.conversion), returning: gridChild,
                help: "says how wide the element's column in a GridRow is"
            ) { $0.gridRowChild(key: $1, width: $2) },
        ]
    }
}
