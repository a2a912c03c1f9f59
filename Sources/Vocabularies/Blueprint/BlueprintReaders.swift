import BlueprintDialect
import Interpreter

// The elements whose content a closure makes from the proposal: GeometryReader, LayoutWriter.

extension GeometryReader: Described {
    static let page = Page<Self>("shows the element that a closure makes from the proposal")
        .made(.arg("elementRepresentation", as: .makesElement(from: GeometryProxy.conversion))) {
            GeometryReader(elementRepresentation: $0)
        }
}

extension GeometryProxy: Described {
    static let page = Page<Self>("what a GeometryReader's closure knows of the proposal")
        .reading("constraint", \.constraint, "the proposal, or the final size")
        .method(
            "measure", "the size of an element in this proposal, or in another", .element("element"),
            .arg("in", default: nil)
        ) { $0.measure(element: $1, in: $2) }
}

extension SizeConstraint: Described {
    static let page = Page<Self>("what a parent proposes: a maximum on each axis, or unconstrained")
        .made(.arg("_ size")) { SizeConstraint($0) }
        .made(.arg("width"), .arg("height")) { SizeConstraint(width: $0, height: $1) }
        .made(.arg("width")) { (width: CGFloat) in SizeConstraint(width: width) }
        .made(.arg("height")) { (height: CGFloat) in SizeConstraint(height: height) }
        .value("unconstrained", .unconstrained)
        .property("width", \.width)
        .property("height", \.height)
        .reading("maximum", \.maximum)
        .reading("minimum", \.minimum)
        .method("inset", "reduced by these lengths", .arg("width"), .arg("height")) { $0.inset(width: $1, height: $2) }
        .method("inset", "reduced by the insets of opposite sides", .arg("by")) { $0.inset(by: $1) }
}

extension SizeConstraint.Axis: Described {
    static let page = Page<Self>("what is proposed on one axis")
        .value("unconstrained", .unconstrained)
        .value("atMost", .arg("_ length"), by: Self.atMost) { $0.constrainedValue }
        .takenApart()
        .reading("maximum", \.maximum)
        .reading("minimum", \.minimum)
        .reading("isGreaterThanZero", \.isGreaterThanZero)
        .reading("constrainedValue", \.constrainedValue)
}

// MARK: LayoutWriter

extension LayoutWriter: Described {
    static let page = Page<Self>("places children at frames that a closure computes")
        .made(.arg("_ build", as: .build)) { LayoutWriter($0) }
}

extension LayoutWriter.Sizing: Described {
    static let page = Page<Self>("how large a LayoutWriter is")
        .values(.unionOfChildren)
        .value("fixed", .arg("_ size"), by: Self.fixed) { if case .fixed(let size) = $0 { size } else { nil } }
}

extension LayoutWriter.Context: Described {
    static let page = Page<Self>("what a LayoutWriter's closure knows of the proposal")
        .property("size", \.size, "the proposal, or the final size")
        .property("phase", \.phase, "whether it is measured or laid out")
}

extension LayoutWriter.Context.LayoutPhase: Described {
    static let page = Page<Self>("whether an element is measured or laid out")
        .value("measurement", .measurement)
        .value("layout", .arg("_ size")) { .layout($0) }
        .method(
            "onMeasure", "one value while it is measured, another for its final size",
            .arg("_ onMeasure", as: .closure(giving: Value.conversion, failing: .none)),
            .arg("onLayout", as: .closure(failing: Value.none))
        ) { (phase, measured: @escaping () -> Value, laidOut: @escaping (CGSize) -> Value) in
            phase.onMeasure(measured, onLayout: laidOut)
        }
}

extension LayoutWriter.Builder: Described {
    static let page = Page<Self>("takes a LayoutWriter's children and their frames")
        .like(Self())
        .property("sizing", \.sizing, "how large the LayoutWriter is")
        .property("children", \.children, "the children added so far")
        .mutating("add", "places a child", .arg("with"), .key, .element("child")) {
            (builder: inout Self, frame, key, child) in builder.add(with: frame, key: key, child: child)
        }
        .mutating("add", "places a child", .arg("_ child")) { (builder: inout Self, child) in builder.add(child) }
        .mutating(
            "modifyEach", "changes every child that was added",
            .arg("using", as: LayoutWriter.Child.conversion.configuring())
        ) { (builder: inout Self, change: @escaping (inout LayoutWriter.Child) -> Void) in
            builder.modifyEach(using: change)
        }
}

extension LayoutWriter.Child: Described {
    static let page = Page<Self>("an element with its frame in a LayoutWriter")
        .made(.arg("frame"), .key, .element("element")) { Self(frame: $0, key: $1, element: $2) }
        .property("frame", \.frame, "its frame")
        .property("key", \.key, "its name among its siblings")
        .property("element", \.element, as: .element, "the child")
}

extension Conversion where T == LayoutWriter.Build {
    /// The closure of a source that fills a builder.
    fileprivate static var build: Conversion {
        let (context, builder) = (LayoutWriter.Context.conversion, LayoutWriter.Builder.conversion)
        let type = ValueType.function(
            parameters: [.init(context.type), .init(builder.type, isInout: true)], result: .void)
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { phase, filled in
                var arguments = [context.encode(phase), builder.encode(filled)]
                if closure.call(&arguments) != nil, let changed = closure.decoded(arguments[1], builder) {
                    filled = changed
                }
            }
        } encode: { _ in
            // No property gives the closure back.
            .none
        }
    }
}
