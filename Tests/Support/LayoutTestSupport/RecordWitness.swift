import EngineKit
import Foundation
import Negotiation

/// Checks what every record keeps: its exchanges, reasons, positions, shares, chains and origins agree.
public struct RecordWitness {
    /// The rules that the records of some dialects need not keep.
    public struct Exceptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Layouts may ask without a reason.
        public static let unstatedReasons = Exceptions(rawValue: 1)
        /// Unlimited lengths and NaN need no arithmetic.
        public static let openLengths = Exceptions(rawValue: 2)
        /// The last bits of fractions may differ.
        public static let rounding = Exceptions(rawValue: 4)
        /// A frame may cut the answer that decided it, take one of its lengths, or make it finite.
        public static let cutAnswers = Exceptions(rawValue: 8)
        /// Containers may add to their children's answers, or limit them.
        public static let surroundingContainers = Exceptions(rawValue: 16)
        /// Placements may leave the position in the parent out.
        public static let sizesAlone = Exceptions(rawValue: 32)
        /// The root may be as large as proposed instead of as it answers.
        public static let fittedRoots = Exceptions(rawValue: 64)
    }

    private let exceptions: Exceptions
    private let containers: Set<String>
    private let closures: Set<String>
    private var checkedCount = 0
    /// The number of shares of a divided length.
    public private(set) var divided = 0
    /// The number of lengths that were computed again from another length.
    public private(set) var recomputed = 0
    /// The number of lengths that a container's rule made, without arithmetic.
    public private(set) var ruled = 0

    /// - Parameters:
    ///   - containers: The names of elements that have a share even with one child.
    ///   - closures: The names of elements whose answers an author's code decides.
    public init(containers: Set<String> = [], closures: Set<String> = [], _ exceptions: Exceptions = []) {
        self.containers = containers
        self.closures = closures
        self.exceptions = exceptions
    }

    /// The broken rules of a record, a line each. Shares and chains take long, so they are those of every fifth record.
    public mutating func contradictions(in record: LayoutRecord) -> [String] {
        defer { checkedCount += 1 }
        let origins = OriginWitness(record)
        recomputed += origins.recomputed
        ruled += origins.ruled
        let unexplained = origins.unexplained.filter { !closures.contains(record[$0].name) }
        return record.exchanges.flatMap { contradictions(of: $0, in: record) }
            + record.elements.indices.flatMap { contradictions(of: ElementID($0), in: record) }
            + origins.contradictions
            + unexplained.map { "\(record.paths[$0.index]) has an answer without an origin" }
            + (checkedCount.isMultiple(of: 5) ? contradictionsOfShares(in: record) : [])
    }

    private mutating func contradictionsOfShares(in record: LayoutRecord) -> [String] {
        let shares = ShareWitness(record, surrounds: exceptions.contains(.surroundingContainers))
        divided += record.sharesInOrder.count { $0.share.left != nil }
        return shares.contradictions + shares.codeContradictions + ChainWitness(record).contradictions
            + shares.silent(containers).map { "\($0) has no share" }
    }

    private func contradictions(of exchange: Exchange, in record: LayoutRecord) -> [String] {
        var found: [String] = []
        if let parent = exchange.parent {
            // The guide of a deep view may be asked for, which asks the views that compose it.
            if exchange.asker.map({ record.lineage(of: $0).contains(record[parent].asked) }) != true {
                found.append("the asker did not answer the exchange around it")
            }
            if !(parent < exchange.id && exchange.id < record[parent].end) { found.append("it is outside its parent") }
        }
        if record[exchange.asked].parent != exchange.asker { found.append("the asker is not the parent") }
        if !(exceptions.contains(.unstatedReasons) && exchange.reason is UnstatedReason) {
            found += contradictions(of: exchange.reason) { exchange.proposal[$0].length }
        }
        return found.map { "exchange \(exchange.id.index) with \(record.paths[exchange.asked.index]): \($0)" }
    }

    private func contradictions(of id: ElementID, in record: LayoutRecord) -> [String] {
        guard let placement = record[id].placement else { return [] }
        var found = contradictions(of: placement.reason) { placement.frame.size[$0] }
        if let decider = placement.decidedBy {
            if !record[id].asked.contains(decider) { found.append("another's answer decided its size") }
            let isFitted = exceptions.contains(.fittedRoots) && record[id].parent == nil
            if !isFitted, !isSize(of: placement, record[decider].answer) {
                found.append("\(record[decider].answer) did not decide \(placement.frame.size)")
            }
        }
        if let reason = placement.reason as? any PositionReason {
            let corner = record[id].parent.flatMap { record[$0].placement?.frame.origin }
            if let corner, !isPosition(reason.corner, of: placement.frame.origin, from: corner) {
                found.append("\(placement.frame.origin) is not \(reason.corner) from \(corner)")
            }
        } else if !exceptions.contains(.sizesAlone), record[id].parent != nil {
            found.append("'\(placement.reason.sentence)' does not say where it is")
        }
        return found.map { "\(record.paths[id.index]): \($0)" }
    }

    /// Expects that a reason shows its arithmetic for each length, with the right result.
    private func contradictions(of reason: any Reason, length: (Axis) -> CGFloat?) -> [String] {
        Axis.allCases.compactMap { axis in
            let value = reason.calculation(on: axis)?.value
            guard !isSame(value, length(axis)) else { return nil }
            return "'\(reason.sentence)' gives \(value.map { "\($0)" } ?? "nothing") on the \(axis) axis, not "
                + (length(axis).map { "\($0)" } ?? "the ideal length")
        }
    }

    private func isSame(_ value: CGFloat?, _ length: CGFloat?) -> Bool {
        guard let length else { return value == nil }
        if exceptions.contains(.openLengths), !length.isFinite {
            return value.map { !$0.isFinite || $0 == .greatestFiniteMagnitude } ?? true
        }
        guard let value else { return false }
        return value == length || value.isNaN && length.isNaN
            || exceptions.contains(.rounding) && abs(value - length) <= 1e-9 * max(1, abs(length))
    }

    private func isSize(of placement: Placement, _ answer: CGSize) -> Bool {
        let size = placement.frame.size
        // As text, too, since NaN is not equal to itself.
        if answer == size || "\(answer)" == "\(size)" { return true }
        return exceptions.contains(.cutAnswers)
            && (answer.width == size.width || answer.height == size.height
                || size.width <= answer.width && size.height <= answer.height
                || placement.reason.sentence.contains("cut to")
                || !answer.width.isFinite || !answer.height.isFinite)
    }

    /// Whether a position is a distance from a corner. Infinite frames and huge ones have lost it.
    private func isPosition(_ stated: CGPoint, of origin: CGPoint, from corner: CGPoint) -> Bool {
        zip([stated.x, stated.y], zip([origin.x, origin.y], [corner.x, corner.y])).allSatisfy { stated, lengths in
            let found = lengths.0 - lengths.1
            return !found.isFinite || abs(found - stated) <= 1e-9 * max(1, abs(lengths.0), abs(lengths.1))
        }
    }
}

extension AxisProposal {
    /// The maximum, in points: infinite if unlimited, and nil for the ideal length.
    fileprivate var length: CGFloat? { self == .unspecified ? nil : limit ?? .infinity }
}
