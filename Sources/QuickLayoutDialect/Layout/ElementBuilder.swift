/// Elements in a container's closure that were written as one expression.
public struct FastExpression {
    /// The elements in the order in which they are written.
    public let elements: [any Element]

    /// - Parameter elements: added to the container in order, as if each were a statement.
    public init(_ elements: [any Element]) {
        self.elements = elements
    }
}

/// Collects the statements of a closure into an array.
@resultBuilder
public struct FastArrayBuilder<Item> {
    /// Concatenates the statements of a closure.
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap { $0 } }
    /// An `if` without `else`: no items if its condition is false.
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
    /// The first branch of an `if` or a `switch`.
    public static func buildEither(first: [Item]) -> [Item] { first }
    /// The other branch of an `if` or a `switch`.
    public static func buildEither(second: [Item]) -> [Item] { second }
    /// Concatenates the items of each turn of a loop.
    public static func buildArray(_ items: [[Item]]) -> [Item] { items.flatMap { $0 } }
    /// The items in an `if #available`.
    public static func buildLimitedAvailability(_ items: [Item]) -> [Item] { items }
    /// A statement with one item.
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    /// An optional item: nil adds none.
    public static func buildExpression(_ item: Item?) -> [Item] { item.map { [$0] } ?? [] }
    /// Several items, as if written one after the other.
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
}

extension FastArrayBuilder where Item == any Element {
    /// A statement with several children, added in order.
    public static func buildExpression(_ expression: FastExpression) -> [Item] { expression.elements }
    /// A loop over data: its elements become children of the container itself, not of a group.
    public static func buildExpression(_ each: ForEach) -> [Item] { each.elements }
    /// One spacer; two for one with a minimum.
    public static func buildExpression(_ spacer: Spacer) -> [Item] { spacer.elements }
}

/// Returns the one element of a closure, as in an overlay or a background.
@resultBuilder
public struct LayoutBuilder {
    /// The statement whose element is the layer. A second one does not compile.
    public static func buildExpression(_ element: any Element) -> (any Element)? { element }
    /// An optional element: nil leaves the layer out.
    public static func buildExpression(_ element: (any Element)?) -> (any Element)? { element }
    /// A closure of one statement gives its element.
    public static func buildBlock(_ element: (any Element)?) -> (any Element)? { element }
    /// A closure without statements has no element.
    public static func buildBlock() -> (any Element)? { nil }
    /// An `if` without `else`: no element if its condition is false.
    public static func buildOptional(_ element: (any Element)??) -> (any Element)? { element ?? nil }
    /// The first branch of an `if` or a `switch`.
    public static func buildEither(first: (any Element)?) -> (any Element)? { first }
    /// The other branch of an `if` or a `switch`.
    public static func buildEither(second: (any Element)?) -> (any Element)? { second }
    /// The element in an `if #available`.
    public static func buildLimitedAvailability(_ element: (any Element)?) -> (any Element)? { element }
    /// The element; nil for none.
    public static func buildFinalResult(_ element: (any Element)?) -> (any Element)? { element }
    /// The element as a layout, for a closure that returns one; an empty layout if there is none.
    @_disfavoredOverload
    public static func buildFinalResult(_ element: (any Element)?) -> any Layout {
        guard let element else { return EmptyLayout() }
        return element as? any Layout ?? SingleElement(child: element)
    }
}

/// An element for each item of a sequence, as if written one after the other.
public struct ForEach {
    /// The elements in the order of the items.
    public let elements: [any Element]

    /// Creates a loop of existing elements.
    public init(_ elements: [any Element]) {
        self.elements = elements
    }

    /// - Parameter map: called once for each item, in order, when the value is made.
    public init<Items: Sequence>(_ items: Items, map: (Items.Element) -> any Element) {
        elements = items.map(map)
    }
}
