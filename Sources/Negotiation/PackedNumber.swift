/// An optional number from 0, in four bytes: a record holds many.
struct PackedNumber: Sendable {
    private let number: Int32

    /// - Parameter number: from 0, at most 2,147,483,647.
    init(_ number: Int?) { self.number = Int32(number ?? -1) }

    var value: Int? { number < 0 ? nil : Int(number) }
}
