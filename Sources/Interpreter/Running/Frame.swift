/// The content of a variable.
enum Slot {
    case unset
    /// Taken by a mutating method or an `inout` parameter.
    case lent
    /// Its initial value failed; already reported.
    case failed
    case value(Value)
    /// Shared by closures.
    case box(Box)
}

/// A variable that closures share, or a global one. A class, to be shared.
final class Box {
    /// Never a box itself.
    var state: Slot

    init(_ state: Slot = .unset) { self.state = state }
}

/// The variables of running code. A class, since everything in that code shares it.
final class Frame {
    let code: Code
    let captures: [Box]
    /// Nil where none of the code's parameters is generic.
    let generics: GenericArguments?
    var slots: [Slot]
    /// The returned value.
    var result = Value.void
    /// Whether an initializer runs, whose `self` is not fully initialized yet.
    var isInitializing = false

    init(_ code: Code, _ captures: [Box], generics: GenericArguments? = nil) {
        (self.code, self.captures, self.generics) = (code, captures, generics)
        slots = Array(repeating: .unset, count: code.slotCount)
    }

    /// Gives a variable a new slot with its first value.
    func declare(_ variable: LocalVariable, _ state: Slot) {
        if case .box(let box) = slots[variable.slot], case .unset = box.state {
            // A local function declared above shares it already.
            box.state = state
        } else {
            slots[variable.slot] = state
        }
    }

    /// The content of a variable.
    func state(of variable: LocalVariable) -> Slot {
        if case .box(let box) = slots[variable.slot] { box.state } else { slots[variable.slot] }
    }

    func set(_ variable: LocalVariable, _ state: Slot) {
        if case .box(let box) = slots[variable.slot] { box.state = state } else { slots[variable.slot] = state }
    }

    /// The box of a variable that a closure captures: of this frame, whose slot is boxed from now on, or one that this code
    /// captured itself.
    func box(of variable: LocalVariable) -> Box {
        guard variable.code === code else {
            let index = code.captures.firstIndex { $0 === variable }
            guard let index, captures.indices.contains(index) else { return Box(.failed) }
            return captures[index]
        }
        if case .box(let box) = slots[variable.slot] { return box }
        let box = Box(slots[variable.slot])
        slots[variable.slot] = .box(box)
        return box
    }

    /// Gives a variable a new box; closures that were made keep the one before.
    func renew(_ variable: LocalVariable) { slots[variable.slot] = .box(Box()) }
}
