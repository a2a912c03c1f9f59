import Negotiation

/// An item in its line of a flow.
struct FlowPlaced: PositionReason {
    let size: CGSize
    let place: CGPoint
    let axis: Axis
    /// Where it begins in its line, and where the line begins.
    let begin: CGFloat
    let start: CGFloat
    let item: AlignmentGuide

    init(size: CGSize, position: CGPoint, axis: Axis, begin: CGFloat, start: CGFloat, item: AlignmentGuide) {
        (self.size, place, self.axis, self.begin, self.start, self.item) = (size, position, axis, begin, start, item)
    }

    var sentence: String {
        "its own size, at \(PointsFormat.short(begin)) of the line that begins at \(PointsFormat.short(start)), "
            + "\(item.words) in line"
    }

    func position(on axis: Axis) -> Calculation { Calculation(place[axis]) }
}
