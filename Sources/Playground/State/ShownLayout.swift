import LayoutInspection
import Negotiation

/// The newest layout and its facts. For a moment it may be of an older proposal.
package struct ShownLayout {
    package private(set) var inspection: Inspection?
    /// Identifies the layout.
    var key: LayoutKey?
    /// The probable mistakes in it, in the order of the tree.
    package private(set) var findings: [Finding] = []
    /// The last visited finding; nil at first.
    private(set) var visitedFinding: Int?
    /// The changes since the layout before; nil if there was none.
    package private(set) var difference: LayoutDifference?
    /// Whether the changes are highlighted: until the next key.
    package private(set) var showsDifference = false
    /// The reason why the dialect refused the proposal; the layout is then of an earlier one.
    package private(set) var refusal: ProposalRefusal?
    /// The properties of the element that is or was selected.
    private(set) var properties: KnownProperties?

    /// - Parameter highlights: whether to highlight the changes.
    mutating func take(_ inspection: Inspection, of layout: LaidOut, highlights: Bool) {
        difference = layout.difference
        showsDifference = highlights && difference?.isEmpty == false
        (self.inspection, key, refusal) = (inspection, layout.key, nil)
        (findings, visitedFinding) = (layout.findings, nil)
        properties = layout.properties.map { KnownProperties(element: $0, layout: layout.key) }
    }

    /// Forgets the layout, for another document. A refusal stays until that one's layout arrives.
    mutating func forget() {
        var forgotten = ShownLayout()
        (forgotten.refusal, forgotten.properties) = (refusal, properties)
        self = forgotten
    }

    /// Takes a refusal of the proposal; the layout before stays.
    mutating func refuse(_ refusal: ProposalRefusal) { self.refusal = refusal }

    /// Takes the findings with their remedies, which arrive later.
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
