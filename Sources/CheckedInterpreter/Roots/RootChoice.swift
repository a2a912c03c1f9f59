/// Which root is shown where nobody names one.
struct RootChoice {
    private let roots: [FoundRoot]
    /// The names that the app mentions which the sources are.
    private let appMentions: Set<String>

    init(_ roots: [FoundRoot], appMentions: Set<String>) {
        self.roots = roots
        self.appMentions = appMentions
    }

    /// The index of the root: a preview, else the last element at the top level, else the outermost of the others.
    var index: Int? {
        let indices = Array(roots.indices)
        let previews = indices.filter { roots[$0].root.kind == .preview }
        if !previews.isEmpty { return widest(among: previews, preferringLast: false) }
        let elements = indices.filter { roots[$0].root.kind == .element }
        if let last = elements.last(where: { roots[$0].isUnnamed }) ?? elements.last { return last }
        var outermost = indices.filter { index in !indices.contains { uses($0, index) && !uses(index, $0) } }
        if outermost.isEmpty { outermost = indices }
        let ofApp = outermost.filter { index in roots[index].owner.map { appMentions.contains($0.name) } ?? false }
        return widest(among: ofApp.isEmpty ? outermost : ofApp, preferringLast: true)
    }

    /// The one that contains most other roots.
    private func widest(among candidates: [Int], preferringLast: Bool) -> Int? {
        var best: (index: Int, count: Int)?
        for index in candidates {
            let count = reach(of: index)
            if let best, best.count > count || (best.count == count && !preferringLast) { continue }
            best = (index, count)
        }
        return best?.index
    }

    private func reach(of start: Int) -> Int {
        var seen: Set<Int> = [start]
        var waiting = [start]
        while let index = waiting.popLast() {
            for other in roots.indices where !seen.contains(other) && uses(index, other) {
                seen.insert(other)
                waiting.append(other)
            }
        }
        return seen.count
    }

    /// Whether the code of one root mentions another.
    private func uses(_ one: Int, _ other: Int) -> Bool {
        guard one != other, roots[other].root.kind != .preview else { return false }
        let (user, used) = (roots[one], roots[other])
        guard let owner = used.owner else { return user.mentions.contains(used.root.name) }
        guard let member = used.member else { return user.owner != owner && user.mentions.contains(owner.name) }
        if user.owner == owner { return user.member == nil || user.mentions.contains(member) }
        return user.mentions.contains(member) && user.mentions.contains(owner.name)
    }
}

extension FoundRoot {
    fileprivate var isUnnamed: Bool {
        if case .topLevel(let value) = source { value.name == nil } else { true }
    }
}
