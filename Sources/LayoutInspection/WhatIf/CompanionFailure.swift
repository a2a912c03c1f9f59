import SwiftSource

/// The reason why there is no layout to show beside another one.
package enum CompanionFailure: Error, Hashable {
    case refused(ProposalRefusal)
    /// The layout is from compiled Swift.
    case noSource
    case unchanged
    /// The open sources are no file.
    case notFromFile
    case notCommitted(CommitFailure)
    case sourceError(Diagnostic)
    case nothingToLayOut

    /// Without a full stop.
    package var sentence: String {
        switch self {
        case .refused(let refusal): refusal.sentence
        case .noSource: "there is no source to read"
        case .unchanged: "the sources have not changed since they were opened"
        case .notFromFile: "only files can have been committed"
        case .notCommitted(let failure): failure.sentence
        case .sourceError(let diagnostic): diagnostic.message
        case .nothingToLayOut: "there is nothing to lay out in it"
        }
    }
}

/// The reason why there is no committed version. Commits and files are named as the person named them.
package enum CommitFailure: Error, Hashable {
    case standardInput
    case noSource(commit: String)
    case notInCommit(file: String, commit: String)
    case noRepository(file: String)
    case noCommit(String, file: String)
    /// The repository lacks objects of the commit.
    case incomplete(commit: String, file: String)
    /// Git does not open the repository, with Git's reason.
    case repositoryRefused(file: String, String)
    case gitMissing
    /// In the system's words.
    case gitFails(String)

    /// Without a full stop.
    package var sentence: String {
        switch self {
        case .standardInput: "standard input has no committed version"
        case .noSource(let commit): "there is no Swift source in the commit \(commit)"
        case .notInCommit(let file, let commit): "\(file) is not in the commit \(commit)"
        case .noRepository(let file): "\(file) is in no git repository"
        case .noCommit(let commit, let file): "the git repository of \(file) has no commit \(commit)"
        case .incomplete(let commit, let file):
            "the git repository of \(file) lacks a part of the commit \(commit), and haggle fetches nothing"
        case .repositoryRefused(let file, let words): "git refuses the repository of \(file): \(words)"
        case .gitMissing: "git is not installed"
        case .gitFails(let words): "git cannot be run: \(words)"
        }
    }
}
