import LayoutInspection
import Negotiation
import Playground

extension StagePicture {
    /// The omitted parts of the layout, a sentence each.
    var omissions: [String] {
        let layers = "haggle: too much is drawn over other elements; those at the back are left out, json has all"
        return [cut, isThinned ? layers : nil].compactMap { $0 }
    }

    /// The part of the layout outside of the picture, and how to show it; nil for a whole picture.
    private var cut: String? {
        let (all, shown) = (frame.size, drawnSize)
        guard all != shown else { return nil }
        let infinite = Axis.allCases.filter(isInfinite).map { axis in
            let length = inspection.size[axis].isFinite ? "more than a million cells" : "infinitely"
            return "\(length) \(axis == .horizontal ? "wide" : "high")"
        }
        let size = infinite.isEmpty ? "\(all.width)×\(all.height) cells" : infinite.joined(separator: " and ")
        let hasRest = all.width > options.maximumSize.width || all.height > options.maximumSize.height
        let isDrawable = all.width <= Self.largestSize.width && all.height <= Self.largestSize.height
        let rest = hasRest && isDrawable ? "render --all draws the rest" : "json has all"
        return "haggle: the layout is \(size); its first \(shown.width)×\(shown.height) cells are drawn, \(rest)"
    }
}
