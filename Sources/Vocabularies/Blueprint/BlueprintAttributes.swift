import BlueprintDialect
import Interpreter

// The elements that wrap one and show it otherwise: Hidden, Opacity, Transformed.

extension Hidden: Described {
    static let page = Page<Self>("takes its content's space, and shows nothing")
        .like(Hidden(wrapping: Empty()))
        .made(.part("_ isHidden", \.isHidden, "whether nothing is shown"), .wrapping) { Hidden($0, wrapping: $1) }
        .property("wrappedElement", \.wrappedElement, as: .element, "its content")
        .modifier("hidden", "takes the element's space, and shows nothing", .arg("_ hidden", \.isHidden)) {
            $0.hidden($1)
        }
}

extension Opacity: Described {
    static let page = Page<Self>("changes the opacity of its content")
        .made(.part("opacity", \.opacity, "from 0, invisible, to 1", unit: .ratio), .wrapping) {
            Opacity(opacity: $0, wrapping: $1)
        }
        .property("wrappedElement", \.wrappedElement, as: .element, "its content")
        .modifier("opacity", "changes the opacity of the element", .arg("_ opacity", unit: .ratio)) {
            $0.opacity($1)
        }
}

// MARK: Transformed

/// Transforms change no frame, so that none is read.
extension Transformed: Described {
    static let page = Page<Self>("moves, turns or scales its content where it is drawn")
        .made(.unread("transform"), .wrapping) { Transformed(transform: CATransform3DIdentity, wrapping: $1) }
        .property("wrappedElement", \.wrappedElement, as: .element, "its content")
        .modifier("transformed", "moves, turns or scales the element where it is drawn", .unread("_ transform")) {
            element, _ in element.transformed(CATransform3DIdentity)
        }
        .modifier(
            "translated", "moves the element where it is drawn", .arg("translateX", default: 0),
            .arg("translateY", default: 0), .arg("translateZ", default: 0)
        ) { $0.translated(translateX: $1, translateY: $2, translateZ: $3) }
        .partial()
}
