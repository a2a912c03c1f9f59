import Foundation
import Negotiation

/// A child of a container that combines lengths, as kept until the share is read.
package struct CombinedChild: Sendable {
    package let element: ElementID?
    /// Its ask; nil if it was not asked, or nothing is recorded.
    package let ask: ExchangeID?
    /// Its wanted size, in points; nil if it was not asked.
    let wanted: CGSize?
    /// Its actual size, in points.
    package let got: CGSize
    /// Whether its length takes part in the container's.
    let counts: Bool

    package init(
        _ element: ElementID?, asked ask: ExchangeID?, wanted: CGSize?, got: CGSize, counts: Bool = true
    ) {
        (self.element, self.ask, self.wanted, self.got, self.counts) = (element, ask, wanted, got, counts)
    }

    /// A child that gets the size it answers.
    package init(_ element: ElementID?, asked ask: ExchangeID?, answering size: CGSize) {
        self.init(element, asked: ask, wanted: size, got: size)
    }

    /// Whether it decides its container's length.
    fileprivate func decides(_ length: CGFloat, _ axis: Axis) -> Bool {
        counts && wanted.map { abs($0[axis] - length) <= Share.slack || $0[axis] == length } ?? false
    }

    /// The child as a member of a share.
    package func member(on axis: Axis, because reason: any Reason) -> Share.Member {
        Share.Member(element, asked: ask, wanted: wanted?[axis], got: got[axis], because: reason)
    }
}

/// A source of a container's length other than its largest child.
package enum CombinedOtherwise: Sendable {
    /// The parent gives another length, or the proposed range limits it.
    case given
    /// Aligned children may reach farther together.
    case linedUp
    /// The container takes its proposal, whatever its children need.
    case proposed
}

extension Share {
    /// A container's length, decided by its longest child or by another source.
    /// - Parameter length: the container's, in points.
    package static func largest(
        _ axis: Axis, _ length: CGFloat, of children: [CombinedChild], else otherwise: CombinedOtherwise
    ) -> Share {
        let deciding = otherwise == .proposed ? nil : children.firstIndex { $0.decides(length, axis) }
        let longest = children.compactMap { $0.counts ? $0.wanted?[axis] : nil }.max()
        return Share(
            axis, .combined(length, deciding: deciding),
            by: CombinedRule(length: length, longest: longest, cause: deciding == nil ? otherwise : nil),
            members: children.map { child in
                let got = child.got[axis]
                let isOwn = got == child.wanted?[axis]
                return child.member(on: axis, because: isOwn ? OwnLength(axis, got) : GivenLength(axis: axis, got: got))
            })
    }

    /// The shares of both axes.
    package static func largest(
        _ size: CGSize, of children: [CombinedChild], else otherwise: CombinedOtherwise
    ) -> [Share] {
        Axis.allCases.map { largest($0, size[$0], of: children, else: otherwise) }
    }

    /// The same share for a container that was given its length, so that no child decided it.
    package var asGiven: Share {
        let rule: any Reason
        let length: CGFloat
        switch outcome {
        case .divided: return self
        case .combined(let own, _):
            length = own
            rule = CombinedRule(length: own, longest: members.compactMap(\.wanted).max(), cause: .given)
        case .layered(let own):
            length = own
            rule = GivenToContent()
        }
        return Share(axis, of: scope, .combined(length, deciding: nil), by: rule, members: members)
    }

    /// The lengths on both axes of one child with layers that take no space, such as an overlay or a background.
    /// - Parameters:
    ///   - size: the container's, in points.
    ///   - target: the child that decides.
    ///   - layers: the children in front of it or behind it.
    ///   - name: the layers' name as it is written.
    package static func layered(
        _ size: CGSize, around target: CombinedChild, layers: [CombinedChild], named name: String
    ) -> [Share] {
        Axis.allCases.map { axis in
            let (length, own) = (size[axis], target.got[axis])
            let isItsOwn = abs(own - length) <= slack || own == length
            return Share(
                axis, isItsOwn ? .layered(length) : .combined(length, deciding: nil),
                by: isItsOwn
                    ? LayersTakeNoRoom(length: length, name: name, isAlone: layers.isEmpty)
                    : HeldLength(length: length, wanted: own),
                members: ([target] + layers).enumerated().map { index, child in
                    child.member(
                        on: axis,
                        because: LayeredMember(axis: axis, got: child.got[axis], proposed: index == 0 ? nil : own))
                })
        }
    }

    /// A length along which children follow one another, each at its own length, whatever is available.
    /// - Parameters:
    ///   - available: the container's length, in points.
    ///   - children: the children with their turns, from 1.
    package static func ownLengths(
        _ axis: Axis, available: CGFloat, spacing: CGFloat, of children: [(child: CombinedChild, turn: Int)],
        by rule: any Reason
    ) -> Share {
        Share(
            axis, .divided(available: available, spacing: spacing), by: rule,
            members: children.map { child, turn in
                Member(
                    child.element, asked: child.ask, wanted: child.wanted?[axis], got: child.got[axis], turn: turn,
                    because: OwnLength(axis, child.got[axis]))
            })
    }

    /// The largest difference between sums of fractions that count as equal.
    package static let slack: CGFloat = 1e-6
}
