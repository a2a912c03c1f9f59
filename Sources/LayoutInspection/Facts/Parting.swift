import Foundation
import Negotiation

/// Where two negotiations part: the first thing that happened in one of them and not in the other. The proposal to the
/// root is not counted where it is the person's: it is known to differ.
package struct Parting: Hashable, Sendable {
    package let kind: Kind
    /// What happened in the first layout; nil where its negotiation had ended.
    package let was: ExchangeID?
    /// What happened in the second layout; nil where its negotiation had ended.
    package let now: ExchangeID?

    /// What differs.
    package enum Kind: String, Hashable, Sendable {
        /// Another element was asked.
        case asked
        /// The same element was asked something else.
        case proposal
        /// It was asked the same and answered something else.
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
    /// What was only measured has no counterpart by its place: its path is compared.
    private let paths: (first: WrittenPaths, second: WrittenPaths)

    init(_ first: Inspection, _ second: Inspection, _ matching: ElementMatching) {
        self.first = first
        self.second = second
        self.matching = matching
        paths = (WrittenPaths(first.record), WrittenPaths(second.record))
    }

    /// How the asks of an index differ before they are answered; nil where they do not.
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

/// The paths of a record's elements, written out when one is first asked for: mostly none is. A class, for that.
private final class WrittenPaths {
    private let record: LayoutRecord
    private(set) lazy var all = record.paths

    init(_ record: LayoutRecord) {
        self.record = record
    }
}
