import Negotiation

/// A label, the choice that is made, and what opens the others, which are not shown. A tap makes the next choice.
package struct Picker: PrimitiveView {
    private let label: any View
    private let choices: any View
    private let isChosen: (_ tag: Any) -> Bool
    private let choose: ((_ tag: Any) -> Void)?

    /// - Parameter choose: nil where the choice cannot change.
    package init(
        _ label: any View, _ choices: any View, isChosen: @escaping (_ tag: Any) -> Bool,
        choose: ((_ tag: Any) -> Void)?
    ) {
        self.label = label
        self.choices = choices
        self.isChosen = isChosen
        self.choose = choose
    }

    package func gather(into list: inout ChildList) {
        let all = ChildList(of: choices, in: list.context, pass: list.pass).children
        let tagged = all.filter { $0.tag != nil }
        let chosen = tagged.firstIndex { $0.tag.map(isChosen) ?? false }
        var action: (() -> Void)?
        if let choose, !tagged.isEmpty, let next = tagged[((chosen ?? -1) + 1) % tagged.count].tag {
            action = { choose(next) }
        }
        list.add(Controls.picker(label, choice: chosen.map { GatheredView(child: tagged[$0]) }, action: action))
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
