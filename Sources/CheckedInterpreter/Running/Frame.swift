/// What a variable holds.
enum Slot {
    case unset
    /// A mutating method or an `inout` parameter has it.
    case lent
    /// Its value could not be made, which was reported.
    case failed
    case value(Value)
    /// Closures share it.
    case box(Box)
}

/// A variable that closures share, or a global one. A class for that.
final class Box {
    /// Never a box itself.
    var state: Slot

    init(_ state: Slot = .unset) { self.state = state }
}

/// The variables of code that runs. A class, for everything that runs in it shares it.
final class Frame {
    let code: Code
    let captures: [Box]
    var slots: [Slot]
    /// What `return` gave.
    var result = Value.void
    /// Whether an initializer runs, whose `self` is not whole yet.
    var isInitializing = false

    init(_ code: Code, _ captures: [Box]) {
        self.code = code
        self.captures = captures
        slots = Array(repeating: .unset, count: code.slotCount)
    }

    /// Gives a variable its own place anew, and its first value.
    func declare(_ variable: LocalVariable, _ state: Slot) {
        if case .box(let box) = slots[variable.slot], case .unset = box.state {
            // A local function that stands above shares it already.
            box.state = state
        } else {
            slots[variable.slot] = state
        }
    }

    /// What a variable holds.
    func state(of variable: LocalVariable) -> Slot {
        if case .box(let box) = slots[variable.slot] { box.state } else { slots[variable.slot] }
    }

    func set(_ variable: LocalVariable, _ state: Slot) {
        if case .box(let box) = slots[variable.slot] { box.state = state } else { slots[variable.slot] = state }
    }

    /// The box of a variable that a closure made here uses: one of this frame, which has one from now on, or one that this
    /// code shares itself.
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

    /// Forgets what a variable held, so that what closures hold of it stays theirs.
    func renew(_ variable: LocalVariable) { slots[variable.slot] = .box(Box()) }
}
