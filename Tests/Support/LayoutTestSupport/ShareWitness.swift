import Foundation
import Negotiation

/// Holds the shares of a record against its frames and exchanges.
public struct ShareWitness {
    private let record: LayoutRecord
    private let paths: [String]

    public init(_ record: LayoutRecord) {
        self.record = record
        paths = record.paths
    }

    /// What shares say and the record does not, a line each; empty where all are true.
    public var contradictions: [String] {
        record.sharesInOrder.flatMap { container, share in
            contradictions(of: share, in: container).map { "\(paths[container.index]), \(share.axis): \($0)" }
        }
    }

    /// Placed elements of some names that did not say how their children's lengths came to be.
    public func silent(_ names: Set<String>) -> [String] {
        record.elements.indices.filter { index in
            let element = record.elements[index]
            let placed = element.children.filter { record[$0].placement != nil }
            return names.contains(element.name) && element.placement != nil && !placed.isEmpty
                && Set(element.shares.map(\.axis)).count < 2
        }.map { paths[$0] }
    }

    private func contradictions(of share: Share, in container: ElementID) -> [String] {
        var found = share.members.flatMap { contradictions(of: $0, in: share, of: container) }
        switch share.outcome {
        case .divided:
            if !adds(share) { found.append("\(share.outcome) leaves \(share.left ?? 0)") }
        case .combined(let length, let deciding):
            if let deciding, !isSame(share.members[deciding].wanted, length) {
                found.append("\(length) was decided by one that wants \(share.members[deciding].wanted ?? .nan)")
            }
            found += contradictions(of: length, on: share.axis, as: container)
        case .layered(let length):
            if let target = share.members.first, !isSame(target.got, length) {
                found.append("\(length) was decided by one that got \(target.got)")
            }
            found += contradictions(of: length, on: share.axis, as: container)
        }
        return found
    }

    /// The root may be given another frame than its answer.
    private func contradictions(of length: CGFloat, on axis: Axis, as container: ElementID) -> [String] {
        guard record[container].parent != nil, let frame = record[container].placement?.frame,
            !isSame(frame.size[axis], length)
        else { return [] }
        return ["it is \(frame.size[axis]) and not \(length)"]
    }

    private func adds(_ share: Share) -> Bool {
        guard case .divided(let available, let spacing) = share.outcome, let left = share.left, available.isFinite
        else { return true }
        let got = share.members.map(\.got)
        guard got.allSatisfy(\.isFinite), spacing.isFinite, left.isFinite else { return true }
        // Huge lengths lose the digits of the others.
        let digits = got.reduce(max(1, abs(available), abs(spacing))) { max($0, abs($1)) } * 1e-9
        return abs(got.reduce(left + spacing, +) - available) <= max(1e-6, digits)
    }

    private func contradictions(of member: Share.Member, in share: Share, of container: ElementID) -> [String] {
        var found: [String] = []
        let value = member.reason.calculation(on: share.axis)?.value
        if member.got.isFinite, member.wanted != nil, !isSame(value, member.got) {
            found.append("'\(member.reason.sentence)' gives \(value.map { "\($0)" } ?? "nothing"), not \(member.got)")
        }
        if member.got.isFinite, member.wanted == nil, let value, !isSame(value, member.got) {
            found.append("'\(member.reason.sentence)' gives \(value), not \(member.got)")
        }
        guard member.number == nil, let element = member.element else { return found }
        if record[element].parent != container { found.append("\(paths[element.index]) is in something else") }
        guard let frame = record[element].placement?.frame, member.got.isFinite else { return found }
        if !isSame(frame.size[share.axis], member.got) {
            found.append("\(paths[element.index]) got \(member.got) and is \(frame.size[share.axis])")
        }
        return found
    }

    /// Whether two lengths are the same but for the last digits, or neither is a finite number.
    private func isSame(_ one: CGFloat?, _ other: CGFloat) -> Bool {
        guard let one else { return false }
        guard one.isFinite, other.isFinite else { return one.isFinite == other.isFinite }
        return abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
    }
}
