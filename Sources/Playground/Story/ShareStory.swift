import Foundation
import LayoutInspection
import Negotiation
import TextMetrics

/// How a container divided its lengths among its children, combined theirs, or ran its own code.
package struct ShareStory {
    let inspection: Inspection
    let index: Int
    let notation: Notation
    let width: Int
    private let showsBar: Bool

    /// - Parameter width: in columns; nil for no wrapping and no bar.
    package init(inspection: Inspection, index: Int, notation: Notation, width: Int? = 24) {
        (self.inspection, self.index, self.notation) = (inspection, index, notation)
        (self.width, showsBar) = (width ?? .max, width != nil)
    }

    /// One length: a title, the rule, a bar if it was divided, a row for each member, and their sum.
    package func lines(of share: Share) -> [Line] {
        share.left == nil ? [sentence(share)] + table(of: [share]) : divided(share)
    }

    /// All lengths, the account of its code, or a wrapper's use of its proposal; empty without children.
    package var lines: [Line] {
        let shares = record.shares(of: id)
        guard !shares.isEmpty else {
            if let account = record.codeAccount(of: id) { return lines(of: account) + [.empty] }
            let wrapper = WrapperStory(inspection: inspection, index: index, notation: notation).line
            return wrapper.map { [$0, .empty] } ?? []
        }
        let divided = shares.filter { $0.left != nil }
        let combined = shares.filter { $0.left == nil }
        return divided.flatMap { self.divided($0) + [.empty] } + self.combined(combined)
    }

    var record: LayoutRecord { inspection.record }
    var id: ElementID { inspection.elements[index].recordID }

    /// Further members are counted, not listed.
    static let memberLimit = 12

    // MARK: A length that was divided

    private func divided(_ share: Share) -> [Line] {
        let bar = showsBar ? ShareBar(share, width: width).lines : []
        let isIdeal = notation.isPlain && share.left?.isFinite == false && share.scope == .children
        return [Line(title(of: share), .title)] + (isIdeal ? [] : [Line(share.rule.sentence + ".")]) + bar
            + table(of: [share]) + [sum(of: share)]
    }

    private func title(of share: Share) -> String {
        let length: CGFloat =
            if case .divided(let available, _) = share.outcome { available } else { .nan }
        if notation.isPlain, !length.isFinite, share.scope == .children {
            return "Proposed nil: each child takes its ideal \(share.axis.word)"
        }
        let whole =
            length.isFinite ? "its \(share.axis.word) \(PointsFormat.short(length))" : "an unlimited \(share.axis.word)"
        switch share.scope {
        case .children: return "How it shared \(whole)"
        case .line(let number): return "How line \(number) shared \(whole)"
        case .lines: return "How its lines shared \(whole)"
        case .tracks: return "How its \(share.axis == .horizontal ? "columns" : "rows") shared \(whole)"
        }
    }

    private func sum(of share: Share) -> Line {
        guard case .divided(let available, let spacing) = share.outcome, let left = share.left else { return .empty }
        let got = share.members.reduce(0) { $0 + $1.got }
        let sum =
            "\(PointsFormat.short(got))" + (spacing == 0 ? "" : " + \(PointsFormat.short(spacing)) between")
        guard available.isFinite else { return Line([Span("  sum "), Span(sum, .number)], hang: 4) }
        let rest =
            left == 0
            ? "" : left > 0 ? " + \(PointsFormat.short(left)) left" : " - \(PointsFormat.short(-left)) overflow"
        return Line(
            [Span("  sum "), Span("\(sum)\(rest) = \(PointsFormat.short(available))", left < 0 ? .warning : .number)],
            hang: 4)
    }

    // MARK: Lengths that were combined

    /// A sentence for each axis, and below both one table if both have the same asks.
    private func combined(_ shares: [Share]) -> [Line] {
        let asks = shares.map { $0.members.map(\.ask) }
        guard shares.count == 2, asks[0] == asks[1] else {
            return shares.flatMap { lines(of: $0) + [.empty] }
        }
        return shares.map(sentence) + table(of: shares) + [.empty]
    }

    /// "Height 3 = the tallest child (Label)."
    private func sentence(_ share: Share) -> Line {
        let only = share.members.count == 1
        switch share.outcome {
        case .divided: return .empty
        case .combined(let length, let deciding):
            let child = deciding.flatMap { share.members[$0].element }
            guard let child else { return sentence(share, length, nil, "") }
            let which = only ? "its only" : share.axis == .horizontal ? "the widest" : "the tallest"
            return Line([
                Span("\(share.axis.word.capitalizedFirst) "), Span(PointsFormat.short(length), .number),
                Span(" = \(which) child ("), Span(Components(inspection)[child], .strong), Span(")."),
            ])
        case .layered(let length):
            return sentence(
                share, length, share.members.first?.element, "decides; what lies over or under it takes no room")
        }
    }

    /// - Parameters:
    ///   - child: the child that decides; nil if none does.
    ///   - verb: what the child does, without a full stop.
    private func sentence(_ share: Share, _ length: CGFloat, _ child: ElementID?, _ verb: String) -> Line {
        let start = [Span("Its \(share.axis.word) "), Span(PointsFormat.short(length), .number), Span(": ")]
        guard let child else { return Line(start + [Span(share.rule.sentence + ".")]) }
        return Line(start + [Span(Components(inspection)[child], .strong), Span(" \(verb).")])
    }

    // MARK: The members

    /// A row for each member: its proposal, the wanted and the actual length, and the reason. In columns if they fit.
    /// - Parameter shares: one, or both axes of the same members.
    private func table(of shares: [Share]) -> [Line] {
        guard let share = shares.first, !share.members.isEmpty else { return [] }
        let hasRounds = hasRounds(share)
        var places = Array(share.members.indices)
        if hasRounds { places.sort { (share.members[$0].turn, $0) < (share.members[$1].turn, $1) } }
        let shown = places.prefix(Self.memberLimit)
        let names = names(of: shown.map { share.members[$0] }, in: share)
        let rows = zip(shown, names).map { place, name in
            row(shares.map { ($0, $0.members[place]) }, named: name, showsRound: hasRounds)
        }
        let rest = share.members.count - shown.count
        let said = share.left == nil ? "answered" : "wanted"
        let heads = [hasRounds ? "round" : "", "asked", said, "got"]
        return (columns(rows, heads) ?? compact(rows, heads))
            + (rest > 0 ? [Line("  … and \(rest) more", .note)] : [])
    }

    /// Each number below its heading; nil if the columns do not fit.
    private func columns(_ rows: [Row], _ heads: [String]) -> [Line]? {
        let widths = heads.indices.map { column in
            (rows.map { $0.cells[column] } + [heads[column]]).map { Line($0).columns }.max() ?? 0
        }
        guard widths.reduce(2 * widths.count, +) <= width else { return nil }
        func padded(_ text: String, _ column: Int) -> String {
            text + String(repeating: " ", count: widths[column] - Line(text).columns + 2)
        }
        let head = heads.dropLast().enumerated().map { padded($1, $0) }.joined() + heads[3]
        return [Line("  " + head, .note)]
            + rows.map { row in
                let numbers = row.cells[1...2].enumerated().map { padded($1, $0 + 1) }.joined()
                return Line(
                    [
                        Span("  "), Span(padded(row.cells[0], 0), .strong), Span(numbers),
                        Span(row.reason.isEmpty ? row.cells[3] : padded(row.cells[3], 3), .number),
                        Span(row.reason),
                    ], hang: 4)
            }
    }

    /// `Label  ≤14: 9 → 6.23  its width 9 minus 2.77, ...`
    private func compact(_ rows: [Row], _ heads: [String]) -> [Line] {
        let round = heads[0].isEmpty ? "" : heads[0] + ", "
        return [Line("  \(round)\(heads[1]): \(heads[2]) \(notation.arrow) \(heads[3])", .note)]
            + rows.map { row in
                Line(
                    [
                        Span("  "), Span(row.cells[0], .strong),
                        Span("  \(row.cells[1]): \(row.cells[2]) \(notation.arrow) "), Span(row.cells[3], .number),
                        Span(row.reason.isEmpty ? "" : "  \(row.reason)"),
                    ], hang: 4)
            }
    }

    /// A row of a member. If nothing is divided, the rule is in the sentence above, not in the reason.
    private struct Row {
        let cells: [String]
        let reason: String
    }

    /// Whether the members were served in several rounds, which are then numbered.
    private func hasRounds(_ share: Share) -> Bool {
        share.members.contains { $0.turn != share.members[0].turn }
    }

    /// `2. Label#2`, `≤14`, `9`, `6.23`: the round only if there are several; sizes for both axes.
    private func row(
        _ members: [(share: Share, member: Share.Member)], named name: String, showsRound: Bool
    ) -> Row {
        guard let (share, member) = members.first else { return Row(cells: [], reason: "") }
        let ask = member.ask.map { record[$0].proposal }
        let asked = ask.map { members.count > 1 ? notation.short($0) : notation.short($0[share.axis]) }
        let wanted = members.compactMap(\.member.wanted)
        return Row(
            cells: [
                (showsRound ? "\(member.turn). " : "") + name, asked ?? "–",
                wanted.count == members.count ? lengths(wanted) : "–", lengths(members.map(\.member.got)),
            ], reason: share.left == nil ? "" : member.reason.sentence)
    }

    private func lengths(_ lengths: [CGFloat]) -> String { lengths.map(PointsFormat.short).joined(separator: "×") }

    /// The names of some members: their visible texts, if these differ.
    private func names(of members: [Share.Member], in share: Share) -> [String] {
        let seen = members.map { $0.element.map(visibleName) ?? "" }
        let counts = Dictionary(seen.map { ($0, 1) }, uniquingKeysWith: +)
        return zip(members, seen).map { member, name in
            guard let number = member.number else {
                guard let element = member.element else { return "a child" }
                return counts[name] == 1 ? name : Components(inspection)[element]
            }
            let track = share.scope == .lines ? "line" : share.axis == .horizontal ? "column" : "row"
            return "\(track) \(number)"
        }
    }

    /// The name of what a person sees of an element: `Text "Kath…"` for a modifier of that text. On printed lines, the
    /// name that paths have.
    private func visibleName(_ element: ElementID) -> String {
        let own = Components(inspection)[element]
        guard showsBar, var index = inspection.index(of: element) else { return own }
        while inspection.elements[index].children.count == 1 { index = inspection.elements[index].children[0] }
        let element = inspection.elements[index]
        let name = element.pathComponent
        guard let text = inspection.appearance(of: index).text?.string else { return name }
        return "\(name) \"\(VisibleText(text).truncated(to: 10).string)\""
    }
}
