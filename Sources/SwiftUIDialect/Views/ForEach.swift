/// A view for each item of a collection, as if they were written one after the other. It is no element.
public struct ForEach: PrimitiveView {
    private let views: [any View]

    public init<Content: View>(_ data: Range<Int>, @ViewBuilder content: (Int) -> Content) {
        views = data.map { content($0) }
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: (Data.Element) -> Content
    ) {
        views = data.map { content($0) }
    }

    public init<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: (Data.Element) -> Content
    ) where Data.Element: Identifiable {
        views = data.map { content($0) }
    }

    /// Of views that are made already.
    package init(views: [any View]) {
        self.views = views
    }

    package func gather(into list: inout ChildList) {
        list.isStatic = false
        for view in views { list.add(view) }
    }
}
