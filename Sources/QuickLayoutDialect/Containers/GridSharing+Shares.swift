import Negotiation

extension GridSharing {
    /// How the columns came by the width, and the rows by the height.
    var shares: [Share] { [share(.horizontal, among: columns), share(.vertical, among: rows)] }

    private func share(_ axis: Axis, among tracks: [GridTrack]) -> Share {
        let lengths = cells.lengths(axis, of: answers)
        return Share(
            axis, of: .tracks, .divided(available: room.proposal[axis], spacing: room.spacing[axis]), by: GridRule(),
            members: zip(tracks, lengths).map { track, length in
                Share.Member(
                    longestCell(of: track, axis), number: track.index + 1, wanted: track.wanted, got: length,
                    turn: track.isFixed ? 1 : 2, because: GridPart(axis: axis, got: length, share: track.given))
            })
    }

    /// The cell that makes a column or a row as long as it is.
    private func longestCell(of track: GridTrack, _ axis: Axis) -> ElementID? {
        let longest = track.cells.max { (answers[$0]?.size[axis] ?? 0) < (answers[$1]?.size[axis] ?? 0) }
        return longest.flatMap { cells.cells[$0].child.node.id }
    }
}

extension GridTrack {
    /// What it was given; nothing for one of fixed size, whose rows are asked in a share all the same.
    fileprivate var given: GridShare? { isFixed ? nil : share }
}
