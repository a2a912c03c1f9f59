import BlueprintDialect
import Negotiation
import Testing

/// Elements that choose their names in a record.
struct NamedElementTests {
    /// A wrapper with the name of its child, which warns of an empty one.
    private struct Themed: ProxyElement, NamedElement {
        let text: String

        var elementRepresentation: any Element { Label(text: text) }
        var elementName: String { "Themed(\(text))" }
        var warnings: [String] { text.isEmpty ? ["its text is empty"] : [] }
    }

    @Test func `elements of one type have names of their own`() throws {
        let column = Column {
            Themed(text: "one")
            Themed(text: "two")
        }
        #expect(try Recording(column, 10, 4).record.elements.map(\.name) == ["Column", "Themed(one)", "Themed(two)"])
    }

    @Test func `an element's warnings are recorded at its position`() throws {
        let column = Column {
            Themed(text: "one")
            Themed(text: "")
        }
        let record = try Recording(column, 10, 4).record
        #expect(record.notes == [LayoutNote(.warning, on: ElementID(2), "its text is empty")])
    }

    @Test func `an element that is only measured has no warnings`() throws {
        let reader = GeometryReader { Spacer($0.measure(element: Themed(text: "")).width) }
        #expect(try Recording(reader, 10, 4).record.notes.isEmpty)
    }

    @Test func `an element that is built again is not matched with another name of its type`() throws {
        let reader = GeometryReader { proxy in
            Themed(text: proxy.constraint.width == .unconstrained ? "asked" : "placed")
        }
        let record = try Recording(reader, Proposal(width: .unconstrained, height: .unconstrained)).record
        let placed = record.elements.filter { $0.placement != nil }.map(\.name)
        #expect(placed == ["GeometryReader", "Themed(placed)"])
    }
}
