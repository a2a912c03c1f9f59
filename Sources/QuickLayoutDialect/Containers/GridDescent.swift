/// How a grid searches an answer for its cell settings: in the answer itself, then in its only child.
enum GridDescent {
    case throughOnlyChild
    /// The answer is its child's, passed on: both count as one, of which only the outermost grid modifier counts.
    case handedOn
    /// Nothing inside counts: an overlay has two children, even if one of them is empty.
    case ends
}

extension Answer {
    /// The cell setting of the outermost grid modifier that has it.
    /// - Parameter value: a modifier's setting; nil for a modifier with another, and for all other elements.
    func saidOfCell<Value>(_ value: (any Element) -> Value?) -> Value? {
        // Most cells are leaves, without settings.
        guard hasChildren else { return nil }
        var next: Answer? = self
        while let answer = next {
            let (modifier, inner) = answer.handedOn
            if let modifier, let found = value(modifier) { return found }
            next = inner.descent == .ends ? nil : inner.onlyChild
        }
        return nil
    }

    /// The outermost grid modifier among those that pass this answer on, and the answer that they pass on.
    private var handedOn: (modifier: (any Element)?, answer: Answer) {
        var modifier: (any Element)?
        var answer = self
        while answer.descent == .handedOn, let child = answer.onlyChild {
            if modifier == nil, let element = answer.owner?.pointee.held.element, element.isGridModifier {
                modifier = element
            }
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
