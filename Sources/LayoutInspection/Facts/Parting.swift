import Foundation
import Negotiation

/// The first difference between two negotiations: the first thing that happened in only one of them. The person's
/// proposal to the root is not compared: it is known to differ.
package struct Parting: Hashable, Sendable {
    package let kind: Kind
    /// The exchange of the first layout; nil if its negotiation had ended.
    package let was: ExchangeID?
    /// The exchange of the second layout; nil if its negotiation had ended.
    package let now: ExchangeID?

    /// The kind of difference.
    package enum Kind: String, Hashable, Sendable {
        /// Another element was asked.
        case asked
        /// The same element got another proposal.
        case proposal
        /// The same element got the same proposal and gave another answer.
        case answer
    }

    /// Nil where the two agree.
    init?(_ first: Inspection, _ second: Inspection, _ matching: ElementMatching) {
        let pairs = AskPairs(first, second, matching)
        let (old, new) = (first.record.exchanges, second.record.exchanges)
        let ask = (0..<max(old.count, new.count)).lazy
            .compactMap { index in pairs.difference(at: index).map { (index: index, kind: $0) } }.first
        let aligned = ask?.index ?? old.count
        let answer = (0..<aligned).filter { !old[$0].answer.isAlmost(new[$0].answer) }
            .min { (old[$0].end.index, -$0) < (old[$1].end.index, -$1) }
        if let answer, ask.map({ old[answer].end.index <= $0.index }) ?? true {
            self.init(kind: .answer, was: old[answer].id, now: new[answer].id)
        } else if let ask {
            let (was, now) = (
                ask.index < old.count ? old[ask.index] : nil, ask.index < new.count ? new[ask.index] : nil
            )
            self.init(kind: ask.kind, was: was?.id, now: now?.id)
        } else {
            return nil
        }
    }

    private init(kind: Kind, was: ExchangeID?, now: ExchangeID?) {
        self.kind = kind
        self.was = was
        self.now = now
    }
}

/// The asks of two layouts side by side.
private struct AskPairs {
    let first: Inspection
    let second: Inspection
    let matching: ElementMatching
    /// For elements that were only measured: they have no counterparts, so their paths are compared.
    private let paths: (first: WrittenPaths, second: WrittenPaths)

    init(_ first: Inspection, _ second: Inspection, _ matching: ElementMatching) {
        self.first = first
        self.second = second
        self.matching = matching
        paths = (WrittenPaths(first.record), WrittenPaths(second.record))
    }

    /// How the asks at an index differ before they are answered; nil if they agree.
    func difference(at index: Int) -> Parting.Kind? {
        let (old, new) = (first.record.exchanges, second.record.exchanges)
        guard index < old.count, index < new.count, isSame(old[index].asked, new[index].asked) else { return .asked }
        let isPersons = old[index].asker == nil && first.proposal != second.proposal
        return isPersons || old[index].proposal == new[index].proposal ? nil : .proposal
    }

    private func isSame(_ old: ElementID, _ new: ElementID) -> Bool {
        guard let placed = first.index(of: old), let counterpart = matching.after[placed] else {
            return paths.first.all[old.index] == paths.second.all[new.index]
        }
        return second.elements[counterpart].recordID == new
    }
}

/// The paths of a record's elements, computed on first use, which is rare. A class, for the lazy property.
private final class WrittenPaths {
    private let record: LayoutRecord
    private(set) lazy var all = record.paths

    init(_ record: LayoutRecord) {
        self.record = record
    }
}
