import LayoutInspection
import Negotiation

extension PlaygroundState {
    mutating func applyToElements(_ action: Action.OnElements) {
        guard let inspection, let selected, let rows = treeRows else { return report("there is no layout yet") }
        switch action {
        case .select(let movement):
            let row = rows.row(of: selected) ?? 0
            let page = visibleSize(of: .tree).height
            select(rows.elements[movement.applied(to: row, count: rows.elements.count, page: page)])
        case .selectParent:
            guard let parent = inspection.elements[selected].parent else {
                return report("\(inspection.elements[selected].pathComponent) is the root: it has no parent")
            }
            select(parent)
        case .selectFirstChild:
            guard let child = inspection.elements[selected].children.first else {
                return report("\(inspection.elements[selected].pathComponent) has no children")
            }
            select(child)
        case .selectFinding(let direction): selectFinding(direction, from: selected)
        case .toggleCollapsed: toggleCollapsed(selected, in: inspection)
        case .tap: tap()
        case .scroll(let step): scrollStage(by: step, behind: selected)
        case .scrollWindow(let movement): scrollWindow(movement)
        }
    }

    private mutating func toggleCollapsed(_ index: Int, in inspection: Inspection) {
        guard !inspection.elements[index].children.isEmpty else {
            return report("\(inspection.elements[index].pathComponent) has no children to fold")
        }
        elementSelection.toggleFold(of: inspection.path(of: index))
        settle(.tree)
        revealSelection()
    }
}

extension PlaygroundState {
    /// Goes to the next finding: after the last visited one while its element is selected, else after the selected
    /// element. The last is followed by the first.
    fileprivate mutating func selectFinding(_ direction: Action.Direction, from selected: Int) {
        let findings = shownFindings
        guard !findings.isEmpty else { return report("there are no findings in this layout") }
        let next: Int
        if let visitedFinding = shownLayout.visitedFinding, findings.indices.contains(visitedFinding),
            findings[visitedFinding].element == selected
        {
            next = visitedFinding + (direction == .forward ? 1 : -1)
        } else {
            switch direction {
            case .forward: next = findings.firstIndex { ($0.element ?? 0) >= selected } ?? 0
            case .backward: next = findings.lastIndex { ($0.element ?? 0) <= selected } ?? -1
            }
        }
        let index = (next + findings.count) % findings.count
        shownLayout.visit(finding: index)
        if let element = findings[index].element { select(element) }
        let finding = findings[index]
        message = "finding \(index + 1) of \(findings.count): \(finding.message); \(finding.advice)"
    }
}
