/// What a container's builder closure gathers: an element with what the container knows of it.
public protocol ElementBuilderChild: SendableMetatype {
    init(_ element: any Element)
}

public typealias ElementBuilder<Child> = Builder<Child> where Child: ElementBuilderChild

/// Gathers the statements of a closure into an array.
@resultBuilder
public struct Builder<Child> {
    public typealias Children = [Child]

    public static func buildBlock(_ children: Children...) -> Children {
        children.count == 1 ? children[0] : children.flatMap { $0 }
    }

    public static func buildOptional(_ children: Children?) -> Children { children ?? [] }
    public static func buildEither(first: Children) -> Children { first }
    public static func buildEither(second: Children) -> Children { second }
    public static func buildArray(_ components: [Children]) -> Children { components.flatMap { $0 } }
    public static func buildArray(_ components: Children) -> Children { components }
    public static func buildLimitedAvailability(_ component: Children) -> Children { component }

    public static func buildExpression(_ child: Child) -> Children { [child] }
    public static func buildExpression(_ child: Child?) -> Children { child.map { [$0] } ?? [] }
    public static func buildExpression(_ children: [Child]) -> Children { children }
}

extension Builder where Child: ElementBuilderChild {
    public static func buildExpression(_ element: any Element) -> Children { [Child(element)] }
    public static func buildExpression(_ element: (any Element)?) -> Children { element.map { [Child($0)] } ?? [] }
    public static func buildExpression(_ elements: [any Element]) -> Children { elements.map { Child($0) } }
}
