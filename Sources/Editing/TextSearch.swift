extension TextLines {
    /// The next range with a text after a position, or before it; the search goes on at the other end. Letters in any
    /// case, unless the text has capital letters.
    package func range(of wanted: String, after position: TextPosition, backward: Bool = false) -> Range<TextPosition>?
    {
        let found = ranges(of: wanted)
        if backward { return found.last { $0.lowerBound < position } ?? found.last }
        return found.first { $0.lowerBound >= position } ?? found.first
    }

    /// All ranges with a text, in order.
    package func ranges(of wanted: String) -> [Range<TextPosition>] {
        guard !wanted.isEmpty else { return [] }
        let isExact = wanted.contains { $0.isUppercase }
        return lines.indices.flatMap { number -> [Range<TextPosition>] in
            let line = lines[number]
            let searched = isExact ? line : line.lowercased()
            // A letter whose lower case is longer moves the rest: such a line is searched exactly.
            let text = searched.utf8.count == line.utf8.count ? searched : line
            return text.ranges(of: wanted).map {
                TextPosition(
                    line: number, offset: text.offset(of: $0.lowerBound))..<TextPosition(
                        line: number, offset: text.offset(of: $0.upperBound))
            }
        }
    }
}
