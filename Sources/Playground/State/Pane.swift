/// One of the main parts of the screen. The number is its key.
package enum Pane: Int, Hashable, Sendable, CaseIterable {
    case tree = 1
    case stage, why, trace, source, lesson

    package var title: String {
        switch self {
        case .tree: "Tree"
        case .stage: "Stage"
        case .why: "Why"
        case .trace: "Trace"
        case .source: "Source"
        case .lesson: "Lesson"
        }
    }
}

/// The part of the screen that has the focus.
package enum Focus: Hashable, Sendable {
    case pane(Pane)
    /// The line with the root's proposal.
    case proposal
}

/// A part of the screen that the pointer can hold.
enum Held: Hashable {
    /// A line between panes.
    case rule(Int)
    case edge(StageEdge)
    /// An edge of the selected element.
    case boxEdge(BoxEdge)
    /// Text of the source pane, which the pointer selects.
    case text
}

/// A scrolling part of the screen. The why pane has two: its sentences and the report.
package enum ScrollArea: Hashable, Sendable, CaseIterable {
    case tree, stage, why, report, trace, source, lesson, help, whatIf, strip, finder
}

/// The decorations of the stage, besides the source's own colours, borders and texts.
package enum Decorations: Hashable, Sendable {
    /// Every element as a box: tinted by depth, or outlined where there is no colour.
    case boxes
    /// Only what the source draws.
    case plain
}
