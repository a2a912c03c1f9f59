import Foundation
import Negotiation

extension Share {
    /// The share in the form that tests compare: a line for the whole, and one for each member.
    public var text: String {
        let short = PointsFormat.short(_:) as (CGFloat) -> String
        let whole =
            switch outcome {
            case .divided(let available, let spacing):
                "\(short(available)) = \(short(members.reduce(0) { $0 + $1.got })) + \(short(spacing)) spacing + "
                    + "\(short(left ?? 0)) left"
            case .combined(let length, let deciding):
                "\(short(length)), decided by \(deciding.map { "\($0 + 1)" } ?? "none")"
            case .layered(let length): "\(short(length)), decided by 1"
            }
        let lines = members.map { member in
            let number = member.number.map { "\($0): " } ?? ""
            let wanted = member.wanted.map(short) ?? "none"
            return "  \(number)\(short(member.got)) of \(wanted), turn \(member.turn): \(member.reason.sentence)"
        }
        return (["\(name): \(whole); \(rule.sentence)"] + lines).joined(separator: "\n")
    }

    private var name: String {
        switch scope {
        case .children: "\(axis)"
        case .line(let number): "\(axis), line \(number)"
        case .lines: "\(axis), lines"
        case .tracks: axis == .horizontal ? "columns" : "rows"
        }
    }
}
