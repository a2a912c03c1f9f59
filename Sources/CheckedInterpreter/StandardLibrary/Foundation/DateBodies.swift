import Foundation

extension StandardLibrary {
    /// The instant that the clock shows: 10 June 2024, 9:41, UTC.
    static let instant = Date(timeIntervalSince1970: 1_718_012_460)

    static var dates: [HostEntry] {
        let kind = HostKind<Date>.native("Date")
        return [
            .constant("Date.now") { kind.value(instant) }, .constant("Date.distantPast") { kind.value(.distantPast) },
            .constant("Date.distantFuture") { kind.value(.distantFuture) },
            .call("Date.init()") { _ throws(Failure) in kind.value(instant) },
            .call("Date.init(timeIntervalSinceNow:)") { call throws(Failure) in
                kind.value(instant.addingTimeInterval(try call.double(0)))
            },
            .call("Date.init(timeIntervalSince1970:)") { call throws(Failure) in
                kind.value(Date(timeIntervalSince1970: try call.double(0)))
            },
            .call("Date.init(timeIntervalSinceReferenceDate:)") { call throws(Failure) in
                kind.value(Date(timeIntervalSinceReferenceDate: try call.double(0)))
            },
            .call("Date.init(timeInterval:since:)") { call throws(Failure) in
                kind.value(try call.native(1, kind).addingTimeInterval(try call.double(0)))
            },
        ]
    }

    static var dateReading: [HostEntry] {
        let kind = HostKind<Date>.native("Date")
        let later = { @Sendable (call: HostCall, date: Date) throws(Failure) -> Value in
            kind.value(date.addingTimeInterval(try call.double(0)))
        }
        return [
            .reading("Date.timeIntervalSince1970", of: kind) { (_, date) throws(Failure) in
                .double(date.timeIntervalSince1970)
            },
            .reading("Date.timeIntervalSinceReferenceDate", of: kind) { (_, date) throws(Failure) in
                .double(date.timeIntervalSinceReferenceDate)
            },
            .reading("Date.timeIntervalSinceNow", of: kind) { (_, date) throws(Failure) in
                .double(date.timeIntervalSince(instant))
            },
            .method("Date.timeIntervalSince(_:)", on: kind) { (call, date) throws(Failure) in
                .double(date.timeIntervalSince(try call.native(0, kind)))
            },
            .method("Date.distance(to:)", on: kind) { (call, date) throws(Failure) in
                .double(try call.native(0, kind).timeIntervalSince(date))
            },
            .method("Date.addingTimeInterval(_:)", on: kind, later), .method("Date.advanced(by:)", on: kind, later),
            .changing("Date.addTimeInterval(_:)", on: kind) { (call, date) throws(Failure) in
                date.addTimeInterval(try call.double(0))
                return .void
            },
        ]
    }
}
