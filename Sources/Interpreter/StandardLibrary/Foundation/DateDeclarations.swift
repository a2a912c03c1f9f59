import Foundation

extension StandardLibrary {
    /// The instant that the clock shows: 10 June 2024, 9:41, UTC.
    static let instant = Date(timeIntervalSince1970: 1_718_012_460)

    /// Opaque values with a text. What is computed of them is unknown.
    static var dates: [LibraryFunction] {
        let kind = HostKind<Date>.native("Date")
        return [
            .constant("static var now: Date") { kind.value(instant) },
            .constant("static var distantPast: Date") { kind.value(.distantPast) },
            .constant("static var distantFuture: Date") { kind.value(.distantFuture) },
            .call("init()") { _ in kind.value(instant) },
            .call("init(timeIntervalSinceNow: Double)") { kind.value(instant.addingTimeInterval(try $0.double(0))) },
            .call("init(timeIntervalSince1970: Double)") { kind.value(Date(timeIntervalSince1970: try $0.double(0))) },
        ]
    }
}
