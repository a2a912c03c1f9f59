extension StandardLibrary {
    static var truth: [LibraryFunction] {
        [
            .declared("mutating func toggle() { self = !self }"),
            .call("init()") { _ in .bool(false) },
            .call("init(_ value: Bool)", "init?(_ description: String)") { call in
                guard let text = try call.value(0).text else { return .bool(try call.bool(0)) }
                return Bool(text).map { .bool($0) } ?? .none
            },
            .call("static func random() -> Bool") { call in .bool(Bool.random(using: &call.runner.random)) },
        ] + written
    }

    /// How values are written, and what stands for them in hashes.
    static var written: [LibraryFunction] {
        [
            .reading("var description: String", of: .any) { try $0.string(try $0.written($1)) },
            .reading("var debugDescription: String", of: .any) { try $0.string(try $0.reflected($1)) },
            hashValue,
        ]
    }

    static var hashValue: LibraryFunction {
        .reading("var hashValue: Int", of: .any) { runner, value in
            // Equal values are written alike.
            .int(try runner.written(value).utf8.reduce(5381) { ($0 &* 33) ^ Int($1) })
        }
    }
}
