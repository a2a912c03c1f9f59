import Foundation

extension StandardLibrary {
    /// The instant that the clock shows: 10 June 2024, 9:41, UTC.
    static let instant = Date(timeIntervalSince1970: 1_718_012_460)

    static var dates: [LibraryFunction] {
        let kind = HostKind<Date>.native("Date")
        return [
            .constant("static var now: Date") { kind.value(instant) },
            .constant("static var distantPast: Date") { kind.value(.distantPast) },
            .constant("static var distantFuture: Date") { kind.value(.distantFuture) },
            .call("init()") { _ in kind.value(instant) },
            .call("init(timeIntervalSinceNow: Double)") { kind.value(instant.addingTimeInterval(try $0.double(0))) },
            .call("init(timeIntervalSince1970: Double)") { kind.value(Date(timeIntervalSince1970: try $0.double(0))) },
            .call("init(timeIntervalSinceReferenceDate: Double)") { call in
                kind.value(Date(timeIntervalSinceReferenceDate: try call.double(0)))
            },
            .call("init(timeInterval: Double, since date: Date)") { call in
                kind.value(try call.native(1, kind).addingTimeInterval(try call.double(0)))
            },
        ]
    }

    static var dateReading: [LibraryFunction] {
        let kind = HostKind<Date>.native("Date")
        return [
            .reading("var timeIntervalSince1970: Double", of: kind) { _, date in .double(date.timeIntervalSince1970) },
            .reading("var timeIntervalSinceReferenceDate: Double", of: kind) { _, date in
                .double(date.timeIntervalSinceReferenceDate)
            },
            .reading("var timeIntervalSinceNow: Double", of: kind) { .double($1.timeIntervalSince(instant)) },
            .method("func timeIntervalSince(_ other: Date) -> Double", on: kind) { call, date in
                .double(date.timeIntervalSince(try call.native(0, kind)))
            },
            .method("func distance(to other: Date) -> Double", on: kind) { call, date in
                .double(try call.native(0, kind).timeIntervalSince(date))
            },
            .method(
                "func addingTimeInterval(_ interval: Double) -> Date", "func advanced(by n: Double) -> Date", on: kind
            ) { call, date in kind.value(date.addingTimeInterval(try call.double(0))) },
            .modifying("mutating func addTimeInterval(_ interval: Double)", on: kind) { call, date in
                date.addTimeInterval(try call.double(0))
            },
        ]
    }
}
