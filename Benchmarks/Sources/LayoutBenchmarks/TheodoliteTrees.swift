import Foundation
import Negotiation
import TheodoliteDialect

/// Trees of Theodolite's components, in the shapes of the other dialects' trees.
enum TheodoliteTrees {
    /// Each tree with its proposal. The real library was not measured on them.
    static var all: [(name: String, tree: Component, proposal: Proposal)] {
        let free = Proposal(width: .unconstrained, height: .unconstrained)
        let screen = Proposal(width: .exactly(80), height: .exactly(24))
        return [
            ("column 1000", column(1000), Proposal(width: .atMost(80), height: .unconstrained)),
            ("binary 10", binary(depth: 10), Proposal(width: .atMost(256), height: .atMost(64))),
            ("insets 200", insets(200), free),
            ("unary 100", unary(100), Proposal(width: .atMost(40), height: .atMost(10))),
            ("list 1000", list(1000), screen), ("list 100000", list(100_000), screen),
        ]
    }

    static func label(_ text: String, lines: Int = 0) -> Component {
        LabelComponent((text, options: LabelComponent.Options(maximumNumberOfLines: lines)))
    }

    /// A column of texts.
    static func column(_ count: Int) -> Component {
        container(.column, (0..<count).map { label("Item \($0)") })
    }

    /// Rows and columns in turn, of two components of the next level, down to labels. Flex containers may ask twice at
    /// every level.
    static func binary(depth: Int, level: Int = 0) -> Component {
        guard level < depth else { return label("leaf") }
        let half = { binary(depth: depth, level: level + 1) }
        return container(level.isMultiple(of: 2) ? .row : .column, [half(), half()], shrink: 1)
    }

    static func insets(_ count: Int) -> Component {
        let insets = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
        return (0..<count).reduce(label("hello world")) { tree, _ in
            InsetComponent((insets: insets, component: tree))
        }
    }

    /// Containers of one child, rows and columns in turn.
    static func unary(_ count: Int) -> Component {
        (0..<count).reduce(label("hello world")) { tree, level in
            container(level.isMultiple(of: 2) ? .row : .column, [tree])
        }
    }

    /// Rows behind a window, as a list makes them.
    static func list(_ count: Int) -> Component {
        ScrollComponent(
            (
                ListComponent<Int>(
                    ListComponent.Options(source: [Array(0..<count)], factory: { label("row \($0)", lines: 1) })),
                direction: .vertical, attributes: []
            ))
    }

    private static func container(
        _ direction: FlexDirection, _ children: [Component], shrink: CGFloat = .nan
    ) -> Component {
        FlexboxComponent(
            (
                options: FlexOptions(flexDirection: direction),
                children: children.map { FlexChild($0, flexShrink: shrink) }
            ))
    }
}
