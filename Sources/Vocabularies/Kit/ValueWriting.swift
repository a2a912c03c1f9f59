import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import UIKitTypes

/// Writes values for people, as Swift writes them: plain ones, those of UIKit, and those that a dialect has a writer for.
package struct ValueWriting: Sendable {
    private let writers: [@Sendable (Any) -> String?]

    /// - Parameter writers: each gives nil for a value that is not its own.
    package init(_ writers: [@Sendable (Any) -> String?]) {
        self.writers = writers
    }

    /// Nil for what has no short form, as elements and closures.
    package func text(of value: Value) -> String? {
        switch value {
        case .none: "nil"
        case .bool(let flag): "\(flag)"
        case .int(let number): "\(number)"
        case .double(let number): PointsFormat.short(CGFloat(number))
        case .string(let text): "\"\(text.flatMap { Self.escapes[$0] ?? [$0] }.reduce(into: "") { $0.append($1) })\""
        case .array(let values): list(values.map { text(of: $0) })
        case .dictionary(let entries):
            entries.isEmpty ? "[:]" : list(entries.map(text(of:)).sorted { $0 ?? "" < $1 ?? "" })
        case .native(let native): text(of: native.payload)
        default: nil
        }
    }

    /// The properties of an element that can be read and written for people, in the order of its description.
    package func properties(
        of native: Native, _ description: TypeDescription, where isWanted: (PropertyDescription) -> Bool = { _ in true }
    ) -> [ElementProperty] {
        description.properties.compactMap { property in
            guard isWanted(property), let value = value(of: property, in: native), let text = text(of: value) else {
                return nil
            }
            return ElementProperty(
                name: property.name, value: text, defaultText: property.defaultText, unit: property.unit?.rawValue)
        }
    }

    private func value(of property: PropertyDescription, in native: Native) -> Value? {
        do {
            return try property.get(.native(native))
        } catch {
            // Two types of compiled Swift may share a name, and each has its own properties.
            return nil
        }
    }

    private func text(of entry: Value.DictionaryEntry) -> String? {
        guard let key = text(of: entry.key), let value = text(of: entry.value) else { return nil }
        return "\(key): \(value)"
    }

    private func list(_ texts: [String?]) -> String? {
        let known = texts.compactMap { $0 }
        return known.count == texts.count ? "[\(known.joined(separator: ", "))]" : nil
    }

    /// A value of compiled Swift.
    package func text(of payload: Any) -> String? {
        switch payload {
        case let size as CGSize: Self.text(of: size)
        case let insets as UIEdgeInsets:
            "UIEdgeInsets(top: \(PointsFormat.short(insets.top)), left: \(PointsFormat.short(insets.left)), "
                + "bottom: \(PointsFormat.short(insets.bottom)), right: \(PointsFormat.short(insets.right)))"
        default: writers.lazy.compactMap { $0(payload) }.first
        }
    }

    package static func text(of size: CGSize) -> String {
        "CGSize(width: \(PointsFormat.short(size.width)), height: \(PointsFormat.short(size.height)))"
    }

    private static let escapes: [Character: [Character]] = [
        "\"": ["\\", "\""], "\\": ["\\", "\\"], "\n": ["\\", "n"], "\t": ["\\", "t"],
    ]
}
