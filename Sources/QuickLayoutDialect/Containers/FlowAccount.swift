import EngineKit
import Negotiation

/// The lengths of a flow's lines along it and across it: the numbers from which the shares are made when read.
struct FlowAccount: Sendable {
    let axis: Axis
    let proposal: CGSize
    let itemSpacing: CGFloat
    let lineSpacing: CGFloat
    let lines: [[CombinedChild]]

    var shares: [Share] { lines.enumerated().map { share(of: $1, number: $0 + 1) } + [acrossLines] }

    private func share(of items: [CombinedChild], number: Int) -> Share {
        Share(
            axis, of: .line(number),
            .divided(available: proposal[axis], spacing: itemSpacing * CGFloat(max(0, items.count - 1))),
            by: FlowRule(),
            members: items.map { $0.member(on: axis, because: OwnLength(axis, $0.got[axis])) })
    }

    private var acrossLines: Share {
        Share(
            axis.other, of: .lines,
            .divided(available: proposal[axis.other], spacing: lineSpacing * CGFloat(lines.count - 1)),
            by: FlowLinesRule(),
            members: lines.enumerated().map { index, items in
                let depth = items.reduce(0) { max($0, $1.got[axis.other]) }
                let deepest = items.first { $0.got[axis.other] == depth }
                return Share.Member(
                    deepest?.element, number: index + 1, asked: deepest?.ask, wanted: depth, got: depth,
                    because: OwnLength(axis.other, depth))
            })
    }
}
