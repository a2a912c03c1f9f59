import Negotiation
import SwiftSource

/// A probable mistake in a layout: what happened, why, and what would help. The sentences contain no control
/// characters, whatever the source's texts contain.
package struct Finding: Hashable, Sendable {
    package let kind: Kind
    /// The index of its element in the inspection; nil if there is none.
    package let element: Int?
    /// That element's path: `Row/Label#2`.
    package let path: ElementPath
    /// That element's range in the source; nil if it is from compiled Swift.
    package let range: SourceRange?
    /// What happened and why, without a full stop.
    package let message: String
    /// The remedy, without a full stop; may be empty.
    package let help: String
    /// The changes that end it; nil if none were tried.
    package let remedies: Remedies?

    /// The kinds, with the names that other programs read.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case failure, notFinite, cut, brokenWord, empty, overflow, overlap, outside, unplaced, placedTwice,
            placedWhileMeasuring, overshoot, overruled, starvedSpacer, squeezed, unfilled, ignoredFrame, unreadGuide,
            promise

        /// Whether an element is larger than its container or the window. Which element is named depends on the others.
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

    /// The help and the remedies, without a full stop; may be empty.
    package var advice: String {
        ([help] + (remedies?.sentences ?? [])).filter { !$0.isEmpty }.joined(separator: "; ")
    }
}

extension Finding {
    /// The same finding at another element of an inspection.
    package func at(_ element: Int?) -> Finding {
        Finding(kind, at: element, path: path, range: range, message, help: help, remedies: remedies)
    }

    /// The same finding with its remedies.
    func ended(by remedies: Remedies) -> Finding {
        Finding(kind, at: element, path: path, range: range, message, help: help, remedies: remedies)
    }
}

extension Inspection {
    /// The probable mistakes in this layout, in the order of the tree. Computed each time, in time proportional to the
    /// tree.
    package var findings: [Finding] {
        guard !elements.isEmpty else { return failures.map { Finding(failure: $0, in: self) } }
        let order = Finding.Kind.allCases
        // If code failed, sizes and positions are not the source's.
        let failed = failures.map { Finding(failure: $0, in: self) }
        let found =
            failed.isEmpty
            ? faultFindings + textFindings + containerFindings + sizeFindings + keptSizeFindings
            : failed + faultFindings
        func rank(_ finding: Finding) -> (Int, Int) { (finding.element ?? -1, order.firstIndex(of: finding.kind) ?? 0) }
        return found.sorted { rank($0) < rank($1) }
    }

    /// A finding about a placed element.
    func finding(_ kind: Finding.Kind, at index: Int, _ message: String, help: String = "") -> Finding {
        Finding(kind, at: index, path: path(of: index), range: elements[index].range, message, help: help)
    }
}
