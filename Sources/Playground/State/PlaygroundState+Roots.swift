import LayoutInspection
import Negotiation

/// The roots of the open files.
extension PlaygroundState {
    /// Each root with its name, kind, size and position in the sources; then the person's own files, while an example
    /// is open.
    func rootCandidates(_ finder: Finder) -> [FinderCandidate] {
        let roots = (document?.roots ?? []).map { root in
            let position = document?.sources.position(of: root.range.start)
            let size = finder.sizes[root].map { PointsFormat.short($0) } ?? ""
            return FinderCandidate(
                text: "\(root.title) \(root.kind.rawValue) \(position?.file ?? "")", name: root.name,
                target: .root(root)
            ) {
                [
                    Span(root.title, .strong), Span(root.kind.rawValue, .accent), Span(size, .number),
                    Span(position.map { $0.isOneOfSeveral ? $0.short : "line \($0.location.line)" } ?? "", .note),
                ]
            }
        }
        guard let own, openExample != nil else { return roots }
        let opening = Opening.own(own).candidate
        return roots + [
            FinderCandidate(text: opening.text, name: opening.name, target: opening.target) {
                var cells = opening.makeCells()
                cells.insert(Span(""), at: 2)
                return cells
            }
        ]
    }

    /// The root that is shown and its number; nil unless there are several.
    var rootCount: (root: Root, number: Int, count: Int)? {
        guard let document, let root = document.chosenRoot, document.roots.count > 1,
            let index = document.roots.firstIndex(of: root)
        else { return nil }
        return (root, index + 1, document.roots.count)
    }

    /// Returns the request for the sizes of the listed roots; if there are very many, only of the first.
    mutating func takeRootSizes() -> LayoutRequest? {
        guard finder?.subject == .roots, let document, let documentID = readSources.documentID else { return nil }
        let wanted = LayoutRequest.sizes(
            of: Array(document.roots.prefix(Self.measuredRootLimit)), in: documentID, rootProposal)
        return finder?.takeMeasuring(wanted)
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
