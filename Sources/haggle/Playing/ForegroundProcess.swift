import Foundation

/// Runs another program on this one's terminal. Foundation's processes are in a group of their own, to which the
/// terminal does not listen.
enum ForegroundProcess {
    struct Failure: Error, Hashable {
        /// The system's error number.
        let number: Int32
    }

    /// Runs a program, found as a shell finds it, with the terminal as its input and output, and waits for its end.
    /// - Parameter arguments: its name, then its arguments.
    /// - Returns: its status, as `waitpid` gives it.
    static func run(_ arguments: [String]) throws(Failure) -> Int32 {
        var process: pid_t = 0
        let number = withSetup { actions, attributes in
            var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
            words.append(nil)
            defer { words.forEach { free($0) } }
            return posix_spawnp(&process, arguments[0], actions, attributes, words, environ)
        }
        guard number == 0 else { throw Failure(number: number) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1 {
            guard errno == EINTR else { throw Failure(number: errno) }
        }
        return status
    }

    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
        private static var noActions: Actions { nil }
        private static var noAttributes: Attributes { nil }
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
        private static var noActions: Actions { Actions() }
        private static var noAttributes: Attributes { Attributes() }
    #endif

    /// The terminal in place of redirected streams, and signals as a shell's programs have them: this program ignores
    /// some.
    private static func withSetup(
        _ start: (UnsafePointer<Actions>, UnsafePointer<Attributes>) -> Int32
    ) -> Int32 {
        var (actions, attributes) = (noActions, noAttributes)
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/tty", O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
        var (all, none) = (sigset_t(), sigset_t())
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        return start(&actions, &attributes)
    }
}
