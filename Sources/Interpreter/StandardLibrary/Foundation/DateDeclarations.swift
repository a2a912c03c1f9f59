import Foundation

extension StandardLibrary {
    /// The instant that the clock shows: 10 June 2024, 9:41, UTC.
    static let instant = Date(timeIntervalSince1970: 1_718_012_460)

    static var dates: [HostEntry] {
        let kind = HostKind<Date>.native("Date")
        return [
            .constant("static var now: Date { get }") { kind.value(instant) },
            .constant("static var distantPast: Date { get }") { kind.value(.distantPast) },
            .constant("static var distantFuture: Date { get }") { kind.value(.distantFuture) },
            .call("init()") { _ throws(Failure) in kind.value(instant) },
            .call("init(timeIntervalSinceNow: Double)") { call throws(Failure) in
                kind.value(instant.addingTimeInterval(try call.double(0)))
            },
            .call("init(timeIntervalSince1970: Double)") { call throws(Failure) in
                kind.value(Date(timeIntervalSince1970: try call.double(0)))
            },
            .call("init(timeIntervalSinceReferenceDate: Double)") { call throws(Failure) in
                kind.value(Date(timeIntervalSinceReferenceDate: try call.double(0)))
            },
            .call("init(timeInterval: Double, since date: Date)") { call throws(Failure) in
                kind.value(try call.native(1, kind).addingTimeInterval(try call.double(0)))
            },
        ]
    }

    static var dateReading: [HostEntry] {
        let kind = HostKind<Date>.native("Date")
        return [
            .reading("var timeIntervalSince1970: Double { get }", of: kind) { (_, date) throws(Failure) in
                .double(date.timeIntervalSince1970)
            },
            .reading("var timeIntervalSinceReferenceDate: Double { get }", of: kind) { (_, date) throws(Failure) in
                .double(date.timeIntervalSinceReferenceDate)
            },
            .reading("var timeIntervalSinceNow: Double { get }", of: kind) { (_, date) throws(Failure) in
                .double(date.timeIntervalSince(instant))
            },
            .method("func timeIntervalSince(_ other: Date) -> Double", on: kind) { (call, date) throws(Failure) in
                .double(date.timeIntervalSince(try call.native(0, kind)))
            },
            .method("func distance(to other: Date) -> Double", on: kind) { (call, date) throws(Failure) in
                .double(try call.native(0, kind).timeIntervalSince(date))
            },
            .method(
                "func addingTimeInterval(_ interval: Double) -> Date", "func advanced(by n: Double) -> Date", on: kind
            ) { (call, date) throws(Failure) in kind.value(date.addingTimeInterval(try call.double(0))) },
            .changing("mutating func addTimeInterval(_ interval: Double)", on: kind) { (call, date) throws(Failure) in
                date.addTimeInterval(try call.double(0))
                return .void
            },
        ]
    }
}
