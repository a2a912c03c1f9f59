import SwiftSource

/// The effort to spend on finding remedies.
package struct TrialEffort: Sendable {
    /// In bytes of sources that are read.
    fileprivate let bytes: Int

    /// For a printed layout and other output: about a tenth of a second.
    package static let brief = TrialEffort(bytes: 300_000)
    /// For requests, and for idle time: about a second.
    package static let thorough = TrialEffort(bytes: 3_000_000)

    /// The effort for each of several layouts: thorough for a few, less for each of many.
    package static func thorough(forEachOf count: Int) -> TrialEffort {
        TrialEffort(bytes: min(thorough.bytes, layoutsInDepth * thorough.bytes / max(1, count)))
    }

    /// The largest number of layouts that are each tried thoroughly.
    private static let layoutsInDepth = 10
}

/// The budget for reading and laying out again. It is counted, not timed, so that the results do not depend on a clock.
struct TrialBudget {
    /// In bytes of sources.
    private var left: Int
    /// The cost of one try.
    private let cost: Int

    /// Nothing is tried for larger layouts.
    static let triedElements = 2_000
    /// Laying out and comparing an element takes about as long as reading so many bytes.
    private static let bytesPerElement = 30
    /// The same for an ask beyond the usual number of an element.
    private static let bytesPerAsk = 10
    private static let usualAsks = 10
    /// Breaking a byte of shown text into lines, and comparing it, takes about as long as reading so many.
    private static let bytesPerTextByte = 4
    /// A step of the source's code takes about as long as reading so many bytes.
    private static let bytesPerStep = 3

    /// - Parameters:
    ///   - sources: what is read again for each try; nil for nothing.
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

    /// Spends the cost of one try; returns false if too little is left.
    mutating func spend() -> Bool {
        guard left >= cost else { return false }
        left -= cost
        return true
    }

    /// Spends the cost of the source's code that ran in a try.
    mutating func charge(steps: Int) {
        left -= Self.bytesPerStep * steps
    }
}
