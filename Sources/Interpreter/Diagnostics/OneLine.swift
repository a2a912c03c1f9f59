extension StringProtocol {
    /// Code on one line: white space is one space, and none before the members of a chain that goes on in the next line.
    var onOneLine: String {
        split(whereSeparator: \.isNewline).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .reduce("") { line, next in
                guard let first = next.first, let last = line.last else { return line + next }
                let isNextLink = first == "." && (last.isLetter || last.isNumber || ")]}\"_".contains(last))
                return line + (isNextLink ? "" : " ") + next
            }
    }
}
