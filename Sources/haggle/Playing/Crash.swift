#if DEBUG
    import ArgumentParser
    import Foundation

    /// Ways to end badly that tests ask for, to see that the terminal is put back. Not in a release.
    enum Crash: String, ExpressibleByArgument, CaseIterable {
        case trap, abort, overflow, error

        func happen() throws {
            switch self {
            case .trap: fatalError("asked to trap")
            case .abort: Foundation.abort()
            case .overflow: print(Self.deepen(1))
            case .error: throw Asked()
            }
        }

        struct Asked: Error, CustomStringConvertible {
            var description: String { "asked to fail" }
        }

        /// Never comes back: each call needs the one inside it.
        private static func deepen(_ depth: Int) -> Int {
            depth == .min ? 0 : 1 + deepen(depth + 1) % 7
        }
    }
#endif
