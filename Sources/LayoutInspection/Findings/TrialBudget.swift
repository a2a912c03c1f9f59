import SwiftSource

/// How much is tried to find what ends findings.
package struct TrialEffort: Sendable {
    /// In bytes of sources that are read.
    fileprivate let bytes: Int

    /// For what is on its way to somewhere else, such as a printed layout: about a tenth of a second.
    package static let brief = TrialEffort(bytes: 300_000)
    /// For what is asked for, and for idle time: about a second.
    package static let thorough = TrialEffort(bytes: 3_000_000)

    /// For each of so many layouts that are looked at together: thorough for a few, less for each of many.
    package static func thorough(forEachOf count: Int) -> TrialEffort {
        TrialEffort(bytes: min(thorough.bytes, layoutsInDepth * thorough.bytes / max(1, count)))
    }

    /// So many layouts together are each looked at thoroughly.
    private static let layoutsInDepth = 10
}

/// How much may be read and laid out again to try something. Counted and not timed, so that what is found depends on no
/// clock.
struct TrialBudget {
    /// In bytes of sources.
    private var left: Int
    /// What one try costs.
    private let cost: Int

    /// Of larger layouts nothing is tried.
    static let triedElements = 2_000
    /// An element is laid out and compared in about the time in which so many bytes are read.
    private static let bytesPerElement = 30
    /// The same of an ask, of those that are more than elements usually have.
    private static let bytesPerAsk = 10
    private static let usualAsks = 10
    /// A byte of a shown text is broken into lines, and compared, in about the time in which so many are read.
    private static let bytesPerTextByte = 4
    /// A step of the source's code takes about as long as so many bytes.
    private static let bytesPerStep = 3

    /// - Parameters:
    ///   - sources: what is read again for each try; nil where nothing is.
    ///   - shown: the layout that is made again, or one as large.
    init(_ effort: TrialEffort, reading sources: SourceSet?, layingOut shown: Inspection) {
        left = effort.bytes
        let asks = shown.record.exchanges.count + (shown.record.cut?.asks ?? 0)
        let textBytes = shown.elements.indices.reduce(0) {
            $0 + (shown.appearance(of: $1).text?.string.utf8.count ?? 0)
        }
        cost =
            (sources?.files ?? []).reduce(1) { $0 + $1.text.utf8.count } + Self.bytesPerElement * shown.elements.count
            + Self.bytesPerTextByte * textBytes
            + Self.bytesPerAsk * max(0, asks - Self.usualAsks * shown.elements.count)
    }

    /// Spends what one try costs; says false where that is too much.
    mutating func spend() -> Bool {
        guard left >= cost else { return false }
        left -= cost
        return true
    }

    /// Spends what code of the source cost that ran for a try.
    mutating func charge(steps: Int) {
        left -= Self.bytesPerStep * steps
    }
}
