import Interpreter
import SwiftUIControls

/// A `Binding` of a source: a way to a value that one of its views keeps.
struct SourceBinding {
    private let whole: Value
    private let get: Closure
    private let change: Closure

    /// Nil for what is no binding, such as a hole.
    init?(_ value: Value) {
        guard let get = value.closure(keptAs: "get"), let set = value.closure(keptAs: "set") else { return nil }
        (whole, self.get, change) = (value, get, set)
    }

    /// Nil where the source's code fails, which is reported.
    var value: Value? {
        var arguments: [Value] = []
        return get.call(&arguments)
    }

    func set(_ value: Value) {
        var arguments = [value]
        _ = change.call(&arguments)
    }

    /// Bindings to each of the items of a collection; of one that nothing says, three that nothing says either.
    var elements: [Value]? {
        let now = value
        if case .hole? = now { return Array(repeating: whole, count: 3) }
        guard case .array(let items)? = now else { return nil }
        return items.indices.map { index in
            whole.replacing([
                "get": Closure(parameterCount: 0) { _ in
                    guard case .array(let items)? = value, items.indices.contains(index) else { return items[index] }
                    return items[index]
                },
                "set": Closure(parameterCount: 1) { arguments in
                    guard case .array(var items)? = value, items.indices.contains(index), arguments.count == 1 else {
                        return .void
                    }
                    items[index] = arguments[0]
                    set(.array(items))
                    return .void
                },
            ])
        }
    }
}

extension SourceBinding? {
    /// Which of several views is chosen by their tags; none where it is no binding.
    var selection: Selection {
        let chosen = self?.value?.hashableText
        var choose: ((Any) -> Void)?
        if let self { choose = { if let tag = $0 as? Value { self.set(tag) } } }
        return Selection(isChosen: { chosen != nil && ($0 as? Value)?.hashableText == chosen }, choose: choose)
    }
}
