/// What a container's builder closure gathers: an element with what the container knows of it.
public protocol ElementBuilderChild: SendableMetatype {
    /// An element that was written without anything for the container: it gets the defaults.
    init(_ element: any Element)
}

/// Gathers elements of a closure as children of some container.
public typealias ElementBuilder<Child> = Builder<Child> where Child: ElementBuilderChild

/// Gathers the statements of a closure into an array.
@resultBuilder
public struct Builder<Child> {
    /// What a closure has gathered so far.
    public typealias Children = [Child]

    /// The statements of a closure, one after the other.
    public static func buildBlock(_ children: Children...) -> Children {
        children.count == 1 ? children[0] : children.flatMap { $0 }
    }

    /// An `if` without `else`: nothing where its condition does not hold.
    public static func buildOptional(_ children: Children?) -> Children { children ?? [] }
    /// The first branch of an `if` or a `switch`.
    public static func buildEither(first: Children) -> Children { first }
    /// The other branch of an `if` or a `switch`.
    public static func buildEither(second: Children) -> Children { second }
    /// What each turn of a loop gives, one after the other.
    public static func buildArray(_ components: [Children]) -> Children { components.flatMap { $0 } }
    /// What a loop gives that was gathered already.
    public static func buildArray(_ components: Children) -> Children { components }
    /// What stands behind `if #available`.
    public static func buildLimitedAvailability(_ component: Children) -> Children { component }

    /// A statement that is a child already, with its priorities and its key.
    public static func buildExpression(_ child: Child) -> Children { [child] }
    /// A child, or nothing. Disfavored, so that `nil` is a statement.
    @_disfavoredOverload
    public static func buildExpression(_ child: Child?) -> Children { child.map { [$0] } ?? [] }
    /// Some children, as if they were written one after the other.
    public static func buildExpression(_ children: [Child]) -> Children { children }
}

extension Builder where Child: ElementBuilderChild {
    /// An element as a child with the container's defaults.
    public static func buildExpression(_ element: any Element) -> Children { [Child(element)] }
    /// An optional element: nil adds no child.
    public static func buildExpression(_ element: (any Element)?) -> Children { element.map { [Child($0)] } ?? [] }
    /// Some elements, as if they were written one after the other.
    public static func buildExpression(_ elements: [any Element]) -> Children { elements.map { Child($0) } }
}
