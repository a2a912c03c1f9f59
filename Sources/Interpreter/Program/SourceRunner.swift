import SwiftSource

/// Runs sources, in the words of a vocabulary and of the standard library.
package struct SourceRunner: Sendable {
    private let vocabulary: Vocabulary
    private let limits: Limits

    package init(vocabulary: Vocabulary, limits: Limits = Limits()) {
        self.vocabulary = vocabulary.adding(StandardLibrary.vocabulary)
        self.limits = limits
    }

    /// Runs a source from its first statement to its last. A statement that fails is reported, and the next one runs.
    package func run(_ file: SourceFile) -> Program {
        let evaluation = Evaluation(vocabulary: vocabulary, limits: limits)
        let topLevel = evaluation.run(file)
        return Program(file: file, topLevel: topLevel, evaluation: evaluation)
    }
}
