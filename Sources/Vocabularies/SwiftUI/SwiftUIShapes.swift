import Foundation
import Interpreter
import Negotiation
import SwiftUIDialect

// Shapes. What changes the outline alone leaves the room that they take.

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
            .arg("topLeadingRadius", default: 0), .arg("bottomLeadingRadius", default: 0),
            .arg("bottomTrailingRadius", default: 0), .arg("topTrailingRadius", default: 0), .cornerStyle
        ) { (_: CGFloat, _: CGFloat, _: CGFloat, _: CGFloat, _) in UnevenRoundedRectangle() }
        .made(.unread("cornerRadii"), .cornerStyle) { _, _ in UnevenRoundedRectangle() }
        .shaped()
}

extension ContainerRelativeShape: Described {
    static let page = Page<Self>("the shape of what it is in: takes what it is proposed")
        .like(ContainerRelativeShape()).made { ContainerRelativeShape() }.shaped()
}

extension Argument where T == Value {
    /// How round a corner is; nothing of it is seen.
    fileprivate static var cornerStyle: Argument { .optionalUnread("style", written: ".circular") }
}

extension Page where Subject: FilledShape & Writable {
    /// What every shape has besides its methods.
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
    /// What can be called on every shape. Where it takes the room of the whole shape, what changes its outline changes nothing.
    static let shapePage = Page<any FilledShape>(
        "a figure: takes what it is proposed; a type of yours is one with path(in:)", .protocol, as: .shape,
        conforming: [view]
    )
    .drawn("fill", "the same shape in a colour", .style, .optionalUnread("style"), .antialiased) {
        (drawing: inout ShapeDrawing, style, _, _) in drawing.fill(style.shownColor)
    }
    .drawn("fill", "the shape", .optionalUnread("style"), .antialiased) { _, _, _ in }
    .stroked("stroke", "the shape's outline").stroked("strokeBorder", "the shape's outline, inside of its edge")
    .partly(
        "trim", "a part of the outline; the whole room is taken", .optionalUnread("from"), .optionalUnread("to")
    )
    .drawn("inset", "a smaller shape in the same room", .unread("by")) { _, _ in }
    .partly("rotation", "the shape turned, in the same room", .unread("_ angle"), .unread("anchor"))
    .partly("rotation", "", .unread("_ angle"))
    .partly("size", "another size in the same room", .unread("_ size"))
    .partly("size", "", .unread("width"), .unread("height"))
}

extension Argument where T == Value {
    fileprivate static var antialiased: Argument { .optionalUnread("antialiased") }
}

extension Argument where T == any ShapeStyle {
    fileprivate static var style: Argument { .arg("_ style", as: .style) }
}

extension Page where Subject == any FilledShape {
    /// A method that gives the shape drawn otherwise.
    fileprivate func drawn<each A>(
        _ name: String, _ help: String, _ arguments: repeat Argument<Subject, each A>,
        by change: @escaping @Sendable (inout ShapeDrawing, repeat each A) -> Void
    ) -> Page {
        method(name, help, repeat each arguments, returning: .shape) { (shape, values: repeat each A) in
            shape.drawn { change(&$0, repeat each values) }
        }
    }

    /// A method whose result fills some part of the frame.
    fileprivate func partly<each A>(
        _ name: String, _ help: String, _ arguments: repeat Argument<Subject, each A>
    ) -> Page {
        drawn(name, help, repeat each arguments) { (drawing: inout ShapeDrawing, _: repeat each A) in
            drawing.isPart = true
        }
    }

    /// A method that draws the shape's outline, in all its forms.
    fileprivate func stroked(_ name: String, _ help: String) -> Page {
        drawn(name, help + ", in a colour", .style, .arg("lineWidth", default: 1), .antialiased) {
            (drawing: inout ShapeDrawing, style, width: CGFloat, _) in drawing.stroke(style.shownColor, width: width)
        }
        .drawn(name, "", .style, .unread("style"), .antialiased) {
            (drawing: inout ShapeDrawing, style, _, _) in drawing.stroke(style.shownColor, width: 1)
        }
        .drawn(name, help, .arg("lineWidth", default: 1), .antialiased) {
            (drawing: inout ShapeDrawing, width: CGFloat, _) in drawing.stroke(nil, width: width)
        }
        .drawn(name, "", .unread("style"), .antialiased) {
            (drawing: inout ShapeDrawing, _, _) in drawing.stroke(nil, width: 1)
        }
    }
}
