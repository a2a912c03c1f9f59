import Negotiation
import SwiftSource

/// Something about a layout that is probably not meant: what happened, why, and what would help. The sentences contain no
/// control characters, whatever the source's texts contain.
package struct Finding: Hashable, Sendable {
    package let kind: Kind
    /// The element it is about, by its place in the inspection; nil for what belongs to none.
    package let element: Int?
    /// Where that element is in the tree: `Row/Label#2`.
    package let path: ElementPath
    /// Where it was written; nil for what compiled Swift handed over.
    package let range: SourceRange?
    /// What happened and why, without a full stop.
    package let message: String
    /// What would help, without a full stop; empty where there is nothing to say.
    package let help: String
    /// What ends it; nil where nothing was tried.
    package let remedies: Remedies?

    /// As other programs read it.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case failure, notFinite, cut, brokenWord, empty, overflow, overlap, outside, unplaced, placedTwice,
            placedWhileMeasuring, overshoot, overruled, starvedSpacer, promise

        /// Whether something is larger than where it is: which element is named depends on the others.
        var isLackOfRoom: Bool { self == .overflow || self == .outside || self == .overshoot }
    }

    package init(
        _ kind: Kind, at element: Int?, path: ElementPath, range: SourceRange?, _ message: String, help: String = "",
        remedies: Remedies? = nil
    ) {
        self.kind = kind
        self.element = element
        self.path = path
        self.range = range
        self.message = message
        self.help = help
        self.remedies = remedies
    }

    /// What would help and what ends it, without a full stop; empty where there is nothing to say.
    package var advice: String {
        ([help] + (remedies?.sentences ?? [])).filter { !$0.isEmpty }.joined(separator: "; ")
    }
}

extension Finding {
    /// The same about an element of an inspection, by its place there.
    package func at(_ element: Int?) -> Finding {
        Finding(kind, at: element, path: path, range: range, message, help: help, remedies: remedies)
    }

    /// The same with what ends it.
    func ended(by remedies: Remedies) -> Finding {
        Finding(kind, at: element, path: path, range: range, message, help: help, remedies: remedies)
    }
}

extension Inspection {
    /// What of this layout is probably not meant, in the order of the tree. Computed each time, in time proportional to the
    /// tree.
    package var findings: [Finding] {
        guard !elements.isEmpty else { return failures.map { Finding(failure: $0, in: self) } }
        let order = Finding.Kind.allCases
        // Where code failed, sizes and places are not the source's.
        let failed = failures.map { Finding(failure: $0, in: self) }
        let found =
            failed.isEmpty ? faultFindings + textFindings + containerFindings + sizeFindings : failed + faultFindings
        return found.enumerated().sorted { one, other in
            let (first, second) = (one.element, other.element)
            if first.element != second.element { return (first.element ?? -1) < (second.element ?? -1) }
            if first.kind != second.kind {
                return (order.firstIndex(of: first.kind) ?? 0) < (order.firstIndex(of: second.kind) ?? 0)
            }
            return one.offset < other.offset
        }.map(\.element)
    }

    /// A finding about a placed element.
    func finding(_ kind: Finding.Kind, at index: Int, _ message: String, help: String = "") -> Finding {
        Finding(kind, at: index, path: path(of: index), range: elements[index].range, message, help: help)
    }
}
