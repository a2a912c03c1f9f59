import LayoutInspection
import Terminal

extension PlaygroundState {
    /// Opens the list of what can be shown beside the layout.
    mutating func chooseCompanion() {
        guard inspection != nil else { return report("there is no layout yet") }
        openFinder(.companions)
    }

    /// Shows or hides something beside the layout; nil hides all.
    mutating func toggle(_ companion: Companion?) {
        if let companion { companions.toggle(companion) } else { companions = CompanionState() }
        setFocus(.pane(.stage))
        let names = companions.wanted.map { CompanionStory(companion: $0, notation: notation).name }
        message =
            names.isEmpty ? "the layout alone" : "beside: \(names.joined(separator: "; ")); esc shows the layout alone"
    }

    /// The element of the shown layout at a position of a divided stage; nil outside the layouts.
    func companionHit(_ point: CellPoint, on split: SplitStage) -> Int? {
        for (part, companion) in zip(split.parts.dropFirst(), companions.wanted) where part.picture.contains(point) {
            guard let layout = companionLayout(companion) else { return nil }
            let offset = stageOffset(of: layout.inspection.extent, in: part.picture)
            let cell = CellPoint(
                x: point.x - part.picture.minX + offset.x, y: point.y - part.picture.minY + offset.y)
            let found = Scene(layout.inspection, offsets: windowOffsets).element(at: cell)
            return found.flatMap { layout.difference.original(of: $0) }
        }
        return nil
    }
}
