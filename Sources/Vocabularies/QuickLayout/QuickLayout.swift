import Interpreter
import LayoutInspection
import Negotiation
import QuickLayoutDialect

/// QuickLayout's manner of layout, for the program: a parent proposes, and a child answers with its settled subtree.
package struct QuickLayout: Dialect {
    package init() {}

    package var name: String { "quicklayout" }
    package var modules: [String] { ["QuickLayout", "SwiftUI", "QuickLayoutDialect"] }
    package var vocabulary: Vocabulary { QuickLayoutVocabulary.vocabulary }

    package func reading(of proposal: AxisProposal) -> ProposalReading {
        switch proposal {
        case .exactly, .atMost, .unconstrained: .asWritten
        case .unspecified:
            .replaced(
                by: .unconstrained, "QuickLayout has no unspecified proposal; it is asked without a limit (inf)")
        case .between:
            .refused(
                "QuickLayout cannot propose \(proposal): it knows no least size; "
                    + "write 40 (exactly), <=40 (at most), inf or nil")
        }
    }

    package func layOut(_ root: Native, in proposal: Proposal, cells: CellProjection) -> LayoutRecord {
        let recorder = Recorder()
        guard let element = root.payload as? any Element else { return recorder.finished }
        var context = LayoutContext()
        context.cellSize = cells.cell
        _ = QuickLayoutPass(
            root: Located.at(root.origin, element), proposal: proposal, context: context, recorder: recorder
        ).run()
        return recorder.finished
    }

    package func properties(of subject: Any) -> [ElementProperty] {
        if let own = subject as? any SourceBacked { return QuickLayoutVocabulary.properties(of: own.source) }
        return QuickLayoutVocabulary.properties(of: subject)
    }

    package func appearance(of subject: Any) -> Appearance {
        switch subject {
        case let text as Text: Appearance(text: Appearance.Text(text.string, paint: text.color?.paint))
        case let color as Color: Appearance(background: color.paint)
        case let rectangle as Rectangle: Appearance(background: rectangle.color.paint)
        case is Image: Appearance(border: Color.gray.paint.map { Appearance.Border(paint: $0, width: 1) })
        case let hole as QuickLayoutHole: Appearance(hatching: hole.hatching)
        case let layer as LayerElement: Appearance(isFirstInFront: layer.place == .background)
        default: Appearance()
        }
    }

    package func isHole(_ subject: Any) -> Bool { subject is QuickLayoutHole }
}

extension QuickLayoutHole {
    fileprivate var hatching: Appearance.Hatching {
        children.isEmpty ? .filled(name: elementName) : .framed(name: elementName)
    }
}

extension Color {
    /// Nil where nothing would be seen.
    fileprivate var paint: Paint? {
        guard opacity > 0 else { return nil }
        func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(0, part), 1) * 255).rounded()) }
        return Paint(red: byte(red), green: byte(green), blue: byte(blue), alpha: Double(min(opacity, 1)))
    }
}
