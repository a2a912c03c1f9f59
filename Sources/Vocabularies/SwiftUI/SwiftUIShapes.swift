import Foundation
import Interpreter
import Negotiation
import SwiftUIDialect

// Shapes. Changes of an outline leave their size as it is.

extension Rectangle: Described {
    static let page = Page<Self>("a box: takes what it is proposed").like(Rectangle()).made { Rectangle() }.shaped()
}

extension Capsule: Described {
    static let page = Page<Self>("a box with round ends: takes what it is proposed")
        .like(Capsule()).made { Capsule() }.made(.unread("style")) { _ in Capsule() }.shaped()
}

extension Ellipse: Described {
    static let page = Page<Self>("an oval: takes what it is proposed").like(Ellipse()).made { Ellipse() }.shaped()
}

extension Circle: Described {
    static let page = Page<Self>("a circle: a square of the proposal's shorter side")
        .like(Circle()).made { Circle() }.shaped()
}

extension RoundedRectangle: Described {
    static let page = Page<Self>("a box with round corners: takes what it is proposed")
        .like(RoundedRectangle(cornerRadius: 0))
        .made(.arg("cornerRadius"), .cornerStyle) { radius, _ in RoundedRectangle(cornerRadius: radius) }
        .made(.arg("cornerSize"), .cornerStyle) { size, _ in RoundedRectangle(cornerSize: size) }
        .reading("cornerRadius", \.cornerRadius, isRequired: true)
        .shaped()
}

extension UnevenRoundedRectangle: Described {
    static let page = Page<Self>("a box whose corners are round in several ways: takes what it is proposed")
        .like(UnevenRoundedRectangle())
        .made(
            .optionalUnread("cornerRadii"), .optionalUnread("topLeadingRadius"), .optionalUnread("bottomLeadingRadius"),
            .optionalUnread("bottomTrailingRadius"), .optionalUnread("topTrailingRadius"), .cornerStyle
        ) { _, _, _, _, _, _ in UnevenRoundedRectangle() }
        .shaped()
}

extension Argument where T == Value {
    /// The form of a corner, which is not drawn.
    fileprivate static var cornerStyle: Argument { .optionalUnread("style", written: ".circular") }

    fileprivate static var antialiased: Argument { .optionalUnread("antialiased") }
}

extension Page where Subject: FilledShape & Writable {
    /// Members of every shape besides its methods.
    fileprivate func shaped() -> Page {
        reading("color", \.color, "what it is filled with; nil for the colour around it")
            .changing { $0.description.conformances.append(SwiftUIVocabulary.shape) }
    }
}

extension Conversion where T == any FilledShape {
    /// A shape of SwiftUI's, or of the source; a box for an unknown one.
    static var shape: Conversion<any FilledShape> {
        Conversion(.named(SwiftUIVocabulary.shape)) { value throws(VocabularyError) in
            guard case .native(let native) = value else {
                throw .mismatch(expected: .named(SwiftUIVocabulary.shape), found: value.typeName)
            }
            return native.payload as? any FilledShape ?? Rectangle()
        } encode: {
            .native(Native(view: $0))
        }
    }
}

extension SwiftUIVocabulary {
    /// The methods of every shape. Changes of an outline leave the shape's size as it is.
    static let shapePage = Page<any FilledShape>(
        "a figure: takes what it is proposed; a type of yours is one with path(in:)", .protocol, as: .shape,
        conforming: [view]
    )
    .drawn("fill", "the same shape in a colour", .style, .optionalUnread("style"), .antialiased) {
        (drawing: inout ShapeDrawing, style, _, _) in drawing.fill(style.shownColor)
    }
    .drawn("fill", "the shape", .optionalUnread("style"), .antialiased) { _, _, _ in }
    .drawn("trim", "a part of the outline, in the same room", .optionalUnread("from"), .optionalUnread("to")) {
        (drawing: inout ShapeDrawing, _, _) in drawing.isPart = true
    }
    .stroked("stroke", "the shape's outline").stroked("strokeBorder", "the shape's outline, inside of its edge")
}

extension Argument where T == any ShapeStyle {
    fileprivate static var style: Argument { .arg("_ style", as: .style) }
}

extension Page where Subject == any FilledShape {
    /// A method that changes how the shape is drawn.
    fileprivate func drawn<each A>(
        _ name: String, _ help: String, _ arguments: repeat Argument<Subject, each A>,
        by change: @escaping @Sendable (inout ShapeDrawing, repeat each A) -> Void
    ) -> Page {
        method(name, help, repeat each arguments, returning: .shape) { (shape, values: repeat each A) in
            shape.drawn { change(&$0, repeat each values) }
        }
    }

    /// A method that draws the shape's outline, in all its forms.
    fileprivate func stroked(_ name: String, _ help: String) -> Page {
        drawn(
            name, help + ", in a colour", .style, .arg("lineWidth", default: 1), .optionalUnread("style"), .antialiased
        ) {
            (drawing: inout ShapeDrawing, style, width: CGFloat, _, _) in drawing.stroke(style.shownColor, width: width)
        }
        .drawn(name, help, .arg("lineWidth", default: 1), .optionalUnread("style"), .antialiased) {
            (drawing: inout ShapeDrawing, width: CGFloat, _, _) in drawing.stroke(nil, width: width)
        }
    }
}
