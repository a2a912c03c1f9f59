import Foundation
import TextMetrics

/// A source's texts in the sentences of findings.
enum FindingText {
    /// In quotes, no control character in it, shortened.
    static func quoted(_ text: String) -> String {
        "\"\(VisibleText(text.prefix(400).replacing("\n", with: " ")).truncated(to: 40).string)\""
    }

    /// A sentence with a source's words in it, on one line.
    static func shown(_ sentence: String) -> String {
        VisibleText(sentence.replacing("\n", with: " ")).string
    }

    /// `1 column`, `5 columns`.
    static func count(_ number: Int, _ word: String) -> String {
        number == 1 ? "1 \(word)" : "\(number) \(word)s"
    }
}
