extension Element {
    /// What a closure makes of the element, if something is so.
    public func `if`(_ isTrue: Bool, then: (Self) -> any Element) -> any Element {
        isTrue ? then(self) : self
    }

    public func `if`(
        _ isTrue: Bool, then: (Self) -> any Element, else otherwise: (Self) -> any Element
    ) -> any Element {
        isTrue ? then(self) : otherwise(self)
    }

    /// What a closure makes of the element and a value, if there is one.
    public func `if`<Value>(`let` value: Value?, then: (Value, Self) -> any Element) -> any Element {
        value.map { then($0, self) } ?? self
    }

    public func `if`<Value>(
        `let` value: Value?, then: (Value, Self) -> any Element, else otherwise: (Self) -> any Element
    ) -> any Element {
        value.map { then($0, self) } ?? otherwise(self)
    }

    public func map(_ map: (Self) -> any Element) -> any Element { map(self) }

    /// The element, changed by a closure.
    public func modify(_ modify: (inout Self) -> Void) -> any Element {
        var changed = self
        modify(&changed)
        return changed
    }
}
