#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The environment and the paths of programs under test.
package enum TestEnvironment {
    /// Variables that do not depend on the person who runs the tests, and turn off the backtracer's questions.
    package static let usual = [
        "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin",
        "HOME": "/", "PS1": "$ ",
    ]

    /// The state files of somebody who has started the program before.
    static var state: KeyValuePairs<String, String> { ["haggle/lessons.json": "{}\n"] }

    /// The usual variables, with some changed, or removed by nil.
    package static func usual(_ changes: [String: String?]) -> [String: String] {
        var environment = usual
        for (name, value) in changes {
            environment[name] = value
        }
        return environment
    }

    /// The path of a program of this package, built with the tests. It is in the directory of the tests' own program,
    /// or, if a bundle is run, in the bundle's directory.
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
