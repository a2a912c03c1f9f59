import LayoutInspection
import Negotiation

/// A row of the list of roots.
package enum RootRow: Hashable, Sendable {
    case root(Root)
    /// What the person opened, while an example is open.
    case own(String)
}

extension PlaygroundState {
    /// The roots whose names or files contain the typed text; then what the person opened.
    var rootRows: [RootRow] {
        let filter = rootFilter.text.lowercased()
        let roots = (document?.roots ?? []).filter { root in
            guard !filter.isEmpty else { return true }
            let file = document?.sources.position(of: root.range.start).file ?? ""
            return root.name.lowercased().contains(filter) || file.lowercased().contains(filter)
        }
        let isOwnElsewhere = own != nil && openExample != nil
        return roots.map { .root($0) } + (isOwnElsewhere && filter.isEmpty ? own.map { [.own($0)] } ?? [] : [])
    }

    /// The root that is shown and its number; nil unless there are several.
    var rootCount: (root: Root, number: Int, count: Int)? {
        guard let document, let root = document.chosenRoot, document.roots.count > 1,
            let index = document.roots.firstIndex(of: root)
        else { return nil }
        return (root, index + 1, document.roots.count)
    }

    /// Requests the sizes of the roots for the list; of very many, only those of the first.
    var rootSizesRequest: LayoutRequest? {
        guard let document, let documentID else { return nil }
        return .sizes(of: Array(document.roots.prefix(Self.measuredRootLimit)), in: documentID, rootProposal)
    }

    /// The current proposal with maximums instead of exact lengths, which would make all roots equally large.
    var rootProposal: Proposal {
        var proposal = proposal.proposal
        for axis in Axis.allCases {
            if case .exactly(let length) = proposal[axis] { proposal[axis] = .atMost(length) }
        }
        return proposal
    }

    private static let measuredRootLimit = 50
}
