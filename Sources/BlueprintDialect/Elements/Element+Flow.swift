extension Element {
    /// What a closure makes of the element, if something is so.
    public func `if`(_ isTrue: Bool, then: (Self) -> any Element) -> any Element {
        isTrue ? then(self) : self
    }

    /// One of two elements by a condition; this one where the other is not given.
    public func `if`(
        _ isTrue: Bool, then: (Self) -> any Element, else otherwise: (Self) -> any Element
    ) -> any Element {
        isTrue ? then(self) : otherwise(self)
    }

    /// What a closure makes of the element and a value, if there is one.
    public func `if`<Value>(`let` value: Value?, then: (Value, Self) -> any Element) -> any Element {
        value.map { then($0, self) } ?? self
    }

    /// Changes the element where there is a value.
    public func `if`<Value>(
        `let` value: Value?, then: (Value, Self) -> any Element, else otherwise: (Self) -> any Element
    ) -> any Element {
        value.map { then($0, self) } ?? otherwise(self)
    }

    /// What a closure makes of the element.
    public func map(_ map: (Self) -> any Element) -> any Element { map(self) }

    /// The element, changed by a closure.
    public func modify(_ modify: (inout Self) -> Void) -> any Element {
        var changed = self
        modify(&changed)
        return changed
    }
}
