import Interpreter
import LayoutInspection
import Negotiation
import QuickLayoutDialect

/// An element whose type a source declares, with a layout of its own. In the tree it has the name that the source gives its
/// type. Where the source's code fails, which the program tells, it has no size, and is as one that does not say what
/// failed.
protocol SourceAnswering: Layout, SourceBacked {}

/// An `Element` or a `Layout` of a source.
struct SourceAnsweringElement: SourceAnswering {
    let source: SourceInstance
}

/// A `LeafElement` of a source.
struct SourceLeaf: SourceAnswering, LeafElement {
    let source: SourceInstance
}

extension SourceAnswering {
    var elementName: String { source.typeName }

    var children: [any Element] {
        guard source.implements(QuickLayoutOpenTypes.children) else { return [] }
        return source.get(QuickLayoutOpenTypes.children, Conversion<any Element>.element.array()) ?? []
    }

    func layoutThatFits(_ proposal: CGSize, children: [ElementProxy], context: LayoutContext) -> LayoutNode {
        source.call(
            QuickLayoutOpenTypes.layout, QuickLayoutOpenTypes.size.encode(proposal), handed(children),
            QuickLayoutOpenTypes.context.encode(context),
            returning: QuickLayoutOpenTypes.node) ?? LayoutNode(size: .zero, context: context)
    }

    func flexibility(for axis: Axis, children: [ElementProxy], context: LayoutContext) -> Flexibility {
        let standard = children.isEmpty ? Flexibility.fullyFlexible : children.mostFlexible(along: axis)
        guard source.implements(QuickLayoutOpenTypes.flexible) else { return standard }
        return source.call(
            QuickLayoutOpenTypes.flexible, QuickLayoutOpenTypes.axis.encode(axis), handed(children),
            QuickLayoutOpenTypes.context.encode(context),
            returning: QuickLayoutOpenTypes.flexibility) ?? standard
    }

    func layoutPriority(children: [ElementProxy]) -> CGFloat {
        let standard = children.count == 1 ? children[0].layoutPriority : 0
        guard source.implements(QuickLayoutOpenTypes.priority) else { return standard }
        return source.call(QuickLayoutOpenTypes.priority, handed(children), returning: .cgFloat) ?? standard
    }

    func contextForChildren(in context: LayoutContext) -> LayoutContext {
        guard source.implements(QuickLayoutOpenTypes.inner) else { return context }
        var inner = source.call(
            QuickLayoutOpenTypes.inner, QuickLayoutOpenTypes.context.encode(context),
            returning: QuickLayoutOpenTypes.context)
        // A context that the source made anew does not know of the record.
        inner?.isRecorded = context.isRecorded
        return inner ?? context
    }

    private func handed(_ children: [ElementProxy]) -> Value {
        .array(children.map { QuickLayoutOpenTypes.proxy.encode(SourceElementProxy($0, asker: source)) })
    }
}

/// A child as a source's element is given it.
struct SourceElementProxy {
    let proxy: ElementProxy
    private let asker: SourceInstance

    init(_ proxy: ElementProxy, asker: SourceInstance) {
        self.proxy = proxy
        self.asker = asker
    }

    // The child may be the source's again.

    func layoutThatFits(_ proposal: CGSize, because sentence: String?) -> LayoutNode {
        asker.deeper { proxy.layoutThatFits(proposal, because: reason(sentence)) }
            ?? LayoutNode(size: .zero, context: LayoutContext())
    }

    func flexibility(for axis: Axis) -> Flexibility {
        asker.deeper { proxy.flexibility(for: axis) } ?? .fixedSize
    }

    var layoutPriority: CGFloat { asker.deeper { proxy.layoutPriority } ?? 0 }

    /// What the source says, else the call that it makes.
    private func reason(_ sentence: String?) -> any Reason {
        if let sentence { return StatedReason(sentence) }
        guard let call = asker.runningCall else { return UnstatedReason() }
        return ElementCode(code: call.text, origin: SourceOrigin(call.range))
    }
}

/// An element of the source asked, and gave no reason: the code that did it stands for one.
struct ElementCode: Reason {
    /// The call, on one line.
    let code: String
    /// Where the call stands.
    let origin: SourceOrigin

    var sentence: String { "the element's own code: \(code)" }
}
