import Foundation

/// Writes values as Swift's interpolation does, up to a limit.
struct ValueWriter {
    private(set) var text = ""
    /// Whether the limit was reached.
    private(set) var isCut = false
    private let limit: Int
    /// What a value says of itself, alone or inside a collection; nil for one that says nothing.
    private let description: (Value, _ isInside: Bool) -> String?

    init(limit: Int, description: @escaping (Value, _ isInside: Bool) -> String? = { _, _ in nil }) {
        self.limit = limit
        self.description = description
    }

    /// `isInside` a collection, where strings stand in quotes. A value of optional type is written as an optional.
    mutating func write(_ value: Value, isInside: Bool, as type: Type? = nil) {
        guard text.utf8.count <= limit else {
            isCut = true
            return
        }
        if let wrapped = type?.wrapped, let inner = value.unwrapped { return writeOptional(inner, as: wrapped) }
        if case .some(let inner) = value { return writeOptional(inner, as: nil) }
        if let own = description(value, isInside) {
            text += own
            return
        }
        switch value {
        case .void: text += "()"
        case .none: text += "nil"
        case .bool(let bool): text += bool.description
        case .int(let int): text += int.description
        case .fixed(let number): text += number.text
        case .double(let double): text += double.description
        case .single(let float): text += float.description
        case .string(let string): text += isInside ? string.debugDescription : string
        case .part(let part): text += isInside ? part.text.debugDescription : part.text
        case .array(let values): writeList(values, as: type?.arguments.last)
        case .set(let values):
            if isInside { text += "Set(" }
            writeList(values.elements, as: type?.arguments.last)
            if isInside { text += ")" }
        case .slice(let slice):
            if isInside { text += "ArraySlice(" }
            writeList(slice.values, as: type?.arguments.last)
            if isInside { text += ")" }
        case .dictionary(let entries): writeEntries(entries, as: type?.arguments.last)
        case .range(let range):
            if isInside { text += range.isClosed ? "ClosedRange(" : "Range(" }
            text += range.text
            if isInside { text += ")" }
        case .span(let span):
            if isInside { text += span.isClosed ? "ClosedRange(" : "Range(" }
            write(span.lower, isInside: isInside)
            text += span.isClosed ? "..." : "..<"
            write(span.upper, isInside: isInside)
            if isInside { text += ")" }
        case .tuple(let elements): writeTuple(elements)
        case .hole(let hole): text += hole.quoted
        case .closure: text += "(Function)"
        case .instance(let instance): writeFields(instance)
        default: writeOther(value, isInside: isInside)
        }
    }

    private mutating func writeOther(_ value: Value, isInside: Bool) {
        switch value {
        case .choice(let choice):
            text += isInside ? "\(choice.symbol.owner.qualifiedName).\(choice.symbol.name)" : choice.symbol.name
            if !choice.values.isEmpty { writeTuple(choice.values) }
        case .object(let object): text += object.symbol.qualifiedName
        case .type(.named(let name)): text += isInside ? name.description : String(name.lastComponent)
        case .type(let type): text += type.written
        case .native(let native): writeNative(native, isInside: isInside)
        default: return
        }
    }

    private mutating func writeNative(_ native: Native, isInside: Bool) {
        if let source = native.source { return write(source.value, isInside: isInside) }
        // Foundation's own description stops the program.
        if let date = native.payload as? Date, date.timeIntervalSinceReferenceDate.isNaN {
            text += "<description unavailable>"
            return
        }
        // Apple's systems write the numbers alone; Linux's Foundation adds the names of types and fields.
        switch native.payload {
        case let size as CGSize: text += "(\(size.width), \(size.height))"
        case let point as CGPoint: text += "(\(point.x), \(point.y))"
        case let rect as CGRect: text += "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
        default: text += "\(native.payload)"
        }
    }

    private mutating func writeOptional(_ value: Value, as wrapped: Type?) {
        text += "Optional("
        write(value, isInside: true, as: wrapped)
        text += ")"
    }

    private mutating func writeList(_ values: [Value], as element: Type?) {
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
        text += "\(instance.symbol.name)("
        for (index, (property, field)) in zip(instance.symbol.stored, instance.fields).enumerated() where !isCut {
            if index > 0 { text += ", " }
            text += "\(property.name): "
            write(field ?? .none, isInside: true, as: property.knownType)
        }
        text += ")"
    }

    private mutating func writeEntries(_ entries: KeyedList<Value.DictionaryEntry>, as type: Type?) {
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

extension Value {
    /// The text of Swift's interpolation, cut if it is long.
    package var written: String {
        var writer = ValueWriter(limit: 10_000)
        writer.write(self, isInside: false)
        return writer.text
    }
}
