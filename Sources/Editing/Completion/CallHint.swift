import SwiftSource

/// The call that a cursor is in: its parameters, and which of them is being written.
package struct CallHint: Hashable, Sendable {
    /// The name of the call as it is written: `VStack`, `frame`.
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
        let context = CodeContext(cursor, names)
        guard let call = context.call else { return nil }
        let fitting = call.fittingAtCursor
        let typed = fitting.first { function in
            !cursor.typed.isEmpty
                && function.parameters?.contains { $0.label?.hasPrefix(cursor.typed) ?? false } ?? false
        }
        guard let function = typed ?? fitting.first, let parameters = function.parameters, !parameters.isEmpty else {
            return nil
        }
        name = call.name
        self.parameters = parameters
        let place = parameters.firstIndex { call.label != nil && $0.label == call.label } ?? call.place(in: function)
        current = place < parameters.count ? place : nil
        let type = function.name == "init" ? context.known.type(named: function.type) : nil
        help = function.help.isEmpty ? type?.help ?? "" : function.help
        overloads = fitting.count
    }
}
