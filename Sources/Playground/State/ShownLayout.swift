import LayoutInspection
import Negotiation

/// The newest layout, and what is known of it. For a moment it may be of an older proposal.
package struct ShownLayout {
    package private(set) var inspection: Inspection?
    /// Identifies the layout.
    var key: LayoutKey?
    /// What of it is probably not meant, in the order of the tree.
    package private(set) var findings: [Finding] = []
    /// The last of the findings that was gone to; nil before.
    private(set) var visitedFinding: Int?
    /// What differs from the layout before; nil where there was none.
    package private(set) var difference: LayoutDifference?
    /// Whether what differs is highlighted: until the next key.
    package private(set) var showsDifference = false
    /// Why the dialect refused the proposal; the layout is then of an earlier one.
    package private(set) var refusal: ProposalRefusal?
    /// The properties of the element that is or was selected.
    private(set) var properties: KnownProperties?

    /// - Parameter highlights: whether to show what differs.
    mutating func take(_ inspection: Inspection, of layout: LaidOut, highlights: Bool) {
        difference = layout.difference
        showsDifference = highlights && difference?.isEmpty == false
        (self.inspection, key, refusal) = (inspection, layout.key, nil)
        (findings, visitedFinding) = (layout.findings, nil)
        properties = layout.properties.map { KnownProperties(element: $0, layout: layout.key) }
    }

    /// Another document follows, whose layout is not there yet. That its proposal is refused stays until it is.
    mutating func forget() {
        var forgotten = ShownLayout()
        (forgotten.refusal, forgotten.properties) = (refusal, properties)
        self = forgotten
    }

    /// The proposal was refused: the layout before stays.
    mutating func refuse(_ refusal: ProposalRefusal) { self.refusal = refusal }

    /// Takes the findings with what helps, which is tried later.
    mutating func take(_ findings: [Finding]) { self.findings = findings }

    mutating func take(_ properties: KnownProperties) { self.properties = properties }

    mutating func visit(finding index: Int) { visitedFinding = index }

    mutating func endHighlight() { showsDifference = false }
}

/// An element's properties in one layout.
struct KnownProperties {
    let element: PropertiesOfElement
    let layout: LayoutKey
}
