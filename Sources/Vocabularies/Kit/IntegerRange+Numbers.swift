import EngineKit
import Interpreter

extension Value.IntegerRange {
    /// Its numbers, one by one, for a `ForEach`.
    /// - Throws: where there are more than a tree has elements.
    func numbers() throws(VocabularyError) -> [Value] {
        guard start < end else { return [] }
        let (count, overflow) = end.subtractingReportingOverflow(start)
        guard !overflow, count <= DepthGuard.elementLimit else {
            throw .refused("there are more than \(DepthGuard.elementLimit) numbers in this range, each an element")
        }
        return (start..<end).map { .int($0) }
    }
}
