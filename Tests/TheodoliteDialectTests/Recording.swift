import Foundation
import LayoutTestSupport
import Negotiation
import TheodoliteDialect

/// A recorded pass, with queries for tests.
struct Recording: RecordedPass {
    let record: LayoutRecord
    let layout: Layout
    /// The components of the pass, by their indices in the record.
    let components: [Component]

    init(_ root: Component, _ proposal: Proposal, keeping states: inout ComponentStates) {
        (layout, record, components) = TheodolitePass(root: root, proposal: proposal).recorded(keeping: &states)
    }

    init(_ root: Component, _ proposal: Proposal) {
        var states = ComponentStates()
        self.init(root, proposal, keeping: &states)
    }

    /// Records a pass with these maximums; nil is unlimited.
    init(_ root: Component, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
        func axis(_ length: CGFloat?) -> AxisProposal { length.map { .atMost($0) } ?? .unconstrained }
        self.init(root, Proposal(width: axis(width), height: axis(height)))
    }

    /// The placed elements in pre-order, one a line: `LabelComponent 4,0 26×2`, two spaces a level. The texts in labels
    /// are omitted.
    var drawing: String {
        drawing(withoutContentsOf: "LabelComponent") { name in
            name.hasSuffix("Component") && name != "Component" ? String(name.dropLast("Component".count)) : name
        }
    }

    /// The frames of the root's children, each `x,y w×h`.
    var children: [String] {
        record.elements[0].children.compactMap { child in
            record[child].placement.map { placement in
                let origin = placement.frame.origin
                return "\(PointsFormat.short(origin.x)),\(PointsFormat.short(origin.y)) "
                    + PointsFormat.short(placement.frame.size)
            }
        }
    }

    /// The notes of the pass, with their elements.
    var notes: [String] { record.notes.map { "\(record[$0.element].name): \($0.sentence)" } }
}

func label(_ text: String, lines: Int = 0) -> LabelComponent {
    LabelComponent((text, options: LabelComponent.Options(maximumNumberOfLines: lines)))
}

/// An image of this size.
func image(_ width: CGFloat, _ height: CGFloat) -> ImageComponent {
    ImageComponent(({ UIImage() }, size: CGSize(width: width, height: height), options: ViewOptions()))
}

func inset(_ insets: CGFloat, _ component: Component) -> InsetComponent {
    InsetComponent(
        (insets: UIEdgeInsets(top: insets, left: insets, bottom: insets, right: insets), component: component))
}

func flex(_ options: FlexOptions = FlexOptions(), _ children: [FlexChild]) -> FlexboxComponent {
    FlexboxComponent((options: options, children: children))
}

func scroll(_ direction: ScrollComponent.Direction, _ component: Component) -> ScrollComponent {
    ScrollComponent((component, direction: direction, attributes: []))
}
