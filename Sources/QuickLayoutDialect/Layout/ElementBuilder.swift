/// What a container's closure gathers: one element, or some that were written as one.
public struct FastExpression {
    public let elements: [any Element]

    public init(_ elements: [any Element]) {
        self.elements = elements
    }
}

/// Gathers the statements of a closure into an array.
@resultBuilder
public struct FastArrayBuilder<Item> {
    public static func buildBlock(_ items: [Item]...) -> [Item] { items.flatMap { $0 } }
    public static func buildOptional(_ items: [Item]?) -> [Item] { items ?? [] }
    public static func buildEither(first: [Item]) -> [Item] { first }
    public static func buildEither(second: [Item]) -> [Item] { second }
    public static func buildArray(_ items: [[Item]]) -> [Item] { items.flatMap { $0 } }
    public static func buildLimitedAvailability(_ items: [Item]) -> [Item] { items }
    public static func buildExpression(_ item: Item) -> [Item] { [item] }
    public static func buildExpression(_ item: Item?) -> [Item] { item.map { [$0] } ?? [] }
    public static func buildExpression(_ items: [Item]) -> [Item] { items }
}

extension FastArrayBuilder where Item == any Element {
    public static func buildExpression(_ expression: FastExpression) -> [Item] { expression.elements }
    public static func buildExpression(_ each: ForEach) -> [Item] { each.elements }
    public static func buildExpression(_ spacer: Spacer) -> [Item] { spacer.elements }
}

/// The one element of a closure: an overlay's, a background's.
@resultBuilder
public struct LayoutBuilder {
    public static func buildExpression(_ element: any Element) -> (any Element)? { element }
    public static func buildExpression(_ element: (any Element)?) -> (any Element)? { element }
    public static func buildBlock(_ element: (any Element)?) -> (any Element)? { element }
    public static func buildBlock() -> (any Element)? { nil }
    public static func buildOptional(_ element: (any Element)??) -> (any Element)? { element ?? nil }
    public static func buildEither(first: (any Element)?) -> (any Element)? { first }
    public static func buildEither(second: (any Element)?) -> (any Element)? { second }
}

/// An element for each item of a sequence, as if they were written one after the other.
public struct ForEach {
    public let elements: [any Element]

    public init(_ elements: [any Element]) {
        self.elements = elements
    }

    public init<Items: Sequence>(_ items: Items, map: (Items.Element) -> any Element) {
        elements = items.map(map)
    }
}
