import Interpreter
import LayoutInspection
import Negotiation
import TheodoliteDialect

/// Theodolite's manner of layout, for the program: a parent hands down a range of sizes, and its child answers one.
package struct Theodolite: Dialect {
    package init() {}

    package var name: String { "theodolite" }
    package var modules: [String] { ["Theodolite", "TheodoliteDialect"] }
    package var vocabulary: Vocabulary { TheodoliteVocabulary.vocabulary }

    package func reading(of proposal: AxisProposal) -> ProposalReading {
        switch proposal {
        case .exactly, .atMost, .between, .unconstrained: .asWritten
        case .unspecified:
            .replaced(
                by: .unconstrained, "Theodolite has no unspecified proposal; it is asked without a limit (inf)")
        }
    }

    package func layOut(_ root: Native, in proposal: Proposal, cells: CellProjection) -> LayoutRecord {
        var memory = LayoutMemory()
        return layOut(root, in: proposal, cells: cells, keeping: &memory)
    }

    package func layOut(
        _ root: Native, in proposal: Proposal, cells: CellProjection, keeping memory: inout LayoutMemory
    ) -> LayoutRecord {
        let recorder = Recorder()
        guard let component = root.payload as? Component else { return recorder.finished }
        component.origin = root.origin.map(SourceOrigin.init)
        var states = memory.states as? ComponentStates ?? ComponentStates()
        TheodolitePass(root: component, proposal: proposal, cell: cells.cell, recorder: recorder).run(keeping: &states)
        memory.states = states
        return recorder.finished
    }

    package func properties(of subject: Any) -> [ElementProperty] {
        TheodoliteVocabulary.properties(of: subject)
    }

    package func appearance(of subject: Any) -> Appearance {
        guard let component = subject as? Component else { return Appearance() }
        var appearance = Appearance(component.view()?.attributes ?? [])
        switch component {
        case let hole as TheodoliteHole: appearance.hatching = hole.hatching
        case let text as TextComponent: appearance.text = Appearance.Text(text.props.0)
        case let button as ButtonComponent:
            appearance.text = button.shown(button.props.titles).map {
                Appearance.Text(
                    $0, paint: button.shown(button.props.titleColors)?.paint, alignment: .center, lineLimit: 1)
            }
        default: break
        }
        return appearance
    }

    package func isHole(_ subject: Any) -> Bool { subject is TheodoliteHole }

    package func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction {
        switch record[element].subject {
        case is ScrollComponent: record.scrollExtent(of: element).map { .scrolls($0) } ?? .none
        case let component as any Tappable: component.hearsOfTaps ? .taps : .none
        default: .none
        }
    }

    package func tap(_ element: ElementID, in record: LayoutRecord, keeping memory: inout LayoutMemory) {
        guard let component = record[element].subject as? any Tappable else { return }
        component.tap()
        memory.states = component.statesAround ?? memory.states
    }
}

extension TheodoliteHole {
    fileprivate var hatching: Appearance.Hatching {
        contents.isEmpty ? .filled(name: componentName) : .framed(name: componentName)
    }
}

extension Appearance {
    /// What terminals show of a view's attributes; of two of a kind the last counts.
    fileprivate init(_ attributes: [Attribute]) {
        self.init()
        var (color, width): (UIColor, CGFloat?) = (.black, nil)
        for attribute in attributes {
            switch attribute {
            case .backgroundColor(let color): background = color.paint
            case .borderColor(let paint): color = paint
            case .borderWidth(let points): width = points
            case .alpha(let part): opacity = Double(CGFloat.minimum(CGFloat.maximum(part, 0), 1))
            case .hidden(let flag): isHidden = flag
            }
        }
        guard let width, width > 0, let paint = color.paint else { return }
        border = Border(paint: paint, width: width)
    }
}

extension Appearance.Text {
    fileprivate init(_ text: TextKitAttributes) {
        let alignment: Alignment =
            switch text.textAlignment {
            case .left, .natural, .justified: .leading
            case .center: .center
            case .right: .trailing
            }
        // Black is what nobody chose; the terminal's own colour can be read on its background.
        self.init(
            text.attributedString.string, paint: text.textColor == .black ? nil : text.textColor.paint,
            alignment: alignment, lineLimit: text.maximumNumberOfLines)
    }
}
