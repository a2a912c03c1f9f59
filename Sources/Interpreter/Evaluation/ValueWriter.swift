/// Writes values as Swift's interpolation does, up to a limit.
struct ValueWriter {
    private(set) var text = ""
    /// Whether the limit was reached.
    private(set) var isCut = false
    private let limit: Int
    /// What a value says of itself; nil for one that says nothing.
    private let description: (Value) -> String?

    init(limit: Int, description: @escaping (Value) -> String? = { _ in nil }) {
        self.limit = limit
        self.description = description
    }

    /// `isInside` a collection, where strings stand in quotes. What is optional by its type is told as such.
    mutating func write(_ value: Value, isInside: Bool, as type: ValueType? = nil) {
        guard text.utf8.count <= limit else {
            isCut = true
            return
        }
        if case .optional(let wrapped)? = type {
            if case .none = value {} else { return writeOptional(value, as: wrapped) }
        }
        if let own = description(value) {
            text += own
            return
        }
        switch value {
        case .void: text += "()"
        case .none: text += "nil"
        case .bool(let bool): text += bool.description
        case .int(let int): text += int.description
        case .double(let double): text += double.description
        case .string(let string): text += isInside ? "\"\(string)\"" : string
        case .array(let values): writeList(values, as: type?.element)
        case .dictionary(let entries): writeEntries(entries, as: type?.element)
        case .range(let range): text += range.text
        case .closedRange(let range): text += "\(range.lower)...\(range.upper)"
        case .tuple(let elements): writeTuple(elements)
        case .closure: text += "(Function)"
        case .hole(let hole): text += hole.quoted
        case .instance(let instance): writeFields(instance)
        case .choice(let choice):
            text += isInside ? "\(choice.definition.name).\(choice.case.name)" : choice.case.name
            if !choice.values.isEmpty { writeTuple(choice.values) }
        case .object(let object): text += object.definition.name.description
        case .type(let type): text += type.description
        case .native(let native):
            if let source = native.source {
                write(source.value, isInside: isInside)
            } else {
                text += String(describing: native.payload)
            }
        }
    }

    private mutating func writeOptional(_ value: Value, as wrapped: ValueType) {
        text += "Optional("
        write(value, isInside: true, as: wrapped)
        text += ")"
    }

    private mutating func writeList(_ values: [Value], as element: ValueType?) {
        text += "["
        for (index, value) in values.enumerated() where !isCut {
            if index > 0 { text += ", " }
            write(value, isInside: true, as: element)
        }
        text += "]"
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

    /// `Card(title: "a", width: 3)`, as Swift writes a struct.
    private mutating func writeFields(_ instance: Instance) {
        text += "\(instance.definition.name.lastComponent)("
        for (index, (property, field)) in zip(instance.definition.stored, instance.fields).enumerated() where !isCut {
            if index > 0 { text += ", " }
            text += "\(property.name): "
            write(field ?? .none, isInside: true, as: property.type)
        }
        text += ")"
    }

    private mutating func writeEntries(_ entries: [Value.DictionaryEntry], as type: ValueType?) {
        if entries.isEmpty { text += "[:]" }
        for (index, entry) in entries.enumerated() where !isCut {
            text += index > 0 ? ", " : "["
            write(entry.key, isInside: true)
            text += ": "
            write(entry.value, isInside: true, as: type)
        }
        if !entries.isEmpty { text += "]" }
    }
}

extension ValueType {
    /// What an array's elements and a dictionary's values are.
    fileprivate var element: ValueType? {
        switch self {
        case .array(let element), .dictionary(_, let element): element
        default: nil
        }
    }
}

extension Value {
    /// Whether its type says how it is written.
    var describesItself: Bool {
        switch self {
        case .instance(let instance): instance.definition.conforms(to: .described)
        case .choice(let choice): choice.definition.conforms(to: .described)
        case .object(let object): object.definition.conforms(to: .described)
        default: false
        }
    }

    /// As Swift's interpolation writes it, cut where it is long.
    package var written: String {
        var writer = ValueWriter(limit: 10_000)
        writer.write(self, isInside: false)
        return writer.text
    }
}
