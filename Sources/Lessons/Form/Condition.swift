import Foundation
import LayoutInspection
import Negotiation

/// Comparisons of numbers of a layout, all of which have to hold.
package struct Condition: Hashable, Sendable {
    package let comparisons: [Comparison]

    package struct Comparison: Hashable, Sendable {
        let left: Term
        let relation: Relation
        let right: Term
    }

    package enum Term: Hashable, Sendable {
        case quantity(Quantity)
        case value(Measured)
    }

    package enum Relation: String, Hashable, Sendable, CaseIterable {
        case equal = "="
        case unequal = "!="
        case less = "<"
        case greater = ">"
        case atMost = "<="
        case atLeast = ">="
    }

    /// The name that stands for the chosen element.
    static let it = ElementName.named("it", number: 1)

    package var quantities: [Quantity] {
        comparisons.flatMap { [$0.left, $0.right] }.compactMap {
            if case .quantity(let quantity) = $0 { quantity } else { nil }
        }
    }

    /// The same about an element instead of `it`.
    package func about(_ element: ElementName) -> Condition {
        Condition(
            comparisons: comparisons.map {
                Comparison(left: $0.left.about(element), relation: $0.relation, right: $0.right.about(element))
            })
    }

    /// Whether it holds; nil while a number is unknown, or if two cannot be compared.
    package func holds(_ values: [Quantity: Measured]) -> Bool? {
        let results = comparisons.map { $0.holds(values) }
        return results.contains(nil) ? nil : results.allSatisfy { $0 == true }
    }
}

extension Condition.Comparison {
    func holds(_ values: [Quantity: Measured]) -> Bool? {
        guard let left = left.value(values), let right = right.value(values) else { return nil }
        switch relation {
        case .equal: return left.isSame(as: right)
        case .unequal: return left.isSame(as: right).map { !$0 }
        case .less, .greater, .atMost, .atLeast:
            guard case .number(let left) = left, case .number(let right) = right else { return nil }
            let isSame = left.isAlmost(right)
            return switch relation {
            case .less: left < right && !isSame
            case .greater: left > right && !isSame
            case .atMost: left < right || isSame
            case .atLeast: left > right || isSame
            case .equal, .unequal: nil
            }
        }
    }
}

extension Condition.Term {
    fileprivate func value(_ values: [Quantity: Measured]) -> Measured? {
        switch self {
        case .quantity(let quantity): values[quantity]
        case .value(let value): value
        }
    }

    fileprivate func about(_ element: ElementName) -> Condition.Term {
        guard case .quantity(var quantity) = self, quantity.subject == Condition.it else { return self }
        quantity.subject = element
        return .quantity(quantity)
    }
}

extension Measured {
    /// Whether two values are the same; nil if they are of different kinds.
    package func isSame(as other: Measured) -> Bool? {
        switch (self, other) {
        case (.number(let one), .number(let two)): one.isAlmost(two)
        case (.size(let one), .size(let two)): one.width.isAlmost(two.width) && one.height.isAlmost(two.height)
        case (.proposal(let one), .proposal(let two)):
            // How a length is proposed matters less than the length: "at most 8" and "8" are the same prediction.
            one.width.isSame(as: two.width) && one.height.isSame(as: two.height)
        case (.order(_, let one), .order(_, let two)): one == two
        case (.number, _), (.size, _), (.proposal, _), (.order, _): nil
        }
    }

    /// As a lesson shows it: `5×1`.
    package var words: String {
        switch self {
        case .number(let number): PointsFormat.short(number)
        case .size(let size): PointsFormat.short(size)
        case .proposal(let proposal): "\(proposal.width.length)×\(proposal.height.length)"
        case .order(let names, let order): order.map { names[$0] }.joined(separator: ", ")
        }
    }
}

extension AxisProposal {
    fileprivate func isSame(as other: AxisProposal) -> Bool {
        if self == other { return true }
        guard let one = limit, let two = other.limit else { return false }
        return one == two || one.isAlmost(two)
    }

    /// The length alone: `8` for at most 8.
    fileprivate var length: String {
        if case .atMost(let length) = self { PointsFormat.short(length) } else { description }
    }
}
