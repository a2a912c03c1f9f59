import BlueprintDialect
import Interpreter
import Negotiation

// ConstrainedSize and ConstrainedAspectRatio.

extension ConstrainedSize: Described {
    static let page = Page<Self>("limits the size it reports to its parent")
        .like(Self(wrapping: Empty()))
        .made(
            .part("width", \.width, "the limits of the width"), .part("height", \.height, "the limits of the height"),
            .wrapping
        ) { Self(width: $0, height: $1, wrapping: $2) }
        .property("wrapped", \.wrapped, as: .element, "its content")
        .modifier(
            "constrainedTo", "limits the size it reports to its parent", .arg("width", \.width),
            .arg("height", \.height)
        ) { Self(width: $1, height: $2, wrapping: $0) }
        .modifier("constrainedTo", "reports exactly this size", .arg("width"), .arg("height")) {
            (element, width: CGFloat, height: CGFloat) in element.constrainedTo(width: width, height: height)
        }
        .modifier("constrainedTo", "reports exactly this size", .arg("size")) { $0.constrainedTo(size: $1) }
        .modifier("constrained", "reports at most the proposed size", .arg("to")) { $0.constrained(to: $1) }
}

extension ConstrainedSize.Constraint: Described {
    static let page = Page<Self>("the limits of a length")
        .value("unconstrained", .unconstrained)
        .value("atMost", .arg("_ length"), by: Self.atMost) { if case .atMost(let length) = $0 { length } else { nil } }
        .value("atLeast", .arg("_ length"), by: Self.atLeast) {
            if case .atLeast(let length) = $0 { length } else { nil }
        }
        .value("within", .arg("_ range", as: .range, unit: .points)) { .within($0) }
        .value("absolute", .arg("_ length"), by: Self.absolute) {
            if case .absolute(let length) = $0 { length } else { nil }
        }
        .written { constraint in
            guard case .within(let range) = constraint else { return nil }
            return ".within(\(range.lowerBound.literal)...\(range.upperBound.literal))"
        }
}

extension Conversion where T == ClosedRange<CGFloat> {
    fileprivate static var range: Conversion {
        let type = ValueType.closedRange(.cgFloat)
        return Conversion(type) { value throws(VocabularyError) in
            guard let ends = value.fractionEnds else { throw .mismatch(expected: type, found: value.typeName) }
            let (start, end) = (CGFloat(ends.lower), CGFloat(ends.upper))
            guard start <= end else { throw .refused(LayoutRefusal.crossedRange(start, end)) }
            return start...end
        } encode: {
            .lengths(Double($0.lowerBound), Double($0.upperBound))
        }
    }
}

extension ConstrainedAspectRatio: Described {
    static let page = Page<Self>("answers with a size of this aspect ratio")
        .like(Self(aspectRatio: .square, wrapping: Empty()))
        .made(
            .part("aspectRatio", \.aspectRatio, "width divided by height", isRequired: true),
            .part("contentMode", \.contentMode, "whether the size fits the proposal or the content"), .wrapping
        ) { Self(aspectRatio: $0, contentMode: $1, wrapping: $2) }
        .property("wrappedElement", \.wrappedElement, as: .element, "its content")
        .modifier(
            "constrainedTo", "answers with a size of this aspect ratio", .arg("aspectRatio"),
            .arg("contentMode", \.contentMode)
        ) { $0.constrainedTo(aspectRatio: $1, contentMode: $2) }
}

extension ConstrainedAspectRatio.ContentMode: Described {
    static let page = Page<Self>("whether a size of an aspect ratio fits the proposal or the content")
        .values(.fitParent, .fitContent, .shrinkContent)
}

extension AspectRatio: Described {
    static let page = Page<Self>("a width in proportion to a height")
        .composed(.part("ratio", \.ratio, "width divided by height", unit: .ratio)) { Self(ratio: $0) }
        .made(.arg("width", unit: nil), .arg("height", unit: nil)) { Self(width: $0, height: $1) }
        .value("square", .square)
}
