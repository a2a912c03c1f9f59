#if DEBUG
    import ArgumentParser
    import Foundation

    /// Ways to crash in tests, which check that the terminal is restored. Not in release builds.
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

        /// Recurses without end; each call needs the result of the inner one.
        private static func deepen(_ depth: Int) -> Int {
            depth == .min ? 0 : 1 + deepen(depth + 1) % 7
        }
    }
#endif
