extension StandardLibrary {
    static var numberBodies: [HostEntry] {
        wholeNumbers + fractions + truths + written
    }

    private static var truths: [HostEntry] {
        [
            .call("Bool.init()") { _ throws(Failure) in .bool(false) },
            .call("Bool.init(_:)") { call throws(Failure) in
                guard let text = try call.value(0).text else { return .bool(try call.bool(0)) }
                return Bool(text).map { .bool($0) } ?? .none
            },
            .call("Bool.random()") { call throws(Failure) in .bool(Bool.random(using: &call.runner.random)) },
            .changing("Bool.toggle()", on: .bool) { (_, value) throws(Failure) in
                value.toggle()
                return .void
            },
        ]
    }

    /// How values are written, and what stands for them in hashes.
    private static var written: [HostEntry] {
        let owners =
            StandardType.allCases.filter(\.isNumber).map(\.rawValue) + [
                "Bool", "String", "Substring", "Character", "Array", "Set", "Dictionary", "Range", "ClosedRange",
            ]
        return owners.map { owner in
            .reading("\(owner).description", of: .any) { (runner, value) throws(Failure) in
                try runner.string(try runner.written(value))
            }
        }
            + (owners + ["Optional", "Hashable"]).map { owner in
                .reading("\(owner).hashValue", of: .any) { (runner, value) throws(Failure) in
                    // Equal values are written alike.
                    .int(try runner.written(value).utf8.reduce(5381) { ($0 &* 33) ^ Int($1) })
                }
            }
    }
}
