/// Views that are made of those that other views come to. Made by `Group(subviews:)`, `ForEach(subviews:)` and those with
/// sections. It is no element.
package struct GatheredViews: PrimitiveView {
    private let content: any View
    private let make: ([Subview]) -> [any View]

    /// - Parameter make: the views that are shown, of those that the content comes to.
    package init(of content: any View, _ make: @escaping ([Subview]) -> [any View]) {
        self.content = content
        self.make = make
    }

    /// - Parameter make: the views that are shown, of the sections that the content comes to.
    package init(sectionsOf content: any View, _ make: @escaping ([SectionConfiguration]) -> [any View]) {
        self.init(of: content) { make(SectionConfiguration.all(of: $0)) }
    }

    package func gather(into list: inout ChildList) {
        let found = ChildList(of: content, in: list.context, pass: list.pass)
        list.isStatic = false
        let subviews = found.children.enumerated().map { Subview(id: $0, child: $1) }
        for view in make(subviews) { list.add(view) }
    }
}

/// A view that was gathered already.
package struct Subview: PrimitiveView {
    /// Its place among those that were gathered with it.
    package let id: Int
    fileprivate let child: Child

    fileprivate init(id: Int, child: Child) {
        self.id = id
        self.child = child
    }

    /// One that stands alone.
    init(_ child: Child) {
        self.init(id: 0, child: child)
    }

    package func gather(into list: inout ChildList) { list.append(child) }

    /// By which a container knows it; nil for what has no tag.
    package var tag: Any? { child.tag }

    /// What its modifiers hand to the container, the outermost first.
    package var containerValues: [Any] { child.containerValues }
}

/// Hands a value to the containers that gather what a view comes to. Made by `containerValue`. It is no element.
package struct ContainerValued: PrimitiveView {
    private let content: any View
    private let value: Any

    /// - Parameter value: as whoever gathers the views has it.
    package init(_ content: any View, handing value: Any) {
        self.content = content
        self.value = value
    }

    package func gather(into list: inout ChildList) { list.add(content, handing: value) }
}

/// A section that was gathered already; what stands in none of its own is in one without header and footer.
package struct SectionConfiguration {
    /// Its place among those that were gathered with it.
    package let id: Int
    package private(set) var header: [Subview] = []
    package private(set) var content: [Subview] = []
    package private(set) var footer: [Subview] = []
    /// What the section's modifiers hand to the container, the outermost first.
    package let containerValues: [Any]

    private init(id: Int, containerValues: [Any]) {
        self.id = id
        self.containerValues = containerValues
    }

    fileprivate static func all(of subviews: [Subview]) -> [SectionConfiguration] {
        var all: [SectionConfiguration] = []
        var last: SectionPart.Section?
        for subview in subviews {
            let part = subview.child.part
            if all.isEmpty || part?.section !== last {
                let values = part?.section.containerValues ?? []
                all.append(SectionConfiguration(id: all.count, containerValues: values))
            }
            last = part?.section
            switch part?.role {
            case .header?: all[all.count - 1].header.append(subview)
            case .content?, nil: all[all.count - 1].content.append(subview)
            case .footer?: all[all.count - 1].footer.append(subview)
            }
        }
        return all
    }
}
