import EngineKit
import Negotiation

/// An element as its parent gets it: with the element it wraps, and its context. Its row ends with the pass.
package struct Child {
    let row: UnsafeMutablePointer<ChildRow>

    package var element: any Element { row.pointee.held.element }
    /// The child that a modifier wraps; nil if it is not a modifier.
    var wrapped: Child? { row.pointee.wrapped }
    var context: Context { row.pointee.surroundings.pointee.context(at: row.pointee.item) }
    /// The same as the context's, without copying that.
    var shared: SharedEnvironment { row.pointee.surroundings.pointee.context.shared }
    /// Its row in a Grid; nil outside of one.
    var gridRow: GridRowMark? { row.pointee.marks?.pointee.gridRow }
    /// The place in the source; nil for compiled Swift.
    var origin: SourceOrigin? { row.pointee.origin }
    /// The name of the user view whose body produced it; nil for none.
    var view: String? { row.pointee.marks?.pointee.view }
    /// The tag by which a container identifies it; nil for none.
    package var tag: Any? { row.pointee.number ?? row.pointee.marks?.pointee.tag }
    /// Its part in the innermost section around it; nil outside of sections.
    var part: SectionPart? { row.pointee.marks?.pointee.part }

    /// Whether it, or a view that it modifies, has a value for a layout.
    var carriesLayoutValue: Bool { element is LayoutValue || wrapped?.carriesLayoutValue ?? false }

    /// Its modifiers of a type, outermost first.
    package func modifiers<Modifier>(_ type: Modifier.Type) -> [Modifier] {
        var found: [Modifier] = []
        var child: Child? = self
        while let next = child {
            if let modifier = next.element as? Modifier { found.append(modifier) }
            child = next.wrapped
        }
        return found
    }
}

/// What a child is made of. It stays in one place, where nodes read it.
struct ChildRow: ~Copyable {
    let held: HeldElement
    let wrapped: Child?
    let surroundings: UnsafePointer<Surroundings>
    /// The number of the list item in whose place it is; nil for another place.
    let item: Int?
    /// The child that was made before this one.
    let previous: Child?
    // What follows is set once, by the list that gathers it.
    fileprivate(set) var origin: SourceOrigin?
    /// A tag that is a number.
    fileprivate(set) var number: Int?
    fileprivate(set) var marks: UnsafeMutablePointer<ChildMarks>?

    init(
        _ element: some Element, around wrapped: Child?, in surroundings: UnsafePointer<Surroundings>, item: Int?,
        after previous: Child?
    ) {
        held = HeldElement(element: element)
        (self.wrapped, self.surroundings, self.item, self.previous) = (wrapped, surroundings, item, previous)
    }

    deinit { marks?.deinitialize(count: 1) }
}

extension Child {
    /// Sets marks of the child.
    fileprivate func mark(in pass: PassPointer, _ set: (inout ChildMarks) -> Void) {
        let marks = row.pointee.marks ?? pass.pointee.arena.rows(1, of: ChildMarks.self)
        if row.pointee.marks == nil {
            marks.initialize(to: ChildMarks())
            row.pointee.marks = marks
        }
        set(&marks.pointee)
    }
}

/// What few children have.
struct ChildMarks {
    var gridRow: GridRowMark?
    var view: String?
    var tag: Any?
    var part: SectionPart?
}

/// The context of the children that a list gathers in one place. They share it, each perhaps in the place of its own
/// list item.
struct Surroundings: ~Copyable {
    fileprivate let context: Context
    /// Those that were made before these.
    let previous: UnsafeMutablePointer<Surroundings>?

    init(_ context: Context, after previous: UnsafeMutablePointer<Surroundings>?) {
        (self.context, self.previous) = (context, previous)
    }

    var textValues: TextValues { context.shared.textValues }

    fileprivate func context(at item: Int?) -> Context {
        var context = context
        context.place.item = item
        return context
    }
}

/// A tag by which a container identifies a view.
enum ViewTag {
    /// The place of a list item in its range.
    case number(Int)
    case value(Any)
}

/// The elements that views produce, in order, each with its modifiers.
public struct ChildList {
    package private(set) var children: [Child] = []
    /// Whether the number of children follows from the types of the views alone.
    package var isStatic = true
    /// The context, but for the list item.
    private var outer: Context
    /// The same for the children; nil until there is one.
    private var surroundings: UnsafePointer<Surroundings>?
    /// The number of the list item being gathered; nil outside of one.
    private var item: Int?
    /// The row being gathered; nil outside of one.
    var row: GridRowMark?
    /// The running pass.
    let pass: PassPointer

    init(of view: any View, in context: Context, pass: PassPointer) {
        outer = context
        self.pass = pass
        self.context = context
        add(view)
    }

    /// The context of the gathered views.
    package internal(set) var context: Context {
        get {
            var context = outer
            context.place.item = item
            return context
        }
        set {
            item = newValue.place.item
            outer = newValue
            outer.place.item = nil
            surroundings = nil
        }
    }

    /// Adds the elements of a view. A view nested too deeply adds none, as its parent's note says.
    package mutating func add(_ view: any View) { gather(view) }

    // Generic, because the compiler would copy an existential.
    private mutating func gather(_ view: some View) {
        guard pass.descend() else {
            if !pass.isCancelled { pass.pointee.gatheringNote = CommonSentences.tooDeep }
            return
        }
        defer { pass.ascend() }
        view._gather(into: &self)
    }

    /// Adds the elements of views, one after the other.
    mutating func add(all views: [any View]) { HeldView.forEach(in: views) { $1.gather(into: &self) } }

    mutating func addBody<Content: View>(of view: Content) {
        let outer = context.place
        if let place = pass.prepare(view, in: context) { context.place = place }
        add(bodyOf: pass.recording.map { _ in String("\(Content.self)".prefix { $0 != "<" }) }, view.body)
        context.place = outer
    }

    /// Adds the elements of a user view's body.
    /// - Parameter name: the view's name; nil if nothing is recorded.
    mutating func add(bodyOf name: String?, _ body: any View) {
        let first = children.count
        add(body)
        guard let name else { return }
        for index in first..<children.count where children[index].view == nil {
            children[index].mark(in: pass) { $0.view = name }
        }
    }

    /// Adds views whose number does not follow from their types.
    package mutating func addDynamic(_ view: any View) {
        isStatic = false
        add(view)
    }

    /// Adds an element that is not a modifier.
    package mutating func append(_ element: some Element) {
        guard pass.admits() else { return }
        let child = child(element, around: nil)
        if let row { child.mark(in: pass) { $0.gridRow = row } }
        children.append(child)
    }

    /// Makes the row of an element, in the context.
    private mutating func child(_ element: some Element, around wrapped: Child?) -> Child {
        let surroundings = surroundings ?? pass.surroundings(outer)
        self.surroundings = surroundings
        return pass.child(element, around: wrapped, in: surroundings, item: item)
    }

    /// Adds the elements of a view, each with a modifier around it.
    /// - Parameter inner: the context of the modified views.
    package mutating func append(_ modifier: some Element, around view: any View, inner: Context? = nil) {
        let first = children.count
        if let inner {
            let outer = context
            context = inner
            add(view)
            context = outer
        } else {
            add(view)
        }
        var next = first
        for index in first..<children.count where pass.admits() {
            children[next] = modified(modifier, around: children[index])
            next += 1
        }
        children.removeLast(children.count - next)
    }

    private mutating func modified(_ modifier: some Element, around wrapped: Child) -> Child {
        let child = child(modifier, around: wrapped)
        child.row.pointee.number = wrapped.row.pointee.number
        guard let marks = wrapped.row.pointee.marks?.pointee else { return child }
        // The inner one's view is not the modifier's.
        child.mark(in: pass) { ($0.gridRow, $0.tag, $0.part) = (marks.gridRow, marks.tag, marks.part) }
        return child
    }

    /// Adds the elements of a view, with their place in the source.
    mutating func add(_ view: any View, at origin: SourceOrigin) {
        let first = children.count
        add(view)
        for index in first..<children.count where children[index].origin == nil {
            children[index].row.pointee.origin = origin
        }
    }

    /// Adds the elements of a view with a tag; an element with a tag of its own keeps it.
    mutating func add(_ view: any View, tagged tag: ViewTag) {
        let first = children.count
        add(view)
        for index in first..<children.count {
            let row = children[index].row
            guard row.pointee.number == nil, row.pointee.marks?.pointee.tag == nil else { continue }
            switch tag {
            case .number(let number): row.pointee.number = number
            case .value(let value): children[index].mark(in: pass) { $0.tag = value }
            }
        }
    }

    /// Adds the elements of a view as a part of a section; an element of an inner section keeps that.
    mutating func add(_ view: any View, as part: SectionPart) {
        let first = children.count
        add(view)
        for index in first..<children.count where children[index].part == nil {
            children[index].mark(in: pass) { $0.part = part }
        }
    }

    /// Adds an element that was already gathered: a copy, because its new settings do not hold for the original.
    mutating func append(_ child: Child) {
        let copy = pass.child(
            child.element, around: child.wrapped, in: child.row.pointee.surroundings, item: child.row.pointee.item)
        (copy.row.pointee.origin, copy.row.pointee.number) = (child.origin, child.row.pointee.number)
        if let marks = child.row.pointee.marks?.pointee { copy.mark(in: pass) { $0 = marks } }
        children.append(copy)
    }

    /// Adds views in the place of a list item with a number, where there is no other list item.
    /// - Returns: whether that holds.
    mutating func add(_ view: any View, at number: Int, tagged tag: ViewTag) -> Bool {
        guard item == nil else { return false }
        item = number
        add(view, tagged: tag)
        item = nil
        return true
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
