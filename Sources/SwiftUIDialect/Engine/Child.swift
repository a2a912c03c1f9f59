import EngineKit
import Negotiation

/// An element as its parent gets it: with the element it wraps, and its context. A class, because a modifier's child is
/// one too.
package final class Child {
    let element: any Element
    /// The child that a modifier wraps; nil if it is not a modifier.
    let wrapped: Child?
    let context: Context
    // What follows is set once, by the list that gathers it.
    /// The place in the source; nil for compiled Swift.
    @exclusivity(unchecked) fileprivate(set) var origin: SourceOrigin?
    /// The name of the user view whose body produced it; nil for none.
    @exclusivity(unchecked) fileprivate(set) var view: String?
    /// Its row in a Grid; nil outside of one.
    let row: GridRowMark?
    /// The tag by which a container identifies it; nil for none.
    @exclusivity(unchecked) fileprivate(set) var tag: Any?
    /// Its part in the innermost section around it; nil outside of sections.
    @exclusivity(unchecked) fileprivate(set) var part: SectionPart?

    init(_ element: any Element, around wrapped: Child?, context: Context, row: GridRowMark?) {
        self.element = element
        self.wrapped = wrapped
        self.context = context
        self.row = row
    }

    /// Whether it, or a view that it modifies, has a value for a layout.
    var carriesLayoutValue: Bool { element is LayoutValue || wrapped?.carriesLayoutValue ?? false }
}

/// The elements that views produce, in order, each with its modifiers.
public struct ChildList {
    private(set) var children: [Child] = []
    /// Whether the number of children follows from the types of the views alone.
    package var isStatic = true
    /// The context of the gathered views.
    package internal(set) var context: Context
    /// The row being gathered; nil outside of one.
    var row: GridRowMark?
    /// The running pass.
    let pass: Pass

    init(of view: any View, in context: Context, pass: Pass) {
        self.context = context
        self.pass = pass
        add(view)
    }

    private init(context: Context, row: GridRowMark?, pass: Pass) {
        self.context = context
        self.row = row
        self.pass = pass
    }

    /// Adds the elements of a view. A view nested too deeply adds none, as its parent's note says.
    package mutating func add(_ view: any View) {
        guard pass.descend() else {
            if !pass.isCancelled { pass.gatheringNote = CommonSentences.tooDeep }
            return
        }
        defer { pass.ascend() }
        view._gather(into: &self)
    }

    mutating func addBody<Content: View>(of view: Content) {
        let outer = context.place
        if let place = pass.prepare(view, in: context) { context.place = place }
        add(bodyOf: pass.recorder.map { _ in String("\(Content.self)".prefix { $0 != "<" }) }, view.body)
        context.place = outer
    }

    /// Adds the elements of a user view's body.
    /// - Parameter name: the view's name; nil if nothing is recorded.
    mutating func add(bodyOf name: String?, _ body: any View) {
        let first = children.count
        add(body)
        for child in children[first...] where child.view == nil { child.view = name }
    }

    /// Adds views whose number does not follow from their types.
    package mutating func addDynamic(_ view: (any View)?) {
        isStatic = false
        if let view { add(view) }
    }

    /// Adds an element that is not a modifier.
    package mutating func append(_ element: any Element) {
        guard pass.admits() else { return }
        children.append(Child(element, around: nil, context: context, row: row))
    }

    /// Adds the elements of a view, each with a modifier around it.
    /// - Parameter inner: the context of the modified views.
    mutating func append(_ modifier: any Element, around view: any View, inner: Context? = nil) {
        var content = ChildList(context: inner ?? context, row: row, pass: pass)
        content.add(view)
        isStatic = isStatic && content.isStatic
        for child in content.children where pass.admits() {
            let modified = Child(modifier, around: child, context: context, row: child.row)
            modified.tag = child.tag
            modified.part = child.part
            children.append(modified)
        }
    }

    /// Adds the elements of a view, with their place in the source.
    mutating func add(_ view: any View, at origin: SourceOrigin) {
        let first = children.count
        add(view)
        for child in children[first...] where child.origin == nil { child.origin = origin }
    }

    /// Adds the elements of a view with a tag; an element with a tag of its own keeps it.
    mutating func add(_ view: any View, tagged tag: Any) {
        let first = children.count
        add(view)
        for child in children[first...] where child.tag == nil { child.tag = tag }
    }

    /// Adds the elements of a view as a part of a section; an element of an inner section keeps that.
    mutating func add(_ view: any View, as part: SectionPart) {
        let first = children.count
        add(view)
        for child in children[first...] where child.part == nil { child.part = part }
    }

    /// Adds an element that was already gathered: a copy, because its new settings do not hold for the original.
    mutating func append(_ child: Child) {
        let copy = Child(child.element, around: child.wrapped, context: child.context, row: child.row)
        (copy.origin, copy.view, copy.tag, copy.part) = (child.origin, child.view, child.tag, child.part)
        children.append(copy)
    }

    /// Adds the views of a row.
    mutating func add(_ view: any View, in row: GridRowMark) {
        let outer = self.row
        // A row inside a row is part of the outer one.
        self.row = outer ?? row
        add(view)
        self.row = outer
    }
}

/// A view with its place in the source. It is not an element.
package typealias Located = LocatedElement<any View>

extension LocatedElement: View where Wrapped == any View {
    package typealias Body = Never
}

extension LocatedElement: PrimitiveView where Wrapped == any View {
    package func gather(into list: inout ChildList) { list.add(wrapped, at: origin) }

    /// The view without such wrappers, and its innermost place in the source.
    package static func unwrap(_ view: any View) -> (view: any View, origin: SourceOrigin?) {
        var view = view
        var origin: SourceOrigin?
        while let located = view as? Located {
            view = located.wrapped
            origin = located.origin
        }
        return (view, origin)
    }
}
