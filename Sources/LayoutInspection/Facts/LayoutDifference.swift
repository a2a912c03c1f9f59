import Foundation
import Negotiation

/// The difference between two layouts: of the same tree in two proposals, or before and after an edit. The counterparts
/// are known at once; the changes are computed when they are first used, and until then both layouts are kept.
package struct LayoutDifference: Sendable {
    private let matching: ElementMatching
    private let found: Deferred<Found>

    fileprivate struct Found: Sendable {
        var changes: [ElementChange] = []
        var carried = 0
        var parting: Parting?
    }

    package init(from first: Inspection, to second: Inspection) {
        let matching = ElementMatching(first, second)
        self.matching = matching
        found = Deferred { Found(from: first, to: second, matching) }
    }

    /// The changed elements, in the order of the second layout; then the removed ones, in the order of the first.
    package var changes: [ElementChange] { found.value.changes }
    /// How many elements moved only with their container.
    package var carried: Int { found.value.carried }
    /// The first difference between the two negotiations; nil if they agree.
    package var parting: Parting? { found.value.parting }

    /// The second layout's counterpart of an element of the first; nil if it is gone.
    package func counterpart(of index: Int) -> Int? {
        matching.after.indices.contains(index) ? matching.after[index] : nil
    }

    /// The first layout's counterpart of an element of the second; nil if it is new.
    package func original(of index: Int) -> Int? {
        matching.before.indices.contains(index) ? matching.before[index] : nil
    }

    /// Whether nothing differs.
    package var isEmpty: Bool { changes.isEmpty && carried == 0 && parting == nil }

    /// Whether the changes have been computed.
    package var isFound: Bool { found.isMade }
}

extension LayoutDifference.Found {
    fileprivate init(from first: Inspection, to second: Inspection, _ matching: ElementMatching) {
        for index in second.elements.indices {
            let old = matching.before[index]
            guard let kind = ElementChange.Kind(from: old, in: first, to: index, in: second, matching) else {
                if let old, !first.elements[old].frame.isAlmost(second.elements[index].frame) { carried += 1 }
                continue
            }
            changes.append(
                ElementChange(
                    kind: kind, path: second.path(of: index), before: old, after: index,
                    was: old.map { first.elements[$0].frame }, now: second.elements[index].frame))
        }
        for index in first.elements.indices where matching.after[index] == nil {
            changes.append(
                ElementChange(
                    kind: .removed, path: first.path(of: index), before: index, after: nil,
                    was: first.elements[index].frame, now: nil))
        }
        parting = Parting(first, second, matching)
    }
}

/// An element whose frame or look differs between two layouts.
package struct ElementChange: Hashable, Sendable {
    package let kind: Kind
    /// Its path in the second layout; for a removed element, in the first.
    package let path: ElementPath
    /// Its index in the first layout; nil if it is new.
    package let before: Int?
    /// Its index in the second layout; nil if it is gone.
    package let after: Int?
    /// Absolute, in points.
    package let was: CGRect?
    /// Absolute, in points.
    package let now: CGRect?

    /// The kind of change.
    package enum Kind: String, Hashable, Sendable {
        /// It has another size, and perhaps another position.
        case resized
        /// It has the same size and another position, also within its container.
        case moved
        case added, removed
        /// It has the same frame within its container, and another text, colour or border. Only layouts of one dialect
        /// are compared for this: each dialect has its own looks.
        case redrawn
    }
}

extension ElementChange.Kind {
    /// Nil if it did not change within its parent.
    fileprivate init?(
        from old: Int?, in first: Inspection, to new: Int, in second: Inspection, _ matching: ElementMatching
    ) {
        guard let old else {
            self = .added
            return
        }
        let (was, now) = (first.elements[old].frame, second.elements[new].frame)
        guard was.size.isAlmost(now.size) else {
            self = .resized
            return
        }
        // The nearest common ancestor.
        let parent = second.lineage(of: new).dropFirst().first { matching.before[$0] != nil }
        let corner = parent.map { second.elements[$0].frame.origin } ?? .zero
        let oldCorner = parent.flatMap { matching.before[$0] }.map { first.elements[$0].frame.origin } ?? .zero
        let place = CGPoint(x: now.origin.x - corner.x, y: now.origin.y - corner.y)
        let oldPlace = CGPoint(x: was.origin.x - oldCorner.x, y: was.origin.y - oldCorner.y)
        if !place.isAlmost(oldPlace), !was.origin.isAlmost(now.origin) {
            self = .moved
        } else if first.dialect.name == second.dialect.name, first.appearance(of: old) != second.appearance(of: new) {
            self = .redrawn
        } else {
            return nil
        }
    }
}

extension CGFloat {
    /// Whether two lengths are equal up to rounding; two NaN lengths are.
    package func isAlmost(_ other: CGFloat) -> Bool {
        self == other || (isNaN && other.isNaN) || (self - other).magnitude <= CellProjection.slack
    }
}

extension CGSize {
    func isAlmost(_ other: CGSize) -> Bool { width.isAlmost(other.width) && height.isAlmost(other.height) }
}

extension CGPoint {
    func isAlmost(_ other: CGPoint) -> Bool { x.isAlmost(other.x) && y.isAlmost(other.y) }
}

extension CGRect {
    func isAlmost(_ other: CGRect) -> Bool { origin.isAlmost(other.origin) && size.isAlmost(other.size) }
}
