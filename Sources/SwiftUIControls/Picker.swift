import SwiftUIDialect

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
        let tagged = list.subviews(of: choices).filter { $0.tag != nil }
        let chosen = tagged.firstIndex { selection.isOf($0.tag) }
        let choices = tagged.enumerated().map { index, view in
            Choice(view: view, isMade: index == chosen, make: selection.choosing(view.tag))
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

    /// Whether the view with a tag is selected; one without a tag never is.
    func isOf(_ tag: Any?) -> Bool { tag.map(isChosen) ?? false }

    /// The action that selects the view with a tag; nil if there is none.
    func choosing(_ tag: Any?) -> (() -> Void)? {
        guard let choose, let tag else { return nil }
        return { choose(tag) }
    }
}
