import EngineKit

/// Views made from the elements of other views. Made by `Group(subviews:)`, `ForEach(subviews:)` and those with
/// sections. It is not an element.
package struct GatheredViews: PrimitiveView {
    private let content: any View
    private let make: ([Subview]) -> [any View]

    /// - Parameter make: returns the views to show, from the content's elements.
    package init(of content: any View, _ make: @escaping ([Subview]) -> [any View]) {
        self.content = content
        self.make = make
    }

    /// - Parameter make: returns the views to show, from the content's sections.
    package init(sectionsOf content: any View, _ make: @escaping ([SectionConfiguration]) -> [any View]) {
        self.init(of: content) { make(SectionConfiguration.all(of: $0)) }
    }

    package func gather(into list: inout ChildList) {
        let subviews = list.subviews(of: content)
        list.isStatic = false
        for view in make(subviews) { list.add(view) }
    }
}

extension ChildList {
    /// The elements of a view, gathered to be shown in other views.
    package func subviews(of view: any View) -> [Subview] {
        ChildList(of: view, in: context, pass: pass).children.enumerated().map { Subview($1, of: pass, id: $0) }
    }
}

/// A view that was already gathered.
package struct Subview: PrimitiveView {
    /// Its index among the views gathered with it.
    package let id: Int
    /// The tag by which a container identifies it; nil for none.
    package var tag: Any? { child.tag }
    fileprivate let child: Child
    /// What is gathered again in another pass.
    private let element: any Element
    private let life: PassLife

    init(_ child: Child, of pass: PassPointer, id: Int = 0) {
        (self.id, self.child, element, life) = (id, child, child.element, pass.pointee.life)
    }

    package func gather(into list: inout ChildList) {
        if life.isOver { list.add(element) } else { list.append(child) }
    }
}

/// A section that was already gathered; views outside of sections are in one without header and footer.
package struct SectionConfiguration {
    /// Its index among the sections gathered with it.
    package let id: Int
    package private(set) var header: [Subview] = []
    package private(set) var content: [Subview] = []
    package private(set) var footer: [Subview] = []

    private init(id: Int) {
        self.id = id
    }

    fileprivate static func all(of subviews: [Subview]) -> [SectionConfiguration] {
        var all: [SectionConfiguration] = []
        var last: SectionPart.Section?
        for subview in subviews {
            let part = subview.child.part
            if all.isEmpty || part?.section !== last { all.append(SectionConfiguration(id: all.count)) }
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
