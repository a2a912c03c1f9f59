import Foundation
import Negotiation

/// The role of an element, where its frame does not show it: it separates intended from accidental effects.
package struct LayoutIntent: Hashable, Sendable {
    /// The ideal size of a spacer, infinite for a flexible one; nil if the element is no spacer.
    package var spacer: CGSize?
    /// Its children may cover each other.
    package var layersChildren: Bool
    /// Its children may be outside of it.
    package var spillsChildren: Bool
    /// It clips its content.
    package var clips: Bool
    /// Its first child is shown only where the others are.
    package var masks = false
    /// The part of its view that a mask shows, for an element that defines it and is not shown itself; nil for none.
    package var maskPart: MaskPart?
    /// How a custom layout places its children; nil if the element is none.
    package var ownLayout: OwnLayout?
    /// The source's own code, or a closure, decides its size or its children's positions.
    package var runsCode: Bool
    /// Its content depends on the proposed size.
    package var readsProposal: Bool
    /// It belongs to the library, which makes it break its own sizing rules.
    package var breaksRules: Bool
    /// It takes its whole proposal, and is small without one.
    package var fillsProposal = false
    /// Why its size ignores proposals; nil if it does not.
    package var keptSize: KeptSize?
    /// The alignment guide that it sets and nothing read: `leading`; nil for none.
    package var unreadGuide: String?
    /// The lengths that the source allows, in points.
    package var width: ClosedRange<CGFloat>?
    package var height: ClosedRange<CGFloat>?

    package init(
        spacer: CGSize? = nil, layersChildren: Bool = false, spillsChildren: Bool = false, clips: Bool = false,
        ownLayout: OwnLayout? = nil, runsCode: Bool = false, readsProposal: Bool = false, breaksRules: Bool = false,
        width: ClosedRange<CGFloat>? = nil, height: ClosedRange<CGFloat>? = nil
    ) {
        self.spacer = spacer
        self.layersChildren = layersChildren
        self.spillsChildren = spillsChildren
        self.clips = clips
        self.ownLayout = ownLayout
        self.runsCode = runsCode || readsProposal || ownLayout != nil
        self.readsProposal = readsProposal
        self.breaksRules = breaksRules
        self.width = width
        self.height = height
    }

    /// The part of a view that a mask shows.
    package enum MaskPart: Hashable, Sendable {
        /// Only what is within the mask's own frame.
        case frame
        /// Unknown.
        case unknown
    }

    /// Why an element's size ignores proposals.
    package enum KeptSize: Hashable, Sendable {
        /// It lacks a modifier of its own: `.resizable()`.
        case needs(String)
        /// It is a modifier, with this name, that ignores proposals: `fixedSize`.
        case modifier(String)
    }

    /// How a custom layout places children.
    package enum OwnLayout: Hashable, Sendable {
        /// It calls a method of each child; the engine records children that it forgets.
        case callingThem
        /// It returns the children that it places; the others are not shown.
        case returningPlaces
    }

    /// No special role.
    package static let plain = LayoutIntent()

    /// The role of a container whose children may cover each other and be larger than it.
    package static let layers = LayoutIntent(layersChildren: true, spillsChildren: true)

    func lengths(_ axis: Axis) -> ClosedRange<CGFloat>? { axis == .horizontal ? width : height }
}

extension LayoutIntent {
    /// The range between two lengths; nil if neither limits anything.
    package static func lengths(_ minimum: CGFloat?, _ maximum: CGFloat?) -> ClosedRange<CGFloat>? {
        let low = minimum.flatMap { $0.isNaN ? nil : $0 } ?? 0
        let high = maximum.flatMap { $0.isNaN ? nil : $0 } ?? .infinity
        return low <= high && (low > 0 || high < .infinity) ? low...high : nil
    }
}
