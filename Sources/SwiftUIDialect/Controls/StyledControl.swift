/// A control that a style around it makes of its parts; where there is none, as it is.
package struct StyledControl: PrimitiveView {
    /// Which styles are about it.
    package enum Kind: Hashable, Sendable {
        case button, toggle, label, groupBox, labeledContent, disclosureGroup
    }

    /// What the caller of a control gives.
    package struct Parts {
        /// Its label or title; no view where it has none.
        package var label: any View = EmptyView()
        package var icon: any View = EmptyView()
        package var content: any View = EmptyView()
        /// What a tap does; nil where it does nothing.
        package var action: (() -> Void)?
        /// What a button is for, as its caller says it; nil where that says nothing.
        package var role: Any?
        /// Where the value is kept that the control changes, as its caller says it; nil where nothing is known of it.
        package var binding: Any?

        package init() {}
    }

    /// Makes a control of its parts.
    package typealias Style = (Parts) -> any View

    private let kind: Kind
    private let parts: Parts
    private let plain: any View

    /// - Parameters:
    ///   - plain: the control without a style.
    ///   - fill: gives the parts.
    package init(_ kind: Kind, plain: any View, _ fill: (inout Parts) -> Void) {
        var parts = Parts()
        fill(&parts)
        self.kind = kind
        self.plain = plain
        self.parts = parts
    }

    /// The title of a label; nil of another control.
    package var title: (any View)? { kind == .label ? parts.label : nil }

    package func gather(into list: inout ChildList) {
        guard let style = list.context.environment.controlStyles[kind] else { return list.add(plain) }
        let outer = list.context
        // What a style makes of such controls in turn are plain ones.
        list.context.environment.controlStyles[kind] = nil
        let made = style(parts)
        list.add(kind == .button ? Controls.tappable("Button", made, action: parts.action) : made)
        list.context = outer
    }
}
