import Foundation
import Interpreter
import Negotiation

extension Value {
    /// The value as Swift writes it; nil for what has no short form, as elements and closures.
    var swiftText: String? {
        switch self {
        case .none: "nil"
        case .bool(let flag): "\(flag)"
        case .int(let number): "\(number)"
        case .fixed(let number): number.text
        case .double(let number): CGFloat(number).literal
        case .single(let number): CGFloat(number).literal
        case .string(let text): "\"\(text.flatMap { Self.escapes[$0] ?? [$0] }.reduce(into: "") { $0.append($1) })\""
        case .array(let values): Self.list(values.map(\.swiftText))
        case .dictionary(let entries):
            entries.isEmpty ? "[:]" : Self.list(entries.map(\.swiftText).sorted { $0 ?? "" < $1 ?? "" })
        case .native(let native): (native.payload as? any Writable)?.swiftText
        default: nil
        }
    }

    private static func list(_ texts: [String?]) -> String? {
        let known = texts.compactMap { $0 }
        return known.count == texts.count ? "[\(known.joined(separator: ", "))]" : nil
    }

    private static let escapes: [Character: [Character]] = [
        "\"": ["\\", "\""], "\\": ["\\", "\\"], "\n": ["\\", "n"], "\t": ["\\", "t"],
    ]
}

extension Value.DictionaryEntry {
    fileprivate var swiftText: String? {
        guard let key = key.swiftText, let value = value.swiftText else { return nil }
        return "\(key): \(value)"
    }
}
