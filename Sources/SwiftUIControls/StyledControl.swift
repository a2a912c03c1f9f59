import SwiftUIDialect

/// A control that a style around it makes from its parts; without a style it is plain.
package struct StyledControl: PrimitiveView {
    /// The kind of control, for styles.
    package enum Kind: Hashable, Sendable {
        case button, toggle, label, groupBox, labeledContent, disclosureGroup
    }

    /// The parts of a control, from its caller.
    package struct Parts {
        /// The label or title; an empty view if there is none.
        package var label: any View = EmptyView()
        package var icon: any View = EmptyView()
        package var content: any View = EmptyView()
        /// The effect of a tap; nil for none.
        package var action: (() -> Void)?
        /// A button's role, in the caller's own type; nil for none.
        package var role: Any?
        /// The storage of the control's value, in the caller's own type; nil if unknown.
        package var binding: Any?

        package init() {}
    }

    /// Makes a control from its parts.
    package typealias Style = (Parts) -> any View

    private let kind: Kind
    private let parts: Parts
    private let plain: any View

    /// - Parameters:
    ///   - plain: the control without a style.
    ///   - fill: sets the parts.
    package init(_ kind: Kind, plain: any View, _ fill: (inout Parts) -> Void) {
        var parts = Parts()
        fill(&parts)
        self.kind = kind
        self.plain = plain
        self.parts = parts
    }

    /// The title of a label; nil for another control.
    package var title: (any View)? { kind == .label ? parts.label : nil }

    package func gather(into list: inout ChildList) {
        guard let style = list.context.environment.controls.styles[kind] else { return list.add(plain) }
        let made = style(parts)
        // Controls of this kind inside the style's result are plain.
        HandingDown(kind == .button ? Controls.tappable("Button", made, action: parts.action) : made) {
            $0.controls.styles[kind] = nil
        }.gather(into: &list)
    }
}
