extension FoundationText {
    /// Regular expressions, and texts that are made part by part.
    static let regexes = """
        struct Regex<Output> {
            let __pattern: String
            var __options = 1024
            init(_ pattern: String) throws { __pattern = pattern }
            init(__literal pattern: String) { __pattern = pattern }
            func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output> {
                var changed = self
                changed.__options = ignoresCase ? 1025 : 1024
                return changed
            }
            func firstMatch(in text: String) throws -> __RegexMatch<Output>? { __matches(in: text, most: 1).first }
            func wholeMatch(in text: String) throws -> __RegexMatch<Output>? { __wholeMatch(in: text) }
            func prefixMatch(in text: String) throws -> __RegexMatch<Output>? { __prefixMatch(in: text) }
            func __prefixMatch<S: StringProtocol>(in text: S) -> __RegexMatch<Output>? {
                __found(text, "(?:" + __pattern + ")", __options + 8, 1).first
            }
            func __wholeMatch<S: StringProtocol>(in text: S) -> __RegexMatch<Output>? {
                __found(text, "(?:" + __pattern + ")\\\\z", __options + 8, 1).first
            }
            func __matches<S: StringProtocol>(in text: S, most: Int = Int.max) -> [__RegexMatch<Output>] {
                __found(text, __pattern, __options, most)
            }
            func __found<S: StringProtocol>(
                _ text: S, _ pattern: String, _ options: Int, _ most: Int
            ) -> [__RegexMatch<Output>] {
                __regexMatches(text, pattern, options, most).map { found in
                    let start = text.index(text.startIndex, offsetBy: found.start)
                    let end = text.index(text.startIndex, offsetBy: found.end)
                    return __RegexMatch<Output>(output: found.output as! Output, text: text[start..<end], range: start..<end)
                }
            }
        }

        @dynamicMemberLookup struct __RegexMatch<Output> {
            let output: Output
            let `0`: Substring
            let range: Range<String.Index>
            init(output: Output, text: Substring, range: Range<String.Index>) {
                self.output = output
                self.`0` = text
                self.range = range
            }
            subscript<T>(dynamicMember path: KeyPath<Output, T>) -> T { output[keyPath: path] }
        }

        extension StringProtocol {
            func firstMatch<O>(of regex: Regex<O>) -> __RegexMatch<O>? { regex.__matches(in: self, most: 1).first }
            func wholeMatch<O>(of regex: Regex<O>) -> __RegexMatch<O>? { regex.__wholeMatch(in: self) }
            func prefixMatch<O>(of regex: Regex<O>) -> __RegexMatch<O>? { regex.__prefixMatch(in: self) }
            func matches<O>(of regex: Regex<O>) -> [__RegexMatch<O>] { regex.__matches(in: self) }
            func contains<O>(_ regex: Regex<O>) -> Bool { firstMatch(of: regex) != nil }
            func starts<O>(with regex: Regex<O>) -> Bool { prefixMatch(of: regex) != nil }
            func firstRange<O>(of regex: Regex<O>) -> Range<String.Index>? { firstMatch(of: regex)?.range }
            func replacing(_ other: String, with replacement: String, maxReplacements: Int) -> String {
                let parts = components(separatedBy: other)
                let count = min(maxReplacements, parts.count - 1)
                let first = parts.prefix(count + 1).joined(separator: replacement)
                return ([first] + parts.dropFirst(count + 1)).joined(separator: other)
            }
            func trimmingPrefix(while predicate: (Character) throws -> Bool) rethrows -> Substring {
                self[(try firstIndex { try !predicate($0) } ?? endIndex)..<endIndex]
            }
            func ranges<O>(of regex: Regex<O>) -> [Range<String.Index>] { matches(of: regex).map(\\.range) }
            func trimmingPrefix<O>(_ regex: Regex<O>) -> Substring {
                self[(prefixMatch(of: regex)?.range.upperBound ?? startIndex)..<endIndex]
            }
            func replacing<O>(
                _ regex: Regex<O>, maxReplacements: Int = Int.max, with replacement: (__RegexMatch<O>) throws -> String
            ) rethrows -> String {
                var made = ""
                var place = startIndex
                for match in regex.__matches(in: self, most: maxReplacements) {
                    made += self[place..<match.range.lowerBound] + (try replacement(match))
                    place = match.range.upperBound
                }
                return made + self[place..<endIndex]
            }
            func replacing<O>(_ regex: Regex<O>, with replacement: String, maxReplacements: Int = Int.max) -> String {
                replacing(regex, maxReplacements: maxReplacements) { _ in replacement }
            }
            func split<O>(
                separator: Regex<O>, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true
            ) -> [Substring] {
                var parts: [Substring] = []
                var place = startIndex
                for range in ranges(of: separator) where parts.count < maxSplits {
                    if !omittingEmptySubsequences || place < range.lowerBound { parts.append(self[place..<range.lowerBound]) }
                    place = range.upperBound
                }
                if !omittingEmptySubsequences || place < endIndex { parts.append(self[place..<endIndex]) }
                return parts
            }
        }

        extension String {
            mutating func replace<O>(_ regex: Regex<O>, with replacement: String) { self = replacing(regex, with: replacement) }
            typealias StringInterpolation = DefaultStringInterpolation
        }

        struct DefaultStringInterpolation {
            var __text = ""
            mutating func appendLiteral(_ literal: String) { __text += literal }
            mutating func appendInterpolation<T>(_ value: T) { __text += "\\(value)" }
            static func __made(_ fill: (inout DefaultStringInterpolation) -> Void) -> String {
                var made = DefaultStringInterpolation()
                fill(&made)
                return made.__text
            }
        }
        """
}
