import LayoutInspection
import Negotiation

extension PlaygroundState {
    mutating func applyToRoots(_ action: Action.OnList) -> Effect? {
        switch action {
        case .choose(let movement):
            let page = visibleSize(of: .roots).height
            chosenRootRow = movement.applied(to: chosenRootRow, count: rootRows.count, page: page)
            reveal(row: chosenRootRow, in: .roots)
            return nil
        case .open(let row): return openRoot(row: row ?? chosenRootRow)
        }
    }

    mutating func toggleRoots() {
        guard document?.roots.isEmpty == false || own != nil else {
            message = "nothing here can be laid out"
            return
        }
        overlay = .roots
        rootFilter = TextField()
        chosenRootRow = max(0, rootRows.firstIndex { $0 == document?.chosenRoot.map { .root($0) } } ?? 0)
        rootSizes = [:]
        requests.sizes = rootSizesRequest
        settle(.roots)
        reveal(row: chosenRootRow, in: .roots)
    }

    mutating func applyToRootFilter(_ action: Action.OnField) -> Effect? {
        switch action {
        case .edit(let edit):
            let chosen = rootRows.indices.contains(chosenRootRow) ? rootRows[chosenRootRow] : nil
            rootFilter.apply(edit)
            chosenRootRow = rootRows.firstIndex { $0 == chosen } ?? 0
            settle(.roots)
            reveal(row: chosenRootRow, in: .roots)
            return nil
        case .apply: return openRoot(row: chosenRootRow)
        }
    }

    /// The next or previous root; after the last comes the first.
    mutating func showRoot(_ direction: Action.Direction) -> Effect? {
        let roots = document?.roots ?? []
        guard roots.count > 1, let chosen = document?.chosenRoot, let index = roots.firstIndex(of: chosen) else {
            message = roots.isEmpty ? "nothing here can be laid out" : "\(roots[0].name) is the only root"
            return nil
        }
        let step = direction == .forward ? 1 : -1
        return .choose(roots[(index + step + roots.count) % roots.count])
    }

    private mutating func openRoot(row: Int) -> Effect? {
        guard rootRows.indices.contains(row) else {
            message = "no root has '\(rootFilter.text)' in its name"
            return nil
        }
        overlay = nil
        switch rootRows[row] {
        case .root(let root): return .choose(root)
        case .own: return openOwn()
        }
    }
}
