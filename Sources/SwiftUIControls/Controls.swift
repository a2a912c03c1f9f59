import Negotiation
import SwiftUIDialect

/// A control drawn as a box, with a size of `ControlMetrics`.
package struct ControlBox: LeafElement, SizedElement, Tappable {
    package let elementName: String
    package let kind: ControlMetrics.Kind
    /// The text in it.
    package let title: String
    /// Whether a switch is on.
    package let isOn: Bool
    /// The value of a slider as a fraction of its line, from 0 to 1; nil if unknown.
    package let fraction: Double?
    package let action: (() -> Void)?

    package init(
        _ name: String, _ kind: ControlMetrics.Kind, title: String = "", isOn: Bool = true, fraction: Double? = nil,
        action: (() -> Void)? = nil
    ) {
        elementName = name
        self.kind = kind
        self.title = title
        self.isOn = isOn
        self.fraction = fraction
        self.action = action
    }

    package func size(for proposal: ProposedViewSize, in node: Node) -> CGSize {
        let own = ControlMetrics(node.context).size(of: kind)
        let proposed = proposal.replacingUnspecifiedDimensions(by: own)
        func length(_ axis: Axis) -> CGFloat { kind.filledAxes.contains(axis) ? max(0, proposed[axis]) : own[axis] }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    package func explanation(of size: CGSize, to proposal: ProposedViewSize, on axis: Axis, in node: Node)
        -> LengthExplanation
    {
        kind.filledAxes.contains(axis) ? .proposed(proposal, or: size[axis], on: axis) : LengthExplanation(.constant)
    }

    package func domain(of proposal: ProposedViewSize, in node: Node) -> AnswerDomain {
        .following(proposal, on: kind.filledAxes)
    }
}

/// Controls as rows of their parts.
package enum Controls {
    /// A tappable view.
    static func tappable(_ name: String, _ view: any View, action: (() -> Void)?) -> any View {
        NamedRow(name, [view], canBeOneView: true, action: action)
    }

    /// The label of a button or a link.
    /// - Parameters:
    ///   - action: the effect of a tap.
    ///   - role: the role, in the caller's own type.
    package static func labelled(
        _ name: String, _ label: any View, role: Any? = nil, action: (() -> Void)? = nil
    ) -> any View {
        StyledControl(.button, plain: tappable(name, label, action: action)) { parts in
            parts.label = label
            parts.role = role
            parts.action = action
        }
    }

    package static func label(_ title: any View, icon: any View) -> any View {
        StyledControl(.label, plain: NamedRow("Label", [icon, title])) { parts in
            parts.label = title
            parts.icon = icon
        }
    }

    /// - Parameters:
    ///   - binding: the storage of its state, in the caller's own type.
    ///   - flip: the effect of a tap.
    package static func toggle(
        _ label: any View, isOn: Bool = true, binding: Any? = nil, flip: (() -> Void)? = nil
    ) -> any View {
        let plain = labelled("Toggle", label, by: [ControlBox("Switch", .toggle, isOn: isOn)], action: flip)
        return StyledControl(.toggle, plain: plain) { parts in
            parts.label = label
            parts.binding = binding
            parts.action = flip
        }
    }

    /// Views under their title, with a mark at its other end that shows whether they are open.
    package static func disclosure(
        _ title: any View, _ content: any View, isOpen: Bool, flip: (() -> Void)?
    ) -> any View {
        let mark = ControlBox("DisclosureMark", .symbol, title: isOpen ? "▾" : "▸")
        let header = labelled("DisclosureTitle", title, by: [mark], action: flip)
        return VStack(alignment: .leading, spacing: nil, ViewSequence(isOpen ? [header, content] : [header]))
    }

    /// A label with its views at the other end.
    /// - Parameter isInRowsAlone: whether the label is shown only in rows of a List or a Form.
    private static func labelled(
        _ name: String, _ label: any View, by views: [any View], isInRowsAlone: Bool = false,
        action: (() -> Void)? = nil
    ) -> any View {
        LabelledRow(
            with: NamedRow(name, [withSubtitle(label), Spacer()] + views, action: action),
            without: NamedRow(name, views, action: action), isInRowsAlone: isInRowsAlone)
    }

    /// The first of several views as the title, with the others below it.
    private static func withSubtitle(_ label: any View) -> any View {
        guard let several = label as? ViewSequence, several.views.count > 1 else { return label }
        return VStack(alignment: .leading, spacing: 0, several)
    }

    /// A row with or without its label, depending on the views around it.
    private struct LabelledRow: PrimitiveView {
        let with: any View
        let without: any View
        var isInRowsAlone = false

        func gather(into list: inout ChildList) {
            let environment = list.context.environment
            let isShown = !environment.controls.areLabelsHidden && (environment.areRows || !isInRowsAlone)
            list.add(isShown ? with : without)
        }
    }

    package static func stepper(
        _ label: any View, decrement: (() -> Void)? = nil, increment: (() -> Void)? = nil
    ) -> any View {
        let buttons = NamedRow(
            "StepperButtons",
            [
                ControlBox("Decrement", .decrement, action: decrement),
                ControlBox("Increment", .increment, action: increment),
            ], spacing: 0)
        return labelled("Stepper", label, by: [buttons])
    }

    package static func labelledContent(_ label: any View, _ value: any View) -> any View {
        StyledControl(.labeledContent, plain: labelled("LabeledContent", label, by: [value])) { parts in
            parts.label = label
            parts.content = value
        }
    }

    /// A label, with a field for a date at its other end.
    package static func date(_ label: any View) -> any View {
        labelled("DatePicker", label, by: [ControlBox("DateField", .date, title: "MMM dd, yyyy")])
    }

    /// A line between the views for its minimum and its maximum.
    package static func between(_ least: (any View)?, _ line: any View, _ most: (any View)?) -> any View {
        let views = [least, line, most].compactMap { $0 }
        return views.count == 1 ? line : HStack(alignment: .center, spacing: nil, ViewSequence(views))
    }

    /// A bar below its label, with its value below.
    /// - Parameter fraction: the value from 0 to 1; nil if unknown.
    package static func bar(
        _ name: String, fraction: Double?, label: (any View)?, least: (any View)? = nil, most: (any View)? = nil,
        value: (any View)?
    ) -> any View {
        let line = between(least, ControlBox(name, .progress, fraction: fraction), most)
        return label == nil && value == nil
            ? line : VStack(alignment: .leading, spacing: nil, ViewSequence([label, line, value].compactMap { $0 }))
    }

    /// A spinner above its label.
    package static func spinner(_ label: (any View)?) -> any View {
        let sign = ControlBox("ProgressView", .spinner)
        return label.map { VStack(alignment: .center, spacing: nil, ViewSequence([sign, $0])) } ?? sign
    }

    /// Choices that share the width, side by side.
    static func segments(_ choices: [Picker.Choice]) -> any View {
        NamedRow("Picker", choices.map { segment($0) }, spacing: 0)
    }

    private static func segment(_ choice: Picker.Choice) -> any View {
        let view = Segment(choice: choice.view)
        let shown: any View =
            choice.isMade ? Effect(view, name: "background", .background(.gray.opacity(0.3))) : view
        return tappable("Segment", shown, action: choice.make)
    }

    /// A field as high as its text.
    package static func growingField(_ text: String) -> any View {
        NamedRow("TextField", [Text(text).foregroundColor(.gray).frame(maxWidth: .infinity, alignment: .leading)])
    }

    /// A label with choices below it; the selected one has a mark.
    static func choices(_ label: any View, _ choices: [Picker.Choice]) -> any View {
        let rows = choices.map { choice -> any View in
            let mark: [any View] = choice.isMade ? [ControlBox("Checkmark", .symbol, title: "✓")] : []
            return NamedRow("Choice", [choice.view, Spacer()] + mark, action: choice.make)
        }
        return LabelledRow(with: ViewSequence([label] + rows), without: ViewSequence(rows))
    }

    /// Choices one below the other, centered.
    static func wheel(_ choices: [Picker.Choice]) -> any View {
        VStack(spacing: 0) { ViewSequence(choices.map { segment($0) }) }
    }

    /// A menu of choices, as wide as the selected one; in a row of a List or a Form at the other end of its label.
    /// - Parameter choice: the selected choice; nil for none.
    static func picker(_ label: any View, choice: (any View)?, action: (() -> Void)?) -> any View {
        let opener = ControlBox("PickerButton", .symbol, title: "▾")
        return labelled(
            "Picker", label, by: (choice.map { [$0] } ?? []) + [opener], isInRowsAlone: true, action: action)
    }
}

/// The label of a button with a button's border.
package struct ControlBorder: PrimitiveView {
    private let content: any View
    private let color: Color

    package init(button label: any View, isProminent: Bool) {
        content = label
        color = isProminent ? .accentColor : .gray.opacity(0.2)
    }

    package func gather(into list: inout ChildList) {
        let room = ControlMetrics(list.context).buttonPadding
        let padded = ViewSequence([content]).padding(.horizontal, room.width).padding(.vertical, room.height)
        list.add(Effect(padded, name: "background", .background(color)))
    }
}

/// A choice with padding at its sides, as wide as possible.
private struct Segment: PrimitiveView {
    let choice: any View

    func gather(into list: inout ChildList) {
        let metrics = ControlMetrics(list.context)
        let padded = ViewSequence([choice]).padding(.horizontal, metrics.segmentPadding)
        list.add(padded.frame(maxWidth: .infinity, minHeight: metrics.segmentHeight))
    }
}
