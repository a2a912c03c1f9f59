import TextMetrics

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension CursesError {
    /// The system's description of an error number.
    static func reason(_ number: Int32) -> String {
        String(cString: strerror(number))
    }

    /// A name from outside in printable form: without control characters, not too long.
    static func visible(_ name: String) -> String {
        VisibleText(name).truncated(to: 60).string
    }
}
