import Interpreter
import LayoutInspection
import EngineKit
import Negotiation
import QuickLayoutDialect

/// An element whose type a source declares, with a layout of its own. In the tree it has the name that the source gives its
/// type.
protocol SourceAnswering: Layout, SourceBridge {}

/// An `Element` or a `Layout` of a source.
struct SourceAnsweringElement: SourceAnswering {
    let source: SourceInstance
}

/// A `LeafElement` of a source.
struct SourceLeaf: SourceAnswering, LeafElement {
    let source: SourceInstance
}

/// What an element with a layout of its own implements.
private enum Asked {
    typealias Children = [SourceElementProxy]

    static let layout = SourceMethod<LayoutNode, CGSize, Children, LayoutContext>(
        "layoutThatFits", .arg("_ proposal"), .arg("children"), .arg("context"))
    /// The library's own form.
    static let own = OpenMember.method(
        "quick_layoutThatFits", [OpenParameter(nil, CGSize.conversion.type)], returning: LayoutNode.conversion.type)
    static let children = SourceProperty<[any Element]>("children", as: .elements) { _ in [] }
    static let flexibility = SourceMethod<Flexibility, Axis, Children, LayoutContext>(
        "flexibility", .arg("for"), .arg("children"), .arg("context")
    ) { _, _, _, _ in .fullyFlexible }
    static let priority = SourceMethod<CGFloat, Children>("layoutPriority", .arg("children")) { _, _ in 0 }
    static let inner = SourceMethod<LayoutContext, LayoutContext>("contextForChildren", .arg("in")) { $1 }
}

extension SourceAnswering {
    static var members: [OpenMember] {
        [
            Asked.layout.member, Asked.children.member, Asked.flexibility.member,
            Asked.priority.member, Asked.inner.member,
        ]
    }

    var elementName: String { source.typeName }

    /// Whether the source says how it is laid out; else only the library would know what it says, unless it is all that
    /// another element says.
    private var isKnown: Bool { source.implements(Asked.layout.member) }

    var children: [any Element] {
        if isKnown { return Asked.children(source) ?? [] }
        let forwarded = source.deeper { source.receiver(forwardedBy: Asked.own, Conversion<any Element>.element) }
        return [(forwarded ?? nil) ?? QuickLayoutHole(elementName: source.typeName, children: [])]
    }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        defer { source.noteAnswer() }
        if !isKnown, let child = children.first {
            return child.layoutThatFits(proposal, because: PassedOn(proposal.lengths)).wrapped(in: context)
        }
        return Asked.layout(source, proposal, handed(children), context) ?? LayoutNode(size: .zero, context: context)
    }

    func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        if !isKnown, let child = children.first { return child.flexibility(for: axis) }
        return Asked.flexibility(source, axis, handed(children), context)
            ?? (children.isEmpty ? .fullyFlexible : children.mostFlexible(along: axis))
    }

    func layoutPriority(children: [ElementProxy]) -> CGFloat {
        if !isKnown, let child = children.first { return child.layoutPriority }
        return Asked.priority(source, handed(children)) ?? (children.count == 1 ? children[0].layoutPriority : 0)
    }

    func contextForChildren(in context: LayoutContext) -> LayoutContext {
        guard var inner = Asked.inner(source, context) else { return context }
        // A context that the source made again does not know of the record.
        inner.isRecorded = context.isRecorded
        return inner
    }

    private func handed(_ children: [ElementProxy]) -> [SourceElementProxy] {
        children.map { SourceElementProxy(proxy: $0, asker: source) }
    }
}

/// A child as a source's element is given it.
struct SourceElementProxy {
    fileprivate let proxy: ElementProxy
    fileprivate let asker: SourceInstance

    // The child may be the source's again.

    fileprivate func layoutThatFits(_ proposal: CGSize, because sentence: String?) -> LayoutNode {
        asker.deeper { proxy.layoutThatFits(proposal, because: asker.reason(sentence, of: .element)) }
            ?? LayoutNode(size: .zero, context: LayoutContext())
    }

    fileprivate func flexibility(for axis: Axis) -> Flexibility {
        asker.deeper { proxy.flexibility(for: axis) } ?? .fixedSize
    }

    fileprivate var layoutPriority: CGFloat { asker.deeper { proxy.layoutPriority } ?? 0 }
}

extension SourceElementProxy: Described {
    static var typeName: TypeName { TypeName(of: ElementProxy.self) }

    static let page = Page<Self>("a child, as its parent's layout sees it")
        .reading("layoutPriority", \.layoutPriority, unit: .priority)
        .method(
            "layoutThatFits", "asks the child for its size and its placed children", .arg("_ proposal"), .because
        ) { $0.layoutThatFits($1, because: $2) }
        .method("flexibility", "how the child's length follows the proposal", .arg("for")) {
            $0.flexibility(for: $1)
        }
}
