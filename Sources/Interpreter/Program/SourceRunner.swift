import SwiftSource

/// Runs sources, in the words of a vocabulary and of the standard library.
package struct SourceRunner: Sendable {
    private let vocabulary: Vocabulary
    private let limits: Limits
    private let settings: [HoleSetting]

    /// - Parameter settings: what holes are, besides what the comments of the sources say.
    package init(vocabulary: Vocabulary, limits: Limits = Limits(), settings: [HoleSetting] = []) {
        self.vocabulary = vocabulary.adding(StandardLibrary.vocabulary)
        self.limits = limits
        self.settings = settings
    }

    /// Runs a source from its first statement to its last. A statement that fails is reported, and the next one runs.
    package func run(_ file: SourceFile) -> Program { run([file]) }

    /// Runs several sources as one program: names resolve across all of them.
    package func run(_ files: [SourceFile]) -> Program {
        let comments = files.flatMap { HoleSetting.comments(of: $0) }
        let evaluation = Evaluation(
            vocabulary: vocabulary, limits: limits, settings: HoleSettings(comments + settings))
        let topLevel = evaluation.run(files)
        return Program(files: files, topLevel: topLevel, evaluation: evaluation)
    }
}
