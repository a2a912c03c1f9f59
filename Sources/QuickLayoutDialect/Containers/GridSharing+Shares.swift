import EngineKit
import Negotiation

extension GridSharing {
    /// The numbers of how the columns divided the width, and the rows the height.
    var account: GridAccount {
        GridAccount(
            room: room, tracks: AxisPair(horizontal: columns, vertical: rows),
            lengths: AxisPair(
                horizontal: cells.lengths(.horizontal, of: answers), vertical: cells.lengths(.vertical, of: answers)),
            answers: answers.map { $0.map { CombinedChild($0) } })
    }
}

/// How a grid divided its lengths: the numbers from which the shares are made when read.
struct GridAccount: Sendable {
    fileprivate let room: GridRoom
    fileprivate let tracks: AxisPair<[GridTrack]>
    fileprivate let lengths: AxisPair<[CGFloat]>
    /// The answer of each cell; nil for a cell that was not asked.
    fileprivate let answers: [CombinedChild?]

    @Sendable func shares(in record: LayoutRecord) -> [Share] { Axis.allCases.map(share) }

    private func share(_ axis: Axis) -> Share {
        Share(
            axis, of: .tracks, .divided(available: room.proposal[axis], spacing: room.spacing[axis]), by: GridRule(),
            members: zip(tracks[axis], lengths[axis]).map { track, length in
                let longest = track.cells.lazy.compactMap { answers[$0] }.first { $0.got[axis] == length }
                return Share.Member(
                    longest?.element, number: track.index + 1, asked: longest?.ask, wanted: track.wanted, got: length,
                    turn: track.isFixed ? 1 : 2, because: GridPart(axis: axis, got: length, share: track.given))
            })
    }
}

extension GridTrack {
    /// The share; nil for a fixed track, although the rows among those are asked with one.
    fileprivate var given: GridShare? { isFixed ? nil : share }
}
