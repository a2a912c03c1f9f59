import BlueprintDialect
import Interpreter
import LayoutInspection
import Negotiation

/// Blueprint's manner of layout, for the program: a parent asks its children under a constraint, and decides their size.
package struct Blueprint: Dialect {
    package init() {}

    package var name: String { "blueprint" }
    package var modules: [String] {
        [
            "BlueprintUI", "BlueprintUICommonControls", "BlueprintUILists", "ListableUI", "BlueprintLists", "Listable",
            "BlueprintDialect",
        ]
    }
    package var signs: Set<String> {
        [
            "elementRepresentation", "ElementContent", "BlueprintView", "verticalUnderflow", "horizontalUnderflow",
            "minimumVerticalSpacing", "minimumHorizontalSpacing", "addFixed", "addFlexible", "proportional",
            "ProxyElement", "UIViewElement", "ViewDescription", "SizeConstraint",
        ]
    }
    package var trialAdditions: [TrialAddition] {
        [.firstArgument(label: "shrinkPriority", value: "0", of: "add")]
    }
    package var vocabulary: Vocabulary { BlueprintVocabulary.vocabulary }

    package func reading(of proposal: AxisProposal) -> ProposalReading {
        .of(proposal, in: "Blueprint", knowsMinimum: false)
    }

    package func layOut(_ order: PassOrder, keeping states: inout (any ElementStates)?) -> RecordedPass {
        let cell = order.cells.cell
        guard let element = order.root.payload as? any Element,
            let pass = try? BlueprintPass(
                root: Located.at(order.root.origin, element), proposal: order.proposal,
                options: options(around: element), environment: Self.environment(order.cells),
                recorder: order.recorder
            ).recorded(until: order.cancellation)
        else {
            // No element, or a kind of proposal that `reading(of:)` refuses.
            return RecordedPass(order.recorder.finished, BlueprintElements(all: []))
        }
        return RecordedPass(pass.record, BlueprintElements(all: pass.elements, cell: cell))
    }

    package var sizingRules: Set<SizingRule> { BlueprintProbe.rules }

    package func probe(
        _ root: Native, in proposal: Proposal, cells: CellProjection, states: (any ElementStates)?
    ) -> ProbedPass? {
        guard let element = root.payload as? any Element,
            let probe = try? BlueprintProbe(
                root: Located.at(root.origin, element), proposal: proposal, options: options(around: element),
                environment: Self.environment(cells))
        else { return nil }
        return ProbedPass(probe, BlueprintElements(all: probe.elements, cell: cells.cell))
    }

    private static func environment(_ cells: CellProjection) -> Environment {
        var environment = Environment.empty
        environment.cellSize = cells.cell
        return environment
    }

    /// The options of the mode that the source sets around the root, in the place of the view that would be told.
    private func options(around root: any Element) -> LayoutOptions {
        var environment = Environment.empty
        var element = root
        while let adapted = Located.unwrap(element).element as? AdaptedEnvironment {
            adapted.adapt(&environment)
            element = adapted.wrapped
        }
        return environment.layoutMode.options
    }
}

/// The elements of a recorded pass.
struct BlueprintElements: RecordedElements {
    /// The elements by their places in the record.
    let all: [any Element]
    /// The points in a cell.
    var cell = CGSize(width: 1, height: 1)

    func properties(of element: ElementID) -> [ElementProperty] {
        let element = all[element.index]
        if let own = element as? any SourceBacked { return own.source.properties }
        return BlueprintVocabulary.properties(of: element)
    }

    func appearance(of element: ElementID) -> Appearance { Appearance(of: all[element.index], in: cell) }

    func isHole(_ element: ElementID) -> Bool { all[element.index] is BlueprintHole }

    func intent(of element: ElementID) -> LayoutIntent { LayoutIntent(of: all[element.index]) }

    func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction {
        guard let scroll = all[element.index] as? ScrollView, let extent = record.scrollExtent(of: element) else {
            return .none
        }
        // Insets before the content cannot be scrolled to.
        let (content, insets) = (extent.content, scroll.contentInset)
        let size = CGSize(width: content.width + insets.right, height: content.height + insets.bottom)
        return .scrolls(ScrollExtent(content: size, window: extent.window))
    }
}

extension Appearance {
    /// What can be seen of an element of this dialect.
    /// - Parameter cell: the points in a cell.
    package init(of element: any Element, in cell: CGSize = CGSize(width: 1, height: 1)) {
        switch element {
        case let box as Box: self.init(background: box.backgroundColor.paint, border: box.borderStyle.border)
        case let label as Label:
            self.init(
                text: Text(
                    label.text, paint: label.color.textPaint, alignment: Text.Alignment(label.alignment),
                    lineLimit: label.numberOfLines, scale: label.font.scale(in: cell)))
        case let field as TextField:
            let paint = field.text.isEmpty ? UIColor.gray.paint : field.textColor.textPaint
            self.init(
                text: Text(
                    field.shown, paint: paint, alignment: Text.Alignment(field.textAlignment), lineLimit: 1,
                    scale: field.font.scale(in: cell)))
        case let control as SegmentedControl:
            self.init(text: Text(control.shown, lineLimit: 1, scale: control.font.scale(in: cell)))
        case let image as Image where image.image?.isUnknown == true:
            self.init(hatching: .filled(name: image.image?.name ?? ""))
        case is Image: self.init(border: UIColor.gray.paint.map { Border(paint: $0, width: 1) })
        case let hidden as Hidden: self.init(isHidden: hidden.isHidden)
        case let opacity as Opacity: self.init(opacity: opacity.opacity.inUnitInterval)
        case let hole as BlueprintHole: self.init(hatching: hole.hatching)
        case let proxy as SourceProxyElement: self = proxy.appearance(in: cell)
        case let proxy as any ProxyElement:
            self.init(of: Located.unwrap(proxy.elementRepresentation).element, in: cell)
        case let own as SourceElement: self = own.viewAppearance(in: cell) ?? Appearance()
        default: self.init()
        }
    }
}

extension Box.BorderStyle {
    fileprivate var border: Appearance.Border? {
        guard case .solid(let color, let width) = self, width > 0, let paint = color.paint else { return nil }
        return Appearance.Border(paint: paint, width: width)
    }
}
