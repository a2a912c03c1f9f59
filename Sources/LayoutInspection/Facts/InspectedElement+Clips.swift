import Foundation

extension InspectedElement {
    /// Outside of which frames nothing is seen of what is in an element, of those that cut something off: at their own edges,
    /// or at those of what masks it. Something of unknown extent cuts nothing off.
    static func clips(of elements: [InspectedElement], _ intents: [Int: LayoutIntent]) -> [Int: CGRect] {
        var clips: [Int: CGRect] = [:]
        for (index, intent) in intents {
            if intent.clips { clips[index] = elements[index].frame }
            if intent.masks { clips[index] = mask(of: elements[index], in: elements, intents) }
        }
        return clips
    }

    /// The frame around all that masks the first child of an element; nil where it is not known, or there is nothing.
    private static func mask(
        of element: InspectedElement, in elements: [InspectedElement], _ intents: [Int: LayoutIntent]
    ) -> CGRect? {
        var waiting = Array(element.children.dropFirst())
        var whole: CGRect?
        while let part = waiting.popLast() {
            waiting += elements[part].children
            switch intents[part]?.maskPart {
            case .unknown: return nil
            case .frame: whole = whole?.union(elements[part].frame) ?? elements[part].frame
            case nil: break
            }
        }
        return whole.flatMap { $0.origin.x.isFinite && $0.origin.y.isFinite ? $0 : nil }
    }
}
