extension Element {
    /// The result of a closure for the element if the condition is true; else the element.
    public func `if`(_ isTrue: Bool, then: (Self) -> any Element) -> any Element {
        isTrue ? then(self) : self
    }

    /// The result of one of two closures for the element, by a condition.
    public func `if`(
        _ isTrue: Bool, then: (Self) -> any Element, else otherwise: (Self) -> any Element
    ) -> any Element {
        isTrue ? then(self) : otherwise(self)
    }

    /// The result of a closure for a value and the element if there is a value; else the element.
    public func `if`<Value>(`let` value: Value?, then: (Value, Self) -> any Element) -> any Element {
        value.map { then($0, self) } ?? self
    }

    /// The result of one of two closures: with the value if there is one, else without.
    public func `if`<Value>(
        `let` value: Value?, then: (Value, Self) -> any Element, else otherwise: (Self) -> any Element
    ) -> any Element {
        value.map { then($0, self) } ?? otherwise(self)
    }

    /// The result of a closure for the element.
    public func map(_ map: (Self) -> any Element) -> any Element { map(self) }

    /// The element as a closure changes it.
    public func modify(_ modify: (inout Self) -> Void) -> any Element {
        var changed = self
        modify(&changed)
        return changed
    }
}
