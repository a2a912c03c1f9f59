import SwiftSource

/// The call that a cursor is in: its parameters, and which of them is being written.
package struct CallHint: Hashable, Sendable {
    /// As it is written: `VStack`, `frame`.
    package let name: String
    package let parameters: [CompletionNames.Parameter]
    /// The parameter of the cursor's argument; nil if there is none.
    package let current: Int?
    /// One line; may be empty.
    package let help: String
    /// The number of overloads that fit the written arguments, with this one.
    package let overloads: Int

    /// Nil outside of calls whose function is known.
    package init?(_ text: TextLines, at cursor: TextPosition, names: CompletionNames) {
        let cursor = CompletionCursor(text, at: cursor)
        let reading = CodeReading(cursor, names)
        let index = reading.code.pieces.partitioningIndex { $0.range.end > cursor.start }
        guard let opening = reading.callAround(index) else { return nil }
        let call = reading.call(at: opening)
        let number = call.argument(at: index, in: reading.code)
        let isLabelled = number < call.arguments.count && call.arguments[number].label != nil
        let fitting = call.fitting(except: isLabelled ? nil : number)
        let typed = cursor.typed
        let named = fitting.first { function in
            !typed.isEmpty && function.parameters?.contains { $0.label?.hasPrefix(typed) ?? false } ?? false
        }
        guard let function = named ?? fitting.first, let parameters = function.parameters, !parameters.isEmpty else {
            return nil
        }
        name = reading.code.text(opening - 1)
        self.parameters = parameters
        current = call.place(of: number, in: function)
        let type = known(reading, function)
        help = function.help.isEmpty ? type?.help ?? "" : function.help
        overloads = fitting.count
    }
}

/// The type that an initializer makes.
private func known(_ reading: CodeReading, _ function: CompletionNames.Member) -> CompletionNames.NamedType? {
    function.name == "init" ? reading.known.type(named: function.type) : nil
}

extension CodeReading {
    /// The parenthesis of the innermost call around a piece; nil in the statements of a closure.
    fileprivate func callAround(_ index: Int) -> Int? {
        var next = index
        while let opening = code.opening(around: next) {
            if code.kind(opening) == .opening(.brace) { return nil }
            if isCall(opening) { return opening }
            next = opening
        }
        return nil
    }
}

extension WrittenCall {
    /// The number of the parameter that an argument is for; nil behind the last.
    fileprivate func place(of number: Int, in function: CompletionNames.Member) -> Int? {
        let parameters = function.parameters ?? []
        guard number < arguments.count, let label = arguments[number].label else {
            let next = next(in: function, after: number)
            return next < parameters.count ? next : nil
        }
        return parameters.firstIndex { $0.label == label }
    }
}
