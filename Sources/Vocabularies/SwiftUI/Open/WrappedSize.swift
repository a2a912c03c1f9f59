import Foundation
import Interpreter
import SwiftUIDialect

/// The size of a source's `UIViewRepresentable`, which its own `sizeThatFits` gives for a proposal. The view that it
/// makes and the context are holes.
struct WrappedSize {
    private let source: SourceInstance
    private let method: OpenMember
    private let view: String

    /// Nil for a source without such a method.
    init?(_ source: SourceInstance) {
        self.source = source
        let labels = ["uiView", "nsView", "uiViewController", "nsViewController"]
        for label in labels {
            let method = OpenMember.method(
                "sizeThatFits",
                [
                    OpenParameter(nil, ProposedViewSize.conversion.type), OpenParameter(label, .any),
                    OpenParameter("context", .any),
                ], returning: CGSize?.conversion.type)
            guard source.implements(method) else { continue }
            (self.method, view) = (method, label)
            return
        }
        return nil
    }

    /// The answer to a proposal; nil if the code leaves it to SwiftUI, or fails, which is reported.
    func fitting(_ proposal: ProposedViewSize) -> CGSize? {
        defer { source.noteAnswer() }
        let arguments = [
            ProposedViewSize.conversion.encode(proposal), source.unknown(view), source.unknown("context"),
        ]
        return source.deeper { source.call(method, arguments, returning: CGSize?.conversion) }?.flatMap { $0 }
    }
}
