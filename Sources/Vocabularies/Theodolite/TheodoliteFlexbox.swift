import Interpreter
import TheodoliteDialect
import UIKitTypes

// FlexboxComponent and ListComponent, with what they know of their children.

extension FlexboxComponent: Described {
    static let page = Page<FlexboxComponent>("children in a row or a column, as in a CSS flex container")
        .props(.part("options", \.options), .part("children", \.children)) { ($0, $1) }
        .properties(
            "flexDirection", "flexWrap", "justifyContent", "alignItems", "alignContent", "overflow",
            of: \.props.options)
}

extension FlexOptions: Described {
    static let page = Page<Self>("how a FlexboxComponent arranges its children; NaN means not set")
        .like(FlexOptions())
        .composed(
            .part("size", \.size, "how large it is, whatever its range", unit: .points),
            .part("minSize", \.minSize, "its minimum size", unit: .points),
            .part("maxSize", \.maxSize, "its maximum size; it is then as large as its contents", unit: .points),
            .part("flexDirection", \.flexDirection, FlexDirection.help),
            .part("flexWrap", \.flexWrap, FlexWrap.help), .part("justifyContent", \.justifyContent, FlexJustify.help),
            .part("alignItems", \.alignItems, "where children stand across their line"),
            .part("alignContent", \.alignContent, "where lines stand across the container"),
            .part("direction", \.direction, FlexLayoutDirection.help),
            .part("overflow", \.overflow, "a container that scrolls does not limit its main axis")
        ) { size, minimum, maximum, main, wrap, justify, items, content, direction, overflow in
            FlexOptions(
                size: size, minSize: minimum, maxSize: maximum, flexDirection: main, flexWrap: wrap,
                justifyContent: justify, alignItems: items, alignContent: content, direction: direction,
                overflow: overflow)
        }
}

extension FlexChild: Described {
    static let page = Page<Self>("a component in a FlexboxComponent; NaN means not set")
        .like(FlexChild(Component()))
        .composed(
            .part("_ component", \.component, as: .component, isRequired: true),
            .part("alignSelf", \.alignSelf, "where it stands across its line"),
            .part("flex", \.flex, "more than 0: grows by it from a basis of 0; less: shrinks by it", unit: .priority),
            .part("flexGrow", \.flexGrow, "its share of the underflow", unit: .priority),
            .part("flexShrink", \.flexShrink, "its share of the overflow, times its basis", unit: .priority),
            .part("flexBasis", \.flexBasis, "its length before it grows or shrinks; NaN: its contents'"),
            .part("positionType", \.positionType, "absolute: takes no part, and stands where `position` says"),
            .edges("position", \.position, "distances from the container's edges, or from where it would stand"),
            .edges("margin", \.margin, "around its frame"), .edges("padding", \.padding, "within its frame"),
            .edges("border", \.border, "within its frame"),
            .part("minSize", \.minSize, "its minimum size", unit: .points),
            .part("maxSize", \.maxSize, "its maximum size", unit: .points)
        ) {
            FlexChild(
                $0, alignSelf: $1, flex: $2, flexGrow: $3, flexShrink: $4, flexBasis: $5, positionType: $6,
                position: $7, margin: $8, padding: $9, border: $10, minSize: $11, maxSize: $12)
        }
}

extension Argument where T == UIEdgeInsets {
    fileprivate static func edges(
        _ name: String, _ path: WritableKeyPath<Subject, T> & Sendable, _ help: String
    ) -> Argument {
        .part(name, path, help, unit: .points, written: unsetEdges)
    }
}

private let unsetEdges = "NaN on all sides"

// MARK: Words

extension FlexDirection: Described {
    static let page = Page<Self>("the main axis and the end at which it starts")
        .values(.row, .rowReverse, .column, .columnReverse)
}

extension FlexWrap: Described {
    static let page = Page<Self>("whether children that do not fit begin a new line")
        .values(.nowrap, .wrap, .wrapReverse)
}

extension FlexJustify: Described {
    static let page = Page<Self>("how the room that children leave is distributed along the main axis")
        .values(.flexStart, .center, .flexEnd, .spaceBetween, .spaceAround, .spaceEvenly)
}

extension FlexAlign: Described {
    static let page = Page<Self>("where children, or lines, stand across")
        .values(.auto, .flexStart, .center, .flexEnd, .stretch, .baseline, .spaceBetween, .spaceAround)
}

extension FlexLayoutDirection: Described {
    static let page = Page<Self>("the side at which a row starts").values(.inherit, .ltr, .rtl)
}

extension FlexOverflow: Described {
    static let page = Page<Self>("what happens to contents that are larger").values(.visible, .hidden, .scroll)
}

extension FlexPositionType: Described {
    static let page = Page<Self>("whether a child takes part in its line").values(.relative, .absolute)
}

extension Described {
    fileprivate static var help: String { description.help }
}

// MARK: Lists

extension ListComponent: Writable, Described where Item == Value {
    static var page: Page<ListComponent> {
        Page<ListComponent>("rows made from items, one below the other; all are laid out")
            .props(Options.conversion)
    }
}

extension ListComponent.Options: Writable, Described where Item == Value {
    static var page: Page<Self> {
        Page<Self>("the items of a list, and how each becomes a row")
            .made(
                .arg("flexOptions", default: FlexOptions(flexDirection: .column)),
                .arg("childMargin", default: .unset, written: unsetEdges), .arg("source"),
                .arg("factory", as: .closure(from: .anything, giving: .component, failing: Component())),
                .optional("loadHead", as: .component), .optional("loadTail", as: .component)
            ) {
                Self(flexOptions: $0, childMargin: $1, source: $2, factory: $3, loadHead: $4, loadTail: $5)
            }
    }
}
