import BlueprintDialect
import Interpreter

// Row, Column and what they know of their children.

extension Row: Described {
    static let page = Page<Self>("children side by side, from left to right")
        .like(Row())
        .setUp()
        .made(
            .arg("alignment", \.verticalAlignment), .arg("underflow", \.horizontalUnderflow),
            .arg("overflow", \.horizontalOverflow), .arg("minimumSpacing", \.minimumHorizontalSpacing),
            .children("elements", of: StackLayout.Child.self)
        ) { alignment, underflow, overflow, spacing, children in
            Row(alignment: alignment, underflow: underflow, overflow: overflow, minimumSpacing: spacing) { children }
        }
        .property("verticalAlignment", \.verticalAlignment, "where the children stand between top and bottom")
        .property("horizontalUnderflow", \.horizontalUnderflow, underflowHelp)
        .property("horizontalOverflow", \.horizontalOverflow, overflowHelp)
        .property("minimumHorizontalSpacing", \.minimumHorizontalSpacing, spacingHelp)
        .property("minimumHorizontalPadding", \.minimumHorizontalPadding, "the older name")
        .filled()
}

extension Column: Described {
    static let page = Page<Self>("children one below the other, from the top")
        .like(Column())
        .setUp()
        .made(
            .arg("alignment", \.horizontalAlignment), .arg("underflow", \.verticalUnderflow),
            .arg("overflow", \.verticalOverflow), .arg("minimumSpacing", \.minimumVerticalSpacing),
            .children("elements", of: StackLayout.Child.self)
        ) { alignment, underflow, overflow, spacing, children in
            Column(alignment: alignment, underflow: underflow, overflow: overflow, minimumSpacing: spacing) { children }
        }
        .property("horizontalAlignment", \.horizontalAlignment, "where the children stand between the sides")
        .property("verticalUnderflow", \.verticalUnderflow, underflowHelp)
        .property("verticalOverflow", \.verticalOverflow, overflowHelp)
        .property("minimumVerticalSpacing", \.minimumVerticalSpacing, spacingHelp)
        .property("minimumVerticalPadding", \.minimumVerticalPadding, "the older name")
        .filled()
}

extension StackElement {
    fileprivate static var underflowHelp: String { "how underflow, the room that the children leave, is distributed" }
    fileprivate static var overflowHelp: String { "how overflow, the length that the children lack, is distributed" }
    fileprivate static var spacingHelp: String { "the minimum distance between two children" }
}

extension Page where Subject: StackElement {
    fileprivate func setUp() -> Page {
        made { Subject() }
            .made(
                help: "a closure sets it up and adds its children", .arg("_ configure", as: conversion.configuring())
            ) { configure in Subject { configure(&$0) } }
    }

    fileprivate func filled() -> Page {
        property("children", \.children, as: .stackChildren, "the children added so far")
            .mutating(
                "add", "adds a child with its shares of underflow and overflow",
                .arg("growPriority", default: 1, unit: .priority), .arg("shrinkPriority", default: 1, unit: .priority),
                .guide("alignmentGuide"), .key, .element("child")
            ) { (stack: inout Subject, grow, shrink, guide, key, child) in
                stack.add(growPriority: grow, shrinkPriority: shrink, alignmentGuide: guide, key: key, child: child)
            }
            .mutating(
                "addFixed", "adds a child that neither grows nor shrinks, and is measured before the others",
                .guide("alignmentGuide"), .key, .element("child")
            ) { (stack: inout Subject, guide, key, child) in
                stack.addFixed(alignmentGuide: guide, key: key, child: child)
            }
            .mutating(
                "addFlexible", "adds a child that grows and shrinks", .guide("alignmentGuide"), .key, .element("child")
            ) { (stack: inout Subject, guide, key, child) in
                stack.addFlexible(alignmentGuide: guide, key: key, child: child)
            }
    }
}

extension Conversion where T == [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] {
    /// The children as `Row` and `Column` keep them.
    fileprivate static var stackChildren: Conversion {
        Conversion<(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)>.labelled(
            .part("element", \.element, as: .element), .part("traits", \.traits), .part("key", \.key)
        ) { (element: $0, traits: $1, key: $2) }
        .array()
    }
}

// MARK: Words

extension Row.RowAlignment: Described {
    static let page = Page<Self>("how a row aligns its children from top to bottom")
        .value("top", .top).value("center", .center).value("bottom", .bottom).values(.fill)
        .value("leading", .leading).value("trailing", .trailing)
        .value("align", .arg("to")) { .align(to: $0) }
}

extension Column.ColumnAlignment: Described {
    static let page = Page<Self>("how a column aligns its children from side to side")
        .value("leading", .leading).value("center", .center).value("trailing", .trailing).values(.fill)
        .value("align", .arg("to")) { .align(to: $0) }
}

extension StackLayout.UnderflowDistribution: Described {
    static let page = Page<Self>("how a stack distributes underflow, the room that its children leave")
        .values(
            .spaceEvenly, .growProportionally, .growUniformly, .justifyToStart, .justifyToCenter, .justifyToEnd)
}

extension StackLayout.OverflowDistribution: Described {
    static let page = Page<Self>("how a stack distributes overflow, the length that its children lack")
        .values(.condenseProportionally, .condenseUniformly)
}

// MARK: Children

extension StackLayout: Described {
    static let page = Page<Self>("arranges the children of a Row or Column")
}

extension StackLayout.Child: Described {
    static let page = Page<Self>("an element with its priorities in a Row or Column")
        .made(.element("_ element")) { Self($0) }
        .made(.element("element"), .arg("priority", default: .flexible), .guide("alignmentGuide"), .key) {
            Self(element: $0, priority: $1, alignmentGuide: $2, key: $3)
        }
        .made(.element("element"), .arg("traits"), .key) { Self(element: $0, traits: $1, key: $2) }
        .reading("element", \.element, as: .element, "the child")
        .reading("traits", \.traits, "how a Row or Column treats it")
        .reading("key", \.key, "its name among its siblings")
        .modifier(
            "stackLayoutChild", "says how a Row or Column treats the element", .arg("priority", default: .flexible),
            .guide("alignmentGuide"), .key
        ) { $0.stackLayoutChild(priority: $1, alignmentGuide: $2, key: $3) }
}

extension StackLayout.Child.Priority: Described {
    static let page = Page<Self>("whether a stack's child grows and shrinks")
        .values(.fixed, .flexible, .grows, .shrinks)
}

extension StackLayout.Traits: Described {
    static let page = Page<Self>("a child's priorities in a Row or Column")
        .like(Self())
        .composed(
            .part("growPriority", \.growPriority, "its share of the underflow", unit: .priority),
            .part("shrinkPriority", \.shrinkPriority, "its share of the overflow", unit: .priority),
            .part("alignmentGuide", \.alignmentGuide, "the line by which it is aligned, in place of the stack's")
        ) { Self(growPriority: $0, shrinkPriority: $1, alignmentGuide: $2) }
}

extension StackLayout.AlignmentGuide: Described {
    static let page = Page<Self>("where a child's alignment line runs")
        .property("computeValue", \.computeValue, as: .guide, "the position of the line in a child of a size")
}
