import Foundation
import Negotiation

/// The root's proposal as it is shown and edited: a kind and a number on each axis. Kinds without a number keep it.
package struct ProposalEntry: Hashable, Sendable {
    package var width: Length
    package var height: Length
    /// The axis that is edited.
    package var cursor: Axis = .horizontal
    /// The axes that follow the stage's size. Editing an axis ends that.
    package var followed: Set<Axis>
    /// The open field of the axis under the cursor, if any.
    package var field: TextField? { didSet { isRejected = false } }
    /// Whether the field's text was applied and is not a proposal; the field then stays open.
    package var isRejected = false

    package init(_ proposal: Proposal, followed: Set<Axis>) {
        width = Length(proposal.width)
        height = Length(proposal.height)
        self.followed = followed
    }

    /// Whether both axes follow the window.
    package var isFollowing: Bool { followed.count == Axis.allCases.count }

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

    /// The proposal of one axis, in parts.
    package struct Length: Hashable, Sendable {
        package var kind: Kind
        /// In points; for a range, the larger end.
        package var number: CGFloat
        /// The smaller end of a range, in points.
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
    /// Takes the field's proposal and closes the field; rejects a text that is not a proposal.
    /// - Returns: whether the text was a proposal.
    package mutating func applyField() -> Bool {
        guard let field else { return false }
        do throws(ProposalError) {
            self[cursor] = Length(try AxisProposal(parsing: field.text), keeping: self[cursor].number)
        } catch {
            isRejected = true
            return false
        }
        self.field = nil
        return true
    }

    /// Takes the window's proposal on the axes that follow it. An open field stays open.
    package mutating func follow(_ proposal: Proposal) {
        for axis in followed { self[axis] = Length(proposal[axis]) }
    }

    /// Sets the number of an axis, in points. The axis then does not follow the window.
    mutating func set(_ axis: Axis, to length: CGFloat) {
        self[axis].number = length
        self[axis].low = min(self[axis].low, length)
        followed.remove(axis)
    }

    /// Opens the field with the axis's proposal, marked: the first character replaces it.
    package mutating func openField() {
        field = TextField(self[cursor].proposal.description, isMarked: true)
    }

    /// - Parameter text: the text of a field that is not open yet.
    package mutating func edit(_ edit: TextField.Edit, from text: String) {
        var field = field ?? TextField(text)
        field.apply(edit)
        self.field = field
    }
}
