import Interpreter
import QuickLayoutDialect

// The stacks as sources write them.

extension QuickLayoutVocabulary {
    private static let hStack = Conversion<HStack>.native(TypeName("HStack"))
    private static let vStack = Conversion<VStack>.native(TypeName("VStack"))
    private static let zStack = Conversion<ZStack>.native(TypeName("ZStack"))

    static var stackDescriptions: [TypeDescription] { [hStackDescription, vStackDescription, zStackDescription] }

    static var children: Parameter<[any Element]> { Parameter("children", .children) }

    static func spacing(_ label: String) -> Parameter<CGFloat> {
        Parameter(label, .cgFloat, unit: .points, default: "0", 0)
    }

    /// SwiftUI's, which may be nil for its own distance. Here that is 0.
    private static let spacing = Parameter(
        "spacing", Conversion<CGFloat>.cgFloat.optional(), unit: .points, default: "0", 0,
        help: "nil is 0 (SwiftUI: 8)")

    private static var hStackDescription: TypeDescription {
        TypeDescription(
            TypeName("HStack"), .element,
            help: "side by side: fixed sizes first, then by priority, then equal shares, who wants least first "
                + "(SwiftUI: least flexible first, spacing 8)",
            conformances: [layout],
            initializers: [
                .initializer(
                    Parameter("alignment", verticalAlignment.conversion, default: ".center", .center),
                    spacing, children, of: hStack
                ) { alignment, spacing, children in
                    HStack(alignment: alignment, spacing: spacing ?? 0) { children }
                }
            ],
            properties: [
                PropertyDescription(
                    reading: "alignment", of: hStack, \.alignment, verticalAlignment.conversion, default: ".center",
                    help: alignmentHelp),
                PropertyDescription(
                    reading: "spacing", of: hStack, \.spacing, .cgFloat, unit: .points, default: "0",
                    help: spacingHelp),
                PropertyDescription(
                    reading: "isIdeal", of: hStack, \.isIdeal, .bool, default: "false", help: idealHelp),
            ],
            methods: [idealLayout(on: hStack)])
    }

    private static var vStackDescription: TypeDescription {
        TypeDescription(
            TypeName("VStack"), .element,
            help: "one below the other: fixed sizes first, then by priority, then equal shares, who wants least first "
                + "(SwiftUI: least flexible first, spacing 8)",
            conformances: [layout],
            initializers: [
                .initializer(
                    Parameter("alignment", horizontalAlignment.conversion, default: ".center", .center),
                    spacing, children, of: vStack
                ) { alignment, spacing, children in
                    VStack(alignment: alignment, spacing: spacing ?? 0) { children }
                }
            ],
            properties: [
                PropertyDescription(
                    reading: "alignment", of: vStack, \.alignment, horizontalAlignment.conversion,
                    default: ".center", help: alignmentHelp),
                PropertyDescription(
                    reading: "spacing", of: vStack, \.spacing, .cgFloat, unit: .points, default: "0",
                    help: spacingHelp),
                PropertyDescription(
                    reading: "isIdeal", of: vStack, \.isIdeal, .bool, default: "false", help: idealHelp),
            ],
            methods: [idealLayout(on: vStack)])
    }

    private static var zStackDescription: TypeDescription {
        TypeDescription(
            TypeName("ZStack"), .element,
            help: "one over the other, the last in front; each is proposed all there is",
            conformances: [layout],
            initializers: [
                .initializer(
                    Parameter("alignment", alignment.conversion, default: ".center", .center), children, of: zStack
                ) { alignment, children in ZStack(alignment: alignment) { children } }
            ],
            properties: [
                PropertyDescription(
                    reading: "alignment", of: zStack, \.alignment, alignment.conversion, default: ".center",
                    help: "which points of the children are put on one")
            ])
    }

    private static let alignmentHelp = "which lines of the children are put on one"
    private static let spacingHelp = "the distance between two children, but never beside a Spacer"
    private static let idealHelp = "whether all are as long across as the longest would be"

    private static func idealLayout<Stack: StackElement & SendableMetatype>(on stack: Conversion<Stack>) -> Callable {
        .method(
            "idealLayout", on: stack, Parameter(nil, name: "enabled", .bool, default: "true", true),
            returning: stack,
            help: "proposes to all the greatest length across that one of them would like; SwiftUI has no such thing"
        ) { $0.idealLayout($1) }
    }
}
