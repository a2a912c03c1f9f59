import Foundation
import Negotiation

/// Checks the shares of a record against its frames and exchanges.
public struct ShareWitness {
    private let record: LayoutRecord
    private let paths: [String]
    private let surrounds: Bool

    /// - Parameter surrounds: whether containers add something to their children's answers, or limit them.
    public init(_ record: LayoutRecord, surrounds: Bool = false) {
        self.record = record
        self.surrounds = surrounds
        paths = record.paths
    }

    /// The statements of shares that the record contradicts, a line each; empty if all are true.
    public var contradictions: [String] {
        record.sharesInOrder.flatMap { container, share in
            contradictions(of: share, in: container).map { "\(paths[container.index]), \(share.axis): \($0)" }
        }
    }

    /// Placed elements with several placed children, or with one if their names are given, that do not explain their
    /// lengths and do not place their children by an author's code.
    public func silent(_ names: Set<String> = []) -> [String] {
        record.elements.indices.filter { index in
            let element = record.elements[index]
            let placed = element.children.filter { record[$0].placement != nil }
            return element.placement != nil && placed.count >= (names.contains(element.name) ? 1 : 2)
                && Set(record.shares(of: ElementID(index)).map(\.axis)).count < 2
                && record.codeAccount(of: ElementID(index)) == nil
        }.map { paths[$0] }
    }

    /// The statements of code accounts that the record contradicts, a line each; empty if all are true.
    public var codeContradictions: [String] {
        record.elements.indices.flatMap { index -> [String] in
            let container = ElementID(index)
            guard let account = record.codeAccount(of: container) else { return [] }
            let asks = (account.asks + account.asksWhilePlacing).map { record[$0] }
            var found = asks.filter { $0.asker != container || record[$0.asked].parent != container }
                .map { "\(paths[index]) is said to ask \(paths[$0.asked.index])" }
            if let answer = account.answer.map({ record[$0] }) {
                if answer.asked != container { found.append("\(paths[index]) gave no such answer") }
                if !account.asks.allSatisfy({ answer.id < $0 && $0 < answer.end }) {
                    found.append("\(paths[index]) asked something for another answer")
                }
            }
            if account.placed != record[container].children.filter({ record[$0].placement != nil }) {
                found.append("\(paths[index]) placed others")
            }
            return found
        }
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

    /// The root's frame may differ from its answer, and one that was made finite has lost its length.
    private func contradictions(of length: CGFloat, on axis: Axis, as container: ElementID) -> [String] {
        guard record[container].parent != nil, let frame = record[container].placement?.frame,
            !isSame(frame.size[axis], length), frame.size[axis] < .greatestFiniteMagnitude
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
        if let ask = member.ask.map({ record[$0] }) { found += contradictions(of: ask, by: member, share, container) }
        guard member.number == nil, let element = member.element else { return found }
        if record[element].parent != container { found.append("\(paths[element.index]) is in something else") }
        guard let frame = record[element].placement?.frame, member.got.isFinite else { return found }
        if !isSame(frame.size[share.axis], member.got) {
            found.append("\(paths[element.index]) got \(member.got) and is \(frame.size[share.axis])")
        }
        return found
    }

    /// Expects that the container itself asked this child, and that the ask concerns the wanted or the given length.
    private func contradictions(
        of ask: Exchange, by member: Share.Member, _ share: Share, _ container: ElementID
    ) -> [String] {
        var found: [String] = []
        let name = paths[ask.asked.index]
        if ask.asker != container { found.append("\(name) was asked by something else") }
        // A child that was measured alone is built once more to be placed.
        let isTwin = member.element.map {
            record[ask.asked].placement == nil && record[ask.asked].name == record[$0].name
        }
        if ask.asked != member.element, isTwin != true { found.append("\(name) was asked, and is another") }
        let limit: CGFloat? =
            switch ask.proposal[share.axis] {
            case .exactly(let length), .atMost(let length), .between(_, let length): length
            case .unconstrained, .unspecified: nil
            }
        let said = [ask.answer[share.axis], limit].compactMap { $0 }
        let isAbout = said.contains { isSame(member.wanted, $0) || isSame(member.got, $0) }
        // Huge lengths and NaN are limited in other ways.
        let isTame = [member.got, member.wanted ?? 0, ask.answer[share.axis]].allSatisfy { abs($0) < 1e12 }
        if !isAbout, isTame, !surrounds {
            found.append("\(name) answered \(said), wanted \(member.wanted ?? .nan), got \(member.got)")
        }
        return found
    }

    /// Whether two lengths differ at most in the last digits, or both are not finite.
    private func isSame(_ one: CGFloat?, _ other: CGFloat) -> Bool {
        guard let one else { return false }
        guard one.isFinite, other.isFinite else { return one.isFinite == other.isFinite }
        return abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
    }
}
