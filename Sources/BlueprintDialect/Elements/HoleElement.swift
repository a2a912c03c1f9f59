import TextMetrics

/// Stands for an element that nobody knows. It is as large as its name in a line of hatching; around contents it is a
/// hatched edge, a cell thick, and the contents are in a column from its upper left corner:
///
/// ```
/// ▒ AvatarView ▒        ▒ Card ▒▒▒
///                       ▒First   ▒
///                       ▒Second  ▒
///                       ▒▒▒▒▒▒▒▒▒▒
/// ```
package struct HoleElement: Element, TypeNamed {
    /// The name that the source has for the element.
    package let typeName: String
    package let contents: [StackLayout.Child]

    package init(typeName: String, contents: [StackLayout.Child]) {
        self.typeName = typeName
        self.contents = contents
    }

    package var content: ElementContent {
        guard !contents.isEmpty else {
            return ElementContent(storage: HoleNameContent(title: HatchedTitle(typeName)))
        }
        let children = contents.map { child in
            ContentChild(
                child.element, key: child.key, traits: ChildTraits(child.traits, for: StackLayout.self))
        }
        return ElementContent(storage: HoleFrameContent(name: typeName, children: children))
    }
}

/// A leaf as large as a line, measured in cells of the environment's size.
private struct HoleNameContent: ContentStorage {
    let title: HatchedTitle

    var childCount: Int { 0 }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let cell = node.environment.cellSize
        return CGSize(
            width: min(CGFloat(title.columns) * cell.width, max(0, proposal.widthLimit)),
            height: min(cell.height, max(0, proposal.heightLimit)))
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements { [] }
}

/// A column in an edge that is a cell thick.
private struct HoleFrameContent: ContentStorage {
    let name: String
    let children: [ContentChild]

    var childCount: Int { children.count }

    func measure(in proposal: SizeConstraint, at node: Node) -> CGSize {
        let cell = node.environment.cellSize
        let column = Self.column.size(
            in: proposal.inset(width: 2 * cell.width, height: 2 * cell.height), of: node.subelements(of: children))
        return CGSize(width: column.width + 2 * cell.width, height: column.height + 2 * cell.height)
    }

    func placeChildren(in size: CGSize, at node: Node) -> LayoutSubelements {
        let cell = node.environment.cellSize
        let subelements = node.subelements(of: children)
        Self.column.place(
            subelements, in: CGSize(width: size.width - 2 * cell.width, height: size.height - 2 * cell.height))
        for subelement in subelements {
            subelement.node.move(by: CGPoint(x: cell.width, y: cell.height)) {
                InHole(name: name, cell: cell, reason: $0)
            }
        }
        return subelements
    }

    private static var column: StackLayout {
        var column = StackLayout(axis: .vertical, alignment: .align(to: HorizontalAlignment.Leading.self))
        column.underflow = .justifyToStart
        return column
    }
}
