import Negotiation

/// A label and choices, of which one is made: shown as the style around it wants it. A tap on a choice makes it; where the
/// others are not shown, a tap makes the next.
package struct Picker: PrimitiveView {
    private let label: any View
    private let choices: any View
    private let selection: Selection

    /// How the choices are shown.
    package enum Style: String, Hashable, Sendable, CaseIterable {
        /// The one that is made, and what opens the others.
        case menu
        /// Side by side, each as wide as the others, without the label.
        case segmented
        /// One below the other.
        case inline
        /// A few around the one that is made, without the label.
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
        let chosen = tagged.firstIndex { selection.isOf($0) }
        let choices = tagged.enumerated().map { index, child in
            Choice(view: GatheredView(child: child), isMade: index == chosen, make: selection.choosing(child))
        }
        switch list.context.environment.pickerStyle {
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
        /// Makes it; nil where it cannot be made.
        let make: (() -> Void)?
    }
}

/// Which of several views is chosen, by their tags.
package struct Selection {
    private let isChosen: (_ tag: Any) -> Bool
    private let choose: ((_ tag: Any) -> Void)?

    /// - Parameter choose: nil where the choice cannot change.
    package init(isChosen: @escaping (_ tag: Any) -> Bool, choose: ((_ tag: Any) -> Void)?) {
        self.isChosen = isChosen
        self.choose = choose
    }

    /// Whether it is that view; one without a tag never is.
    func isOf(_ child: Child) -> Bool { child.tag.map(isChosen) ?? false }

    /// What chooses that view; nil where nothing does.
    func choosing(_ child: Child) -> (() -> Void)? {
        guard let choose, let tag = child.tag else { return nil }
        return { choose(tag) }
    }
}

/// A view that was gathered already.
private struct GatheredView: PrimitiveView {
    let child: Child

    func gather(into list: inout ChildList) { list.append(child) }
}

/// A view with a value by which a container knows it. It is no element.
package struct TaggedView: PrimitiveView {
    private let content: any View
    private let tag: Any

    package init(_ content: any View, _ tag: Any) {
        self.content = content
        self.tag = tag
    }

    package func gather(into list: inout ChildList) { list.add(content, tagged: tag) }
}
