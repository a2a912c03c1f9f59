import BlueprintDialect
import Interpreter

// Row and Column as sources write them.

extension BlueprintVocabulary {
    static let stackChild = Conversion<StackLayout.Child>.child("StackLayout.Child")
    private static let row = Conversion<Row>.native(TypeName("Row"))
    private static let column = Conversion<Column>.native(TypeName("Column"))

    static var stackDescriptions: [TypeDescription] {
        [rowDescription, columnDescription]
    }

    private static var rowDescription: TypeDescription {
        TypeDescription(
            TypeName("Row"), .element, help: "its children side by side, from left to right", conformances: [element],
            initializers: stackInitializers(of: row)
                + [
                    .initializer(
                        Parameter("alignment", rowAlignment.conversion, default: ".top", .top),
                        Parameter("underflow", underflow.conversion, default: ".spaceEvenly", .spaceEvenly),
                        Parameter(
                            "overflow", overflow.conversion, default: ".condenseProportionally",
                            .condenseProportionally),
                        Parameter("minimumSpacing", .number, unit: .points, default: "0", 0),
                        Parameter("elements", stackChild.builder()), of: row
                    ) { alignment, underflow, overflow, spacing, children in
                        Row(alignment: alignment, underflow: underflow, overflow: overflow, minimumSpacing: spacing) {
                            children
                        }
                    }
                ],
            properties: [
                PropertyDescription(
                    "verticalAlignment", of: row, \.verticalAlignment, rowAlignment.conversion, default: ".top",
                    help: "where the children stand between top and bottom"),
                PropertyDescription(
                    "horizontalUnderflow", of: row, \.horizontalUnderflow, underflow.conversion,
                    default: ".spaceEvenly", help: underflowHelp),
                PropertyDescription(
                    "horizontalOverflow", of: row, \.horizontalOverflow, overflow.conversion,
                    default: ".condenseProportionally", help: overflowHelp),
                PropertyDescription(
                    "minimumHorizontalSpacing", of: row, \.minimumHorizontalSpacing, .number, unit: .points,
                    default: "0", help: spacingHelp),
                PropertyDescription(
                    "minimumHorizontalPadding", of: row, \.minimumHorizontalPadding, .number, unit: .points,
                    default: "0", help: "the older name of minimumHorizontalSpacing"),
                PropertyDescription("children", of: row, \.children, stackChildren, default: "[]", help: childrenHelp),
            ],
            methods: stackMethods(on: row))
    }

    private static var columnDescription: TypeDescription {
        TypeDescription(
            TypeName("Column"), .element, help: "its children one below the other, from the top",
            conformances: [element],
            initializers: stackInitializers(of: column)
                + [
                    .initializer(
                        Parameter("alignment", columnAlignment.conversion, default: ".leading", .leading),
                        Parameter("underflow", underflow.conversion, default: ".spaceEvenly", .spaceEvenly),
                        Parameter(
                            "overflow", overflow.conversion, default: ".condenseProportionally",
                            .condenseProportionally),
                        Parameter("minimumSpacing", .number, unit: .points, default: "0", 0),
                        Parameter("elements", stackChild.builder()), of: column
                    ) { alignment, underflow, overflow, spacing, children in
                        Column(
                            alignment: alignment, underflow: underflow, overflow: overflow, minimumSpacing: spacing
                        ) { children }
                    }
                ],
            properties: [
                PropertyDescription(
                    "horizontalAlignment", of: column, \.horizontalAlignment, columnAlignment.conversion,
                    default: ".leading", help: "where the children stand between the sides"),
                PropertyDescription(
                    "verticalUnderflow", of: column, \.verticalUnderflow, underflow.conversion,
                    default: ".spaceEvenly", help: underflowHelp),
                PropertyDescription(
                    "verticalOverflow", of: column, \.verticalOverflow, overflow.conversion,
                    default: ".condenseProportionally", help: overflowHelp),
                PropertyDescription(
                    "minimumVerticalSpacing", of: column, \.minimumVerticalSpacing, .number, unit: .points,
                    default: "0", help: spacingHelp),
                PropertyDescription(
                    "minimumVerticalPadding", of: column, \.minimumVerticalPadding, .number, unit: .points,
                    default: "0", help: "the older name of minimumVerticalSpacing"),
                PropertyDescription(
                    "children", of: column, \.children, stackChildren, default: "[]", help: childrenHelp),
            ],
            methods: stackMethods(on: column))
    }

    private static let childrenHelp = "those added so far"
    private static let underflowHelp = "what becomes of the room that the children leave"
    private static let overflowHelp = "who gives way where the children need more than there is"
    private static let spacingHelp = "the least distance between two children"
}

extension BlueprintVocabulary {
    private static func stackInitializers<Stack: StackElement>(of stack: Conversion<Stack>) -> [Callable] {
        [
            .initializer(of: stack) { Stack() },
            .initializer(
                Parameter(nil, name: "configure", stack.configuring()), of: stack,
                help: "a closure sets it up and adds its children"
            ) { Stack($0) },
        ]
    }

    private static func stackMethods<Stack: StackElement>(on stack: Conversion<Stack>) -> [Callable] {
        typealias Guide = (ElementDimensions) -> CGFloat
        let guide = Parameter(
            "alignmentGuide", Conversion<Guide>.guide.optional(), default: "nil", nil)
        let key = Parameter("key", Conversion<AnyHashable>.key.optional(), default: "nil", nil)
        let child = Parameter("child", Conversion<any Element>.element)
        return [
            .mutatingMethod(
                "add", on: stack, Parameter("growPriority", .number, unit: .priority, default: "1", 1),
                Parameter("shrinkPriority", .number, unit: .priority, default: "1", 1), guide, key, child,
                help: "adds a child that takes its part when the stack grows or shrinks"
            ) {
                (
                    stack: inout Stack, grow: CGFloat, shrink: CGFloat, guide: Guide?, key: AnyHashable?,
                    child: any Element
                ) in
                stack.add(growPriority: grow, shrinkPriority: shrink, alignmentGuide: guide, key: key, child: child)
            },
            .mutatingMethod(
                "addFixed", on: stack, guide, key, child,
                help: "adds a child that neither grows nor shrinks, and is asked before the others"
            ) { (stack: inout Stack, guide: Guide?, key: AnyHashable?, child: any Element) in
                stack.addFixed(alignmentGuide: guide, key: key, child: child)
            },
            .mutatingMethod(
                "addFlexible", on: stack, guide, key, child, help: "adds a child that grows and shrinks"
            ) { (stack: inout Stack, guide: Guide?, key: AnyHashable?, child: any Element) in
                stack.addFlexible(alignmentGuide: guide, key: key, child: child)
            },
        ]
    }
}
