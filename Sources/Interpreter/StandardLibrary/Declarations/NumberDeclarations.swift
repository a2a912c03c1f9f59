extension StandardLibrary {
    static var truth: [HostEntry] {
        [
            .declared("mutating func toggle() { self = !self }"),
            .call("init()") { _ throws(Failure) in .bool(false) },
            .call("init(_ value: Bool)", "init?(_ description: String)") { call throws(Failure) in
                guard let text = try call.value(0).text else { return .bool(try call.bool(0)) }
                return Bool(text).map { .bool($0) } ?? .none
            },
            .call("static func random() -> Bool") { call throws(Failure) in
                .bool(Bool.random(using: &call.runner.random))
            },
        ] + written
    }

    /// How values are written, and what stands for them in hashes.
    static var written: [HostEntry] {
        [
            .reading("var description: String { get }", of: .any) { (runner, value) throws(Failure) in
                try runner.string(try runner.written(value))
            },
            hashValue,
        ]
    }

    static var hashValue: HostEntry {
        .reading("var hashValue: Int { get }", of: .any) { (runner, value) throws(Failure) in
            // Equal values are written alike.
            .int(try runner.written(value).utf8.reduce(5381) { ($0 &* 33) ^ Int($1) })
        }
    }
}
