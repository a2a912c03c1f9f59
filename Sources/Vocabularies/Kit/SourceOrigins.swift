import Interpreter
import Negotiation
import SwiftSource

extension SourceOrigin {
    init(_ range: SourceRange) {
        self.init(utf8: range.start..<max(range.start, range.end))
    }
}

extension SourceRange {
    init(_ origin: SourceOrigin) {
        self.init(origin.utf8.lowerBound, origin.utf8.upperBound)
    }
}
