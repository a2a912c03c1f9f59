import SwiftSource

// View controllers beside other roots.

extension RootFinder {
    /// Whether a controller, or what wraps a view, is shown where there is nothing else.
    func isShownAlone(_ view: FoundRoot) -> Bool {
        guard let owner = view.owner, checker.showsView(owner) else { return true }
        if checker.isViewElement(of: owner) { return true }
        // Where views are no elements, the library is the source's own.
        let (table, file) = (checker.table, view.root.range.file)
        return table.vocabulary.modules.contains { table.sourceModules.imports($0, in: file) }
    }

    /// Whether it makes a table or a collection, perhaps in an extension.
    private func showsRows(_ controller: FoundRoot) -> Bool {
        hosting.showsRows(controller.statement) || controller.owner.map(listing.contains) ?? false
    }

    /// Controllers beside other roots: those that show rows, and those that have no elements but views, which stand in
    /// theirs.
    mutating func addControllers() {
        for view in views {
            guard let owner = view.owner, checker.showsView(owner) else { continue }
            let parts = found.filter { $0.owner == owner }
            if showsRows(view) || checker.isViewElement(of: owner) && parts.allSatisfy(givesView) { found.append(view) }
        }
    }

    /// A controller that hands one element to a view, and gives no others, shows that one: it has the controller's name.
    mutating func nameHosts() {
        for (owner, name, statement) in hosts {
            let parts = found.indices.filter { found[$0].owner == owner }
            guard parts.count == 1, case .argument = found[parts[0]].source else { continue }
            let known = views.first { $0.owner == owner }?.root
            found[parts[0]].root = known ?? Root(name: unused(owner.qualifiedName), kind: .type, range: name)
            found[parts[0]].statement = statement
        }
    }

    /// Whether a root is a view of UIKit's.
    private func givesView(_ root: FoundRoot) -> Bool {
        let type: Type
        switch root.source {
        case .property(let symbol): type = checker.table.type(of: symbol)
        case .function(let function): type = function.result
        default: return false
        }
        return checker.solver.normal(type).symbol?.kind == .object
    }
}
