/// A view for each item of a collection, as if written one after the other. It is not an element.
public struct ForEach: PrimitiveView {
    private let views: [(id: AnyHashable, tag: Any, view: any View)]

    /// Creates a view for each number, which is its identity.
    public init<Content: View>(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {
        // A Picker identifies the views of a range by their offsets in it.
        views = data.map { ($0, $0 - data.lowerBound, content($0)) }
    }

    /// Creates a view for each value; the key path gives its identity.
    public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
    ) {
        views = data.map { ($0[keyPath: id], $0[keyPath: id], content($0)) }
    }

    /// Creates a view for each value; its `id` is its identity.
    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: (Data.Element) -> Content
    ) where Data.Element: Identifiable {
        views = data.map { ($0.id, $0.id, content($0)) }
    }

    /// Creates a loop of existing views, each with its item's identity as its tag too.
    package init(views: [(id: AnyHashable, tag: Any, view: any View)]) {
        self.views = views
    }

    /// The views, without wrappers for their place in the source.
    package var made: [any View] {
        views.flatMap { one in (one.view as? ViewSequence)?.views ?? [one.view] }.map { Located.unwrap($0).view }
    }

    package func gather(into list: inout ChildList) {
        list.isStatic = false
        // Each of several items with one identity has a place of its own.
        var counts: [AnyHashable: Int] = [:]
        for (id, tag, view) in views {
            counts[id, default: 0] += 1
            list.add(TaggedView(view, tag), as: id, counts[id] ?? 1)
        }
    }
}
