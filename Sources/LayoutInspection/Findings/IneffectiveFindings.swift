import Foundation
import Negotiation
import SwiftSource

extension LayoutDocument {
    /// The alignments, spacings and priorities in the sources without which a layout of them is the same: found by leaving
    /// out each in turn, reading the sources again, and comparing every frame and every text.
    ///
    /// Tries end where they would read or lay out too much again: in large sources only the first settings are looked at,
    /// in large layouts none.
    /// - Parameters:
    ///   - states: what taps have left in the elements; they stay as they are.
    ///   - cancellation: asks it to stop; the answer is then empty.
    package func ineffective(
        in shown: Inspection, states: (any ElementStates)? = nil, effort: TrialEffort = .thorough,
        until cancellation: Cancellation? = nil
    ) -> [Finding] {
        guard let origin, shown.failures.isEmpty, shown.elements.count <= TrialBudget.triedElements else { return [] }
        let places = ElementPlaces(of: shown)
        let settings = Set(shown.elements.compactMap { $0.range?.file }).sorted()
            .filter { origin.parsed.files.indices.contains($0) }
            .flatMap { WrittenSetting.all(in: origin.parsed.files[$0]) }
        var budget = TrialBudget(effort, reading: sources, layingOut: shown)
        var found: [Finding] = []
        for setting in settings {
            guard let index = places.innermost(around: setting.range) else { continue }
            if cancellation?.isCancelled ?? false { return [] }
            guard budget.spend() else { break }
            let other = edited(setting.omission, as: shown, states, charging: &budget, until: cancellation)
            guard let other, other.isDrawn(as: shown)
            else { continue }
            found.append(
                Finding(
                    .ineffective, at: index, path: shown.path(of: index), range: setting.range,
                    "\(FindingText.shown(sources[setting.range])) changes nothing here: "
                        + (shown.cause(of: setting.kind, at: index) ?? "without it every frame is the same"),
                    help: "leave it out, unless another size needs it"))
        }
        return cancellation?.isCancelled ?? false ? [] : found
    }
}

/// Which element was written where, those that are not placed too: of what `ViewThatFits` did not choose there is
/// nothing to say.
private struct ElementPlaces {
    /// In the order of the tree.
    private let places: [(range: SourceRange, index: Int?)]

    init(of inspection: Inspection) {
        places = inspection.record.elements.indices.compactMap { index in
            let id = ElementID(index)
            return inspection.record[id].range.map { ($0, inspection.index(of: id)) }
        }
    }

    /// The first element of the shortest stretch that a range lies in; nil where that is not placed.
    func innermost(around range: SourceRange) -> Int? {
        places.filter { $0.range.start <= range.start && range.end <= $0.range.end }
            .min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }?.index
    }
}

extension Inspection {
    /// Whether it shows the same, each element where it was.
    func isDrawn(as other: Inspection) -> Bool {
        elements.count == other.elements.count
            && elements.indices.allSatisfy { index in
                let (one, two) = (elements[index], other.elements[index])
                return one.name == two.name && one.frame.size.isAlmost(two.frame.size)
                    && CGSize(one.frame.origin).isAlmost(CGSize(two.frame.origin))
                    && appearance(of: index) == other.appearance(of: index)
            }
    }

    /// Why a setting of an element has no effect, where that can be seen; without a full stop.
    fileprivate func cause(of kind: WrittenSetting.Kind, at index: Int) -> String? {
        let children = elements[index].children
        guard children.count != 1 || kind == .alignment else { return "it has one child" }
        switch kind {
        case .alignment:
            let sizes = children.map { elements[$0].frame.size }
            guard let first = sizes.first, sizes.allSatisfy({ $0.isAlmost(first) }) else { return nil }
            if children.count == 1, first.isAlmost(elements[index].frame.size) { return "its child fills it" }
            return children.count > 1 ? "its children are all \(PointsFormat.short(first))" : nil
        case .spacing:
            let isSpacer = children.map { intents[$0]?.spacer != nil }
            let standApart = zip(isSpacer, isSpacer.dropFirst()).allSatisfy { $0 || $1 }
            return children.count > 1 && standApart ? "each gap has a spacer beside it" : nil
        case .priority: return nil
        }
    }
}

extension CGSize {
    fileprivate init(_ point: CGPoint) {
        self.init(width: point.x, height: point.y)
    }
}
