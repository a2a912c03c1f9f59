/// A view with a tag by which a container identifies it. It is not an element.
package struct TaggedView: PrimitiveView {
    private let content: any View
    private let tag: Any

    package init(_ content: any View, _ tag: Any) {
        self.content = content
        self.tag = tag
    }

    package func gather(into list: inout ChildList) { list.add(content, tagged: .value(tag)) }
}
