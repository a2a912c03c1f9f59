/// Writes values as Swift's interpolation does, up to a limit.
struct ValueWriter {
    private(set) var text = ""
    /// Whether the limit was reached.
    private(set) var isCut = false
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// `isInside` a collection, where strings stand in quotes.
    mutating func write(_ value: Value, isInside: Bool) {
        guard text.utf8.count <= limit else {
            isCut = true
            return
        }
        switch value {
        case .void: text += "()"
        case .none: text += "nil"
        case .bool(let bool): text += bool.description
        case .int(let int): text += int.description
        case .double(let double): text += double.description
        case .string(let string): text += isInside ? "\"\(string)\"" : string
        case .array(let values): writeList(values, "[", "]")
        case .dictionary(let entries): writeEntries(entries)
        case .range(let range): text += "\(range.start)..<\(range.end)"
        case .closedRange(let range): text += "\(range.lower)...\(range.upper)"
        case .tuple(let elements): writeTuple(elements)
        case .closure: text += "(Function)"
        case .native(let native): text += String(describing: native.payload)
        }
    }

    private mutating func writeList(_ values: [Value], _ open: String, _ close: String) {
        text += open
        for (index, value) in values.enumerated() where !isCut {
            if index > 0 { text += ", " }
            write(value, isInside: true)
        }
        text += close
    }

    private mutating func writeTuple(_ elements: [Value.TupleElement]) {
        text += "("
        for (index, element) in elements.enumerated() where !isCut {
            if index > 0 { text += ", " }
            if let label = element.label { text += "\(label): " }
            write(element.value, isInside: true)
        }
        text += ")"
    }

    private mutating func writeEntries(_ entries: [Value.DictionaryEntry]) {
        if entries.isEmpty { text += "[:]" }
        for (index, entry) in entries.enumerated() where !isCut {
            text += index > 0 ? ", " : "["
            write(entry.key, isInside: true)
            text += ": "
            write(entry.value, isInside: true)
        }
        if !entries.isEmpty { text += "]" }
    }
}
