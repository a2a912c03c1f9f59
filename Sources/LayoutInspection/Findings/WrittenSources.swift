import Interpreter
import SwiftSource

/// The values that sources set for their layouts; each file is searched on first use. A class, because it keeps the
/// results.
final class WrittenSources {
    private let files: [SourceFile]
    private let roles: [String: Set<LayoutRole>]
    private var known: [Int: WrittenValues] = [:]
    /// Only the nearest values are tried.
    private static let maximumValues = 24

    init(_ files: [SourceFile], roles: [String: Set<LayoutRole>]) {
        self.files = files
        self.roles = roles
    }

    private func values(in file: Int) -> WrittenValues {
        if let values = known[file] { return values }
        let values =
            files.first { $0.source.number == file }.map { WrittenValues(of: $0, roles: roles) } ?? WrittenValues()
        known[file] = values
        return values
    }

    /// The values in an element and its modifiers, then in its parent, and so on outward.
    /// - Parameter lineage: the ranges of the element and its ancestors, innermost first.
    func nearest(to lineage: [SourceRange]) -> [WrittenValue] {
        let found = Set(lineage.map(\.file)).sorted().flatMap { values(in: $0).values }
        let chains = lineage.map(chain)
        let near = found.compactMap { value in
            chains.firstIndex { $0.contains(value.range) }.map { (value: value, distance: $0) }
        }
        return near.sorted { ($0.distance, $0.value.range.start) < ($1.distance, $1.value.range.start) }
            .prefix(Self.maximumValues).map(\.value)
    }

    /// The text of an addition, and its edit; nil if there is no place for it.
    /// - Parameter range: that of its element.
    func edit(making addition: TrialAddition, around range: SourceRange) -> (text: String, edit: SourceEdit)? {
        switch addition {
        case .modifier(let text):
            let end = chain(at: range).end
            return (text, SourceEdit(SourceRange(end, end), replacedBy: text))
        case .innermost(let text): return (text, SourceEdit(SourceRange(range.end, range.end), replacedBy: text))
        case .without(let name):
            // A modifier's range begins with its name, after the dot.
            return ("leaving .\(name)() out", SourceEdit(SourceRange(range.start - 1, range.end), replacedBy: ""))
        case .firstArgument(let label, let value, let name):
            guard let start = call(of: name, without: label, around: range)?.firstArgument.start else { return nil }
            let text = "\(label): \(value)"
            return (text, SourceEdit(SourceRange(start, start), replacedBy: text + ", "))
        case .lastArgument(let label, let value, let name):
            guard let end = call(of: name, without: label, around: range)?.lastArgument.end else { return nil }
            let text = "\(label): \(value)"
            return (text, SourceEdit(SourceRange(end, end), replacedBy: ", " + text))
        }
    }

    /// An element's range with its modifiers.
    private func chain(at range: SourceRange) -> SourceRange {
        SourceRange(range.start, max(range.end, values(in: range.file).chainEnds[range.start] ?? 0))
    }

    /// The innermost call of a name around a range; nil if it has an argument with a label.
    private func call(
        of name: String, without label: String, around range: SourceRange
    ) -> WrittenValues.WrittenCall? {
        let enclosing = values(in: range.file).calls.filter { $0.name == name && $0.range.contains(range) }
        return enclosing.min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }
            .flatMap { $0.labels.contains(label) ? nil : $0 }
    }
}
