/// Views that are made of those that other views come to. Made by `Group(subviews:)` and `ForEach(subviews:)`. It is no element.
package struct GatheredViews: PrimitiveView {
    private let content: any View
    private let make: ([any View]) -> [any View]

    /// - Parameter make: the views that are shown, of those that the content comes to.
    package init(of content: any View, _ make: @escaping ([any View]) -> [any View]) {
        self.content = content
        self.make = make
    }

    package func gather(into list: inout ChildList) {
        let found = ChildList(of: content, in: list.context, pass: list.pass)
        list.isStatic = false
        for view in make(found.children.map(Gathered.init)) { list.add(view) }
    }

    /// A view that was gathered already.
    private struct Gathered: PrimitiveView {
        let child: Child

        func gather(into list: inout ChildList) { list.append(child) }
    }
}
