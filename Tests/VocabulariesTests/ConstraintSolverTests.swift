import Foundation
import Testing

@testable import Vocabularies

@Suite struct ConstraintSolverTests {
    /// A root and a view in it that wishes to be 4 by 1.
    private static let facts: [CGFloat] = [0, 0, 0, 0, 0, 0, 250, 250, 750, 750, 0, 1, 0, 0, 4, 1, 250, 250, 750, 750]

    /// The second view's left edge stands at 3.
    private static func row(view: CGFloat = 1, beside other: CGFloat = -1) -> [CGFloat] {
        [view, 1, 0, 0, 0, other, 0, 0, 0, 0, 3, 0, 1000]
    }

    private func frames(_ facts: [CGFloat], _ constraints: [CGFloat]) -> [CGRect]? {
        ConstraintSolver(
            facts: facts, constraints: constraints, size: CGSize(width: 20, height: 10), fitting: [false, false])?
            .frames()
    }

    @Test func `a view stands where its constraint says, as large as it wishes`() {
        #expect(frames(Self.facts, Self.row())?.last == CGRect(x: 3, y: 0, width: 4, height: 1))
    }

    @Test(
        arguments: [
            ([10, 10, 10], [10, 10, 10]), (facts, row(view: 2)), (facts, row(beside: .nan)), (facts, row() + [1]),
        ] as [([CGFloat], [CGFloat])])
    func `numbers that name no views are no constraints`(facts: [CGFloat], constraints: [CGFloat]) {
        #expect(frames(facts, constraints) == nil)
    }
}
