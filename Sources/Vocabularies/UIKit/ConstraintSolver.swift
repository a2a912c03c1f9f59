import Foundation

/// The frames that constraints of Auto Layout give views: of the equations of higher priorities those that do not contradict,
/// then those of lower ones, and inequalities where they would not hold otherwise.
struct ConstraintSolver {
    private let views: [View]
    private var rows: [Row] = []

    /// Nil where the numbers name no such views, as those of unknown views do not.
    /// - Parameters:
    ///   - facts: ten numbers a view: the place of the view around it; 1 where constraints place it; the x and y of its frame,
    ///     and its size, negative where it wishes none; by axis, how much it hugs its content and resists being compressed.
    ///   - constraints: thirteen numbers each: a view, and the multiples of its x, y, width and height; another one's, or
    ///     -1; the sum that is asked for; -1 for at most, 1 for at least; the priority.
    ///   - fitting: whether the first view, by axis, is as small as the others let it be.
    init?(facts: [CGFloat], constraints: [CGFloat], size: CGSize, fitting: [Bool]) {
        guard facts.count.isMultiple(of: 10), constraints.count.isMultiple(of: 13) else { return nil }
        let places = 0..<CGFloat(facts.count / 10)
        let parents = stride(from: 0, to: facts.count, by: 10).map { facts[$0] }
        let named = stride(from: 0, to: constraints.count, by: 13).flatMap { [constraints[$0], constraints[$0 + 5]] }
        guard parents.allSatisfy(places.contains), named.allSatisfy({ $0 == -1 || places.contains($0) }) else {
            return nil
        }
        views = stride(from: 0, to: facts.count - 9, by: 10).map { View(facts[$0..<$0 + 10]) }
        for start in stride(from: 0, to: constraints.count - 12, by: 13) {
            rows.append(Row(constraints[start..<start + 13], count: views.count * 4))
        }
        for (index, view) in views.enumerated() {
            if index == 0 { addRoot(size, fitting) } else { add(view, at: index) }
        }
    }

    /// A view as constraints see it.
    private struct View {
        let parent: Int
        let isConstrained: Bool
        let origin: [CGFloat]
        let size: [CGFloat]
        let hugging: [CGFloat]
        let resistance: [CGFloat]

        init(_ facts: ArraySlice<CGFloat>) {
            let facts = Array(facts)
            (parent, isConstrained) = (Int(facts[0]), facts[1] == 1)
            (origin, size) = (Array(facts[2..<4]), Array(facts[4..<6]))
            (hugging, resistance) = (Array(facts[6..<8]), Array(facts[8..<10]))
        }
    }

    /// A sum of multiples of unknowns that is, or is at most or at least, a value.
    private struct Row {
        var factors: [CGFloat]
        var value: CGFloat
        /// -1 for at most, 1 for at least.
        var relation: CGFloat
        var priority: CGFloat

        init(_ factors: [Int: CGFloat], _ value: CGFloat, relation: CGFloat = 0, priority: CGFloat, count: Int) {
            self.factors = [CGFloat](repeating: 0, count: count)
            for (index, factor) in factors { self.factors[index] += factor }
            (self.value, self.relation, self.priority) = (value, relation, priority)
        }

        init(_ numbers: ArraySlice<CGFloat>, count: Int) {
            let numbers = Array(numbers)
            self.init([:], numbers[10], relation: numbers[11], priority: numbers[12], count: count)
            for (view, start) in [(Int(numbers[0]), 1), (Int(numbers[5]), 6)] where view >= 0 {
                for part in 0..<4 { factors[view * 4 + part] += numbers[start + part] }
            }
        }

        func holds(_ solution: [CGFloat]) -> Bool {
            let sum = zip(factors, solution).reduce(0) { $0 + $1.0 * $1.1 }
            return relation < 0 ? sum <= value + 1e-6 : sum >= value - 1e-6
        }

        mutating func subtract(_ other: Row, times factor: CGFloat) {
            for index in factors.indices { factors[index] -= factor * other.factors[index] }
            value -= factor * other.value
        }
    }

    private mutating func ask(
        _ factors: [Int: CGFloat], _ value: CGFloat, relation: CGFloat = 0, priority: CGFloat
    ) {
        rows.append(Row(factors, value, relation: relation, priority: priority, count: views.count * 4))
    }

    private mutating func addRoot(_ size: CGSize, _ fitting: [Bool]) {
        for axis in 0..<2 {
            ask([axis: 1], 0, priority: 1001)
            // The level at which UIKit makes a view fit its content.
            let length = axis == 0 ? size.width : size.height
            ask([2 + axis: 1], fitting[axis] ? 0 : length, priority: fitting[axis] ? 50 : 1001)
        }
    }

    private mutating func add(_ view: View, at index: Int) {
        for axis in 0..<2 {
            let (place, length) = (index * 4 + axis, index * 4 + 2 + axis)
            let around = view.parent * 4 + axis
            guard view.isConstrained else {
                ask([place: 1, around: -1], view.origin[axis], priority: 1000)
                ask([length: 1], view.size[axis], priority: 1000)
                continue
            }
            if view.size[axis] >= 0 {
                ask([length: 1], view.size[axis], priority: view.hugging[axis])
                ask([length: 1], view.size[axis], relation: 1, priority: view.resistance[axis])
            }
            ask([length: 1], 0, relation: 1, priority: 1000)
            // What nothing says is at the upper left, without a size.
            ask([place: 1, around: -1], 0, priority: 1)
            ask([length: 1], 0, priority: 1)
        }
    }

    /// A frame for each view, in the coordinates of the first.
    func frames() -> [CGRect] {
        var equations = rows.filter { $0.relation == 0 }
        var rest = rows.filter { $0.relation != 0 }.sorted { $0.priority > $1.priority }
        var solution = solve(equations)
        while let index = rest.firstIndex(where: { !$0.holds(solution) }) {
            equations.append(rest.remove(at: index))
            solution = solve(equations)
        }
        return views.indices.map { index in
            let frame = solution[index * 4..<index * 4 + 4].map { $0 }
            return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        }
    }

    /// By elimination; an equation that contradicts those before it is left out.
    private func solve(_ equations: [Row]) -> [CGFloat] {
        var solved: [(unknown: Int, row: Row)] = []
        for equation in equations.sorted(by: { $0.priority > $1.priority }) {
            var row = equation
            for (unknown, other) in solved where row.factors[unknown] != 0 {
                row.subtract(other, times: row.factors[unknown])
            }
            guard let unknown = row.factors.indices.max(by: { abs(row.factors[$0]) < abs(row.factors[$1]) }),
                abs(row.factors[unknown]) > 1e-9
            else { continue }
            let scale = row.factors[unknown]
            row.factors = row.factors.map { $0 / scale }
            row.value /= scale
            for index in solved.indices where solved[index].row.factors[unknown] != 0 {
                solved[index].row.subtract(row, times: solved[index].row.factors[unknown])
            }
            solved.append((unknown, row))
        }
        var solution = [CGFloat](repeating: 0, count: views.count * 4)
        for (unknown, row) in solved { solution[unknown] = row.value }
        return solution
    }
}
