import Editing
import LayoutInspection
import Negotiation
import Terminal

/// The part of the window at a position.
package enum Hit: Hashable, Sendable {
    case nothing
    /// A pane's name, or an empty part of its inside.
    case pane(Pane)
    case proposal(Axis?)
    /// A line between panes, by index.
    case rule(Int)
    /// An element, by index, in the tree or on the stage.
    case element(Int, in: Pane)
    /// A moment of the negotiation on the timeline, as an index into all.
    case step(Int)
    /// A row of the trace, or of its reason.
    case traceRow(Int)
    /// A line of the why pane that leads somewhere.
    case link(LinkTarget)
    /// An entry of the report, by index.
    case entry(Int)
    /// A position in the text of the source pane.
    case text(TextPosition)
    /// A property among the fields, by index.
    case field(Int)
    /// A row of the list over the panes.
    case row(Int)
    /// A key of the footer.
    case hint(Action)
    /// The current work in the footer.
    case work
    /// Outside the overlay.
    case outsideOverlay
    case overlay
}

extension PlaygroundState {
    package func hit(_ point: CellPoint) -> Hit {
        let arrangement = arrangement
        guard arrangement.mode != .tooSmall else { return .nothing }
        if arrangement.footer.contains(point) {
            let hints = FooterKeys(state: self).hints(in: arrangement.footer)
            if let hint = hints.first(where: { $0.cells.contains(point) }) { return .hint(hint.action) }
            return work == nil ? .nothing : .work
        }
        if let overlay, let area = overlayArrangement { return hit(point, on: overlay, in: area) }
        if arrangement.proposal.contains(point) {
            return .proposal(ProposalText(self).axis(at: point.x))
        }
        for (index, rule) in arrangement.rules.enumerated() where rule.cells.contains(point) {
            let title = rule.titles.last {
                point.x >= $0.x && point.x < $0.x + Arrangement.Rule.Title.columns(of: $0.pane)
            }
            return title.map { .pane($0.pane) } ?? .rule(index)
        }
        guard let (pane, area) = arrangement.panes.first(where: { $0.value.contains(point) }) else { return .nothing }
        return hit(point, in: pane, area: area)
    }

    private func hit(_ point: CellPoint, in pane: Pane, area: CellRect) -> Hit {
        if pane == .source { return sourcePosition(at: point).map { .text($0) } ?? .pane(.source) }
        let row = point.y - area.minY + offset(self.area(of: pane)).y
        if pane == .why, showsReport {
            let rows = reportRows(width: area.width)
            return rows.indices.contains(row) ? rows[row].entry.map { .entry($0) } ?? .pane(.why) : .pane(.why)
        }
        guard inspection != nil else { return .pane(pane) }
        switch pane {
        case .tree:
            guard let rows = treeRows?.elements, rows.indices.contains(row) else { return .pane(.tree) }
            return .element(rows[row], in: .tree)
        case .trace: return traceHit(point, row: row, area: area)
        case .source, .lesson: return .pane(pane)
        case .why where showsFields:
            let index = row - Self.rowsAboveFields
            return editableProperties.indices.contains(index) ? .field(index) : .pane(.why)
        case .why:
            let rows = whyRows(width: area.width)
            let target = rows.indices.contains(row) ? rows[row].target : nil
            return target.map { .link($0) } ?? .pane(.why)
        case .stage:
            if let split = splitStage, let element = companionHit(point, on: split) {
                return .element(element, in: .stage)
            }
            let element = stageCell(at: point).flatMap { scene?.element(at: $0) }
            return element.map { .element($0, in: .stage) } ?? .pane(.stage)
        }
    }

    /// The hit in the trace: a row, or on the right edge the timeline's moment.
    private func traceHit(_ point: CellPoint, row: Int, area: CellRect) -> Hit {
        let timeline = Timeline(stepping: stepping, area: area)
        let rows = stepping.rows.rows
        guard !rows.isEmpty else { return .pane(.trace) }
        if let moment = timeline.moment(at: point) {
            let isShown = stepping.rows.row(about: stepping.moments.all[moment], at: moment) != nil
            return .step(isShown ? moment : rows[stepping.rows.row(at: moment)].first)
        }
        let row = tracePage.row(at: row).row
        guard rows.indices.contains(row) else { return .pane(.trace) }
        return .traceRow(row)
    }

    private func hit(_ point: CellPoint, on overlay: Overlay, in arrangement: OverlayArrangement) -> Hit {
        guard arrangement.outside.contains(point) else { return .outsideOverlay }
        let list = arrangement.scrolled
        guard list.contains(point) else { return .overlay }
        let offset = offset(overlay.area)
        let (x, y) = (point.x - list.minX + offset.x, point.y - list.minY + offset.y)
        switch overlay {
        case .help, .whatIf: return .overlay
        case .finder(let finder): return finder.rows.indices.contains(y) ? .row(y) : .overlay
        case .strip(let strip): return strip.columns.firstIndex { $0.contains(x) }.map { .row($0) } ?? .overlay
        }
    }

    mutating func click(_ point: CellPoint) -> Effect? {
        held = nil
        if stepping.question != nil, let cell = stageCell(at: point) {
            predict(to: cell)
            return nil
        }
        // An edge can be dragged: only the button's release shows whether this is a click.
        if sourceEditor.edited == nil, stageCell(at: point) != nil { showSource() }
        if let edge = boxEdge(at: point) {
            held = .boxEdge(edge)
            return nil
        }
        if let edge = stageEdge(at: point) {
            held = .edge(edge)
            history.endChange()
            return nil
        }
        return clickWhatIsAt(point)
    }

    /// Releases the pointer's button. If nothing was dragged, this is a click.
    mutating func release(_ point: CellPoint) -> Effect? {
        defer { held = nil }
        if case .boxEdge(let edge) = held { return edge.cells == 0 ? clickWhatIsAt(edge.start) : nil }
        guard case .edge(let edge) = held else { return nil }
        history.endChange()
        return edge.isMoved ? nil : clickWhatIsAt(edge.start)
    }

    private mutating func clickWhatIsAt(_ point: CellPoint) -> Effect? {
        switch hit(point) {
        case .nothing, .overlay: break
        case .work: return .stopWork
        case .rule(let rule): held = .rule(rule)
        case .hint(let action): return apply(action)
        case .outsideOverlay: overlay = nil
        case .pane(let pane): setFocus(.pane(pane))
        case .proposal(let axis):
            if let axis, axis != proposal.cursor {
                _ = applyToProposal(.chooseAxis(axis))
            } else {
                setFocus(.proposal)
            }
        case .step(let step):
            if arrangement.panes[.trace] != nil { setFocus(.pane(.trace)) }
            applyToTrace(.stepTo(step))
        case .traceRow(let row): clickRow(row)
        case .link(let target):
            setFocus(.pane(.why))
            follow(target)
        case .element(let index, let pane):
            setFocus(.pane(pane))
            clickElement(index, at: point, in: pane)
        case .entry(let entry):
            setFocus(.pane(.why))
            return applyToReport(.chooseEntry(entry))
        case .field(let index):
            setFocus(.pane(.why))
            return applyToBoxes(.chooseFieldAt(index))
        case .text(let position): return clickText(position, at: point)
        case .row(let row): return open(row: row)
        }
        return nil
    }

    /// Goes to a row; where one stands, steps to it, or opens or closes it.
    private mutating func clickRow(_ row: Int) {
        setFocus(.pane(.trace))
        guard currentRow != row else { return applyToTrace(.toggleReason) }
        let clicked = stepping.rows.rows[row]
        show(moment: stepping.isActive && !stepping.isPredicting ? clicked.last : clicked.first)
    }

    private mutating func open(row: Int) -> Effect? {
        switch overlay {
        case .finder: apply(.finder(.open(row)))
        case .strip: apply(.strip(.propose(row)))
        case .help, .whatIf, nil: nil
        }
    }

    /// On the stage, a click on a tappable element taps it. Another click on the same cell selects the parent of the
    /// selection, so that a box can be reached although its children cover it.
    private mutating func clickElement(_ index: Int, at point: CellPoint, in pane: Pane) {
        let isRepeated = clickedCell == point
        clickedCell = point
        guard let inspection, let selected, pane == .stage else {
            select(index)
            return
        }
        if let tapped = inspection.tapped(from: index) {
            select(index)
            tap(tapped)
            return
        }
        let climbs = isRepeated && inspection.lineage(of: index).contains(selected)
        select(climbs ? inspection.elements[selected].parent ?? index : index)
    }

    mutating func wheel(at point: CellPoint, by step: CellPoint) -> Effect? {
        guard arrangement.mode != .tooSmall else { return nil }
        if let overlay {
            scroll(overlay.area, by: step)
        } else if case .proposal(let axis?) = hit(point) {
            _ = remembering(.lengthening(axis)) { $0.applyToProposal(.lengthen(axis, by: step.y < 0 ? 1 : -1)) }
        } else if case .field(let index) = hit(point) {
            _ = applyToBoxes(.chooseFieldAt(index))
            return applyToBoxes(.step(step.y < 0 ? 1 : -1))
        } else if case .element(let index, in: .stage) = hit(point) {
            scrollStage(by: step, behind: index)
        } else if let pane = arrangement.panes.first(where: { $0.value.contains(point) })?.key {
            scroll(area(of: pane), by: step)
        }
        return nil
    }

    /// Drags a line between panes, the stage's edge, the timeline, or a predicted size on the stage.
    mutating func drag(_ point: CellPoint) -> Effect? {
        switch held {
        case .boxEdge(let edge): return drag(edge, to: point)
        case .rule(let rule): arrangement.growth(dragging: rule, to: point).map { resize($0.pane, by: $0.cells) }
        case .edge(let edge): drag(edge, to: point)
        case .text: dragText(to: point)
        case nil:
            if stepping.question != nil, let cell = stageCell(at: point) {
                predict(to: cell)
            } else if let area = arrangement.panes[.trace], overlay == nil,
                let moment = Timeline(stepping: stepping, area: area).moment(at: point)
            {
                applyToTrace(.stepTo(moment))
            }
        }
        return nil
    }
}
