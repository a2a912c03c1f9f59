import BlueprintDialect
import Interpreter
import Negotiation

// ConstrainedSize and ConstrainedAspectRatio.

extension WrittenConstrainedSize: Described {
    static var typeName: TypeName { TypeName(of: ConstrainedSize.self) }
    static var conversion: Conversion<WrittenConstrainedSize> { .constrainedSize }

    static let page = Page(
        "limits the size it reports to its parent", .element, as: conversion,
        conforming: [BlueprintVocabulary.element]
    )
    .like(Self(ConstrainedSize(wrapping: Empty())))
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
        (element, width: CGFloat, height: CGFloat) in Self(element.constrainedTo(width: width, height: height))
    }
    .modifier("constrainedTo", "reports exactly this size", .arg("size")) {
        Self($0.constrainedTo(size: $1))
    }
    .modifier("constrained", "reports at most the proposed size", .arg("to")) {
        Self($0.constrained(to: $1))
    }
}

extension WrittenConstraint: Described {
    static var typeName: TypeName { TypeName(of: ConstrainedSize.Constraint.self) }

    static var conversion: Conversion<WrittenConstraint> {
        let type = ValueType.named(typeName)
        return Conversion(type) { value throws(VocabularyError) in
            if case .native(let native) = value {
                if let plain = native.payload as? ConstrainedSize.Constraint { return WrittenConstraint(plain) }
                if let crossed = native.payload as? CrossedRange {
                    return WrittenConstraint(crossed.constraint, crossed: crossed)
                }
            }
            throw .mismatch(expected: type, found: value.typeName)
        } encode: { written in
            .native(Native(typeName, written.crossed.map { $0 as Any } ?? written.constraint))
        }
    }

    static let page = Page<Self>("the limits of a length")
        .value("unconstrained", Self(.unconstrained))
        .value("atMost", .arg("_ length")) { Self(.atMost($0)) }
        .value("atLeast", .arg("_ length")) { Self(.atLeast($0)) }
        .value("within", .arg("_ range", as: .ends, unit: .points)) { Self(within: $0.0, $0.1) }
        .value("absolute", .arg("_ length")) { Self(.absolute($0)) }
}

extension ConstrainedSize.Constraint: Writable {
    var swiftText: String? {
        switch self {
        case .unconstrained: ".unconstrained"
        case .atMost(let length): ".atMost(\(length.literal))"
        case .atLeast(let length): ".atLeast(\(length.literal))"
        case .absolute(let length): ".absolute(\(length.literal))"
        case .within(let range): ".within(\(range.lowerBound.literal)...\(range.upperBound.literal))"
        }
    }
}

extension CrossedRange: Writable {
    var swiftText: String? { ".within(\(text))" }
}

extension Conversion where T == (CGFloat, CGFloat) {
    /// The ends of a range, in whatever order.
    fileprivate static var ends: Conversion {
        Conversion(.closedRange(.cgFloat)) { value throws(VocabularyError) in
            guard let ends = value.fractionEnds else {
                throw .mismatch(expected: .closedRange(.cgFloat), found: value.typeName)
            }
            return (CGFloat(ends.lower), CGFloat(ends.upper))
        } encode: {
            .lengths(Double($0.0), Double($0.1))
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
