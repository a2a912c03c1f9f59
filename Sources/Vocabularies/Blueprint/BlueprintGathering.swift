import BlueprintDialect
import Interpreter

// EqualStack, Flow, GridRow and Overlay, with what they know of their children.

extension EqualStack: Described {
    static let page = Page<Self>("children one after the other, all as long as the longest")
        .like(EqualStack(direction: .vertical))
        .made(.arg("direction"), .configure) { direction, configure in
            EqualStack(direction: direction) { configure(&$0) }
        }
        .made(
            .part("direction", \.direction, "the axis along which it runs", isRequired: true),
            .part("spacing", \.spacing, "the distance between two children"), .children("elements", of: Child.self)
        ) { direction, spacing, children in
            EqualStack(direction: direction, spacing: spacing) { children }
        }
        .property("children", \.children, as: .elements, "the children added so far")
        .mutating("add", "adds a child", .element("child")) { (stack: inout EqualStack, child) in
            stack.add(child: child)
        }
}

extension EqualStack.Direction: Described {
    static let page = Page<Self>("the axis along which an EqualStack runs").values(.vertical, .horizontal)
}

extension EqualStack.Child: Described {
    static let page = Page<Self>("an element in an EqualStack")
        .made(.element("_ element")) { Self($0) }
        .reading("element", \.element, as: .element, "the child")
}

extension Flow: Described {
    static let page = Page<Self>("children side by side, on a new line where one does not fit")
        .like(Flow {})
        .made(
            .part("lineAlignment", \.lineAlignment, "where lines stand"),
            .part("lineSpacing", \.lineSpacing, "the distance between two lines"),
            .part("itemAlignment", \.itemAlignment, "where the children stand in their line"),
            .part("itemSpacing", \.itemSpacing, "the distance between two children of a line"),
            .children("_ children", of: Child.self)
        ) { lines, lineSpacing, items, itemSpacing, children in
            Flow(lineAlignment: lines, lineSpacing: lineSpacing, itemAlignment: items, itemSpacing: itemSpacing) {
                children
            }
        }
        .property("children", \.children, "the children added so far", isRequired: true)
}

extension Flow.LineAlignment: Described {
    static let page = Page<Self>("where a flow's lines stand").values(.leading, .center, .trailing)
}

extension Flow.ItemAlignment: Described {
    static let page = Page<Self>("where a flow's children stand in their line").values(.top, .center, .bottom, .fill)
}

extension Flow.Priority: Described {
    static let page = Page<Self>("whether a flow's child grows into its line's underflow")
        .value("default", .default).values(.fixed, .grows)
}

extension Flow.Child: Described {
    static let page = Page<Self>("an element with its priority in a Flow")
        .made(.element("_ element"), .key, .arg("priority", default: .default)) { Self($0, key: $1, priority: $2) }
        .property("element", \.element, as: .element, "the child")
        .property("traits", \.traits, "how a Flow treats it")
        .property("key", \.key, "its name among its siblings")
        .modifier("flowChild", "says how a Flow treats the element", .arg("priority", default: .default), .key) {
            $0.flowChild(priority: $1, key: $2)
        }
}

extension Flow.Child.Traits: Described {
    static let page = Page<Self>("a child's priority in a Flow")
        .like(Self())
        .composed(.part("priority", \.priority, "whether it grows into its line's underflow")) { Self(priority: $0) }
}

extension GridRow: Described {
    static let page = Page<Self>("columns of a fixed width, or with a share of the rest in proportion")
        .like(GridRow())
        .made(.configure) { configure in GridRow { configure(&$0) } }
        .made(
            .part("verticalAlignment", \.verticalAlignment, "where the columns stand between top and bottom"),
            .part("spacing", \.spacing, "the distance between two columns"), .children("_ elements", of: Child.self)
        ) { alignment, spacing, children in
            GridRow(verticalAlignment: alignment, spacing: spacing) { children }
        }
        .property("children", \.children, "the children added so far")
        .mutating("add", "adds a column", .arg("width"), .key, .element("child")) {
            (row: inout GridRow, width, key, child) in row.add(width: width, key: key, child: child)
        }
}

extension GridRow.Width: Described {
    static let page = Page<Self>("how wide a grid row's column is")
        .value("absolute", .arg("_ length"), by: Self.absolute) {
            if case .absolute(let length) = $0 { length } else { nil }
        }
        .value("proportional", .arg("_ part", unit: .ratio), by: Self.proportional) {
            if case .proportional(let part) = $0 { part } else { nil }
        }
}

extension GridRow.Child: Described {
    static let page = Page<Self>("an element with its column's width in a GridRow")
        .made(.element("_ element")) { Self($0) }
        .made(.arg("width"), .key, .element("element")) { Self(width: $0, key: $1, element: $2) }
        .property("element", \.element, as: .element, "the child")
        .property("width", \.width, "its column's width")
        .property("key", \.key, "its name among its siblings")
        .modifier(
            "gridRowChild", "says how wide the element's column in a GridRow is", .key, .arg("width")
        ) { $0.gridRowChild(key: $1, width: $2) }
}

extension Overlay: Described {
    static let page = Page<Self>("children one over the other, the last in front; each fills it")
        .like(Overlay())
        .made(.children("elements", of: Child.self)) { children in Overlay { children } }
        .made(.arg("elements", as: .elements, default: []), .configure) { elements, configure in
            Overlay(elements: elements) { configure(&$0) }
        }
        .property("children", \.children, "the children added so far")
        .mutating("add", "adds a child in front", .element("_ element")) { (overlay: inout Overlay, child) in
            overlay.add(child)
        }
        .mutating("add", "adds a child in front", .key, .element("child")) { (overlay: inout Overlay, key, child) in
            overlay.add(key: key, child: child)
        }
}

extension Overlay.Child: Described {
    static let page = Page<Self>("an element with its key in an Overlay")
        .made(.element("_ element")) { Self($0) }
        .made(.element("element"), .key) { Self(element: $0, key: $1) }
        .property("element", \.element, as: .element, "the child")
        .property("key", \.key, "its name among its siblings")
        .modifier("overlayChild", "gives the element a key in an Overlay", .key) { $0.overlayChild(key: $1) }
}
