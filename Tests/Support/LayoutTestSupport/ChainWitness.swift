import Foundation
import Negotiation

/// Checks the chains of a record's lengths against its frames and exchanges.
public struct ChainWitness {
    private let record: LayoutRecord
    private let paths: [String]

    public init(_ record: LayoutRecord) {
        self.record = record
        paths = record.paths
    }

    /// The chains of all placed elements, on both axes.
    public var chains: [(element: ElementID, chain: LengthChain)] {
        record.elements.indices.flatMap { index in
            Axis.allCases.compactMap { axis in
                record.chain(of: ElementID(index), on: axis).map { (ElementID(index), $0) }
            }
        }
    }

    /// The statements of chains that the record contradicts, a line each; empty if all are true.
    public var contradictions: [String] {
        chains.flatMap { element, chain in
            contradictions(of: chain).map { "\(paths[element.index]), \(chain.axis): \($0)" }
        }
    }

    /// The names of elements that own the number at a chain's end, with their counts.
    public var owners: [String: Int] {
        chains.reduce(into: [:]) { owners, found in
            if case .own(let element) = found.chain.end { owners[record[element].name, default: 0] += 1 }
        }
    }

    /// The elements whose code ends a chain.
    public var madeByCode: Set<ElementID> {
        chains.reduce(into: []) { elements, found in
            if case .code(let element) = found.chain.end { elements.insert(element) }
        }
    }

    private func contradictions(of chain: LengthChain) -> [String] {
        var found: [String] = []
        for (index, link) in chain.links.enumerated() {
            if let sum = link.calculation, !isSame(sum.value, link.value) {
                found.append("\(sum) is not \(link.value)")
            }
            if !isSame(length(of: link, link.axis), link.value) { found.append("\(link.role) is not \(link.value)") }
            if index + 1 < chain.links.count, !link.isFitted, !isSame(chain.links[index + 1].value, link.start) {
                let next = chain.links[index + 1]
                found.append("\(link.start) of \(link.role) is explained by \(next.value) of \(next.role)")
            }
        }
        if chain.end == .top, let last = chain.links.last, record[last.element].parent != nil {
            found.append("the top did not propose anything to \(paths[last.element.index])")
        }
        if case .children(_, let sum?) = chain.end, !isSame(sum.value, chain.links.last?.start ?? .nan) {
            found.append("\(sum) is not where the chain ends: \(chain.links.last.map { "\($0)" } ?? "")")
        }
        return found
    }

    /// The record's number for a link.
    private func length(of link: LengthChain.Link, _ axis: Axis) -> CGFloat? {
        switch link.role {
        case .frame: record[link.element].placement?.frame.size[axis]
        case .answer(let exchange): record[exchange].asked == link.element ? record[exchange].answer[axis] : nil
        case .proposal(let exchange):
            switch record[exchange].proposal[axis] {
            case .exactly(let length), .atMost(let length), .between(_, let length): length
            case .unconstrained, .unspecified: nil
            }
        }
    }

    private func isSame(_ one: CGFloat?, _ other: CGFloat) -> Bool {
        guard let one else { return false }
        return one == other || abs(one - other) <= 1e-6 * max(1, abs(one)) || (one.isNaN && other.isNaN)
    }
}

extension LengthChain.Link {
    /// The number that the next link explains.
    fileprivate var start: CGFloat { calculation?.start ?? value }
}
