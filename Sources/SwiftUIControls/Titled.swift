import SwiftUIDialect

/// A view's title for the container around it. Made by `navigationTitle`, `tabItem` and their like.
package struct Titled: TransparentModifier, HandedToBars {
    package let content: any View
    package let elementName: String
    let title: any View
    let role: Role
    let mode: TitleDisplayMode

    /// The kind of title.
    package enum Role {
        case navigation, search, tab
    }

    package init(
        _ content: any View, name: String, for role: Role, _ title: any View, mode: TitleDisplayMode = .automatic
    ) {
        self.content = content
        elementName = name
        self.role = role
        self.title = title
        self.mode = mode
    }

    /// A search field may also be shown by the container around.
    package func gather(into list: inout ChildList) {
        var inner = list.context
        if role == .search { inner.environment.controls.searchField = title }
        list.append(self, around: content, inner: inner)
    }
}

extension Child {
    /// The title from the child's modifiers; nil if there is none.
    func title(_ role: Titled.Role) -> (any View)? { modifiers(Titled.self).first { $0.role == role }?.title }
}
