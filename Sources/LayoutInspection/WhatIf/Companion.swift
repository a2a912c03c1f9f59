import Foundation
import Negotiation

/// What a layout is shown beside.
package enum Companion: Hashable, Sendable {
    /// The same tree in another proposal.
    case proposal(width: Length, height: Length)
    /// The same sources by another library's rules, by its dialect's name.
    case dialect(String)
    /// The sources as they were before they changed last.
    case earlier
    /// The sources as they were committed last.
    case committed
    /// Another source, of any dialect.
    case source(name: String, String)

    /// A length of the other proposal.
    package enum Length: Hashable, Sendable {
        /// As in the layout that is shown.
        case same
        /// So many points more than there; fewer where it is less than 0. It moves with that one.
        case longer(CGFloat)
        case set(AxisProposal)
    }
}

extension Companion.Length {
    /// - Parameter shown: what is proposed in the layout that is shown. One without a number is kept.
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

    /// Reads a length as it is proposed, or `+10` and `-10` for a difference.
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
    /// Reads another proposal: the width, `40` or `-10`, and behind a space the height; without it, that is the same.
    package init(parsing text: String) throws(ProposalError) {
        let words = text.split { $0 == " " || $0 == "×" || $0 == "," }
        guard let width = words.first, words.count <= 2 else { throw ProposalError(text: text) }
        let height: Length = words.count == 2 ? try Length(parsing: words[1]) : .same
        self = .proposal(width: try Length(parsing: width), height: height)
    }
}

/// A layout beside the one that is shown.
package struct CompanionLayout: Sendable {
    package let inspection: Inspection
    package let moments: Moments
    /// From the shown layout to this one.
    package let difference: LayoutDifference
    /// How many errors its sources have: words that another dialect lacks may be some.
    package let errors: Int

    init(_ inspection: Inspection, of document: LayoutDocument, beside shown: Inspection) {
        self.inspection = inspection
        moments = Moments(inspection.record)
        difference = LayoutDifference(from: shown, to: inspection)
        errors = (document.diagnostics + inspection.diagnostics).count { $0.severity == .error }
    }
}

/// What came of a wish to see something beside a layout.
package struct CompanionResult: Sendable {
    package let companion: Companion
    package let layout: Result<CompanionLayout, CompanionFailure>
}
