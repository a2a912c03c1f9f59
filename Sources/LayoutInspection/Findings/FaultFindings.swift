import Foundation
import Negotiation
import SwiftSource

extension Finding {
    /// A failure of the source's own code, at the element around its position.
    init(failure: Diagnostic, in inspection: Inspection) {
        let enclosing = inspection.elements.indices.last { index in
            guard let range = inspection.elements[index].range else { return false }
            return range.start <= failure.range.start && failure.range.end <= range.end
        }
        // A custom layout's code is elsewhere: if only one such type is laid out, the failure is its own.
        let own = inspection.intents.filter { $0.value.ownLayout != nil }.keys.sorted()
        let isOneType = Set(own.map { inspection.elements[$0].name }).count == 1
        let element = enclosing ?? (isOneType ? own.first : nil) ?? (inspection.elements.isEmpty ? nil : 0)
        self.init(
            .failure, at: element, path: element.map { inspection.path(of: $0) } ?? ElementPath(components: []),
            range: failure.range, FindingText.shown(failure.message),
            help: "the layout is shown without what failed; make the code work at this proposal too")
    }
}

extension Inspection {
    /// Faults that the engine recorded, and numbers that are not finite.
    var faultFindings: [Finding] {
        record.faults.compactMap(finding(of:)) + ownLayoutFindings + numberFindings
    }

    private func finding(of fault: LayoutFault) -> Finding? {
        guard let index = index(of: fault.element) else { return nil }
        let layout = elements[index].parent.map { elements[$0].name } ?? "its layout"
        switch fault.kind {
        case .neverPlaced:
            return finding(
                .unplaced, at: index, "\(layout) never places it, so its position is a default",
                help: "place each of the children in \(layout)'s code")
        case .placedTwice:
            return finding(
                .placedTwice, at: index, "\(layout) places it more than once; the last placement counts",
                help: "place each child once")
        case .placedWhileMeasuring:
            return finding(
                .placedWhileMeasuring, at: index, "\(layout) places it while it measures",
                help: "place children only where \(layout) is asked to place them")
        case .notFinite:
            return finding(.notFinite, at: index, "its frame is not finite and was replaced", help: Self.finiteHelp)
        }
    }

    private static let finiteHelp = "check for divisions by zero, and for lengths computed from an unlimited proposal"

    /// Children that a custom layout took part with and did not return as placed.
    private var ownLayoutFindings: [Finding] {
        let own = elements.indices.filter { intents[$0]?.ownLayout == .returningPlaces }
        guard !own.isEmpty else { return [] }
        let components = record.pathComponents
        return own.flatMap { index in
            let name = elements[index].name
            return record[elements[index].recordID].children.filter { record[$0].placement == nil }.map { child in
                let component = components[child.index]
                return Finding(
                    .unplaced, at: index, path: ElementPath(components: path(of: index).components + [component]),
                    range: record.range(of: child), "\(name) never places \(component), so it is not shown",
                    help: "place each of the children in \(name)'s code")
            }
        }
    }

    private var numberFindings: [Finding] {
        var found: [Finding] = []
        var named: Set<Int> = []
        // Inner exchanges follow their outer one, so the innermost is blamed.
        for (id, axis) in record.answersNotFinite.reversed() {
            let exchange = record[id]
            guard let index = index(of: exchange.asked), named.insert(index).inserted,
                !elements[index].children.contains(where: named.contains),
                exchange.answer[axis].isNaN || !(intents[index]?.breaksRules ?? false)
            else { continue }
            let answer = PointsFormat.short(exchange.answer)
            found.append(
                finding(
                    .notFinite, at: index,
                    "proposed \(exchange.proposal[axis].words(on: axis)), it answers \(answer), which is not finite",
                    help: Self.finiteHelp))
        }
        for index in elements.indices where !elements[index].isFinite {
            let element = elements[index]
            let isElsewhere =
                named.contains(index) || element.children.contains { !elements[$0].isFinite }
                || element.parent.map { !elements[$0].isFinite } ?? false
            guard !isElsewhere else { continue }
            let corner = PointsFormat.short(element.frame.origin)
            found.append(
                finding(
                    .notFinite, at: index,
                    "its frame is not finite: \(PointsFormat.short(element.frame.size)) at \(corner)",
                    help: Self.finiteHelp))
        }
        return found
    }

    /// The elements with a number that was not finite in this pass.
    var undefined: Set<Int> {
        let answered = record.answersNotFinite.compactMap { index(of: record[$0.exchange].asked) }
        let placed = record.faults.filter { $0.kind == .notFinite }.compactMap { index(of: $0.element) }
        return Set(answered + placed + elements.indices.filter { !elements[$0].isFinite })
    }
}
