extension PlaygroundState {
    mutating func applyToExamples(_ action: Action.OnList) -> Effect? {
        switch action {
        case .choose(let movement):
            let page = visibleSize(of: .examples).height
            chosenOpening = movement.applied(to: chosenOpening, count: openings.count, page: page)
            reveal(row: chosenOpening, in: .examples)
            return nil
        case .open(let index): return open(row: index ?? chosenOpening)
        }
    }

    mutating func toggleExamples() {
        guard overlay != .examples else {
            overlay = nil
            return
        }
        overlay = .examples
        reveal(row: chosenOpening, in: .examples)
    }

    /// Returns from an example to what the person opened.
    mutating func openOwn() -> Effect? {
        guard own != nil else {
            message = "no file was opened; x lists the examples"
            return nil
        }
        chosenOpening = 0
        return .openOwn
    }

    private mutating func open(row: Int) -> Effect? {
        guard openings.indices.contains(row) else {
            message = "there are no examples to open"
            return nil
        }
        chosenOpening = row
        switch openings[row] {
        case .own: return .openOwn
        case .example(let example): return .open(example)
        }
    }
}
