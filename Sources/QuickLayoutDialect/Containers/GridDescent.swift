/// How a grid finds in an answer what is said of its place in a cell: at the answer itself, else in its only child.
enum GridDescent {
    case throughOnlyChild
    /// Its child's answer, handed on: both are one, of which the outermost grid modifier alone speaks.
    case handedOn
    /// Nothing inside counts: an overlay has two children, even if one of them is empty.
    case ends
}

extension LayoutNode {
    /// What the outermost grid modifier that says anything says of the place in a cell.
    /// - Parameter value: what a modifier says; nil for one that says something else, and for all other elements.
    func saidOfCell<Value>(_ value: (any Element) -> Value?) -> Value? {
        // Most cells are leaves, which say nothing.
        guard hasChildren else { return nil }
        var next: LayoutNode? = self
        while let answer = next {
            let (modifier, inner) = answer.handedOn
            if let modifier, let found = value(modifier) { return found }
            next = inner.descent == .ends ? nil : inner.onlyChild
        }
        return nil
    }

    /// The outermost grid modifier of those that hand this answer on, and the answer that they hand on.
    private var handedOn: (modifier: (any Element)?, answer: LayoutNode) {
        var modifier: (any Element)?
        var answer = self
        while answer.descent == .handedOn, let child = answer.onlyChild {
            if modifier == nil, let element = answer.owner?.element, element.isGridModifier { modifier = element }
            answer = child
        }
        return (modifier, answer)
    }
}

extension Element {
    fileprivate var isGridModifier: Bool {
        Self.self == GridCellAnchorElement.self || Self.self == GridColumnAlignmentElement.self
    }
}
