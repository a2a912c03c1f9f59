/// A view for each item of a collection, as if they were written one after the other. It is no element.
public struct ForEach: PrimitiveView {
    private let views: [(id: AnyHashable, tag: Any, view: any View)]

    /// A view for each number; each is its own identity.
    public init<Content: View>(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {
        // A Picker knows the views of a range by their offsets in it.
        views = data.map { ($0, $0 - data.lowerBound, content($0)) }
    }

    /// A view for each value; what the key path leads to tells it from the others.
    public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
    ) {
        views = data.map { ($0[keyPath: id], $0[keyPath: id], content($0)) }
    }

    /// A view for each value, told from the others by its `id`.
    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: (Data.Element) -> Content
    ) where Data.Element: Identifiable {
        views = data.map { ($0.id, $0.id, content($0)) }
    }

    /// Of views that are made already, each with its item's identity, and the same as a tag.
    package init(views: [(id: AnyHashable, tag: Any, view: any View)]) {
        self.views = views
    }

    /// The views that it was made of, without where they were written.
    package var made: [any View] {
        views.flatMap { one in (one.view as? ViewSequence)?.views ?? [one.view] }.map { Located.unwrap($0).view }
    }

    package func gather(into list: inout ChildList) {
        list.isStatic = false
        // Of several items of one identity each has a place of its own.
        var counts: [AnyHashable: Int] = [:]
        for (id, tag, view) in views {
            counts[id, default: 0] += 1
            list.add(TaggedView(view, tag), as: id, counts[id] ?? 1)
        }
    }
}
