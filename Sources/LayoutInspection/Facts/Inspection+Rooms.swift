import Foundation
import Negotiation
import Terminal

/// Room of a container that none of its children takes, along an axis that it divides: a gap between two, or what is free
/// before the first or after the last.
///
///     ┌───────────────────┐
///     │Back├─3─┤Inbox├─7─┤│
///     └───────────────────┘
package struct FreeRoom: Hashable, Sendable {
    package let axis: Axis
    /// In points.
    package let length: CGFloat
    /// Absolute; across the axis those of the children that it lies between, or before, or after.
    package let cells: CellRect
}

extension Inspection {
    /// What an element's children leave free, of each length that it divides among them, in the order of its shares; of a
    /// flow, of each line.
    package func freeRooms(of index: Int) -> [FreeRoom] {
        let element = elements[index]
        return record.shares(of: element.recordID).flatMap { share -> [FreeRoom] in
            guard share.left != nil else { return [] }
            switch share.scope {
            case .children, .line:
                let members = share.members.compactMap { $0.element.flatMap(self.index(of:)) }
                return freeRooms(between: members, in: index, share.axis, isPart: share.scope != .children)
            case .lines, .tracks: return freeRooms(between: element.children, in: index, share.axis, isPart: false)
            }
        }
    }

    /// - Parameter isPart: whether the children are only some, so that rooms are no larger than they are across the axis.
    private func freeRooms(between children: [Int], in container: Int, _ axis: Axis, isPart: Bool) -> [FreeRoom] {
        let whole = elements[container]
        let placed = children.map { elements[$0] }.filter { $0.frame.size[axis].isFinite }
            .sorted { $0.frame.origin[axis] < $1.frame.origin[axis] }
        guard !placed.isEmpty, whole.frame.size[axis].isFinite else { return [] }
        let across = isPart ? placed.dropFirst().reduce(placed[0].cells) { $0.union($1.cells) } : whole.cells
        var rooms: [FreeRoom] = []
        var (end, cell) = (whole.frame.origin[axis], whole.cells.low(axis))
        func add(upTo low: CGFloat, _ lowCell: Int) {
            guard lowCell > cell else { return }
            rooms.append(
                FreeRoom(axis: axis, length: low - end, cells: across.between(cell, lowCell, along: axis)))
        }
        for child in placed {
            add(upTo: child.frame.origin[axis], child.cells.low(axis))
            end = max(end, child.frame.origin[axis] + child.frame.size[axis])
            cell = max(cell, child.cells.high(axis))
        }
        add(upTo: whole.frame.origin[axis] + whole.frame.size[axis], whole.cells.high(axis))
        return rooms
    }
}

extension CellRect {
    fileprivate func low(_ axis: Axis) -> Int { axis == .horizontal ? minX : minY }
    fileprivate func high(_ axis: Axis) -> Int { axis == .horizontal ? maxX : maxY }

    /// The same across an axis, and along it from one edge to another.
    fileprivate func between(_ low: Int, _ high: Int, along axis: Axis) -> CellRect {
        axis == .horizontal
            ? CellRect(x: low, y: minY, width: high - low, height: height)
            : CellRect(x: minX, y: low, width: width, height: high - low)
    }
}
