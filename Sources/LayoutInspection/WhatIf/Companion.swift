import Foundation
import Negotiation

/// What is shown beside a layout.
package enum Companion: Hashable, Sendable {
    /// The same tree in another proposal.
    case proposal(width: Length, height: Length)
    /// The same sources by another library's rules; the dialect's name.
    case dialect(String)
    /// The sources before their last change.
    case earlier
    /// The sources as last committed.
    case committed
    /// Another source, of any dialect.
    case source(name: String, String)

    /// A length of the other proposal.
    package enum Length: Hashable, Sendable {
        /// The shown layout's length.
        case same
        /// The shown layout's length plus so many points, which may be negative. It changes with that one.
        case longer(CGFloat)
        case set(AxisProposal)
    }
}

extension Companion.Length {
    /// - Parameter shown: the shown layout's proposal. One without a number is kept.
    func applied(to shown: AxisProposal) -> AxisProposal {
        switch (self, shown) {
        case (.same, _): shown
        case (.set(let proposal), _): proposal
        case (.longer(let points), .exactly(let length)): .exactly(max(0, length + points))
        case (.longer(let points), .atMost(let length)): .atMost(max(0, length + points))
        case (.longer(let points), .between(let low, let high)):
            .between(max(0, min(low, high + points)), max(0, high + points))
        case (.longer, .unconstrained), (.longer, .unspecified): shown
        }
    }

    /// Reads a proposal for a length, or `+10` and `-10` for a difference.
    fileprivate init(parsing word: some StringProtocol) throws(ProposalError) {
        if let sign = word.first, sign == "+" || sign == "-",
            case .exactly(let points) = try AxisProposal(parsing: String(word.dropFirst()))
        {
            self = .longer(sign == "-" ? -points : points)
        } else {
            self = .set(try AxisProposal(parsing: String(word)))
        }
    }
}

extension Companion {
    /// Reads another proposal: the width, `40` or `-10`, then a space and the height, by default the same.
    package init(parsing text: String) throws(ProposalError) {
        let words = text.split { $0 == " " || $0 == "×" || $0 == "," }
        guard let width = words.first, words.count <= 2 else { throw ProposalError(text: text) }
        let height: Length = words.count == 2 ? try Length(parsing: words[1]) : .same
        self = .proposal(width: try Length(parsing: width), height: height)
    }
}

/// A layout beside the shown one.
package struct CompanionLayout: Sendable {
    package let inspection: Inspection
    package let moments: Moments
    /// From the shown layout to this one.
    package let difference: LayoutDifference
    /// How many errors its sources have: words that another dialect lacks may be some.
    package let errors: Int

    init(_ inspection: Inspection, of document: LayoutDocument, beside shown: Inspection) {
        self.inspection = inspection
        moments = inspection.moments.value
        difference = LayoutDifference(from: shown, to: inspection)
        errors = (document.diagnostics + inspection.diagnostics).count { $0.severity == .error }
    }
}

/// The result of a request to show something beside a layout.
package struct CompanionResult: Sendable {
    package let companion: Companion
    package let layout: Result<CompanionLayout, CompanionFailure>
}
