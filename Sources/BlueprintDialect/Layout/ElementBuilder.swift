/// A child in a container's builder closure: an element with its traits for the container.
public protocol ElementBuilderChild: SendableMetatype {
    /// Creates a child with default traits from a plain element.
    init(_ element: any Element)
}

/// Collects the elements of a closure as children of a container.
public typealias ElementBuilder<Child> = Builder<Child> where Child: ElementBuilderChild

/// Collects the statements of a closure into an array.
@resultBuilder
public struct Builder<Child> {
    /// The children of a closure so far.
    public typealias Children = [Child]

    /// Concatenates the statements of a closure.
    public static func buildBlock(_ children: Children...) -> Children {
        children.count == 1 ? children[0] : children.flatMap { $0 }
    }

    /// An `if` without `else`: no children if its condition is false.
    public static func buildOptional(_ children: Children?) -> Children { children ?? [] }
    /// The first branch of an `if` or a `switch`.
    public static func buildEither(first: Children) -> Children { first }
    /// The other branch of an `if` or a `switch`.
    public static func buildEither(second: Children) -> Children { second }
    /// Concatenates the children of each turn of a loop.
    public static func buildArray(_ components: [Children]) -> Children { components.flatMap { $0 } }
    /// The children of a loop that were already collected.
    public static func buildArray(_ components: Children) -> Children { components }
    /// The children in an `if #available`.
    public static func buildLimitedAvailability(_ component: Children) -> Children { component }

    /// A statement that is already a child, with its priorities and its key.
    public static func buildExpression(_ child: Child) -> Children { [child] }
    /// An optional child. Disfavored, so that `nil` is a statement.
    @_disfavoredOverload
    public static func buildExpression(_ child: Child?) -> Children { child.map { [$0] } ?? [] }
    /// Several children, as if written one after the other.
    public static func buildExpression(_ children: [Child]) -> Children { children }
}

extension Builder where Child: ElementBuilderChild {
    /// A plain element as a child with default traits.
    public static func buildExpression(_ element: any Element) -> Children { [Child(element)] }
    /// An optional element: nil adds no child.
    public static func buildExpression(_ element: (any Element)?) -> Children { element.map { [Child($0)] } ?? [] }
    /// Several elements, as if written one after the other.
    public static func buildExpression(_ elements: [any Element]) -> Children { elements.map { Child($0) } }
}
