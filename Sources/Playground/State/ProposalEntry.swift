import Foundation
import Negotiation

/// The root's proposal as it is shown and edited: on each axis a kind and a number, the number kept while the kind has
/// no use for it.
package struct ProposalEntry: Hashable, Sendable {
    package var width: Length
    package var height: Length
    /// The axis that typing and the keys for kinds change.
    package var cursor: Axis = .horizontal
    /// Whether the proposal is the room that the window has. Editing ends it.
    package var isFollowing: Bool
    /// What is being typed for the axis under the cursor; nil where nobody types.
    package var field: TextField?
    /// Whether what was typed last is no proposal; the field then stays open.
    package var isRejected = false

    package init(_ proposal: Proposal, isFollowing: Bool) {
        width = Length(proposal.width)
        height = Length(proposal.height)
        self.isFollowing = isFollowing
    }

    package subscript(axis: Axis) -> Length {
        get { axis == .horizontal ? width : height }
        set {
            switch axis {
            case .horizontal: width = newValue
            case .vertical: height = newValue
            }
        }
    }

    package var proposal: Proposal { Proposal(width: width.proposal, height: height.proposal) }

    /// The proposal of one axis, taken apart.
    package struct Length: Hashable, Sendable {
        package var kind: Kind
        /// Points. Of a range, the larger end.
        package var number: CGFloat
        /// Of a range, the smaller end, in points.
        package var low: CGFloat = 0

        package init(_ proposal: AxisProposal, keeping number: CGFloat = 40) {
            self.number = number
            switch proposal {
            case .exactly(let length): (kind, self.number) = (.exactly, length)
            case .atMost(let length): (kind, self.number) = (.atMost, length)
            case .between(let low, let high): (kind, self.number, self.low) = (.between, high, low)
            case .unconstrained: kind = .unconstrained
            case .unspecified: kind = .unspecified
            }
        }

        package var proposal: AxisProposal {
            switch kind {
            case .exactly: .exactly(number)
            case .atMost: .atMost(number)
            case .between: .between(min(low, number), number)
            case .unconstrained: .unconstrained
            case .unspecified: .unspecified
            }
        }

        package var hasNumber: Bool { kind != .unconstrained && kind != .unspecified }
    }

    package enum Kind: Hashable, Sendable, CaseIterable {
        case exactly, atMost, between, unconstrained, unspecified

        package var words: String {
            switch self {
            case .exactly: "exactly"
            case .atMost: "at most"
            case .between: "between"
            case .unconstrained: "unconstrained"
            case .unspecified: "unspecified"
            }
        }
    }
}

extension ProposalEntry {
    /// Takes what is typed, and closes the field. What is no proposal stays in the field, and says so.
    /// - Returns: whether the field's text was a proposal.
    package mutating func applyField() -> Bool {
        guard let field else { return false }
        do throws(ProposalError) {
            self[cursor] = Length(try AxisProposal(parsing: field.text), keeping: self[cursor].number)
        } catch {
            isRejected = true
            return false
        }
        self.field = nil
        isRejected = false
        return true
    }

    /// Proposes what the window gives, and leaves what is being typed.
    package mutating func follow(_ proposal: Proposal) {
        width = Length(proposal.width)
        height = Length(proposal.height)
        isFollowing = true
    }

    package mutating func closeField() {
        field = nil
        isRejected = false
    }
}
