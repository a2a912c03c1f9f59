/// `@MainActor`, `@ViewBuilder`, `@Environment(\.colorScheme)`: an attribute, a property wrapper, a result builder or a
/// macro; which of them its name says.
package struct Attribute: Sendable {
    package let name: TypeSyntax
    package let kind: Kind
    /// Empty for attributes of the language whose arguments are no expressions, such as `@available`.
    package let arguments: [Argument]
    /// Whether it says that some platform lacks what follows, or each does: `@available(tvOS, unavailable)`.
    package let isUnavailable: Bool
    /// The range from the `@` on.
    package let range: SourceRange

    /// The attributes of the language; all others, wrappers, builders and macros, are `named`.
    package enum Kind: String, Sendable {
        case named
        case main, escaping, autoclosure, available, discardableResult, objc, testable, preconcurrency, unknown
        case resultBuilder, propertyWrapper, dynamicMemberLookup, dynamicCallable, frozen, inlinable, usableFromInline
        case sendable = "Sendable"
        case mainActor = "MainActor"
        case uiApplicationMain = "UIApplicationMain"
        case nsApplicationMain = "NSApplicationMain"

        /// Whether parentheses right behind it are a function's parameters: `@escaping() -> Void`.
        var standsBeforeFunctionType: Bool { self == .escaping || self == .autoclosure || self == .sendable }
    }
}

extension [Attribute] {
    package func contains(_ kind: Attribute.Kind) -> Bool { contains { $0.kind == kind } }
}

/// `public`, `static`: a word before a declaration. Those with a word behind them, such as `private(set)`, are not kept.
package enum Modifier: String, CaseIterable, Sendable {
    case `open`, `public`, package, `internal`, `fileprivate`, `private`
    case `static`, `class`
    case mutating, nonmutating, consuming, borrowing
    case lazy, weak, unowned, final, override, required, convenience, indirect, dynamic, optional
    case prefix, postfix, infix
    case nonisolated, isolated, distributed, async, sending
}

extension [Modifier] {
    /// Whether other files do not see it.
    package var isPrivate: Bool { contains(.private) || contains(.fileprivate) }

    /// Whether the declaration belongs to the type and not to its values.
    package var isStatic: Bool { contains(.static) || contains(.class) }
}
