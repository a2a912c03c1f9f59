#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// What programs under test are given, and where they are.
package enum TestEnvironment {
    /// Independent of the person who runs the tests, and without the backtracer's questions to a terminal.
    package static let usual = [
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin",
        "HOME": "/", "PS1": "$ ",
    ]

    /// The usual one with some variables changed, or removed by nil.
    package static func usual(_ changes: [String: String?]) -> [String: String] {
        var environment = usual
        for (name, value) in changes {
            environment[name] = value
        }
        return environment
    }

    /// A program of this package, built with the tests. Theirs is the directory where the tests' own program is, or, where a
    /// bundle is run, the one that the bundle is in.
    package static func program(_ name: String) throws -> String {
        var tried: [String] = []
        for path in CommandLine.arguments {
            var parts = path.split(separator: "/", omittingEmptySubsequences: false)
            while parts.count > 1 {
                parts.removeLast()
                let candidate = (parts + [Substring(name)]).joined(separator: "/")
                tried.append(candidate)
                if access(candidate, X_OK) == 0, candidate.contains("/debug/") || candidate.contains("/release/") {
                    return candidate
                }
            }
        }
        throw PseudoTerminal.Failure(sentence: "\(name) is not built: it is in none of \(tried)")
    }
}
