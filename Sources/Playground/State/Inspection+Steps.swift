import LayoutInspection
import Negotiation
import Terminal

extension Inspection {
    /// Who is asked, or placed, at a step.
    func subject(ofStep step: Int) -> ElementID {
        switch record.steps[step].event {
        case .exchange(let id): record[id].asked
        case .placement(let id): id
        }
    }

    /// The steps at which an element was asked or placed, in order.
    func steps(about index: Int) -> [Int] {
        let element = record[elements[index].recordID]
        let steps = element.asked.map { record[$0].step } + (element.placement.map { [$0.step] } ?? [])
        return steps.sorted()
    }

    /// The step to look at with an element: the ask that decided its size, else what else is known of it.
    func mainStep(of index: Int) -> Int? {
        mainExchange(of: index)?.step ?? placement(of: index)?.step
    }

    /// The placed element that a step is about; of one that was only measured, its nearest placed ancestor.
    func element(atStep step: Int) -> Int? {
        var next: ElementID? = subject(ofStep: step)
        while let id = next {
            if let index = index(of: id) { return index }
            next = record[id].parent
        }
        return nil
    }

    /// The cells that the elements take, with the root's corner: all that there is to see.
    var extent: CellRect {
        var (minX, minY, maxX, maxY) = (0, 0, 0, 0)
        for element in elements {
            minX = min(minX, element.cells.minX)
            minY = min(minY, element.cells.minY)
            maxX = max(maxX, element.cells.maxX)
            maxY = max(maxY, element.cells.maxY)
        }
        return CellRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// The elements in front that cover some of an element's cells, or are covered by it: its siblings that overlap it.
    func overlaps(of index: Int) -> [(sibling: Int, cells: CellRect)] {
        guard let parent = elements[index].parent else { return [] }
        return elements[parent].children.compactMap { sibling in
            let cells = elements[sibling].cells.intersection(elements[index].cells)
            return sibling == index || cells.isEmpty ? nil : (sibling, cells)
        }
    }

    /// The deepest element that covers a cell, as it is drawn: of two that overlap, the one in front.
    func element(at cell: CellPoint) -> Int? {
        elements.lastIndex { $0.cells.contains(cell) }
    }
}
