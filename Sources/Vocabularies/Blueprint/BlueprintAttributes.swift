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

extension Transformed: Described {
    static let page = Page<Self>("moves, turns or scales its content where it is drawn")
        .made(.arg("transform"), .wrapping) { (transform: CATransform3D, wrapped) in
            Transformed(transform: transform, wrapping: wrapped)
        }
        .made(.arg("transform"), .wrapping) { (transform: CGAffineTransform, wrapped) in
            Transformed(transform: transform, wrapping: wrapped)
        }
        .property("transform", \.transform, "how it is moved, turned or scaled")
        .property("wrappedElement", \.wrappedElement, as: .element, "its content")
        .modifier("transformed", "moves, turns or scales the element where it is drawn", .arg("_ transform")) {
            (element, transform: CATransform3D) in element.transformed(transform)
        }
        .modifier("transformed", "moves, turns or scales the element where it is drawn", .arg("_ transform")) {
            (element, transform: CGAffineTransform) in element.transformed(transform)
        }
        .modifier(
            "translated", "moves the element where it is drawn", .arg("translateX", default: 0),
            .arg("translateY", default: 0), .arg("translateZ", default: 0)
        ) { $0.translated(translateX: $1, translateY: $2, translateZ: $3) }
}

extension CATransform3D: Described {
    static let page = Page<Self>("a transform in space")

    static let functions: [Callable] = [
        .function("CATransform3DMakeTranslation", "a transform that moves", .arg("_ x"), .arg("_ y"), .arg("_ z")) {
            CATransform3DMakeTranslation($0, $1, $2)
        },
        .function(
            "CATransform3DMakeScale", "a transform that scales", .arg("_ x", unit: .ratio),
            .arg("_ y", unit: .ratio), .arg("_ z", unit: .ratio)
        ) { CATransform3DMakeScale($0, $1, $2) },
    ]
}

extension CGAffineTransform: Described {
    static let page = Page<Self>("a transform in the plane")
        .made(.arg("translationX"), .arg("y")) { CGAffineTransform(translationX: $0, y: $1) }
        .made(.arg("scaleX", unit: .ratio), .arg("y", unit: .ratio)) { CGAffineTransform(scaleX: $0, y: $1) }
        .made("an angle in radians", .arg("rotationAngle", unit: nil)) { CGAffineTransform(rotationAngle: $0) }
        .value("identity", .identity)
}
