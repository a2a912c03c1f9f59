import Foundation
import Negotiation

/// A size of the window at which something changes, in the sense of `LayoutSignature`.
package struct Breakpoint: Sendable {
    /// The window's length along the swept axis.
    package let cells: Int
    /// The changes since one cell less; empty for the first of a sweep.
    package let changes: [SweepChange]
    package let inspection: Inspection
}

/// Layouts of one window at growing sizes, one after another.
package struct Sweep {
    private let axis: Axis
    /// How far rounding moves a length, in points.
    private let slack: CGFloat
    private var last: (cells: Int, signature: LayoutSignature)?
    private var trends: [ElementPath: [Axis: LengthTrend]] = [:]

    /// - Parameter roundsLengths: whether the dialect rounds lengths to whole points. Bends are then found some cells
    ///   late.
    package init(along axis: Axis, roundsLengths: Bool) {
        self.axis = axis
        slack = roundsLengths ? 1 : CellProjection.slack
    }

    /// Takes the layout at a size that is larger than all before.
    /// - Returns: the changes; empty for the first size.
    package mutating func changes(at cells: Int, _ inspection: Inspection) -> [SweepChange] {
        let signature = LayoutSignature(inspection, slack: slack)
        defer { last = (cells, signature) }
        let lengths = lengthChanges(signature, at: cells, inspection)
        guard let last else { return [] }
        return signature.changes(since: last.signature) + lengths
    }

    /// The lengths that bend, except those that follow a text's words. If an element and its ancestors change alike,
    /// only the innermost is reported.
    private mutating func lengthChanges(
        _ signature: LayoutSignature, at cells: Int, _ inspection: Inspection
    ) -> [SweepChange] {
        let bends = Axis.allCases.flatMap { axis -> [(index: Int, axis: Axis)] in
            let bent = Set(signature.elements.indices.filter { !goesOn($0, axis, signature, at: cells, inspection) })
            return Bends(bent, signature, inspection).unexplained.map { ($0, axis) }
        }
        trends = trends.filter { signature.indices[$0.key] != nil }
        return bends.sorted { $0.index < $1.index }.compactMap { index, axis in
            let (path, size) = signature.elements[index]
            guard let last, let before = last.signature.indices[path] else { return nil }
            return .length(path, axis, was: last.signature.elements[before].size[axis], now: size[axis])
        }
    }

    /// Takes the length of an element; returns whether it continues as before.
    private mutating func goesOn(
        _ index: Int, _ axis: Axis, _ signature: LayoutSignature, at cells: Int, _ inspection: Inspection
    ) -> Bool {
        let (path, size) = signature.elements[index]
        guard var trend = trends[path]?[axis] else {
            trends[path, default: [:]][axis] = LengthTrend(size[axis], at: cells)
            return true
        }
        let cell = inspection.projection.cell[axis]
        let goesOn = trend.goesOn(
            with: size[axis], at: cells, cell: cell, slack: self.axis == axis ? slack : CellProjection.slack)
        trends[path, default: [:]][axis] = trend
        return goesOn
    }
}

/// The elements whose lengths bend along one axis.
private struct Bends {
    private let bent: Set<Int>
    private let inspection: Inspection
    /// The texts among them, and the ancestors that bend with them.
    private let wordy: Set<Int>

    init(_ bent: Set<Int>, _ signature: LayoutSignature, _ inspection: Inspection) {
        self.bent = bent
        self.inspection = inspection
        wordy = bent.filter { signature.lines[signature.elements[$0].path] != nil }.reduce(into: []) { wordy, text in
            for index in inspection.lineage(of: text).prefix(while: { bent.contains($0) }) { wordy.insert(index) }
        }
    }

    /// The innermost ones that no text explains: neither one in them, nor one beside them or their ancestors.
    var unexplained: [Int] {
        let besides = Set(wordy.compactMap { inspection.elements[$0].parent })
        let left = bent.subtracting(wordy).filter { index in
            !inspection.lineage(of: index).contains { element in
                inspection.elements[element].parent.map(besides.contains) ?? false
            }
        }
        let outer = Set(left.flatMap { inspection.lineage(of: $0).dropFirst() })
        return left.filter { !outer.contains($0) }
    }
}

extension LayoutDocument {
    /// The first size of a range, and the others at which something changes, each with its layout. The kind of the
    /// proposal stays; one without a number becomes "at most".
    /// - Parameters:
    ///   - sizes: the window's length along the axis, in cells.
    ///   - size: the first breakpoint that is larger is the last one.
    ///   - cancellation: asks it to stop; what was found by then is returned.
    /// - Throws: `ProposalRefusal` if the dialect has no such kind of proposal.
    package func breakpoints(
        along axis: Axis, in sizes: ClosedRange<Int>, of proposal: Proposal, projection: CellProjection = .unit,
        states: (any ElementStates)? = nil, stoppingAfter size: Int = .max, until cancellation: Cancellation? = nil
    ) throws(ProposalRefusal) -> [Breakpoint] {
        guard let dialect else { return [] }
        var sweep = Sweep(along: axis, roundsLengths: dialect.roundsLengths)
        var found: [Breakpoint] = []
        for cells in sizes {
            if cancellation?.isCancelled ?? false { break }
            let window = proposal.resized(axis, to: CGFloat(cells) * projection.cell[axis])
            guard
                let inspection = try inspect(
                    window, projection: projection, states: states, until: cancellation)
            else { break }
            let changes = sweep.changes(at: cells, inspection)
            if cells == sizes.lowerBound || !changes.isEmpty {
                found.append(Breakpoint(cells: cells, changes: changes, inspection: inspection))
                if cells > size { break }
            }
        }
        return found
    }
}

extension Proposal {
    /// The same proposal with another length on an axis, in points. A range's minimum is lowered to its new end if
    /// needed.
    package func resized(_ axis: Axis, to length: CGFloat) -> Proposal {
        var proposal = self
        switch self[axis] {
        case .exactly: proposal[axis] = .exactly(length)
        case .atMost, .unconstrained, .unspecified: proposal[axis] = .atMost(length)
        case .between(let low, _): proposal[axis] = .between(min(low, length), length)
        }
        return proposal
    }
}
