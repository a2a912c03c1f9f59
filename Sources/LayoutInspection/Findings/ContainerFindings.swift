import Foundation
import Negotiation
import Terminal

extension Inspection {
    /// Containers whose children do not fit, are outside, or cover each other.
    var containerFindings: [Finding] {
        var found: [Finding] = []
        for index in elements.indices where !elements[index].children.isEmpty {
            guard !isClipped(index), !isHidden(index) else { continue }
            let intent = intents[index] ?? .plain
            if !intent.spillsChildren {
                // An overruled size already explains why the children do not fit.
                found += Axis.allCases.filter { !isOverruled(index, $0) && !scrolls(index, $0) }
                    .flatMap { spilled(from: index, $0) }
            }
            if windows[index] == nil, !intent.layersChildren, let overlap = overlap(in: index) { found.append(overlap) }
        }
        return found
    }

    private func scrolls(_ index: Int, _ axis: Axis) -> Bool { windows[index]?.axes.contains(axis) ?? false }

    private func isClipped(_ index: Int) -> Bool {
        !clips.isEmpty && lineage(of: index).contains { clips[$0] != nil }
    }

    /// Findings about an element's children that are outside of it along an axis: together they are too long, or some
    /// are in the wrong position.
    private func spilled(from index: Int, _ axis: Axis) -> [Finding] {
        let container = Span(elements[index].frame, axis)
        let children = elements[index].children.filter { elements[$0].frame.size[axis].isFinite }
        let spans = children.map { Span(elements[$0].frame, axis) }
        guard container.isFinite, let low = spans.map(\.low).min(), let high = spans.map(\.high).max() else {
            return []
        }
        let cell = projection.cell[axis]
        let excess = (high - low) - (container.high - container.low)
        // A custom layout need not be a row: children that each fit may be in the wrong position.
        let isTooMuch =
            intents[index]?.ownLayout == nil
            || spans.contains { ($0.length - (container.high - container.low)).cells(of: cell) >= 1 }
        if isTooMuch, excess.cells(of: cell) >= 1 {
            return [overflow(of: index, axis, by: excess.cells(of: cell), children, spans)]
        }
        return zip(children, spans).compactMap { child, span in
            let out = max(container.low - span.low, span.high - container.high).cells(of: cell)
            guard out >= 1, !elements[child].cells.isEmpty else { return nil }
            let side = span.high - container.high > container.low - span.low ? axis.farSide : axis.nearSide
            return finding(
                .outside, at: child,
                "\(axis.words(out)) of it \(out == 1 ? "is" : "are") outside of \(elements[index].name), past its \(side) edge",
                help: "place it within \(elements[index].name)'s \(PointsFormat.short(elements[index].frame.size))")
        }
    }

    private func overflow(of index: Int, _ axis: Axis, by excess: Int, _ children: [Int], _ spans: [Span]) -> Finding {
        let room = (elements[index].frame.size[axis])
        let longest = zip(children, spans).max { $0.1.length < $1.1.length }
        let name = elements[index].name
        let words: String
        if let (child, span) = longest, (span.length - room).cells(of: projection.cell[axis]) >= 1 {
            words = "\(label(of: child)) is \(PointsFormat.short(span.length)) \(axis.adjective)"
        } else {
            let far = (spans.map(\.high).max() ?? 0) - (spans.map(\.low).min() ?? 0)
            let last = longest.map { ", of which \(label(of: $0.0)) takes \(PointsFormat.short($0.1.length))" } ?? ""
            words = "its children take \(PointsFormat.short(far))\(last)"
        }
        return finding(
            .overflow, at: index,
            "\(axis.words(excess)) too many for \(name): \(words), and \(name) is \(PointsFormat.short(room)) \(axis.adjective)",
            help:
                "give \(name) \(axis.words(excess)) more, or \(keeper(in: index).map(advice) ?? "let a child be smaller")"
        )
    }

    /// The change that lets an element take a proposal.
    private func advice(on keeper: (index: Int, size: LayoutIntent.KeptSize)) -> String {
        switch keeper.size {
        case .needs(let modifier): "write \(modifier) after \(elements[keeper.index].name)"
        case .modifier(let name): "remove .\(name)()"
        }
    }

    private func label(of index: Int) -> String {
        guard let text = appearance(of: index).text?.string else { return elements[index].pathComponent }
        return "\(elements[index].pathComponent) \(FindingText.quoted(text))"
    }

    /// The first of an element's children that partly covers a sibling; a sibling that is wholly covered is a layer.
    /// Only the first children are compared, each with the first that it meets.
    private func overlap(in index: Int) -> Finding? {
        let children = elements[index].children
        guard children.count > 1 else { return nil }
        let looked = children.prefix(1_000)
        for child in looked where !elements[child].cells.isEmpty && !(intents[child]?.spillsChildren ?? false) {
            let meeting = reaches.elements(among: looked, meeting: elements[child].frame).prefix(8)
            for sibling in meeting where sibling > child {
                let (one, other) = (elements[child].cells, elements[sibling].cells)
                let cells = one.intersection(other)
                guard !cells.isEmpty, cells != one, cells != other, !isHidden(child), !isHidden(sibling),
                    overlapsByACell(elements[child].frame, elements[sibling].frame)
                else { continue }
                return finding(
                    .overlap, at: sibling,
                    "\(cells.width)×\(cells.height) cells of it cover \(label(of: child))",
                    help: "place them apart in \(elements[index].name), or layer them with an overlay or a background")
            }
        }
        return nil
    }

    /// Whether two frames overlap by more than rounding explains: a cell, and a point more, for dialects that round
    /// lengths up and positions down.
    private func overlapsByACell(_ one: CGRect, _ other: CGRect) -> Bool {
        Axis.allCases.allSatisfy { axis in
            let (one, other) = (Span(one, axis), Span(other, axis))
            let rounding = projection.cell[axis] / 2 + (dialect.roundsLengths ? 1 : 0)
            return min(one.high, other.high) - max(one.low, other.low) >= rounding
        }
    }
}

/// The ends of a frame along an axis.
private struct Span {
    let low: CGFloat
    let high: CGFloat

    init(_ frame: CGRect, _ axis: Axis) {
        (low, high) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
    }

    var length: CGFloat { high - low }
    var isFinite: Bool { low.isFinite && high.isFinite }
}

extension CGFloat {
    /// The whole cells in a length, with slack for sums of fractions; 0 if it is not finite.
    func cells(of cell: CGFloat) -> Int {
        let cells = ((self + CellProjection.slack) / cell).rounded(.down)
        return cells > 0 && cells < 1e9 ? Int(cells) : 0
    }
}

extension Axis {
    package var adjective: String { self == .horizontal ? "wide" : "high" }

    fileprivate var nearSide: String { self == .horizontal ? "left" : "upper" }
    fileprivate var farSide: String { self == .horizontal ? "right" : "lower" }

    /// `1 column`, `3 lines`.
    func words(_ cells: Int) -> String { FindingText.count(cells, self == .horizontal ? "column" : "line") }
}
