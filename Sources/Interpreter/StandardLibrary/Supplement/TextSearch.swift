import Foundation

/// A search for a text or a pattern in another text, with Foundation's options. A pattern that needs too many steps finds
/// nothing more; the steps are counted, so that the run is charged for them.
struct TextSearch {
    let text: String
    let pattern: String
    /// `NSString.CompareOptions`, as sources write them.
    let options: NSString.CompareOptions
    /// What it has done so far, in characters that were walked.
    private(set) var work: Int

    /// How many steps the matcher takes between two reports.
    private static let stepsBetweenReports = 10_000
    private static let mostReports = 300

    init(text: String, pattern: String, options: Int) {
        self.text = text
        self.pattern = pattern
        self.options = NSString.CompareOptions(rawValue: UInt(max(0, options)))
        work = text.utf8.count + pattern.utf8.count
    }

    /// Where the first match begins and ends, in characters from the start; with `backwards`, the last. Empty without one.
    mutating func ends() -> [Int] {
        guard
            let range = options.contains(.regularExpression)
                ? groups(most: 1).first?.first?.flatMap(\.self)
                : text.range(
                    of: pattern, options: options)
        else { return [] }
        return [range.lowerBound, range.upperBound].map { text.distance(from: text.startIndex, to: $0) }
    }

    /// The text with all matches replaced. In what replaces matches of a pattern, `$1` is its first group.
    mutating func replaced(by replacement: String) -> String {
        guard options.contains(.regularExpression) else {
            return text.replacingOccurrences(of: pattern, with: replacement, options: options)
        }
        // Where the pattern needs too many steps, it is not tried again for the replacement.
        guard let expression, !groups(most: .max).isEmpty, work < Self.stepsBetweenReports * Self.mostReports else {
            return text
        }
        return expression.stringByReplacingMatches(in: text, range: whole, withTemplate: replacement)
    }

    private var expression: NSRegularExpression? {
        try? NSRegularExpression(
            pattern: pattern, options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
    }

    private var whole: NSRange { NSRange(text.startIndex..., in: text) }

    /// Of each match of a pattern where it and its groups stand; nil for a group that matches nothing.
    mutating func groups(most: Int) -> [[Range<String.Index>?]] {
        guard let expression else { return [] }
        let text = text
        var found: [[Range<String.Index>?]] = []
        var reports = 0
        let matching: NSRegularExpression.MatchingOptions = options.contains(.anchored) ? [.anchored] : []
        expression.enumerateMatches(in: text, options: matching.union(.reportProgress), range: whole) {
            match, _, stop in
            if let match {
                found.append((0..<match.numberOfRanges).map { Range(match.range(at: $0), in: text) })
                if found.count >= most { stop.pointee = true }
                return
            }
            reports += 1
            if reports >= Self.mostReports { stop.pointee = true }
        }
        work += reports * Self.stepsBetweenReports
        return found
    }
}
