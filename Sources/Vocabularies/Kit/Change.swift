import Interpreter

/// A closure of a source that changes a value in place: `Row { row in row.add(...) }`.
struct Change<Subject> {
    private let change: (inout Subject) -> Void

    init(_ change: @escaping (inout Subject) -> Void) {
        self.change = change
    }

    func callAsFunction(_ subject: inout Subject) { change(&subject) }
}

extension Change: Writable where Subject: Writable {
    static var conversion: Conversion<Change> { Subject.conversion.changing() }
}

extension Conversion {
    func changing() -> Conversion<Change<T>> {
        configuring().mapped(into: { Change($0) }, out: { change in { change(&$0) } })
    }
}

extension Argument {
    /// A closure that changes something while a value is made, and may be left out.
    static func configure<Changed: Writable>(_ type: Changed.Type) -> Argument where T == Change<Changed> {
        .arg("configure", default: Change { _ in }, written: "{ _ in }")
    }
}

extension Argument where Subject: Writable, T == Change<Subject> {
    /// A closure that changes the value itself while it is made, and may be left out.
    static var configure: Argument { .configure(Subject.self) }
}
