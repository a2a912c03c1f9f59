import Interpreter
import LayoutInspection
import Negotiation
import QuickLayoutDialect
import UIKitTypes

/// QuickLayout, for the program: a parent proposes, and a child answers with its size and its placed children.
package struct QuickLayout: Dialect {
    package init() {}

    package var name: String { "quicklayout" }
    package var modules: [String] { ["QuickLayout", "QuickLayoutBridge", "QuickLayoutCore", "QuickLayoutDialect"] }
    package var signs: Set<String> { ["QuickLayout", "Layout", "LayoutNode", "quick_layoutThatFits"] }
    package var trialAdditions: [TrialAddition] {
        [".layoutPriority(1)", ".fixedSize()", ".fixedSize(axis: .vertical)"].map { .modifier($0) }
    }
    package var kindred: [String] { ["swiftui"] }
    package var vocabulary: Vocabulary { QuickLayoutVocabulary.vocabulary }

    package func reading(of proposal: AxisProposal) -> ProposalReading {
        .of(proposal, in: "QuickLayout", knowsMinimum: false)
    }

    package func layOut(_ order: PassOrder, keeping states: inout (any ElementStates)?) -> RecordedPass {
        let cell = order.cells.cell
        guard let element = order.root.payload as? any Element else {
            return RecordedPass(order.recorder.finished, QuickLayoutElements(all: [], cell: cell))
        }
        var context = LayoutContext()
        context.cellSize = cell
        let (record, elements) = QuickLayoutPass(
            root: Located.at(order.root.origin, element), proposal: order.proposal, context: context,
            recorder: order.recorder
        ).recorded(until: order.cancellation)
        return RecordedPass(record, QuickLayoutElements(all: elements, cell: cell, record: record))
    }

    package var sizingRules: Set<SizingRule> { QuickLayoutProbe.rules }

    package func probe(
        _ root: Native, in proposal: Proposal, cells: CellProjection, states: (any ElementStates)?
    ) -> ProbedPass? {
        guard let element = root.payload as? any Element else { return nil }
        var context = LayoutContext()
        context.cellSize = cells.cell
        let probe = QuickLayoutProbe(root: Located.at(root.origin, element), proposal: proposal, context: context)
        return ProbedPass(probe, QuickLayoutElements(all: probe.elements, cell: cells.cell))
    }
}

/// The elements of a recorded pass.
struct QuickLayoutElements: RecordedElements {
    /// The elements by their places in the record.
    let all: [any Element]
    /// The points in a cell.
    let cell: CGSize
    /// The record of the pass; nil if it is not complete.
    var record: LayoutRecord?

    func properties(of element: ElementID) -> [ElementProperty] {
        let element = all[element.index]
        if let own = element as? any SourceBacked { return own.source.properties }
        return QuickLayoutVocabulary.properties(of: element)
    }

    func appearance(of element: ElementID) -> Appearance { Appearance(of: all[element.index], in: cell) }

    func intent(of element: ElementID) -> LayoutIntent {
        var intent = LayoutIntent(of: all[element.index])
        guard let guide = all[element.index] as? AlignmentGuideElement, let record else { return intent }
        let around = record.lineage(of: element).dropFirst()
        if !around.contains(where: { guide.mayBeRead(by: all[$0.index]) }) { intent.unreadGuide = guide.guideName }
        return intent
    }

    func isHole(_ element: ElementID) -> Bool {
        all[element.index] is QuickLayoutHole || (all[element.index] as? SourceUIView)?.hatchedName != nil
    }
}

extension Appearance {
    /// What can be seen of an element of this dialect.
    /// - Parameter cell: the points in a cell.
    package init(of element: any Element, in cell: CGSize = CGSize(width: 1, height: 1)) {
        switch element {
        case let text as QuickLayoutDialect.Text:
            self.init(text: Appearance.Text(text.string, paint: text.color?.paint))
        case let view as SourceUIView:
            self = view.source.viewAppearance(in: cell, hatched: view.hatchedName) ?? Appearance()
        case let color as Color: self.init(background: color.paint)
        case let rectangle as Rectangle: self.init(background: rectangle.color.paint)
        case is Image: self.init(border: Color.gray.paint.map { Appearance.Border(paint: $0, width: 1) })
        case let hole as QuickLayoutHole: self.init(hatching: hole.hatching)
        case let layer as LayerElement: self.init(isFirstInFront: layer.place == .background)
        default: self.init()
        }
    }
}

extension Color {
    /// Nil where nothing would be seen.
    fileprivate var paint: Paint? { UIColor(red: red, green: green, blue: blue, alpha: opacity).paint }
}
