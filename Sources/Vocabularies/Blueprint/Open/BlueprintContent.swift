import BlueprintDialect
import Interpreter

// What elements of a source's own are made of.

extension ElementContent: Described {
    static let page = Page<Self>("an element's children with their layout, or how it is measured")
        .arranged().wrapped().measured()
        .reading("childCount", \.childCount)

    /// How code measures it outside of a layout.
    static let measuring = """
        extension ElementContent {
            func measure(in constraint: SizeConstraint, environment: Environment) -> CGSize {
                __measured(self, in: constraint, environment, cell: __cellSize())
            }
        }
        """

    static let measuringFunction = Callable.function(
        "__measured", "the size for a proposal", .arg("_ content"), .arg("in"), .arg("_ environment"), .arg("cell")
    ) { (content: ElementContent, constraint: SizeConstraint, environment: Environment, cell: CGSize) in
        var environment = environment
        environment.cellSize = cell
        return content.measure(in: constraint, environment: environment)
    }
}

extension Page<ElementContent> {
    fileprivate func arranged() -> Page {
        made(.arg("layout"), .configure(ElementContent.Builder<SourceLayout>.self)) {
            layout, configure in ElementContent(layout: layout) { configure(&$0) }
        }
        .made(.element("child"), .key, .arg("layout")) { (child, key, layout: SourceSingleChildLayout) in
            ElementContent(child: child, key: key, layout: layout)
        }
    }

    fileprivate func wrapped() -> Page {
        made(.element("child")) { ElementContent(child: $0) }
            .made(.element("child"), .arg("environment", as: Environment.conversion.configuring())) {
                ElementContent(child: $0, environment: $1)
            }
            .made(.element("child"), .arg("key", as: SourceEnvironment.key), .arg("value", as: .pointed)) {
                child, key, value in
                ElementContent(child: child) { SourceEnvironment.set(value, in: &$0, for: key) }
            }
    }

    fileprivate func measured() -> Page {
        made(.arg("intrinsicSize")) { ElementContent(intrinsicSize: $0) }
            .made(.element("measuring")) { ElementContent(measuring: $0) }
            .made(.arg("measurable")) { (measurable: SourceMeasurable) in ElementContent(measurable: measurable) }
            .made(.arg("measureFunction", as: .closure(failing: .zero))) {
                (measure: @escaping (SizeConstraint) -> CGSize) in ElementContent(measureFunction: measure)
            }
            .made(.arg("measureFunction", as: .closure(failing: .zero))) {
                (measure: @escaping (SizeConstraint, Environment) -> CGSize) in ElementContent(measureFunction: measure)
            }
            .made(
                .arg(
                    "build",
                    as: .closure(
                        from: SizeConstraint.conversion, Environment.conversion, giving: .element, failing: Empty()))
            ) { ElementContent(build: $0) }
    }
}

extension ElementContent.Builder: Writable, Described where LayoutType == SourceLayout {
    static var page: Page<Self> {
        Page<Self>("takes the children of an element")
            .mutating(
                "add", "adds a child with its value for a layout of one value a child",
                .arg("traits", as: .contained), .key, .element("element")
            ) { (builder: inout Self, traits, key, element) in
                builder.add(traits: SourceTraits.single(traits), key: key, element: element)
            }
            .mutating(
                "add", "adds a child", .arg("traits", default: .empty, written: ".empty"), .key, .element("element")
            ) {
                (builder: inout Self, traits, key, element) in builder.add(traits: traits, key: key, element: element)
            }
            .mutating(
                "add", "adds a child", .arg("traitsType", as: SourceTraits.key), .arg("traits", as: .pointed), .key,
                .element("element")
            ) { (builder: inout Self, type, traits, key, element) in
                builder.add(traits: SourceTraits.traits(type, traits), key: key, element: element)
            }
            .contains("Traits") { $0.layout.source.type("Traits") }
    }
}

extension LayoutTraits: Described {
    static let page = Page<Self>("the values that a child carries for its parent's layout, by key")
        .made(.arg("key", as: SourceTraits.key), .arg("value", as: .pointed)) { SourceTraits.traits($0, $1) }
        .constant("empty", .empty)
        .method("setting", "", .arg("key", as: SourceTraits.key), .arg("to", as: .pointed)) {
            SourceTraits.traits($1, $2, in: $0)
        }
}
