import Foundation

/// A proposal in half the memory: a record holds many. Most have at most one length on an axis; others are in the
/// record's memory.
enum PackedProposal: @unchecked Sendable {
    case lengths(CGFloat, CGFloat, PackedKinds)
    case ranges(UnsafePointer<Proposal>)

    init(_ proposal: Proposal, in memory: @autoclosure () -> RecordMemory) {
        let kinds = PackedKinds(proposal.width.kind, proposal.height.kind)
        self =
            kinds.map { .lengths(proposal.width.length, proposal.height.length, $0) }
            ?? .ranges(memory().keep(proposal))
    }

    /// At most these lengths; an infinite one is no limit, nil is unspecified.
    @inline(__always) init(atMost width: CGFloat?, _ height: CGFloat?) {
        func kind(_ length: CGFloat?) -> PackedKinds.Kind {
            length.map { $0 == .infinity ? .unconstrained : .atMost } ?? .unspecified
        }
        self = .lengths(width ?? 0, height ?? 0, PackedKinds(kind(width), kind(height)))
    }

    var proposal: Proposal {
        switch self {
        case .lengths(let width, let height, let kinds):
            Proposal(width: AxisProposal(kinds.width, width), height: AxisProposal(kinds.height, height))
        case .ranges(let ranged): ranged.pointee
        }
    }
}

/// The kinds of a proposal with at most one length on each axis, in a byte.
struct PackedKinds: Sendable {
    private let number: UInt8

    /// The kind of proposal on an axis.
    enum Kind: UInt8 {
        case exactly, atMost, unconstrained, unspecified
    }

    init(_ width: Kind, _ height: Kind) {
        number = width.rawValue << 2 | height.rawValue
    }

    /// Nil if an axis has a range.
    init?(_ width: Kind?, _ height: Kind?) {
        guard let width, let height else { return nil }
        self.init(width, height)
    }

    var width: Kind { Kind(rawValue: number >> 2) ?? .unspecified }
    var height: Kind { Kind(rawValue: number & 3) ?? .unspecified }
}

extension AxisProposal {
    /// The kind; nil for a range.
    fileprivate var kind: PackedKinds.Kind? {
        switch self {
        case .exactly: .exactly
        case .atMost: .atMost
        case .between: nil
        case .unconstrained: .unconstrained
        case .unspecified: .unspecified
        }
    }

    /// The length; 0 if there is none.
    fileprivate var length: CGFloat {
        switch self {
        case .exactly(let length), .atMost(let length), .between(_, let length): length
        case .unconstrained, .unspecified: 0
        }
    }

    fileprivate init(_ kind: PackedKinds.Kind, _ length: CGFloat) {
        self =
            switch kind {
            case .exactly: .exactly(length)
            case .atMost: .atMost(length)
            case .unconstrained: .unconstrained
            case .unspecified: .unspecified
            }
    }
}
