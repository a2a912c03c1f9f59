import Negotiation

/// A label and choices, one of them selected, shown in the style around it. A tap on a choice selects it; if the others
/// are hidden, a tap selects the next.
package struct Picker: PrimitiveView {
    private let label: any View
    private let choices: any View
    private let selection: Selection

    /// The style of the choices.
    package enum Style: String, Hashable, Sendable, CaseIterable {
        /// The selected one, and a button for the others.
        case menu
        /// Side by side, equally wide, without the label.
        case segmented
        /// One below the other.
        case inline
        /// A few around the selected one, without the label.
        case wheel
    }

    package init(_ label: any View, _ choices: any View, _ selection: Selection) {
        self.label = label
        self.choices = choices
        self.selection = selection
    }

    package func gather(into list: inout ChildList) {
        let all = ChildList(of: choices, in: list.context, pass: list.pass).children
        let tagged = all.filter { $0.tag != nil }
        let pass = list.pass
        let chosen = tagged.firstIndex { selection.isOf($0) }
        let choices = tagged.enumerated().map { index, child in
            Choice(view: Subview(child, of: pass), isMade: index == chosen, make: selection.choosing(child))
        }
        switch list.context.environment.controls.pickerStyle {
        case .menu:
            let next = choices.isEmpty ? nil : choices[((chosen ?? -1) + 1) % choices.count].make
            list.add(Controls.picker(label, choice: chosen.map { choices[$0].view }, action: next))
        case .segmented: list.add(Controls.segments(choices))
        case .inline: list.add(Controls.choices(label, choices))
        case .wheel:
            let first = max(0, min((chosen ?? 0) - 2, choices.count - 5))
            list.add(Controls.wheel(Array(choices[first...].prefix(5))))
        }
    }

    /// One of the choices.
    struct Choice {
        let view: any View
        let isMade: Bool
        /// Selects the choice; nil if it cannot be selected.
        let make: (() -> Void)?
    }
}

/// The selection among several views, by their tags.
package struct Selection {
    private let isChosen: (_ tag: Any) -> Bool
    private let choose: ((_ tag: Any) -> Void)?

    /// - Parameter choose: nil if the selection cannot change.
    package init(isChosen: @escaping (_ tag: Any) -> Bool, choose: ((_ tag: Any) -> Void)?) {
        self.isChosen = isChosen
        self.choose = choose
    }

    /// Whether a view is selected; one without a tag never is.
    func isOf(_ child: Child) -> Bool { child.tag.map(isChosen) ?? false }

    /// The action that selects a view; nil if there is none.
    func choosing(_ child: Child) -> (() -> Void)? {
        guard let choose, let tag = child.tag else { return nil }
        return { choose(tag) }
    }
}

/// A view with a tag by which a container identifies it. It is not an element.
package struct TaggedView: PrimitiveView {
    private let content: any View
    private let tag: Any

    package init(_ content: any View, _ tag: Any) {
        self.content = content
        self.tag = tag
    }

    package func gather(into list: inout ChildList) { list.add(content, tagged: .value(tag)) }
}
