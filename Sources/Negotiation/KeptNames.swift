/// A name in the memory of a record, valid as long as that.
public struct KeptName: @unchecked Sendable {
    private let place: UnsafePointer<String>

    init(_ place: UnsafePointer<String>) {
        self.place = place
    }

    /// The name.
    public var string: String { place.pointee }
}

/// The names of a record's elements. Elements have few different names, so that most are found among those that were
/// kept last.
struct KeptNames {
    /// The name kept last for each remainder of its bits.
    private var last: UnsafeMutablePointer<UnsafeMutablePointer<String>?>?
    /// All names, which are released with the record.
    private var all: [UnsafeMutablePointer<String>] = []

    private static var places: Int { 16 }

    /// The name, in memory that stays until the end.
    @inline(__always)
    mutating func keep(_ name: String, in arena: inout Arena) -> UnsafePointer<String> {
        let bits = Self.bits(of: name)
        let place = Int(truncatingIfNeeded: (bits.0 ^ bits.0 >> 20 ^ bits.1 >> 56) % UInt64(Self.places))
        if let known = last?[place], Self.bits(of: known.pointee) == bits { return UnsafePointer(known) }
        return UnsafePointer(add(name, at: place, in: &arena))
    }

    /// Equal bits are equal names; the same name may have other bits, and is then kept again.
    @inline(__always) private static func bits(of name: String) -> (UInt64, UInt64) {
        withUnsafeBytes(of: name) {
            ($0.load(as: UInt64.self), $0.load(fromByteOffset: MemoryLayout<UInt64>.size, as: UInt64.self))
        }
    }

    @inline(never) private mutating func add(
        _ name: String, at place: Int, in arena: inout Arena
    ) -> UnsafeMutablePointer<String> {
        let kept = arena.rows(1, of: String.self)
        kept.initialize(to: name)
        all.append(kept)
        let last = last ?? arena.rows(Self.places, of: UnsafeMutablePointer<String>?.self)
        if self.last == nil { last.initialize(repeating: nil, count: Self.places) }
        self.last = last
        last[place] = kept
        return kept
    }

    /// Releases the names.
    func end() {
        for name in all { name.deinitialize(count: 1) }
    }
}
