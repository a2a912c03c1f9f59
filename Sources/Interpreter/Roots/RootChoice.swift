import SwiftSource

/// Chooses the root that is shown when none is named.
struct RootChoice {
    private let roots: [FoundRoot]
    private let uses: RootUses
    /// The names that the app mentions which the sources are.
    private let appMentions: Set<String>
    /// Whether the sources are several files.
    private let isFolder: Bool

    /// - Parameters:
    ///   - members: the members of the sources' types, by their names.
    ///   - known: the names that statements mention, as far as an earlier reading found them.
    ///   - isFolder: whether the sources are several files.
    init(_ roots: [FoundRoot], members: RootMembers, appMentions: Set<String>, isFolder: Bool) {
        self.roots = roots
        self.appMentions = appMentions
        self.isFolder = isFolder
        uses = RootUses(roots, members)
    }

    /// The index of the root: the first preview, in a folder the one that contains most other roots; else the last
    /// element at the top level that no other root uses, else the outermost of all.
    var index: Int? {
        let indices = Array(roots.indices)
        let previews = indices.filter { isShown($0) && roots[$0].root.kind == .preview }
        if !previews.isEmpty {
            guard isFolder else { return previews.first }
            let ofApp = previews.filter { uses.used(by: $0).contains(where: isOfApp) }
            return widest(among: ofApp.isEmpty ? previews : ofApp, preferringLast: false)
        }
        var outermost = self.outermost.filter(isShown)
        let elements = outermost.filter { roots[$0].root.kind == .element }
        if let last = elements.last { return last }
        if outermost.isEmpty { outermost = indices }
        let whole = outermost.filter { !roots[$0].isPart }
        if !whole.isEmpty { outermost = whole }
        let ofApp = outermost.filter(isOfApp)
        return widest(among: ofApp.isEmpty ? outermost : ofApp, preferringLast: true)
    }

    /// The indices of all but the elements at the top level that another root uses: previews first, then what no other root
    /// uses, then what one does, and what is only a part of something at the end; each group in the order of the sources.
    var outermostFirst: [Int] {
        let outermost = Set(outermost)
        func group(_ index: Int) -> Int? {
            if roots[index].isPart || !isShown(index) { return 3 }
            if roots[index].root.kind == .preview { return 0 }
            if outermost.contains(index) { return 1 }
            if case .topLevel = roots[index].source { return nil }
            return 2
        }
        return roots.indices.compactMap { index in group(index).map { (group: $0, index: index) } }.sorted { $0 < $1 }
            .map(\.index)
    }

    /// Whether a root is shown before others: not the preview of an unknown view, nor what may be no element, beside views
    /// that are here.
    private func isShown(_ index: Int) -> Bool {
        !roots[index].isUnknown || roots.allSatisfy { $0.isPart || $0.isUnknown || $0.root.kind == .preview }
    }

    /// Whether the app mentions the type that a root is or belongs to.
    private func isOfApp(_ index: Int) -> Bool { roots[index].owner.map { appMentions.contains($0.name) } ?? false }

    /// The roots that no other root uses, except one that they use themselves.
    private var outermost: [Int] {
        var isUsed = Array(repeating: false, count: roots.count)
        for index in roots.indices where isShown(index) {
            for other in uses.used(by: index) where !uses.used(by: other).contains(index) { isUsed[other] = true }
        }
        return roots.indices.filter { !isUsed[$0] }
    }

    /// The one that contains most other roots.
    private func widest(among candidates: [Int], preferringLast: Bool) -> Int? {
        if candidates.count == 1 { return candidates.first }
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
            for other in uses.used(by: index) where seen.insert(other).inserted { waiting.append(other) }
        }
        return seen.count
    }
}

/// Which roots the code of another mentions. A class, since the mentions of each are found on first use.
private final class RootUses {
    private let roots: [FoundRoot]
    private let members: RootMembers
    private var known: [Int: Set<Int>] = [:]
    private var knownMentions: [SourceRange: Set<String>] = [:]
    /// Roots outside all types, by their names.
    private var alone: [String: [Int]] = [:]
    /// Roots that are types, and members of types.
    private var owned: [NominalSymbol: [Int]] = [:]
    private var owners: [String: [NominalSymbol]] = [:]

    init(_ roots: [FoundRoot], _ members: RootMembers) {
        self.roots = roots
        self.members = members
        for (index, root) in roots.enumerated() where root.root.kind != .preview {
            guard let owner = root.owner else {
                alone[root.root.name, default: []].append(index)
                continue
            }
            if owned[owner] == nil { owners[owner.name, default: []].append(owner) }
            owned[owner, default: []].append(index)
        }
    }

    func used(by index: Int) -> Set<Int> {
        if let known = known[index] { return known }
        let user = roots[index]
        let mentions = mentions(of: user)
        var used: Set<Int> = []
        for name in mentions {
            used.formUnion(alone[name] ?? [])
            for owner in owners[name] ?? [] where owner != user.owner {
                used.formUnion((owned[owner] ?? []).filter { roots[$0].member.map(mentions.contains) ?? true })
            }
        }
        if let owner = user.owner {
            used.formUnion(
                (owned[owner] ?? []).filter { other in
                    roots[other].member.map { user.member == nil || mentions.contains($0) } ?? false
                })
        }
        used.remove(index)
        known[index] = used
        return used
    }

    /// The names in a root's code, and in what it uses of its own type: a list of rows that another property makes.
    private func mentions(of user: FoundRoot) -> Set<String> {
        var all = mentions(in: user.statement)
        guard let owner = user.owner, user.member != nil, let members = members[owner] else { return all }
        var waiting = Array(all)
        while let name = waiting.popLast() {
            for member in members[name] ?? [] {
                for mention in mentions(in: member) where all.insert(mention).inserted { waiting.append(mention) }
            }
        }
        return all
    }

    private func mentions(in statement: Statement) -> Set<String> {
        if let known = knownMentions[statement.range] { return known }
        let found = SyntaxNode.statement(statement).mentions
        knownMentions[statement.range] = found
        return found
    }
}

typealias RootMembers = [NominalSymbol: [String: [Statement]]]
