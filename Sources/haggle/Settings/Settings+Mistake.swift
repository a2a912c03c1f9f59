import SwiftSource
import TextMetrics

extension Settings {
    /// A line of a file with an unknown name or value.
    struct Mistake: Error, Hashable {
        /// From 1.
        let line: Int
        let kind: Kind

        enum Kind: Hashable {
            case noValue
            case unknownName(String)
            case unknownValue(String, of: Name)
        }
    }
}

extension Settings.Mistake {
    /// The mistake in words, without a full stop.
    var sentence: String {
        switch kind {
        case .noValue: "a setting is written name = value, as color = never"
        case .unknownName(let name): "there is no setting '\(VisibleText(name).string)'; \(Self.hint(name))"
        case .unknownValue(let value, let name):
            "\(name.rawValue) is \(name.values.joined(separator: " or ")), not '\(VisibleText(value).string)'"
        }
    }

    private static func hint(_ name: String) -> String {
        let names = Settings.Name.allCases.map(\.rawValue)
        return NameIndex(names).nearest(to: name).map { "did you mean '\($0.name)'?" }
            ?? "there is \(names.joined(separator: ", "))"
    }
}
