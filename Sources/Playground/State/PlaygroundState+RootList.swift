import LayoutInspection
import Negotiation

/// A row of the list of roots.
package enum RootRow: Hashable, Sendable {
    case root(Root)
    /// What the person opened, while an example is open.
    case own(String)
}

extension PlaygroundState {
    /// The roots whose names, or whose files' names, have what is typed in them; then what the person opened.
    var rootRows: [RootRow] {
        let filter = rootFilter.text.lowercased()
        let roots = (document?.roots ?? []).filter { root in
            guard !filter.isEmpty else { return true }
            let file = document?.sources.place(of: root.range.start).file ?? ""
            return root.name.lowercased().contains(filter) || file.lowercased().contains(filter)
        }
        let isOwnElsewhere = own != nil && openExample != nil
        return roots.map { .root($0) } + (isOwnElsewhere && filter.isEmpty ? own.map { [.own($0)] } ?? [] : [])
    }

    /// Which root is shown, of how many: nil where there is one, or none.
    var rootCount: (root: Root, number: Int, count: Int)? {
        guard let document, let root = document.chosenRoot, document.roots.count > 1,
            let index = document.roots.firstIndex(of: root)
        else { return nil }
        return (root, index + 1, document.roots.count)
    }

    /// What says how large the roots are, for their list; of very many the first.
    var rootSizesRequest: LayoutRequest? {
        guard let document, let documentID else { return nil }
        return .sizes(of: Array(document.roots.prefix(Self.measuredRoots)), in: documentID, rootProposal)
    }

    /// The present proposal, with limits in the place of exact lengths: those would make all roots equally large.
    var rootProposal: Proposal {
        var proposal = proposal.proposal
        for axis in Axis.allCases {
            if case .exactly(let length) = proposal[axis] { proposal[axis] = .atMost(length) }
        }
        return proposal
    }

    private static let measuredRoots = 50
}
