import Foundation
import Negotiation
import TextMetrics

/// The properties of a layout that are compared with the same layout one cell smaller, to find the sizes at which
/// something changes:
///
/// - its elements: one appears, or is gone;
/// - the number of lines of each text;
/// - the order of siblings: which side of the one before it each is on (beside it, below it, over it);
/// - its findings, by kind and element, whatever their numbers;
/// - the width and the height of each element, unless it follows the window's edge (it stays as it is, or grows by as
///   much a
///   cell as before) or a text's words (it is the text's, or changes with the text around or beside it).
///
/// Other changes of position are not compared.
struct LayoutSignature {
    /// Each element's size by its path, in pre-order.
    let elements: [(path: ElementPath, size: CGSize)]
    let indices: [ElementPath: Int]
    /// How many lines each text has.
    let lines: [ElementPath: Int]
    /// The side of the sibling before it that an element stands on.
    let sides: [ElementPath: Side]
    let findings: [Symptom: Finding]

    /// The side of the sibling before it that an element is on; below or above if the two are apart on both axes.
    enum Side: String {
        case below, above, after, before, over
    }

    /// The identity of a finding at several sizes.
    struct Symptom: Hashable {
        let kind: Finding.Kind
        let path: ElementPath
    }

    /// - Parameter slack: how far rounding moves an edge, in points.
    init(_ inspection: Inspection, slack: CGFloat) {
        var elements: [(path: ElementPath, size: CGSize)] = []
        var lines: [ElementPath: Int] = [:]
        var sides: [ElementPath: Side] = [:]
        var last: [Int: Int] = [:]
        for (index, element) in inspection.elements.enumerated() {
            let path =
                element.parent.map { ElementPath(components: elements[$0].path.components + [element.pathComponent]) }
                ?? ElementPath(components: [element.pathComponent])
            elements.append((path, element.frame.size))
            if let text = inspection.appearance(of: index).text {
                lines[path] = TextWrapping(text.string, width: text.columns, lineLimit: text.lineLimit).lines.count
            }
            guard let parent = element.parent else { continue }
            if let before = last[parent] {
                sides[path] = Side(of: element.frame, beside: inspection.elements[before].frame, slack)
            }
            last[parent] = index
        }
        self.elements = elements
        indices = Dictionary(elements.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        (self.lines, self.sides) = (lines, sides)
        findings = Dictionary(
            inspection.findings.map { (Symptom(kind: $0.kind, path: $0.path), $0) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension LayoutSignature.Side {
    fileprivate init(of frame: CGRect, beside other: CGRect, _ slack: CGFloat) {
        let (own, sibling) = (FrameEdges(frame), FrameEdges(other))
        if Self.isPast(own, sibling, .vertical, slack) {
            self = .below
        } else if Self.isPast(sibling, own, .vertical, slack) {
            self = .above
        } else if Self.isPast(own, sibling, .horizontal, slack) {
            self = .after
        } else if Self.isPast(sibling, own, .horizontal, slack) {
            self = .before
        } else {
            self = .over
        }
    }

    /// Whether one begins where the other ends. Rounding moves an edge by less than half of the shorter one.
    private static func isPast(_ one: FrameEdges, _ other: FrameEdges, _ axis: Axis, _ slack: CGFloat) -> Bool {
        let half = min(one.length(axis), other.length(axis)) / 2
        return one.low[axis] >= other.high[axis] - max(CellProjection.slack, min(slack, half - CellProjection.slack))
    }

    /// Its words: "below" in "Label#2 is below Label".
    fileprivate var words: String {
        switch self {
        case .below: "below"
        case .above: "above"
        case .after: "to the right of"
        case .before: "to the left of"
        case .over: "over"
        }
    }
}

/// A change at a size, compared with one cell less.
package enum SweepChange: Hashable, Sendable {
    case appeared(ElementPath)
    case gone(ElementPath)
    /// A text has another number of lines.
    case lines(ElementPath, was: Int, now: Int)
    /// An element is on another side of the sibling before it.
    case order(ElementPath, String)
    case began(Finding)
    case ended(Finding.Kind, ElementPath)
    /// A length, in points, that does not just follow the window's edge.
    case length(ElementPath, Axis, was: CGFloat, now: CGFloat)
}

extension SweepChange {
    /// Without a full stop: "Row/Label has 2 lines, not 3".
    package var sentence: String { "\(path) \(words)" }

    /// The same with the element's name alone: "Label has 2 lines, not 3".
    package var shortSentence: String { "\(path.components.last ?? "") \(words)" }

    /// The element that it is about.
    package var path: ElementPath {
        switch self {
        case .appeared(let path), .gone(let path), .lines(let path, _, _), .order(let path, _), .ended(_, let path),
            .length(let path, _, _, _):
            path
        case .began(let finding): finding.path
        }
    }

    private var words: String {
        switch self {
        case .appeared: "appears"
        case .gone: "is gone"
        case .lines(_, let was, let now): "has \(FindingText.count(now, "line")), not \(was)"
        case .order(_, let side): "is \(side)"
        case .began(let finding): "has a finding: \(finding.message) [\(finding.kind.rawValue)]"
        case .ended(let kind, _): "no longer has the finding [\(kind.rawValue)]"
        case .length(_, let axis, let was, let now):
            was == now
                ? "stays \(PointsFormat.short(now)) \(axis.adjective) from here on"
                : "is \(PointsFormat.short(now)) \(axis.adjective), not \(PointsFormat.short(was))"
        }
    }
}

extension LayoutSignature {
    /// The changes since a smaller size, except lengths.
    func changes(since before: LayoutSignature) -> [SweepChange] {
        elementChanges(since: before) + lineChanges(since: before) + orderChanges(since: before)
            + findingChanges(since: before)
    }

    private func elementChanges(since before: LayoutSignature) -> [SweepChange] {
        // Elements may come or go together; only the outermost is reported.
        func outermost(_ one: LayoutSignature, _ other: LayoutSignature) -> [ElementPath] {
            one.elements.map(\.path).filter { path in
                other.indices[path] == nil && path.parent.map { other.indices[$0] != nil } ?? true
            }
        }
        return outermost(self, before).map { .appeared($0) } + outermost(before, self).map { .gone($0) }
    }

    private func lineChanges(since before: LayoutSignature) -> [SweepChange] {
        elements.compactMap { element in
            guard let now = lines[element.path], let was = before.lines[element.path], was != now else { return nil }
            return .lines(element.path, was: was, now: now)
        }
    }

    private func orderChanges(since before: LayoutSignature) -> [SweepChange] {
        var last: [ElementPath: String] = [:]
        return elements.compactMap { element in
            guard let parent = element.path.parent, let name = element.path.components.last else { return nil }
            let sibling = last.updateValue(name, forKey: parent) ?? ""
            guard let now = sides[element.path], let was = before.sides[element.path], was != now else { return nil }
            return .order(element.path, "\(now.words) \(sibling), not \(was.words) it")
        }
    }

    private func findingChanges(since before: LayoutSignature) -> [SweepChange] {
        let order = { (symptom: Symptom) in (indices[symptom.path] ?? .max, symptom.kind.rawValue) }
        let new = findings.keys.filter { before.findings[$0] == nil }.sorted { order($0) < order($1) }
        let old = before.findings.keys.filter { findings[$0] == nil }.sorted { order($0) < order($1) }
        return new.compactMap { findings[$0].map { .began($0) } } + old.map { .ended($0.kind, $0.path) }
    }
}
