import SwiftSource

/// The place of an argument that is not written, in the declared order of parameters.
struct ArgumentPlace {
    let position: Int
    let prefix: String
    let suffix: String

    init(parameter index: Int, of call: WrittenCall, _ match: MatchedCall, in source: SourceText) {
        let label = match.callable.parameters[index].label.map { "\($0): " } ?? ""
        let written = call.arguments.arguments
        let next = match.indices.prefix(written.count).firstIndex { $0 > index } ?? written.count
        self.init(label: label, before: next, of: written, call, in: source)
    }

    /// The place before one of some arguments, or behind the last.
    init(label: String, before next: Int, of written: [Argument], _ call: WrittenCall, in source: SourceText) {
        if next > 0 {
            let before = written[next - 1].range
            let isOnLine = source.isFirstOnLine(before.start)
            let line = source.lineBreak + source.indentation(at: before.start)
            (position, prefix, suffix) = (before.end, (isOnLine ? "," + line : ", ") + label, "")
        } else if let after = written.first?.range {
            let isOnLine = source.isFirstOnLine(after.start)
            let line = source.lineBreak + source.indentation(at: after.start)
            (position, prefix, suffix) = (after.start, label, isOnLine ? "," + line : ", ")
        } else if let parentheses = call.arguments.parentheses {
            (position, prefix, suffix) = (parentheses.start + 1, label, "")
        } else {
            (position, prefix, suffix) = (call.calleeEnd, "(" + label, ")")
        }
    }

    func edit(writing value: String) -> SourceEdit {
        SourceEdit(SourceRange(position, position), replacedBy: prefix + value + suffix)
    }
}
