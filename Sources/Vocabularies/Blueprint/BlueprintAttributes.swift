import BlueprintDialect
import Interpreter

// The elements that wrap one and show it otherwise: Hidden, Opacity, UserInteractionEnabled, TintAdjustmentMode, Transformed.

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

extension UserInteractionEnabled: Described {
    static let page = Page<Self>("enables or disables touches on its content")
        .made(.part("_ isEnabled", \.isEnabled, "whether it can be touched"), .wrapping) { Self($0, wrapping: $1) }
        .property("wrappedElement", \.wrappedElement, as: .element, "its content")
        .modifier(
            "userInteractionEnabled", "says whether the element can be touched", .arg("_ enabled", default: true)
        ) { $0.userInteractionEnabled($1) }
}

extension TintAdjustmentMode: Described {
    static let page = Page<Self>("says how views tint its content")
        .made(.part("_ tintAdjustmentMode", \.tintAdjustmentMode, "how the tint is dimmed"), .wrapping) {
            Self($0, wrapping: $1)
        }
        .property("wrappedElement", \.wrappedElement, as: .element, "its content")
        .modifier("tintAdjustmentMode", "says how views tint the element", .arg("_ tintAdjustmentMode")) {
            $0.tintAdjustmentMode($1)
        }
}

extension UIView.TintAdjustmentMode: Described {
    static let page = Page<Self>("how a view's tint is dimmed").values(.automatic, .normal, .dimmed)
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
        .modifier("rotated", "turns the element where it is drawn", .arg("by", as: .angle)) {
            (element, angle: Measurement<UnitAngle>) in element.rotated(by: angle)
        }
        .modifier(
            "translated", "moves the element where it is drawn", .arg("translateX", default: 0),
            .arg("translateY", default: 0), .arg("translateZ", default: 0)
        ) { $0.translated(translateX: $1, translateY: $2, translateZ: $3) }
        .modifier(
            "scaled", "scales the element where it is drawn", .arg("scaleX", default: 1, unit: .ratio),
            .arg("scaleY", default: 1, unit: .ratio)
        ) { $0.scaled(scaleX: $1, scaleY: $2) }
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

extension Conversion where T == Measurement<UnitAngle> {
    /// What the library's Swift makes of a number and a unit; nothing gives one back.
    fileprivate static var angle: Conversion {
        let type = ValueType.specialized(TypeName("Measurement"), [.named(TypeName("UnitAngle"))])
        return Conversion(type) { value throws(VocabularyError) in
            guard let number = value.stored("value")?.fraction,
                let degrees = value.stored("unit")?.stored("__degrees")?.fraction
            else { throw .mismatch(expected: type, found: value.typeName) }
            return Measurement(value: number * degrees, unit: .degrees)
        } encode: { _ in
            .none
        }
    }
}
