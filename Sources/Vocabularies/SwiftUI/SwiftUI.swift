import Interpreter
import LayoutInspection
import Negotiation
import SwiftUIControls
import SwiftUIDialect
import UIKitTypes

/// SwiftUI's manner of layout, for the program: a parent proposes two optional lengths, and the child decides its size.
package struct SwiftUI: Dialect {
    package init() {}

    package var name: String { "swiftui" }
    package var modules: [String] { ["SwiftUI", "SwiftUIDialect"] }
    package var signs: Set<String> {
        ControlStyles.protocolNames.union([
            "View", "ViewModifier", "ViewBuilder", "App", "Scene", "PreviewProvider", "ProposedViewSize",
            "LayoutSubviews", "Subviews", "GeometryProxy", "PreferenceKey", "EnvironmentKey",
            "EnvironmentValues", "ContainerValues",
            "Binding", "LocalizedStringKey", "ShapeStyle", "ToolbarContent", "UIViewRepresentable",
            "UIViewControllerRepresentable", "NSViewRepresentable",
        ])
    }
    package var trialAdditions: [TrialAddition] {
        [".layoutPriority(1)", ".fixedSize()", ".fixedSize(horizontal: false, vertical: true)"].map { .modifier($0) }
    }
    package var kindred: [String] { ["quicklayout"] }
    package var proposesPlainLengths: Bool { true }
    package var vocabulary: Vocabulary { SwiftUIVocabulary.vocabulary }

    package func reading(of proposal: AxisProposal) -> ProposalReading {
        switch proposal {
        case .exactly, .atMost, .unconstrained, .unspecified: .asWritten
        case .between: .refused(.minimum(library: "SwiftUI", proposal))
        }
    }

    package func layOut(_ order: PassOrder, keeping states: inout (any ElementStates)?) -> RecordedPass {
        guard let view = order.root.payload as? any View else {
            return RecordedPass(order.recorder.finished, SwiftUIElements(all: [], keeper: nil))
        }
        // What views do when they appear, or when something has changed, may show others, which then appear.
        for number in 1... {
            let round = Round(number)
            let keeper = SwiftUIStateKeeper(after: states as? SwiftUIStates ?? SwiftUIStates())
            let pass = SwiftUIPass(
                root: Located.at(order.root.origin, view), proposal: order.proposal, cell: order.cells.cell,
                environment: EnvironmentValues(in: order.proposal, cell: order.cells.cell), recorder: order.recorder
            ).recorded(keeping: keeper, until: order.cancellation, in: round, since: keeper.observed)
            let isSettled = pass.isLast || !keeper.finish(pass.due)
            states = keeper.states
            if isSettled { return RecordedPass(pass.record, SwiftUIElements(all: pass.elements, keeper: keeper)) }
            order.recorder.restart()
        }
        return RecordedPass(order.recorder.finished, SwiftUIElements(all: [], keeper: nil))
    }

    package var sizingRules: Set<SizingRule> { SwiftUIProbe.rules }

    package func probe(
        _ root: Native, in proposal: Proposal, cells: CellProjection, states: (any ElementStates)?
    ) -> ProbedPass? {
        guard let view = root.payload as? any View else { return nil }
        let keeper = SwiftUIStateKeeper(after: states as? SwiftUIStates ?? SwiftUIStates())
        let probe = SwiftUIProbe(
            root: Located.at(root.origin, view), proposal: proposal, cell: cells.cell,
            environment: EnvironmentValues(in: proposal, cell: cells.cell), keeping: keeper)
        return ProbedPass(probe, SwiftUIElements(all: probe.elements, keeper: keeper))
    }
}

/// The elements of a recorded pass.
struct SwiftUIElements: RecordedElements {
    /// The elements by their places in the record.
    let all: [LaidOutElement]
    let keeper: SwiftUIStateKeeper?

    func properties(of element: ElementID) -> [ElementProperty] {
        let element = all[element.index].element
        if let own = (element as? LayoutElement)?.layout as? any SourceBacked { return own.source.properties }
        return SwiftUIVocabulary.properties(of: element)
    }

    func appearance(of element: ElementID) -> Appearance {
        let laidOut = all[element.index]
        return laidOut.environment.isMask ? Appearance(isHidden: true) : Appearance(of: laidOut)
    }

    func interaction(of element: ElementID, in record: LayoutRecord) -> Interaction {
        let environment = all[element.index].environment
        let isMirrored = environment.layoutDirection == .rightToLeft
        let element = (id: element, own: all[element.index].element)
        if let axes = element.own.scrolledAxes {
            let anchor = environment.scrollAnchor ?? .topLeading
            let start = CGPoint(x: isMirrored ? 1 - anchor.x : anchor.x, y: anchor.y)
            let extent = record.scrollExtent(of: element.id)?.scrolling(along: axes)
            return extent.map { .scrolls($0.starting(at: start)) } ?? .none
        }
        return environment.isEnabled && (element.own as? any Tappable)?.action != nil ? .taps : .none
    }

    func tap(_ element: ElementID, keeping states: inout (any ElementStates)?) {
        guard all[element.index].environment.isEnabled,
            let action = (all[element.index].element as? any Tappable)?.action
        else { return }
        action()
        states = keeper?.states ?? states
    }

    func intent(of element: ElementID) -> LayoutIntent {
        var intent = LayoutIntent(of: all[element.index].element)
        intent.unreadGuide = all[element.index].unreadGuide
        if all[element.index].environment.isMask { intent.maskPart = .init(of: all[element.index].element) }
        return intent
    }

    func isHole(_ element: ElementID) -> Bool {
        let element = all[element.index].element
        return element is UnknownView || (element as? Image)?.isUnknown ?? false
    }
}

extension Appearance {
    /// What can be seen of an element of this dialect.
    init(of laidOut: LaidOutElement) {
        let environment = laidOut.environment
        switch laidOut.element {
        case let text as SwiftUIDialect.Text: self.init(text: Appearance.Text(text, in: laidOut))
        case let color as Color: self.init(filledWith: color)
        case let shape as any FilledShape:
            self.init(shape.drawing, in: environment.foregroundColor ?? .gray)
        case is Divider: self.init(background: Color.gray.paint)
        case let image as Image where image.isUnknown: self.init(hatching: .filled(name: image.name ?? ""))
        case is Image: self.init(border: Color.gray.paint.map { Appearance.Border(paint: $0, width: 1) })
        case let view as UnknownView:
            self.init(
                hatching: view.contents.isEmpty ? .filled(name: view.elementName) : .framed(name: view.elementName))
        case let view as WrappedView: self.init(hatching: .filled(name: view.elementName))
        case let effect as Effect: self.init(effect.look)
        case let control as ControlBox: self.init(control)
        case let gradient as LinearGradient: self.init(filledWith: gradient.shownColor)
        case let layered as Layered:
            self.init(isFirstInFront: layered.side != .overlay, isSeenThrough: layered.side == .mask)
        case let layer as PreferenceLayer: self.init(isFirstInFront: layer.side == .background)
        default: self.init()
        }
    }

    private init(filledWith color: Color?) {
        self.init(background: color?.paint)
        cover =
            switch color?.cover {
            case .opacity, nil: .color
            case .whole: .whole
            case .unknown: .nothing
            }
    }

    /// - Parameter color: that around it.
    private init(_ drawing: ShapeDrawing, in color: Color) {
        let outline = drawing.outline.map { $0.color ?? color }
        guard !drawing.isPart else {
            self.init(filledWith: drawing.isFilled ? drawing.color ?? color : outline)
            cover = .nothing
            return
        }
        self.init(filledWith: drawing.isFilled ? drawing.color ?? color : nil)
        border = outline?.paint.map { Border(paint: $0, width: drawing.outline?.width ?? 1) }
    }

    fileprivate init(_ look: Effect.Look) {
        switch look {
        case .nothing, .clipped: self.init()
        case .border(let color, let width):
            self.init(border: color?.paint.map { Border(paint: $0, width: width) })
        case .background(let color):
            self.init(filledWith: color)
            // A colour that is unknown is one on which what is in front can be read.
            if cover == .nothing { cover = .color }
        case .opacity(let opacity): self.init(opacity: min(1, max(0, opacity)))
        case .hidden: self.init(isHidden: true)
        case .layer(let layer): self.init(layer: layer.isNaN ? 0 : layer)
        }
    }

    /// A control: its sign, or what is written in it; an editor's lines begin at the top. A line whose value is not known is
    /// shown at half of it, or a little more.
    fileprivate init(_ control: ControlBox) {
        let paint = Color.gray.paint
        func sign(_ string: String) -> Text { Text(string, paint: paint, lineLimit: 1, isInMiddle: true) }
        let text =
            switch control.kind {
            case .toggle: sign(control.isOn ? "( ●)" : "(○ )")
            case .decrement: sign("[-|")
            case .increment: sign("+]")
            case .slider: Text(.knob(at: control.fraction ?? 0.5), paint: paint)
            case .progress: Text(.bar(to: control.fraction ?? 0.6), paint: paint)
            case .spinner: sign("◌")
            case .field, .date, .symbol: sign(control.title)
            case .editor: Text(control.title, paint: paint)
            }
        self.init(text: text)
    }
}

extension Appearance.Text {
    /// A text with as many lines as fit where it was placed.
    fileprivate init(_ text: SwiftUIDialect.Text, in laidOut: LaidOutElement) {
        let environment = laidOut.environment
        let alignment: Alignment =
            switch (environment.multilineTextAlignment, environment.layoutDirection) {
            case (.center, _): .center
            case (.leading, .leftToRight), (.trailing, .rightToLeft): .leading
            case (.trailing, .leftToRight), (.leading, .rightToLeft): .trailing
            }
        let character = text.character(of: laidOut.cell, in: environment)
        let lines = laidOut.placedSize.map { ($0.height / character.height).rounded() } ?? 0
        self.init(
            text.shownString(in: environment), paint: (text.color ?? environment.foregroundColor)?.paint,
            alignment: alignment,
            lineLimit: lines.isFinite ? Int(clamping: lines, to: 0...CellProjection.maximumCells) : 0,
            scale: Int(text.scale(of: laidOut.cell, in: environment)))
        truncation = environment.truncation
    }
}

extension Color {
    /// Nil where nothing would be seen.
    fileprivate var paint: Paint? { UIColor(red: red, green: green, blue: blue, alpha: alpha).paint }
}
