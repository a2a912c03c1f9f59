import Editing

/// The list of what can be written at the cursor of the source.
extension PlaygroundState {
    /// The names that can be written at the cursor.
    private var completion: Completion? {
        guard let text = sourceEditor.edited, let names = completionNames else { return nil }
        return Completion(text.text, at: text.cursor, names: names)
    }

    /// Takes the names for completion, and opens the list that waits for them.
    mutating func take(_ names: CompletionNames, of dialect: String) {
        sourceEditor.names = (dialect, names)
        guard sourceEditor.isEditing, completionNames != nil else { return }
        switch sourceEditor.awaitedList {
        case .typing(let text): updateCompletion(after: .type(text))
        case .asking:
            message = nil
            complete()
        case nil: break
        }
    }

    /// Opens or renews the list while a name is typed, and closes it after all else.
    mutating func updateCompletion(after command: EditingCommand) {
        sourceEditor.awaitedList = nil
        guard sourceEditor.isEditing else { return }
        let isTyping =
            switch command {
            case .type(let text):
                text.count == 1 && text.allSatisfy { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
            case .erase(.left): sourceEditor.completion != nil
            default: false
            }
        if isTyping, completionNames == nil, case .type(let text) = command {
            sourceEditor.awaitedList = .typing(text)
        }
        let found = isTyping ? completion.flatMap { OpenCompletion($0) } : nil
        let isWanted = found.map { !$0.completion.typed.isEmpty || command == .type(".") } ?? false
        sourceEditor.completion = isWanted ? found : nil
    }

    /// Opens the list because the person asks for it.
    mutating func complete() {
        sourceEditor.awaitedList = completionNames == nil ? .asking : nil
        guard sourceEditor.awaitedList == nil else {
            return report("the names are being gathered: the list opens in a moment")
        }
        sourceEditor.completion = completion.flatMap { OpenCompletion($0) }
        if sourceEditor.completion == nil { message = "nothing is known that could stand here" }
    }
}
