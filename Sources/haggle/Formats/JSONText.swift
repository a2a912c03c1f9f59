import Foundation
import Negotiation

/// JSON written as it goes, for the formats keep an order that people can read, and trees may be deeper than an encoder's
/// recursion: the caller opens and closes, this knows the commas and the quoting.
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

    mutating func string(_ value: String) {
        separate()
        text += Self.quoted(value)
        needsComma = true
    }

    /// Numbers that are not finite are the strings "inf", "-inf" and "nan".
    mutating func number(_ value: CGFloat) {
        guard value.isFinite else { return string(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf") }
        separate()
        text += value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
        needsComma = true
    }

    mutating func number(_ value: Int) {
        separate()
        text += String(value)
        needsComma = true
    }

    mutating func bool(_ value: Bool) {
        separate()
        text += value ? "true" : "false"
        needsComma = true
    }

    mutating func null() {
        separate()
        text += "null"
        needsComma = true
    }

    mutating func endLine() {
        text += "\n"
        needsComma = false
    }

    private mutating func separate() {
        if needsComma { text += ", " }
    }

    private static func quoted(_ string: String) -> String {
        var quoted = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case _ where scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format:
                for unit in String(scalar).utf16 {
                    quoted += "\\u" + String(repeating: "0", count: 4 - String(unit, radix: 16).count)
                    quoted += String(unit, radix: 16)
                }
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSONText {
    /// An object of fields, each of which writes its own value.
    mutating func object(_ fields: KeyValuePairs<String, (inout JSONText) -> Void>) {
        open("{")
        for (name, write) in fields {
            key(name)
            write(&self)
        }
        close("}")
    }

    mutating func object(_ writeFields: (inout JSONText) -> Void) {
        open("{")
        writeFields(&self)
        close("}")
    }

    mutating func proposal(_ proposal: Proposal) {
        object([
            "width": { $0.string(proposal.width.description) },
            "height": { $0.string(proposal.height.description) },
        ])
    }

    mutating func size(_ size: CGSize) {
        object(["width": { $0.number(size.width) }, "height": { $0.number(size.height) }])
    }

    mutating func rect(_ rect: CGRect) {
        object([
            "x": { $0.number(rect.origin.x) }, "y": { $0.number(rect.origin.y) },
            "width": { $0.number(rect.size.width) }, "height": { $0.number(rect.size.height) },
        ])
    }
}
