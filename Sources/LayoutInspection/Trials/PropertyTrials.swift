import Foundation
import Interpreter
import Negotiation
import SwiftSource

/// Changes what is written, one thing at a time, to see which findings that ends. No file changes. A class, for it keeps
/// what came of each change, and counts what is read for them.
final class PropertyTrials {
    private let document: LayoutDocument
    private let proposal: Proposal
    private let shown: Inspection
    private let cancellation: Cancellation?
    private let symptoms: Set<Symptom>
    private var written: [Int: WrittenValues] = [:]
    private var outcomes: [SourceEdit: Outcome?] = [:]
    /// How many more bytes of sources are read, and as many more for what is laid out.
    private var budget: Int

    /// A finding, by its element in the shown layout.
    struct Symptom: Hashable {
        let kind: Finding.Kind
        let element: Int
    }

    /// What a change makes of the layout, where it brings no other findings and takes no text away.
    struct Outcome {
        fileprivate let left: Set<Symptom>
        /// The sizes of the shown layout's elements, by their indices there; nil for what is gone.
        fileprivate let sizes: [CGSize?]
    }

    /// About what is read in a second.
    private static let readBytes = 3_000_000
    /// An element is laid out and compared in about the time in which so many bytes are read.
    private static let bytesPerElement = 30
    /// What one try costs.
    private let cost: Int
    /// The nearest of what is written are tried.
    private static let triedValues = 24

    init(_ document: LayoutDocument, _ proposal: Proposal, _ shown: Inspection, until cancellation: Cancellation?) {
        (self.document, self.proposal, self.shown, self.cancellation) = (document, proposal, shown, cancellation)
        symptoms = Set(shown.findings.compactMap { Symptom($0) })
        budget = Self.readBytes
        cost =
            document.sources.files.reduce(0) { $0 + $1.text.utf8.count }
            + Self.bytesPerElement * shown.elements.count
    }

    /// The smallest changes that end a finding, at most two, each as a sentence without a full stop: the number that changes
    /// least, and what could be added, or else the nearest other word.
    func remedies(of finding: Finding) -> [String] {
        guard let symptom = Symptom(finding), symptoms.contains(symptom), document.origin != nil else { return [] }
        let values = nearest(to: symptom.element)
        let numbers = values.compactMap { smallestChange(of: $0, ending: symptom) }
        let number = numbers.min { $0.distance < $1.distance }
        let other =
            additions(at: symptom.element).lazy.compactMap { self.sentence($0, ending: symptom) }.first
            ?? values.lazy.compactMap { self.otherWord(for: $0, ending: symptom) }.first
        return [number?.sentence, other].compactMap { $0 }
    }

    // MARK: What is written around an element

    /// Nearest first: in the element and its modifiers, in what it is in, and so on outward.
    private func nearest(to element: Int) -> [WrittenValue] {
        let ranges = shown.lineage(of: element).compactMap { shown.elements[$0].range }
        let found = Set(ranges.map(\.file)).sorted().flatMap { values(in: $0).values }
        func distance(_ value: WrittenValue) -> Int {
            ranges.firstIndex { chain(at: $0).contains(value.range) } ?? .max
        }
        return Array(
            found.map { ($0, distance($0)) }.filter { $0.1 < .max }
                .sorted { ($0.1, $0.0.range.start) < ($1.1, $1.0.range.start) }.prefix(Self.triedValues).map(\.0))
    }

    private func values(in file: Int) -> WrittenValues {
        if let known = written[file] { return known }
        let files = document.origin?.parsed.files ?? []
        let found = files.first { $0.source.number == file }.map { WrittenValues(of: $0) } ?? WrittenValues()
        written[file] = found
        return found
    }

    /// An element's range with its modifiers.
    private func chain(at range: SourceRange) -> SourceRange {
        SourceRange(range.start, max(range.end, values(in: range.file).chainEnds[range.start] ?? 0))
    }

    // MARK: Numbers

    private struct Change {
        let distance: Double
        let sentence: String
    }

    /// The number nearest to the written one that ends a finding: found in growing steps both ways, then between the last
    /// two.
    private func smallestChange(of value: WrittenValue, ending symptom: Symptom) -> Change? {
        guard case .number(let number) = value.value, number.isFinite else { return nil }
        let unit = Double(min(shown.projection.cell.width, 8))
        var step = unit
        while step <= 64 * unit {
            for sign in [1.0, -1] where number + sign * step >= 0 {
                guard ends(symptom, value, number + sign * step) else { continue }
                var (short, long) = (step == unit ? 0 : step / 2, step)
                while long - short > unit {
                    let middle = ((short + long) / 2 / unit).rounded() * unit
                    if ends(symptom, value, number + sign * middle) { long = middle } else { short = middle }
                }
                let new = number + sign * long
                let (now, was) = (PointsFormat.short(CGFloat(new)), PointsFormat.short(CGFloat(number)))
                return Change(
                    distance: long, sentence: "\(value.name) \(now) instead of \(was)\(place(of: value.range)) ends it")
            }
            step *= 2
        }
        return nil
    }

    private func ends(_ symptom: Symptom, _ value: WrittenValue, _ number: Double) -> Bool {
        let text = number == number.rounded() ? String(Int(number)) : String(number)
        return ends(symptom, SourceEdit(value.range, replacedBy: text))
    }

    // MARK: Words and flags

    private func otherWord(for value: WrittenValue, ending symptom: Symptom) -> String? {
        let (was, others): (String, [String])
        switch value.value {
        case .number: return nil
        case .flag(let flag): (was, others) = (String(flag), [String(!flag)])
        case .word(let word):
            (was, others) = ("." + word, words(beside: word).map { "." + $0 })
        }
        guard let now = others.first(where: { ends(symptom, SourceEdit(value.range, replacedBy: $0)) }) else {
            return nil
        }
        return "\(value.name) \(now) instead of \(was)\(place(of: value.range)) ends it"
    }

    /// The other words of the types that have a word; those that do not suit are errors, and end nothing.
    private func words(beside word: String) -> [String] {
        let lists = (document.dialect?.vocabulary.types ?? []).map { $0.staticProperties.map(\.name) }
        var seen: Set<String> = [word]
        return lists.filter { $0.contains(word) }.flatMap { $0 }.filter { seen.insert($0).inserted }
    }

    // MARK: What could be added

    private struct Addition {
        let edit: SourceEdit
        let text: String
    }

    private func additions(at element: Int) -> [Addition] {
        guard let range = shown.elements[element].range else { return [] }
        let chain = chain(at: range)
        return (document.dialect?.trialAdditions ?? []).compactMap { addition in
            switch addition {
            case .modifier(let text):
                return Addition(edit: SourceEdit(SourceRange(chain.end, chain.end), replacedBy: text), text: text)
            case .firstArgument(let label, let value, let name):
                guard let call = call(of: name, without: label, around: range) else { return nil }
                let start = call.firstArgument.start
                return Addition(
                    edit: SourceEdit(SourceRange(start, start), replacedBy: "\(label): \(value), "),
                    text: "\(label): \(value)")
            case .lastArgument(let label, let value, let name):
                guard let call = call(of: name, without: label, around: range) else { return nil }
                let end = call.lastArgument.end
                return Addition(
                    edit: SourceEdit(SourceRange(end, end), replacedBy: ", \(label): \(value)"),
                    text: "\(label): \(value)")
            }
        }
    }

    /// The innermost call of a name in which something stands, where it has no argument of a label.
    private func call(
        of name: String, without label: String, around range: SourceRange
    ) -> WrittenValues.WrittenCall? {
        let around = values(in: range.file).calls.filter { $0.name == name && $0.range.contains(range) }
        return around.min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }
            .flatMap { $0.labels.contains(label) ? nil : $0 }
    }

    private func sentence(_ addition: Addition, ending symptom: Symptom) -> String? {
        guard ends(symptom, addition.edit), let outcome = outcome(of: addition.edit),
            let size = outcome.sizes[symptom.element]
        else { return nil }
        let more = size.width - shown.elements[symptom.element].frame.width
        return more > CellProjection.slack
            ? "\(addition.text) ends it, and gives it \(PointsFormat.short(more)) more" : "\(addition.text) ends it"
    }

    // MARK: Trying

    private func ends(_ symptom: Symptom, _ edit: SourceEdit) -> Bool {
        outcome(of: edit).map { !$0.left.contains(symptom) } ?? false
    }

    /// Nil where it makes something worse, and where no more is tried.
    private func outcome(of edit: SourceEdit) -> Outcome? {
        if let known = outcomes[edit] { return known }
        guard budget > 0, !(cancellation?.isCancelled ?? false) else { return nil }
        budget -= cost
        let found = tried(edit)
        outcomes[edit] = .some(found)
        return found
    }

    private func tried(_ edit: SourceEdit) -> Outcome? {
        guard let other = document.edited(edit, until: cancellation),
            let inspection = (try? other.inspect(proposal, projection: shown.projection)) ?? nil
        else { return nil }
        let matching = ElementMatching(shown, inspection)
        let texts = shown.elements.indices.filter { shown.appearance(of: $0).text != nil }
        let isWhole = texts.allSatisfy { index in
            matching.after[index].map {
                inspection.appearance(of: $0).text?.string == shown.appearance(of: index).text?.string
            } ?? false
        }
        let left = inspection.findings.map { finding in
            finding.element.flatMap { matching.before[$0] }.map { Symptom(kind: finding.kind, element: $0) }
        }
        guard isWhole, left.allSatisfy({ $0.map(symptoms.contains) ?? false }) else { return nil }
        return Outcome(
            left: Set(left.compactMap { $0 }),
            sizes: matching.after.map { $0.map { inspection.elements[$0].frame.size } })
    }

    /// Where something is written: " in line 3", with its file where there are several.
    private func place(of range: SourceRange) -> String {
        let (file, location) = document.sources.location(of: range.start)
        return document.sources.files.count > 1 ? " in \(file):\(location.line)" : " in line \(location.line)"
    }
}

extension PropertyTrials.Symptom {
    fileprivate init?(_ finding: Finding) {
        guard let element = finding.element else { return nil }
        self.init(kind: finding.kind, element: element)
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool {
        file == other.file && start <= other.start && other.end <= end
    }
}
