import Foundation
import Negotiation

/// A writer of JSON text. The formats have an order for human readers, and trees may be deeper than an encoder's
/// recursion. The caller opens and closes; the writer adds commas and quotes.
struct JSONText {
    private(set) var text = ""
    private var needsComma = false

    mutating func open(_ bracket: Character) {
        separate()
        text.append(bracket)
        needsComma = false
    }

    mutating func close(_ bracket: Character) {
        text.append(bracket)
        needsComma = true
    }

    mutating func key(_ name: String) {
        separate()
        text += Self.quoted(name) + ": "
        needsComma = false
    }

    mutating func string(_ value: String) { write(Self.quoted(value)) }

    /// Numbers that are not finite are the strings "inf", "-inf" and "nan"; nil is null.
    mutating func number(_ value: CGFloat?) {
        guard let value else { return null() }
        guard value.isFinite else { return string(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf") }
        write(value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value)))
    }

    /// Nil is null.
    mutating func number(_ value: Int?) {
        guard let value else { return null() }
        write(String(value))
    }

    mutating func null() { write("null") }

    mutating func bool(_ value: Bool) { write(value ? "true" : "false") }

    mutating func endLine() {
        text += "\n"
        needsComma = false
    }

    private mutating func write(_ value: String) {
        separate()
        text += value
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { text += ", " }
    }

    private static func quoted(_ string: String) -> String {
        let isPlain = string.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }
        guard !isPlain else { return "\"\(string)\"" }
        var quoted = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case " "..."~": quoted.unicodeScalars.append(scalar)
            case _ where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format:
                for unit in String(scalar).utf16 { quoted += "\\u" + String(format: "%04x", Int(unit)) }
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSONText {
    mutating func field(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    mutating func field(_ name: String, _ writeValue: (inout JSONText) -> Void) {
        key(name)
        writeValue(&self)
    }

    mutating func object(_ writeFields: (inout JSONText) -> Void) {
        open("{")
        writeFields(&self)
        close("}")
    }

    mutating func object(_ name: String, _ writeFields: (inout JSONText) -> Void) {
        key(name)
        object(writeFields)
    }

    mutating func field<Item>(_ name: String, each items: [Item], _ write: (inout JSONText, Item) -> Void) {
        key(name)
        open("[")
        for item in items { write(&self, item) }
        close("]")
    }

    /// An event, on a line of its own.
    mutating func event(_ name: String, _ writeFields: (inout JSONText) -> Void) {
        object { json in
            json.field("event", name)
            writeFields(&json)
        }
        endLine()
    }

    mutating func proposal(_ proposal: Proposal) {
        object { json in
            json.field("width", proposal.width.description)
            json.field("height", proposal.height.description)
        }
    }

    mutating func size(_ size: CGSize) {
        object { json in
            json.field("width") { $0.number(size.width) }
            json.field("height") { $0.number(size.height) }
        }
    }

    mutating func rect(_ rect: CGRect) {
        object { json in
            json.field("x") { $0.number(rect.origin.x) }
            json.field("y") { $0.number(rect.origin.y) }
            json.field("width") { $0.number(rect.size.width) }
            json.field("height") { $0.number(rect.size.height) }
        }
    }
}
