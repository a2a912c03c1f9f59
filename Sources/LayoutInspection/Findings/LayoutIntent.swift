import Foundation
import Negotiation

/// What an element is for, where its frame does not show it: tells what is deliberate from what is not.
package struct LayoutIntent: Hashable, Sendable {
    /// It takes room and shows nothing: how much it wants; nil for what is no spacer. A spacer that takes what there is
    /// wants infinitely much.
    package var spacer: CGSize?
    /// Its children may cover each other.
    package var layersChildren: Bool
    /// Its children may stand outside of it.
    package var spillsChildren: Bool
    /// What is in it is cut off at its edges.
    package var clips: Bool
    /// Its first child is shown only where the others are.
    package var masks = false
    /// What of a view it shows, where it says that and is not shown itself; nil for nothing.
    package var maskPart: MaskPart?
    /// How a source's own code places its children; nil where none does.
    package var ownLayout: OwnLayout?
    /// Code of the source's own, or of a closure, decides its size or where its children stand.
    package var runsCode: Bool
    /// What is in it is made for the size that it is proposed.
    package var readsProposal: Bool
    /// It is the library's own, and made so that it breaks the library's sizing rules.
    package var breaksRules: Bool
    /// The lengths that the source allows it, in points.
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

    /// What of a view something shows that masks it.
    package enum MaskPart: Hashable, Sendable {
        /// Nothing outside of its own frame.
        case frame
        /// Unknown.
        case unknown
    }

    /// A source's own way of placing children.
    package enum OwnLayout: Hashable, Sendable {
        /// It calls a method of each; the engine notes those that are forgotten.
        case callingThem
        /// It returns those that it places; what is not returned is not shown.
        case returningPlaces
    }

    /// No special role.
    package static let plain = LayoutIntent()

    /// Of what stands over or under something else, and may be larger.
    package static let layers = LayoutIntent(layersChildren: true, spillsChildren: true)

    func lengths(_ axis: Axis) -> ClosedRange<CGFloat>? { axis == .horizontal ? width : height }
}

extension LayoutIntent {
    /// The lengths from one number to another; nil where neither limits anything.
    package static func lengths(_ minimum: CGFloat?, _ maximum: CGFloat?) -> ClosedRange<CGFloat>? {
        let low = minimum.flatMap { $0.isNaN ? nil : $0 } ?? 0
        let high = maximum.flatMap { $0.isNaN ? nil : $0 } ?? .infinity
        return low <= high && (low > 0 || high < .infinity) ? low...high : nil
    }
}
