import BlueprintDialect
import EngineKit
import Interpreter

// The lines by which elements are aligned, and where they run.

extension VerticalAlignment: Described {
    static let page = Page<Self>("a horizontal line by which elements are aligned from top to bottom")
        .made(.arg("_ id", as: .type(of: (any AlignmentID).self))) { id in
            VerticalAlignment(AlignmentLine(OwnLine(id)))
        }
        .value("top", .top).value("center", .center).value("bottom", .bottom)
}

extension HorizontalAlignment: Described {
    static let page = Page<Self>("a vertical line by which elements are aligned from side to side")
        .made(.arg("_ id", as: .type(of: (any AlignmentID).self))) { id in
            HorizontalAlignment(AlignmentLine(OwnLine(id)))
        }
        .value("leading", .leading).value("center", .center).value("trailing", .trailing)
}

extension Alignment: Described {
    static let page = Page<Self>("a line on each axis by which elements are aligned")
        .made(
            .part("horizontal", \.horizontal, "the vertical line"), .part("vertical", \.vertical, "the horizontal line")
        ) {
            Alignment(horizontal: $0, vertical: $1)
        }
        .points([.leading, .center, .trailing], [.top, .center, .bottom]) { Alignment(horizontal: $0, vertical: $1) }
}

extension ElementDimensions: Described {
    static let page = Page<Self>("an element's size, for alignment guides")
        .reading("width", \.width)
        .reading("height", \.height)
        .subscripted(.arg("_ guide")) { (size, line: VerticalAlignment) in size[line] }
        .subscripted(.arg("_ guide")) { (size, line: HorizontalAlignment) in size[line] }
        .subscripted(.arg("explicit")) { (size, line: VerticalAlignment) in size[explicit: line] }
        .subscripted(.arg("explicit")) { (size, line: HorizontalAlignment) in size[explicit: line] }
}

extension UIOffset: Described {
    static let page = Page<Self>("a distance in both directions, in points")
        .made(.arg("horizontal"), .arg("vertical")) { UIOffset(horizontal: $0, vertical: $1) }
        .value("zero", .zero)
}
