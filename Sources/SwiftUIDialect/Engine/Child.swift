import EngineKit
import Negotiation

/// An element as its parent gets it: with the element it wraps, and its context. Its row ends with the pass.
package struct Child {
    let row: UnsafeMutablePointer<ChildRow>

    package var element: any Element { row.pointee.held.element }
    /// The child that a modifier wraps; nil if it is not a modifier.
    var wrapped: Child? { row.pointee.wrapped }
    var context: Context { row.pointee.context }
    /// Its row in a Grid; nil outside of one.
    var gridRow: GridRowMark? { row.pointee.gridRow }
    /// The place in the source; nil for compiled Swift.
    var origin: SourceOrigin? { row.pointee.origin }
    /// The name of the user view whose body produced it; nil for none.
    var view: String? { row.pointee.view }
    /// The tag by which a container identifies it; nil for none.
    var tag: Any? { row.pointee.tag?.value }
    /// Its part in the innermost section around it; nil outside of sections.
    var part: SectionPart? { row.pointee.part }

    /// Whether it, or a view that it modifies, has a value for a layout.
    var carriesLayoutValue: Bool { element is LayoutValue || wrapped?.carriesLayoutValue ?? false }
}

/// What a child is made of. It stays in one place, where nodes read it.
struct ChildRow: ~Copyable {
    let held: HeldElement
    let wrapped: Child?
    let context: Context
    let gridRow: GridRowMark?
    // What follows is set once, by the list that gathers it.
    fileprivate(set) var origin: SourceOrigin?
    fileprivate(set) var view: String?
    fileprivate(set) var tag: ViewTag?
    fileprivate(set) var part: SectionPart?
    /// The child that was made before this one.
    let previous: Child?

    init(
        _ element: any Element, around wrapped: Child?, in context: Context, gridRow: GridRowMark?,
        after previous: Child?
    ) {
        held = HeldElement(element: element)
        (self.wrapped, self.context, self.gridRow, self.previous) = (wrapped, context, gridRow, previous)
    }
}

/// A tag by which a container identifies a view.
enum ViewTag {
    /// The place of a list item in its range.
    case number(Int)
    case value(Any)

    var value: Any {
        switch self {
        case .number(let number): number
        case .value(let value): value
        }
    }
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
    let pass: PassPointer

    init(of view: any View, in context: Context, pass: PassPointer) {
        self.context = context
        self.pass = pass
        add(view)
    }

    /// Adds the elements of a view. A view nested too deeply adds none, as its parent's note says.
    package mutating func add(_ view: any View) {
        guard pass.descend() else {
            if !pass.isCancelled { pass.pointee.gatheringNote = CommonSentences.tooDeep }
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
        for child in children[first...] where child.view == nil { child.row.pointee.view = name }
    }

    /// Adds views whose number does not follow from their types.
    package mutating func addDynamic(_ view: (any View)?) {
        isStatic = false
        if let view { add(view) }
    }

    /// Adds an element that is not a modifier.
    package mutating func append(_ element: any Element) {
        guard pass.admits() else { return }
        children.append(pass.child(element, around: nil, in: context, gridRow: row))
    }

    /// Adds the elements of a view, each with a modifier around it.
    /// - Parameter inner: the context of the modified views.
    mutating func append(_ modifier: any Element, around view: any View, inner: Context? = nil) {
        let (first, outer) = (children.count, context)
        if let inner { context = inner }
        add(view)
        context = outer
        var next = first
        for index in first..<children.count where pass.admits() {
            children[next] = modified(modifier, around: children[index])
            next += 1
        }
        children.removeLast(children.count - next)
    }

    private func modified(_ modifier: any Element, around child: Child) -> Child {
        let modified = pass.child(modifier, around: child, in: context, gridRow: child.gridRow)
        modified.row.pointee.tag = child.row.pointee.tag
        modified.row.pointee.part = child.part
        return modified
    }

    /// Adds the elements of a view, with their place in the source.
    mutating func add(_ view: any View, at origin: SourceOrigin) {
        let first = children.count
        add(view)
        for child in children[first...] where child.origin == nil { child.row.pointee.origin = origin }
    }

    /// Adds the elements of a view with a tag; an element with a tag of its own keeps it.
    mutating func add(_ view: any View, tagged tag: ViewTag) {
        let first = children.count
        add(view)
        for child in children[first...] where child.row.pointee.tag == nil { child.row.pointee.tag = tag }
    }

    /// Adds the elements of a view as a part of a section; an element of an inner section keeps that.
    mutating func add(_ view: any View, as part: SectionPart) {
        let first = children.count
        add(view)
        for child in children[first...] where child.part == nil { child.row.pointee.part = part }
    }

    /// Adds an element that was already gathered: a copy, because its new settings do not hold for the original.
    mutating func append(_ child: Child) {
        let copy = pass.child(child.element, around: child.wrapped, in: child.context, gridRow: child.gridRow)
        (copy.row.pointee.origin, copy.row.pointee.view) = (child.origin, child.view)
        (copy.row.pointee.tag, copy.row.pointee.part) = (child.row.pointee.tag, child.part)
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
