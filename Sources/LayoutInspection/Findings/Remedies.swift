import Foundation
import Negotiation

/// The changes that end a finding, found by trying. No file changes.
package struct Remedies: Hashable, Sendable {
    /// Nil if the window has no limit, or if not every window was tried.
    package let window: SmallestWindow?
    /// The smallest of their kinds, at most two.
    package let changes: [WrittenChange]

    /// Each without a full stop.
    var sentences: [String] { [window?.sentence].compactMap { $0 } + changes.map(\.sentence) }
}

/// The smallest larger window without a finding, in points: its width or its height; nil if no size up to a screen is
/// without it.
package struct SmallestWindow: Hashable, Sendable {
    package let width: CGFloat?
    package let height: CGFloat?

    fileprivate var sentence: String {
        let sizes = [width.map { "\(PointsFormat.short($0)) wide" }, height.map { "\(PointsFormat.short($0)) high" }]
            .compactMap { $0 }
        return sizes.isEmpty
            ? "no larger window up to \(ScreenSize.largest.words) cells ends it"
            : "a window \(sizes.joined(separator: " or ")) ends it"
    }
}

/// A change to the source.
package struct WrittenChange: Hashable, Sendable {
    package let edit: SourceEdit
    /// Its effect, without a full stop: `spacing 4 instead of 9 in line 3 ends it`.
    package let sentence: String
}
