import EngineKit
import Negotiation

/// An element as its parent is given it: what it is, what it is around, and what it knows of the place where it stands.
/// A class, for a modifier's child is one again.
package final class Child {
    let element: any Element
    /// What a modifier modifies; nil for what is none.
    let wrapped: Child?
    let context: Context
    /// Where it was written; nil for what compiled Swift handed over.
    fileprivate(set) var origin: SourceOrigin?
    /// The author's view whose body comes to it; nil for what no body does.
    fileprivate(set) var view: String?
    /// The row of the Grid in which it was gathered; nil for what is in none.
    let row: GridRowMark?
    /// By which a container knows it; nil for what has no tag.
    fileprivate(set) var tag: Any?
    /// What it is in the innermost section around it; nil for what is in none.
    fileprivate(set) var part: SectionPart?
    /// What its modifiers hand to the containers that gather it, the outermost first.
    fileprivate(set) var containerValues: [Any] = []

    init(_ element: any Element, around wrapped: Child?, context: Context, row: GridRowMark?) {
        self.element = element
        self.wrapped = wrapped
        self.context = context
        self.row = row
    }

    /// Whether it or a view that it modifies was given a value for a layout.
    var carriesLayoutValue: Bool { element is LayoutValue || wrapped?.carriesLayoutValue ?? false }
}

/// What views come to: the elements among them, in order, each with its modifiers around it.
package struct ChildList {
    private(set) var children: [Child] = []
    /// Whether the number of children is known by the types of the views alone.
    package var isStatic = true
    /// What is gathered knows this of its place.
    package internal(set) var context: Context
    /// The row that is gathered; nil outside of one.
    var row: GridRowMark?
    /// Of a pass that is under way.
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

    /// Adds what a view comes to. One that is nested too deeply comes to nothing, which its parent's note says.
    package mutating func add(_ view: any View) {
        guard pass.descend() else {
            if !pass.isCancelled { pass.gatheringNote = CommonSentences.tooDeep }
            return
        }
        defer { pass.ascend() }
        if let view = view as? any PrimitiveView {
            view.gather(into: &self)
        } else {
            addBody(of: view)
        }
    }

    private mutating func addBody<Content: View>(of view: Content) {
        let outer = context.place
        if let place = pass.prepare(view, in: context) { context.place = place }
        add(bodyOf: pass.recorder.map { _ in String("\(Content.self)".prefix { $0 != "<" }) }, view.body)
        context.place = outer
    }

    /// Adds what the body of an author's view comes to.
    /// - Parameter name: the view's; nil where nobody looks at it.
    mutating func add(bodyOf name: String?, _ body: any View) {
        let first = children.count
        add(body)
        for child in children[first...] where child.view == nil { child.view = name }
    }

    /// Adds views of which the types do not tell how many there are.
    package mutating func addDynamic(_ view: (any View)?) {
        isStatic = false
        if let view { add(view) }
    }

    /// Adds an element that is no modifier.
    package mutating func append(_ element: any Element) {
        guard pass.admits() else { return }
        children.append(Child(element, around: nil, context: context, row: row))
    }

    /// Adds what a view comes to, each with a modifier around it.
    /// - Parameter inner: what the modified views know of their place.
    mutating func append(_ modifier: any Element, around view: any View, inner: Context? = nil) {
        var content = ChildList(context: inner ?? context, row: row, pass: pass)
        content.add(view)
        isStatic = isStatic && content.isStatic
        for child in content.children where pass.admits() {
            let modified = Child(modifier, around: child, context: context, row: child.row)
            modified.tag = child.tag
            modified.part = child.part
            modified.containerValues = child.containerValues
            children.append(modified)
        }
    }

    /// Adds what a view comes to, written at a place.
    mutating func add(_ view: any View, at origin: SourceOrigin) {
        let first = children.count
        add(view)
        for child in children[first...] where child.origin == nil { child.origin = origin }
    }

    /// Adds a view, by what a container knows all that it comes to; what has a tag of its own keeps that.
    mutating func add(_ view: any View, tagged tag: Any) {
        let first = children.count
        add(view)
        for child in children[first...] where child.tag == nil { child.tag = tag }
    }

    /// Adds what a view comes to, as a part of a section; what is in a section inside keeps that.
    mutating func add(_ view: any View, as part: SectionPart) {
        let first = children.count
        add(view)
        for child in children[first...] where child.part == nil { child.part = part }
    }

    /// Adds what a view comes to, with a value for the containers that gather it. The sections in it get the value, too.
    mutating func add(_ view: any View, handing value: Any) {
        let first = children.count
        add(view)
        var last: SectionPart.Section?
        for child in children[first...] {
            child.containerValues.insert(value, at: 0)
            guard let section = child.part?.section, section !== last else { continue }
            section.containerValues.insert(value, at: 0)
            last = section
        }
    }

    /// Adds one that was gathered already: a copy, for what is said of it here is not so where it was gathered.
    mutating func append(_ child: Child) {
        let copy = Child(child.element, around: child.wrapped, context: child.context, row: child.row)
        (copy.origin, copy.view, copy.tag) = (child.origin, child.view, child.tag)
        (copy.part, copy.containerValues) = (child.part, child.containerValues)
        children.append(copy)
    }

    /// Adds the views of a row.
    mutating func add(_ view: any View, in row: GridRowMark) {
        let outer = self.row
        // A row in a row is part of the outer one.
        self.row = outer ?? row
        add(view)
        self.row = outer
    }
}

/// A view that remembers where it was written. It is no element.
package typealias Located = LocatedElement<any View>

extension LocatedElement: View where Wrapped == any View {
    package typealias Body = Never
}

extension LocatedElement: PrimitiveView where Wrapped == any View {
    package func gather(into list: inout ChildList) { list.add(wrapped, at: origin) }

    /// What a view is without wrappers, and the innermost place where it was written.
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
