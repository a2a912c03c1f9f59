import EngineKit
import Interpreter

extension Value {
    /// The numbers of a range of whole numbers, one by one, for a `ForEach`; nil for other values.
    /// - Throws: where there are more than a tree has elements.
    func numbers() throws(VocabularyError) -> [Value]? {
        guard let (range, number) = wholeRange else { return nil }
        guard range.start < range.end else { return [] }
        let (count, overflow) = range.end.subtractingReportingOverflow(range.start)
        guard !overflow, count <= DepthGuard.elementLimit else {
            throw .refused(LayoutRefusal.longRange)
        }
        return (range.start..<range.end).map(number)
    }
}
