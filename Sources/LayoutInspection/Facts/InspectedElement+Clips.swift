import Foundation

extension InspectedElement {
    /// The clips of elements that cut off their content: the element's own frame, or the frame of its mask. An element
    /// of unknown extent clips nothing.
    static func clips(of elements: [InspectedElement], _ intents: [Int: LayoutIntent]) -> [Int: CGRect] {
        var clips: [Int: CGRect] = [:]
        for (index, intent) in intents {
            if intent.clips { clips[index] = elements[index].frame }
            if intent.masks { clips[index] = mask(of: elements[index], in: elements, intents) }
        }
        return clips
    }

    /// The frame around everything that masks the first child of an element; nil if it is unknown or empty.
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
