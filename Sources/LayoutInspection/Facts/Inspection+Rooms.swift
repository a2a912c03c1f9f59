import Foundation
import Negotiation
import Terminal

/// Free space in a container along an axis that it divides: a gap between two children, or the space before the first
/// or after the last.
///
///     ┌───────────────────┐
///     │Back├─3─┤Inbox├─7─┤│
///     └───────────────────┘
package struct FreeRoom: Hashable, Sendable {
    package let axis: Axis
    /// In points.
    package let length: CGFloat
    /// Absolute. Across the axis: the cells of the container, or of the line.
    package let cells: CellRect
}

extension Inspection {
    /// The free spaces of each length that an element divides among its children, in the order of its shares; a flow
    /// has some in each line.
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

    /// - Parameter isPart: whether the children are one line, which limits the spaces across the axis.
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

    /// The same rectangle with other edges along an axis.
    fileprivate func between(_ low: Int, _ high: Int, along axis: Axis) -> CellRect {
        axis == .horizontal
            ? CellRect(x: low, y: minY, width: high - low, height: height)
            : CellRect(x: minX, y: low, width: width, height: high - low)
    }
}
