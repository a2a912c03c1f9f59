import Foundation
import Negotiation

/// A child of a container that makes its length of its children's: what is kept of it until somebody reads the share.
package struct CombinedChild: Sendable {
    package let element: ElementID?
    /// What it was asked; nil where it was not, or nothing is recorded.
    package let ask: ExchangeID?
    /// What it wants, in points; nil where it was not asked.
    let wanted: CGSize?
    /// In points.
    package let got: CGSize
    /// Whether its length takes part in the container's.
    let counts: Bool

    package init(
        _ element: ElementID?, asked ask: ExchangeID?, wanted: CGSize?, got: CGSize, counts: Bool = true
    ) {
        (self.element, self.ask, self.wanted, self.got, self.counts) = (element, ask, wanted, got, counts)
    }

    /// One that gets what it answers.
    package init(_ element: ElementID?, asked ask: ExchangeID?, answering size: CGSize) {
        self.init(element, asked: ask, wanted: size, got: size)
    }

    /// Whether it is why its container has a length.
    fileprivate func decides(_ length: CGFloat, _ axis: Axis) -> Bool {
        counts && wanted.map { abs($0[axis] - length) <= Share.slack || $0[axis] == length } ?? false
    }

    /// It as a member of a share.
    package func member(on axis: Axis, because reason: any Reason) -> Share.Member {
        Share.Member(element, asked: ask, wanted: wanted?[axis], got: got[axis], because: reason)
    }
}

/// What else than its largest child a container's length may come from.
package enum CombinedOtherwise: Sendable {
    /// The parent may give it another, or the range that it was asked in limits it.
    case given
    /// Children with their lines on a common one may reach farther together.
    case linedUp
    /// It takes what it is proposed, whatever is in it.
    case proposed
}

extension Share {
    /// A container's length that its longest child decides, or something else.
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

    /// The same on both axes.
    package static func largest(
        _ size: CGSize, of children: [CombinedChild], else otherwise: CombinedOtherwise
    ) -> [Share] {
        Axis.allCases.map { largest($0, size[$0], of: children, else: otherwise) }
    }

    /// The same of a container that was given its length, so that no child decided it, though one may be just as long.
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

    /// Lengths on both axes that one child decides, around which others are layered that take no room: an overlay's, a
    /// background's.
    /// - Parameters:
    ///   - size: the container's, in points.
    ///   - target: what decides.
    ///   - layers: those in front of it or behind it.
    ///   - name: the layers', as it is written.
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

    /// A length along which children stand one after the other, each in its own, whatever there is.
    /// - Parameters:
    ///   - available: the container's length, in points.
    ///   - children: each with its turn, from 1.
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

    /// Sums of fractions that are closer than this are the same length.
    package static let slack: CGFloat = 1e-6
}
