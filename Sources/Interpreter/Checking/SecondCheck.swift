import Foundation
import Negotiation
import SwiftSource

/// Checks half of a large program on a second thread. It binds the sources again: symbols and types change as bodies are
/// checked, so nothing is shared. A class, since both threads refer to it; the semaphore makes that safe.
final class SecondCheck: @unchecked Sendable {
    private let isDone = DispatchSemaphore(value: 0)
    private var result = Found(diagnostics: [], usedSettings: [:], isComplete: false)

    struct Found {
        let diagnostics: [Diagnostic]
        let usedSettings: [String: SourceRange]
        /// Whether these are all.
        let isComplete: Bool
    }

    /// The minimum size of the sources, in bytes.
    private static let leastSize = 200_000
    /// The size of the thread's stack, enough for deep sources.
    private static let stackSize = 64 << 20

    /// Nil for a program that is small.
    init?(
        _ files: [SourceFile], checking own: Set<Int>?, vocabulary: Vocabulary, settings: SettingList,
        modules: [String?], isInCells: Bool, cancellation: Cancellation?
    ) {
        let checked = files.filter { own?.contains($0.source.number) ?? true }
        guard checked.reduce(0, { $0 + $1.source.utf8.count }) >= Self.leastSize else { return nil }
        let thread = Thread { [self] in
            let program = CheckedProgram(
                files, checking: own, vocabulary: vocabulary, settings: settings, modules: modules,
                isInCells: isInCells, cancellation: cancellation)
            program.checkAll(.second)
            result = Found(
                diagnostics: program.findings.complete, usedSettings: program.checker.usedSettings,
                isComplete: program.findings.isComplete && !program.table.isExtendedInBody)
            isDone.signal()
        }
        thread.stackSize = Self.stackSize
        thread.start()
    }

    /// Waits for it.
    var found: Found {
        isDone.wait()
        defer { isDone.signal() }
        return result
    }
}
