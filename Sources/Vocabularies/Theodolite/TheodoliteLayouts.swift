import Interpreter
import Negotiation
import TheodoliteDialect

// What components of a source's own lay out with: ranges, trees, layouts.

extension TheodoliteVocabulary {
    static let treePage = Page<any ComponentTree>(
        "a component with what it is made of, all the way down", .value, as: .tree
    )
    .method("component", "the component at the top", returning: .component) { $0.component() }
    .method("children", "the trees of what it is made of", returning: Conversion<any ComponentTree>.tree.array()) {
        $0.children()
    }
}

extension Conversion where T == any ComponentTree {
    static var tree: Conversion { .native(TypeName(of: (any ComponentTree).self)) }
}

extension Layout: Described {
    static let page = Page<Layout>("a component's answer: its size and its placed children")
        .made(.arg("component", as: .component), .arg("size"), .arg("children"), .arg("extra", default: nil)) {
            (component, size, children, extra: Value?) in
            Layout(component: component, size: size, children: children, extra: extra)
        }
        .value("empty", help: "no children, 0×0", .arg("component", as: .component)) { .empty(component: $0) }
        .reading("component", \.component, as: .component, "who answers")
        .reading("size", \.size, "its size", unit: .points)
        .reading("children", \.children, "the placed children")
}

extension LayoutChild: Described {
    static let page = Page<Self>("a child's layout and its position in its parent")
        .made(.arg("layout"), .arg("position", unit: .points), .because) { (layout: Layout, position, sentence) in
            guard let asker = (layout.answering as? SourceComponent)?.source else {
                return LayoutChild(layout: layout, position: position, because: sentence.map { StatedReason($0) })
            }
            return LayoutChild(layout, at: position, because: asker.reason(sentence, of: .component))
        }
        .reading("layout", \.layout, "the child's answer")
        .reading("position", \.position, "the corner of its frame in its parent", unit: .points)
}

extension SizeRange: Described {
    static let page = Page<Self>("the sizes that a component may have; NaN means unlimited")
        .like(.unlimited)
        .made(.arg("min", \.min), .arg("max")) { SizeRange(min: $0, max: $1) }
        .made(help: "exactly a size", .arg("_ size")) { SizeRange($0) }
        .property("min", \.min, "the minimum", isRequired: true, unit: .points)
        .property("max", \.max, "the maximum", isRequired: true, unit: .points)
        .method("clamp", "the nearest size in the range; the minimum beats the maximum", .arg("_ size")) {
            $0.clamp($1)
        }
        .written { range in
            guard let minimum = range.min.swiftText, let maximum = range.max.swiftText else { return nil }
            if range == SizeRange(range.max) { return "SizeRange(\(maximum))" }
            let isOpen = range == SizeRange(max: range.max)
            return isOpen ? "SizeRange(max: \(maximum))" : "SizeRange(min: \(minimum), max: \(maximum))"
        }
}
