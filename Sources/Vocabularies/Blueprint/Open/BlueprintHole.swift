import BlueprintDialect
import Interpreter
import Negotiation

/// Stands for an unknown element.
struct BlueprintHole: NamedElement, Hole {
    let elementName: String
    let contents: [StackLayout.Child]

    var hasContents: Bool { !contents.isEmpty }

    /// The content of an element whose code does not say it.
    static func content(of source: SourceInstance) -> ElementContent {
        ElementContent(child: BlueprintHole(elementName: source.typeName, contents: []))
    }

    var content: ElementContent {
        guard hasContents else {
            return ElementContent { proposal, environment in
                let (room, title) = (proposal.maximum, titleSize(cell: environment.cellSize))
                return CGSize(
                    width: min(title.width, max(0, room.width)), height: min(title.height, max(0, room.height)))
            }
        }
        return ElementContent(layout: EdgedColumn(hole: self)) { builder in
            for child in contents { builder.add(traits: child.traits, key: child.key, element: child.element) }
        }
    }

    /// A child of the column.
    struct Placement: Reason {
        let name: String
        /// The distance by which the column's corner is moved.
        let cell: CGSize
        /// Why the child has its frame in the column.
        let reason: any Reason

        var sentence: String {
            "\(HoleSentence.column(in: name, at: CGPoint(x: cell.width, y: cell.height))): \(reason.sentence)"
        }

        func calculation(on axis: Axis) -> Calculation? { reason.calculation(on: axis) }
    }
}

/// A column in an edge that is a cell thick.
private struct EdgedColumn: Layout, SingleTraitLayout {
    let hole: BlueprintHole

    static var defaultTraits: StackLayout.Traits { StackLayout.defaultTraits }

    private let column = Column(alignment: .leading, underflow: .justifyToStart) {}.layout

    func sizeThatFits(
        proposal: SizeConstraint, subelements: Subelements, environment: Environment, cache: inout Void
    ) -> CGSize {
        let cell = environment.cellSize
        let size = column.sizeThatFits(
            proposal: proposal.inset(width: 2 * cell.width, height: 2 * cell.height), subelements: subelements,
            environment: environment, cache: &cache)
        let least = min(hole.leastWidth(cell: cell), max(0, proposal.maximum.width))
        return CGSize(width: max(size.width + 2 * cell.width, least), height: size.height + 2 * cell.height)
    }

    func placeSubelements(
        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Void
    ) {
        let cell = environment.cellSize
        column.placeSubelements(
            in: CGSize(width: size.width - 2 * cell.width, height: size.height - 2 * cell.height),
            subelements: subelements, environment: environment, cache: &cache)
        for subelement in subelements {
            subelement.move(by: CGPoint(x: cell.width, y: cell.height)) {
                BlueprintHole.Placement(name: hole.elementName, cell: cell, reason: $0)
            }
        }
    }
}
