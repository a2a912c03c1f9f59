/// Views where one is shown: several are a VStack. It is no element.
package struct SingleView: PrimitiveView {
    private let content: any View

    package init(_ content: any View) {
        self.content = content
    }

    package func gather(into list: inout ChildList) {
        let context = list.context
        let found = list.pass.trying({ ChildList(of: content, in: context, pass: $0) }) { $0.children.count <= 1 }
        guard found.children.count > 1 else { return found.children.forEach { list.append($0) } }
        list.append(VStack(alignment: .center, spacing: nil, content))
    }
}
