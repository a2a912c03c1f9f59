import EngineKit
import Interpreter
import Negotiation
import QuickLayoutDialect

// The plain values that sources write.

extension HorizontalAlignment: Described {
    static let page = Page<Self>("a line by which elements are aligned from side to side")
        .made(.arg("_ id", as: .type(of: (any AlignmentID).self))) { id in
            HorizontalAlignment(OwnLine(id))
        }
        .value("leading", .leading).value("center", .center).value("trailing", .trailing)
}

extension VerticalAlignment: Described {
    static let page = Page<Self>(
        "a line by which elements are aligned from top to bottom; SwiftUI has text baselines too"
    )
    .made(.arg("_ id", as: .type(of: (any AlignmentID).self))) { id in
        VerticalAlignment(OwnLine(id))
    }
    .value("top", .top).value("center", .center).value("bottom", .bottom)
}

extension Alignment: Described {
    static let page = Page<Self>("a point by which elements are aligned")
        .made(.part("horizontal", \.horizontal), .part("vertical", \.vertical)) {
            Alignment(horizontal: $0, vertical: $1)
        }
        .points([.leading, .center, .trailing], [.top, .center, .bottom]) { Alignment(horizontal: $0, vertical: $1) }
}

extension EdgeSet: Described {
    static let page = Page<Self>("some sides of a box")
        .value("all", .all).value("horizontal", .horizontal).value("vertical", .vertical).value("top", .top)
        .value("leading", .leading).value("bottom", .bottom).value("trailing", .trailing)
        .set()
}

extension AxisSet: Described {
    static let page = Page<Self>("some of the two axes")
        .value("horizontal", .horizontal).value("vertical", .vertical)
        .set()
}

extension Axis: Described {
    static let page = Page<Self>("one of the two directions of a layout").all()
}

extension ContentMode: Described {
    static let page = Page<Self>("whether a ratio fits inside the proposal, or fills it")
        .values(.fit, .fill)
}

extension LayoutDirection: Described {
    static let page = Page<Self>("the side at which text begins, which is the leading one")
        .values(.leftToRight, .rightToLeft)
}

extension Flexibility: Described {
    static let page = Page<Self>("how a length follows the proposal; SwiftUI asks for lengths instead")
        .values(.fixedSize, .partial, .fullyFlexible)
}

extension EdgeInsets: Described {
    static let page = Page<Self>("insets from the sides of a box")
        .made { EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) }
        .constant("zero", EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
        .composed(
            .part("top", \.top), .part("leading", \.leading), .part("bottom", \.bottom), .part("trailing", \.trailing)
        ) { EdgeInsets(top: $0, leading: $1, bottom: $2, trailing: $3) }
}

extension ViewDimensions: Described {
    static let page = Page<Self>("an element's size, for alignment guides")
        .reading("width", \.width)
        .reading("height", \.height)
        .subscripted(.arg("_ alignment")) { (size, line: HorizontalAlignment) in size[line] }
        .subscripted(.arg("_ alignment")) { (size, line: VerticalAlignment) in size[line] }
}
