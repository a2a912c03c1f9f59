import Foundation
import TextMetrics

/// The source's texts in the sentences of findings.
enum FindingText {
    /// A text in quotes, without control characters, shortened.
    static func quoted(_ text: String) -> String {
        "\"\(VisibleText(text.prefix(400).replacing("\n", with: " ")).truncated(to: 40).string)\""
    }

    /// A sentence that contains the source's words, on one line.
    static func shown(_ sentence: String) -> String {
        VisibleText(sentence.replacing("\n", with: " ")).string
    }

    /// `1 column`, `5 columns`.
    static func count(_ number: Int, _ word: String) -> String {
        number == 1 ? "1 \(word)" : "\(number) \(word)s"
    }
}
