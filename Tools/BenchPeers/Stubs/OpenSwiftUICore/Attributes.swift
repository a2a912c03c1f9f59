import Foundation

// A substitute for the attribute graph. An attribute is a value that is there from the beginning: no rule is run, and
// nothing is noted of what depends on what. `PeerList` creates what rules create in the real library.

/// A reference to a value, which its owner keeps.
@propertyWrapper
public struct Attribute<Value>: Hashable {
    private let pointer: UnsafePointer<Value>

    init(_ pointer: UnsafePointer<Value>) { self.pointer = pointer }

    init<R: Rule>(_ rule: R) where R.Value == Value { unused() }

    init<R: StatefulRule>(_ rule: R) where R.Value == Value { unused() }

    init(identifier: AnyAttribute) { unused() }

    public var wrappedValue: Value { pointer.pointee }

    public var projectedValue: Attribute<Value> {
        get { self }
        set { self = newValue }
    }

    subscript<Member>(keyPath path: KeyPath<Value, Member>) -> Attribute<Member> { unused() }

    func mutateBody<R>(as type: R.Type, invalidating: Bool, _ change: (inout R) -> Void) { unused() }

    func unsafeCast<Other>(to type: Other.Type) -> Attribute<Other> { unused() }
}

/// A reference to a value that may be missing.
@propertyWrapper
package struct OptionalAttribute<Value>: Equatable {
    var attribute: Attribute<Value>?

    package init() {}

    package init(_ attribute: Attribute<Value>?) { self.attribute = attribute }

    package var wrappedValue: Value? { attribute?.wrappedValue }

    package var projectedValue: Attribute<Value>? { attribute }
}

/// The attribute from whose rule others are read: none.
package struct AnyRuleContext: Equatable {
    let attribute = AnyAttribute()

    init() {}

    init(attribute: AnyAttribute) { unused() }

    subscript<Value>(attribute: Attribute<Value>) -> Value { attribute.wrappedValue }

    func update(_ body: () -> Void) { body() }
}

/// An attribute of any type.
package struct AnyAttribute: Equatable {
    static var current: AnyAttribute? { unused() }
    static var `nil`: AnyAttribute { unused() }
}

/// A value that follows from others.
package protocol Rule {
    associatedtype Value

    var value: Value { get }
}

extension Rule {
    func cachedValue(options: CachedValueOptions, owner: AnyAttribute) -> Value { value }
}

/// The way in which the real graph keeps such a value.
package struct CachedValueOptions: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    static let _1 = CachedValueOptions(rawValue: 1)
}

/// A value that its rule sets.
package protocol StatefulRule {
    associatedtype Value

    mutating func updateValue()
}

extension StatefulRule {
    var hasValue: Bool { unused() }

    var value: Value {
        get { unused() }
        nonmutating set { unused() }
    }
}

package protocol AsyncAttribute {}

package func unused() -> Never { fatalError("the benchmark does not use this") }
