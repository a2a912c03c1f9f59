import Foundation
import Negotiation
import UIKitTypes

/// The proposal as reasons keep it: an optional length on each axis. It takes less memory than two optional lengths,
/// because a record holds many.
public struct ProposedLengths: Sendable {
    @usableFromInline let lengths: CGSize
    @usableFromInline let isLimited: (width: Bool, height: Bool)

    /// Creates lengths in points; nil if no length is proposed.
    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        lengths = CGSize(width: width ?? 0, height: height ?? 0)
        isLimited = (width != nil, height != nil)
    }

    /// The length on an axis, in points; nil if none is proposed.
    package subscript(axis: Axis) -> CGFloat? {
        (axis == .horizontal ? isLimited.width : isLimited.height) ? lengths[axis] : nil
    }

    /// The length, without arithmetic.
    package func calculation(on axis: Axis) -> Calculation? { self[axis].map { Calculation($0) } }

    /// `10×nil`.
    package var words: String {
        Axis.allCases.map { self[$0].map { PointsFormat.short($0) } ?? "nil" }.joined(separator: "×")
    }
}

extension CGSize {
    /// The proposal as reasons keep it.
    @inlinable public var lengths: ProposedLengths { ProposedLengths(width: width, height: height) }
}

/// A reason for an ask that hands a proposal on unchanged.
public protocol HandedOn: Reason {
    /// The proposal.
    var proposal: ProposedLengths { get }
}

extension HandedOn {
    /// The proposed length.
    public func calculation(on axis: Axis) -> Calculation? { proposal.calculation(on: axis) }
}

/// The proposal, or the frame, that a person or a program gave the root.
package struct TopProposal: HandedOn {
    package let proposal: ProposedLengths

    /// - Parameter proposal: the resulting lengths.
    package init(_ proposal: ProposedLengths) {
        self.proposal = proposal
    }

    package var sentence: String { "the root's proposal" }
}

/// The reason of an element that hands on its proposal.
public struct PassedOn: HandedOn {
    public let proposal: ProposedLengths

    /// - Parameter proposal: the element's own proposal.
    @inlinable public init(_ proposal: ProposedLengths) {
        self.proposal = proposal
    }

    public var sentence: String { CommonSentences.passedOn }
}

/// The reason of a container that proposes the whole to every child. A name that owns no memory, such as a
/// `StaticString`, makes it cheaper.
public struct WholeProposal<Name: CustomStringConvertible & Sendable>: HandedOn {
    public let proposal: ProposedLengths
    @usableFromInline let asker: Name

    /// - Parameter asker: the container's name.
    @inlinable public init(_ proposal: ProposedLengths, asker: Name) {
        (self.proposal, self.asker) = (proposal, asker)
    }

    public var sentence: String { "\(asker) proposes everything to each: \(proposal.words)" }
}

/// The reason for a layer in front of or behind an element. A name that owns no memory makes it cheaper.
public struct TargetSize<Name: CustomStringConvertible & Sendable>: SizedReason {
    public let size: CGSize
    @usableFromInline let layer: Name
    @usableFromInline let exchange: ExchangeID?

    /// - Parameters:
    ///   - size: the size of the element with the layer, in points.
    ///   - layer: the layer's name as it is written.
    @inlinable public init(_ size: CGSize, layer: Name, answered exchange: ExchangeID?) {
        (self.size, self.layer, self.exchange) = (size, layer, exchange)
    }

    /// The target's answer; while the asker places, its own frame, which is as large.
    public func origin(on axis: Axis) -> LengthOrigin { exchange.map { .answer($0, axis) } ?? .room(axis) }

    public var sentence: String { "the size of what it is the \(layer) of: \(PointsFormat.short(size))" }
}

/// A frame's own lengths, or the proposal on an axis without one.
public struct FrameLength: Reason {
    @usableFromInline let proposal: ProposedLengths
    @usableFromInline let own: ProposedLengths

    /// - Parameter own: the frame's lengths.
    @inlinable public init(_ proposal: ProposedLengths, own: ProposedLengths) {
        (self.proposal, self.own) = (proposal, own)
    }

    public var sentence: String {
        switch (own[.horizontal], own[.vertical]) {
        case (_?, _?): "the frame's own size \(own.words)"
        case (let width?, nil): "the frame's own width \(PointsFormat.short(width))"
        case (nil, let height?): "the frame's own height \(PointsFormat.short(height))"
        case (nil, nil): CommonSentences.passedOn
        }
    }

    public func calculation(on axis: Axis) -> Calculation? {
        own.calculation(on: axis) ?? proposal.calculation(on: axis)
    }

    public func origin(on axis: Axis) -> LengthOrigin { own[axis] == nil ? .room(axis) : .constant }
}

/// The proposal minus padding.
public struct MinusPadding: Reason {
    @usableFromInline let proposal: ProposedLengths
    @usableFromInline let insets: UIEdgeInsets

    /// - Parameter insets: the padding, in points.
    @inlinable public init(_ proposal: ProposedLengths, _ insets: UIEdgeInsets) {
        (self.proposal, self.insets) = (proposal, insets)
    }

    package init(_ proposal: ProposedLengths, left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) {
        self.init(proposal, UIEdgeInsets(top: top, left: left, bottom: bottom, right: right))
    }

    public var sentence: String { "the proposal minus padding \(insets.words)" }

    public func calculation(on axis: Axis) -> Calculation? {
        proposal.calculation(on: axis)?.adding(.minus(insets.total(on: axis))).notNegative
    }

    public func taken(on axis: Axis) -> CGFloat? { insets.total(on: axis) }
}

extension Calculation {
    /// The calculation, raised to 0 if it is less, or NaN.
    package var notNegative: Calculation { value >= 0 ? self : adding(.atLeast(0)) }
}
