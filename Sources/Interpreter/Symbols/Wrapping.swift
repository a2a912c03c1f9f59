import SwiftSource

/// How property wrappers of the sources keep a variable: a hidden variable, `_name`, holds the outermost of them, and the
/// variable is the `wrappedValue` of each in turn. A class, because both variables share it.
final class Wrapping {
    /// The variable's name, without the underscore.
    let name: String
    /// `_name`. It lives as long as the program.
    unowned let backing: VariableSymbol
    /// The wrappers' types, outermost first.
    let wrappers: [NominalSymbol]
    /// Whether a value is written behind the variable: `= 5`.
    let hasValue: Bool
    /// Whether arguments are written at the outermost wrapper: `@Clamped(0...10)`.
    let hasArguments: Bool
    /// Code that makes the outermost wrapper of a value, its parameter.
    var maker: InitialValue?

    init(
        _ name: String, backing: VariableSymbol, wrappers: [NominalSymbol], hasValue: Bool, hasArguments: Bool
    ) {
        self.name = name
        self.backing = backing
        self.wrappers = wrappers
        self.hasValue = hasValue
        self.hasArguments = hasArguments
    }

    /// Whether the variable can be assigned: all wrappers can, or one that is inside of those that cannot refers to what
    /// is assigned, as in `@Environment(\.count) @Binding var count`.
    var isSettable: Bool {
        let fixed = wrappers.lastIndex { $0.wrappedValue.map { !$0.isSettable } ?? false }
        return fixed.map { wrappers[($0 + 1)...].contains(where: \.refersToItsValue) } ?? true
    }

    /// Whether assigning the variable leaves what holds it as it is.
    var isNonmutating: Bool {
        wrappers.contains(where: \.refersToItsValue)
    }

    /// Whether the memberwise initializer takes the variable's value; the wrapper itself otherwise.
    var isMadeOfValue: Bool {
        if hasValue { return true }
        return !hasArguments && !isMadeOfNothing && wrappers.allSatisfy { $0.valueLabel != nil }
    }

    /// Whether the wrapper is there without a value: `@Counter var count: Int`.
    var isMadeOfNothing: Bool { wrappers.count == 1 && wrappers[0].canBeMadeOfNothing }
}

extension NominalSymbol {
    /// What a property wrapper stands for.
    var wrappedValue: VariableSymbol? {
        for inherited in inherited(named: "wrappedValue") {
            for case .variable(let variable) in inherited.members where !variable.isStatic { return variable }
        }
        return nil
    }

    /// Whether setting the value of a property wrapper leaves the wrapper as it is.
    fileprivate var refersToItsValue: Bool { kind == .object || wrappedValue?.hasNonmutatingSetter == true }

    /// The label under which an initializer of a property wrapper takes the value; nil where none does.
    var valueLabel: String? {
        ["wrappedValue", "initialValue"].first { label in
            initializers.contains { $0.parameters.first?.label == label }
        }
    }

    /// Whether an initializer of it needs no arguments.
    var canBeMadeOfNothing: Bool {
        initializers.contains { $0.parameters.allSatisfy { $0.hasDefault || $0.isVariadic } }
    }
}
