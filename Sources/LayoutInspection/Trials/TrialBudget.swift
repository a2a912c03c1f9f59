import SwiftSource

/// How much is tried to find what ends findings, and what has no effect.
package enum TrialEffort: Sendable {
    /// For what is on its way to somewhere else, such as a printed layout.
    case brief
    /// For what is asked for, and for idle time.
    case thorough

    /// In bytes of sources that are read: about a tenth of a second, and about a second.
    fileprivate var bytes: Int {
        switch self {
        case .brief: 300_000
        case .thorough: 3_000_000
        }
    }
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

    /// - Parameters:
    ///   - sources: what is read again for each try; nil where nothing is.
    ///   - shown: the layout that is made again, or one as large.
    init(_ effort: TrialEffort, reading sources: SourceSet?, layingOut shown: Inspection) {
        left = effort.bytes
        cost =
            (sources?.files ?? []).reduce(1) { $0 + $1.text.utf8.count } + Self.bytesPerElement * shown.elements.count
    }

    /// Spends what one try costs; says false where that is too much.
    mutating func spend() -> Bool {
        guard left >= cost else { return false }
        left -= cost
        return true
    }
}
