import Interpreter
import LayoutInspection
import Negotiation
import TheodoliteDialect

/// Theodolite, for the program: a parent proposes a range of sizes, and its child answers one of them.
package struct Theodolite: Dialect {
    package init() {}

    package var name: String { "theodolite" }
    package var modules: [String] { ["Theodolite", "TheodoliteDialect"] }
    package var trialAdditions: [TrialAddition] {
        [
            .lastArgument(label: "flexShrink", value: "1", of: "FlexChild"),
            .lastArgument(label: "flexShrink", value: "0", of: "FlexChild"),
        ]
    }
    package var vocabulary: Vocabulary { TheodoliteVocabulary.vocabulary }

    package func reading(of proposal: AxisProposal) -> ProposalReading {
        .of(proposal, in: "Theodolite", knowsMinimum: true)
    }

    package func layOut(_ order: PassOrder, keeping states: inout (any ElementStates)?) -> RecordedPass {
        guard let component = order.root.payload as? Component else {
            return RecordedPass(order.recorder.finished, RecordedComponents(all: []))
        }
        component.origin = order.root.origin.map(SourceOrigin.init)
        var kept = states as? ComponentStates ?? ComponentStates()
        let pass = TheodolitePass(
            root: component, proposal: order.proposal, cell: order.cells.cell, recorder: order.recorder
        ).recorded(keeping: &kept, until: order.cancellation)
        states = kept
        return RecordedPass(pass.record, RecordedComponents(all: pass.components, cell: order.cells.cell))
    }

    package var roundsLengths: Bool { true }

    package var sizingRules: Set<SizingRule> { TheodoliteProbe.rules }

    package func probe(
        _ root: Native, in proposal: Proposal, cells: CellProjection, states: (any ElementStates)?
    ) -> ProbedPass? {
        guard let component = root.payload as? Component else { return nil }
        component.origin = root.origin.map(SourceOrigin.init)
        let probe = TheodoliteProbe(
            root: component, proposal: proposal, cell: cells.cell, states: states as? ComponentStates)
        return ProbedPass(probe, RecordedComponents(all: probe.components, cell: cells.cell))
    }
}

extension ComponentStates: ElementStates {}

/// The components of a recorded pass.
struct RecordedComponents: RecordedElements {
    /// The elements by their places in the record.
    let all: [Component]
    /// The points in a cell.
    var cell = CGSize(width: 1, height: 1)

    func properties(of element: ElementID) -> [ElementProperty] {
        TheodoliteVocabulary.properties(of: all[element.index])
    }

    func appearance(of element: ElementID) -> Appearance { Appearance(of: all[element.index], in: cell) }

    func isHole(_ element: ElementID) -> Bool { all[element.index] is TheodoliteHole }

    func intent(of element: ElementID) -> LayoutIntent { LayoutIntent(of: all[element.index]) }

    func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction {
        switch all[element.index] {
        case is ScrollComponent: record.scrollExtent(of: element).map { .scrolls($0) } ?? .none
        case let component as any Tappable: component.respondsToTaps ? .taps : .none
        default: .none
        }
    }

    func tap(_ element: ElementID, keeping states: inout (any ElementStates)?) {
        guard let component = all[element.index] as? any Tappable else { return }
        component.tap()
        states = component.statesAround ?? states
    }
}

extension Appearance {
    /// What can be seen of a component.
    /// - Parameter cell: the points in a cell.
    package init(of component: Component, in cell: CGSize = CGSize(width: 1, height: 1)) {
        self.init(component.view()?.attributes ?? [])
        switch component {
        case let hole as TheodoliteHole: hatching = hole.hatching
        case let component as TextComponent: text = Appearance.Text(component.props.0, in: cell)
        case let button as ButtonComponent:
            text = button.shown(button.props.titles).map {
                Appearance.Text(
                    $0, paint: button.shown(button.props.titleColors)?.paint, alignment: .center, lineLimit: 1)
            }
        default: break
        }
    }

    /// What terminals show of a view's attributes; of two of a kind the last counts.
    fileprivate init(_ attributes: [Attribute]) {
        self.init()
        var (color, width): (UIColor, CGFloat?) = (.black, nil)
        for attribute in attributes {
            switch attribute {
            case .backgroundColor(let color): background = color.paint
            case .borderColor(let paint): color = paint
            case .borderWidth(let points): width = points
            case .alpha(let part): opacity = part.inUnitInterval
            case .hidden(let flag): isHidden = flag
            }
        }
        guard let width, width > 0, let paint = color.paint else { return }
        border = Border(paint: paint, width: width)
    }
}

extension Appearance.Text {
    fileprivate init(_ text: TextKitAttributes, in cell: CGSize) {
        self.init(
            text.string, paint: text.textColor.textPaint, alignment: Alignment(text.textAlignment),
            lineLimit: text.maximumNumberOfLines, scale: text.font.scale(in: cell))
    }
}
