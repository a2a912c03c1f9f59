import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import SwiftSource

/// An element of the dialect that these tests use. It is small enough to know by heart.
struct ToyElement {
    var name: String
    var kind: Kind
    var children: [ToyElement] = []
    var appearance = Appearance()
    var key: String?
    var range: SourceRange?
    /// Whether it is a text that counts its taps.
    var countsTaps = false
    /// Whether it stands for an unknown element.
    var isHole = false
    /// The width in points below which it reports an error.
    var minimumWidth: CGFloat = 0
    /// For a root: whether it is centered in an exact proposal, at its own size.
    var isCentered = false

    enum Kind {
        /// Children in a line, each proposed the rest.
        case stack(Axis, spacing: CGFloat)
        /// A text that wraps at the proposed width.
        case text(String)
        case inset(CGFloat)
        /// A box of this width and height at any proposal.
        case box(CGFloat, CGFloat)
        /// Children on top of each other, each at an offset from the corner.
        case pile([CGPoint])
        /// A window of this height over a child of unlimited height.
        case window(CGFloat)
    }

    static let tapCounter = ToyElement(name: "Counter", kind: .text("0 taps"), countsTaps: true)

    func behindWindow(_ height: CGFloat) -> ToyElement {
        ToyElement(name: "Window", kind: .window(height), children: [self])
    }

    func counting(_ taps: Int) -> ToyElement {
        var element = self
        if countsTaps {
            element.kind = .text("\(taps) taps")
            element.appearance.text = Appearance.Text("\(taps) taps")
        }
        element.children = children.map { $0.counting(taps) }
        return element
    }

    static func row(_ children: ToyElement..., spacing: CGFloat = 1) -> ToyElement {
        ToyElement(name: "Row", kind: .stack(.horizontal, spacing: spacing), children: children)
    }

    static func column(_ children: ToyElement..., spacing: CGFloat = 0) -> ToyElement {
        ToyElement(name: "Column", kind: .stack(.vertical, spacing: spacing), children: children)
    }

    static func label(_ text: String, alignment: Appearance.Text.Alignment = .leading) -> ToyElement {
        ToyElement(
            name: "Label", kind: .text(text), appearance: Appearance(text: .init(text, alignment: alignment)))
    }

    static func box(_ width: CGFloat, _ height: CGFloat) -> ToyElement {
        ToyElement(name: "Box", kind: .box(width, height))
    }

    static func pile(_ children: ToyElement..., at points: [CGPoint]) -> ToyElement {
        ToyElement(name: "Pile", kind: .pile(points), children: children)
    }

    func inset(_ inset: CGFloat) -> ToyElement {
        ToyElement(name: "inset", kind: .inset(inset), children: [self])
    }

    func looking(_ change: (inout Appearance) -> Void) -> ToyElement {
        var element = self
        change(&element.appearance)
        return element
    }

    func centered() -> ToyElement {
        var element = self
        element.isCentered = true
        return element
    }

    func failing(below width: CGFloat) -> ToyElement {
        var element = self
        element.minimumWidth = width
        return element
    }

    func named(_ name: String) -> ToyElement {
        var element = self
        element.name = name
        return element
    }

    func unknown() -> ToyElement {
        var element = self
        element.isHole = true
        return element
    }

    func written(at range: SourceRange) -> ToyElement {
        var element = self
        element.range = range
        return element
    }
}

struct ToyDialect: Dialect {
    let name = "toy"
    let modules: [String] = []
    let vocabulary = Vocabulary(types: [])

    func reading(of proposal: AxisProposal) -> ProposalReading {
        switch proposal {
        case .unspecified: .replaced(by: .unconstrained, .unspecified(library: "toy"))
        case .between: .refused(.minimum(library: "toy", proposal))
        default: .asWritten
        }
    }

    func layOut(_ order: PassOrder, keeping states: inout (any ElementStates)?) -> RecordedPass {
        guard let element = order.root.payload as? ToyElement else {
            return RecordedPass(order.recorder.finished, ToyElements(all: []))
        }
        let engine = ToyEngine(element.counting((states as? TapCount)?.count ?? 0), recorder: order.recorder)
        return RecordedPass(engine.layOut(in: order.proposal), ToyElements(all: engine.elements))
    }
}

/// The number of taps on an element.
private struct TapCount: ElementStates {
    var count: Int
}

private struct ToyElements: RecordedElements {
    let all: [ToyElement]

    func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction {
        let toy = all[element.index]
        if toy.countsTaps { return .taps }
        guard case .window = toy.kind else { return .none }
        return record.scrollExtent(of: element).map { .scrolls($0) } ?? .none
    }

    func tap(_ element: ElementID, keeping states: inout (any ElementStates)?) {
        states = TapCount(count: ((states as? TapCount)?.count ?? 0) + 1)
    }

    func properties(of element: ElementID) -> [ElementProperty] {
        switch all[element.index].kind {
        case .stack(let axis, let spacing):
            return [
                ElementProperty(name: "axis", value: ".\(axis)", defaultText: ".horizontal"),
                ElementProperty(
                    name: "spacing", value: PointsFormat.short(spacing), defaultText: "0", unit: "points"),
            ]
        case .text(let text): return [ElementProperty(name: "text", value: "\"\(text)\"")]
        case .inset(let inset): return [ElementProperty(name: "by", value: PointsFormat.short(inset))]
        case .box, .pile, .window: return []
        }
    }

    func isHole(_ element: ElementID) -> Bool { all[element.index].isHole }

    func appearance(of element: ElementID) -> Appearance { all[element.index].appearance }
}
