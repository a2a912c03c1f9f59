import Foundation
import Interpreter
import Negotiation
import SwiftSource

/// Finds the smallest changes to the source, around an element, that end a finding.
///
/// Changes are of ordered kinds, and compared within a kind alone: of two lengths the one that changes by fewer points
/// is smaller, and no length is smaller than a number of lines. Of equal ones the nearer one wins: in the element and
/// its modifiers, then in its parent, and so on outward.
struct PropertyTrials {
    private let document: LayoutDocument
    private let layouts: TrialLayouts
    private let written: WrittenSources

    /// In the order in which they are tried: numbers, then additions, then flags and words.
    private enum Kind: CaseIterable {
        case length, lines, share, addition, flag, word
    }

    /// Each change ends the finding alone; a person needs no more.
    private static let maximumChanges = 2

    /// - Parameters:
    ///   - findings: the shown layout's.
    ///   - states: what the shown layout's elements have in them.
    init(
        _ document: LayoutDocument, _ shown: Inspection, _ findings: [Finding], _ states: (any ElementStates)? = nil,
        _ effort: TrialEffort = .thorough, until cancellation: Cancellation?
    ) {
        self.document = document
        layouts = TrialLayouts(document, shown, findings, states, effort, until: cancellation)
        written = WrittenSources(
            document.origin?.parsed.files ?? [], roles: document.dialect?.vocabulary.layoutRoles ?? [:])
    }

    /// The smallest change of each of the first kinds that have one.
    func changes(ending finding: Finding) -> [WrittenChange] {
        guard document.origin != nil, let symptom = layouts.symptom(of: finding), layouts.canBeMadeAgain else {
            return []
        }
        let ranges = layouts.shown.lineage(of: symptom.element).compactMap { layouts.shown.elements[$0].range }
        let nearest = written.nearest(to: ranges)
        var found: [WrittenChange] = []
        for kind in Kind.allCases where found.count < Self.maximumChanges {
            let change =
                switch kind {
                case .length: smallest(.length, of: nearest, ending: symptom)
                case .lines: smallest(.lineCount, of: nearest, ending: symptom)
                case .share: smallest(.share, of: nearest, ending: symptom)
                case .addition: addition(ending: symptom)
                case .flag, .word: otherWord(isFlag: kind == .flag, of: nearest, ending: symptom)
                }
            if let change { found.append(change) }
        }
        return found
    }

    // MARK: Numbers

    /// The smallest change of a number with a unit.
    private func smallest(
        _ role: LayoutRole, of values: [WrittenValue], ending symptom: TrialLayouts.Symptom
    ) -> WrittenChange? {
        var best: (distance: Double, change: WrittenChange)?
        for value in values {
            guard case .number(let number, role) = value.value, abs(number) < Self.largest,
                let new = nearest(to: number, of: value, role, ending: symptom, within: best?.distance ?? .infinity)
            else { continue }
            let (now, was) = (PointsFormat.short(CGFloat(new)), PointsFormat.short(CGFloat(number)))
            best = (abs(new - number), change(of: value, from: was, to: now, by: edit(of: value, to: new)))
        }
        return best?.change
    }

    /// The nearest number that ends a finding. The search doubles its step both ways, then halves the last.
    /// - Parameter limit: only nearer numbers are of use.
    private func nearest(
        to number: Double, of value: WrittenValue, _ role: LayoutRole, ending symptom: TrialLayouts.Symptom,
        within limit: Double
    ) -> Double? {
        func ends(_ new: Double) -> Bool { layouts.ends(symptom, edit(of: value, to: new)) }
        let grain = self.grain(of: role)
        var step = grain
        while step <= Self.longestStep * grain, step / 2 < limit {
            for sign in [1.0, -1] where number + sign * step >= 0 && ends(number + sign * step) {
                var (short, long) = (step == grain ? 0 : step / 2, step)
                while long - short > grain {
                    let middle = ((short + long) / 2 / grain).rounded() * grain
                    if ends(number + sign * middle) { long = middle } else { short = middle }
                }
                return long < limit ? number + sign * long : nil
            }
            step *= 2
        }
        return nil
    }

    /// Larger numbers are no lengths, and neither are infinite ones.
    private static let largest = 1e9

    /// In grains: about a screen's width.
    private static let longestStep = 64.0

    /// The step by which a number changes: a cell for a length, or a few points if a cell has many.
    private func grain(of role: LayoutRole) -> Double {
        role == .length ? Double(min(layouts.shown.projection.cell.width, 8)) : 1
    }

    private func edit(of value: WrittenValue, to number: Double) -> SourceEdit {
        let text = Int(exactly: number).map(String.init) ?? String(number)
        return SourceEdit(value.range, replacedBy: text)
    }

    // MARK: Words and flags

    /// The nearest word, or flag, that can be replaced to end a finding.
    private func otherWord(
        isFlag: Bool, of values: [WrittenValue], ending symptom: TrialLayouts.Symptom
    ) -> WrittenChange? {
        for value in values {
            let (was, others): (String, [String])
            switch value.value {
            case .flag(let flag) where isFlag: (was, others) = (String(flag), [String(!flag)])
            case .word(let word) where !isFlag: (was, others) = ("." + word, words(beside: word).map { "." + $0 })
            case .number, .flag, .word: continue
            }
            for now in others {
                let edit = SourceEdit(value.range, replacedBy: now)
                if layouts.ends(symptom, edit) { return change(of: value, from: was, to: now, by: edit) }
            }
        }
        return nil
    }

    /// The other words of the types that have a word. An unsuitable one is an error and ends nothing.
    private func words(beside word: String) -> [String] {
        let lists = (document.dialect?.vocabulary.types ?? []).map { $0.staticProperties.map(\.name) }
        var seen: Set<String> = [word]
        return lists.filter { $0.contains(word) }.flatMap { $0 }.filter { seen.insert($0).inserted }
    }

    // MARK: What could be added

    /// The first of the dialect's additions that ends a finding.
    private func addition(ending symptom: TrialLayouts.Symptom) -> WrittenChange? {
        let usual = (document.dialect?.trialAdditions ?? []).map { (addition: $0, element: symptom.element) }
        for (addition, element) in layouts.shown.additions(ending: symptom.kind, at: symptom.element) + usual {
            guard let range = layouts.shown.elements[element].range,
                let (text, edit) = written.edit(making: addition, around: range), layouts.ends(symptom, edit)
            else { continue }
            let gain = layouts.gain(of: symptom.element, by: edit)
            let words = gain.map { ", and gives it \(PointsFormat.short($0)) more" } ?? ""
            return WrittenChange(edit: edit, sentence: "\(text) ends it\(words)")
        }
        return nil
    }

    // MARK: Sentences

    private func change(of value: WrittenValue, from was: String, to now: String, by edit: SourceEdit) -> WrittenChange
    {
        WrittenChange(edit: edit, sentence: "\(value.name) \(now) instead of \(was)\(place(of: value.range)) ends it")
    }

    /// The position of a change: " in line 3", with the file if there are several.
    private func place(of range: SourceRange) -> String {
        let (file, location) = document.sources.location(of: range.start)
        return document.sources.files.count > 1 ? " in \(file):\(location.line)" : " in line \(location.line)"
    }
}
