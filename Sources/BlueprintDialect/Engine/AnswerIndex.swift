/// For each proposal, the newest answer that holds for it: a hash table of four bytes an entry. An entry is an answer's
/// place and the number of one of its keys; the key itself is computed from the answer.
///
///     slot     0      1      2      3      4      5      6      7
///           ┌──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┐
///           │      │ 3, 0 │      │ 3, 1 │ 4, 0 │      │      │ 4, 1 │
///           └──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┘
struct AnswerIndex {
    /// An entry plus 1; 0 in a free slot. The number of slots is a power of two, and at least half of them are free.
    private var slots: [UInt32]
    private var count = 0

    /// - Parameter capacity: the number of entries to reserve.
    init(capacity: Int) {
        var size = 64
        while size < capacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
    }

    struct Entry {
        let place: Int
        /// The number of the answer's key.
        let key: Int

        init(place: Int, key: Int) {
            (self.place, self.key) = (place, key)
        }

        fileprivate init(_ bits: UInt32) {
            self.init(place: Int(bits - 1) / SizeCache.Answer.keyCount, key: Int(bits - 1) % SizeCache.Answer.keyCount)
        }

        fileprivate var bits: UInt32 { UInt32(place * SizeCache.Answer.keyCount + key + 1) }
    }

    /// The entry for a key; nil if there is none.
    /// - Parameter keyOf: returns an entry's key.
    func entry(for key: SizeConstraint, _ keyOf: (Entry) -> SizeConstraint?) -> Entry? {
        let bits = slots[slot(of: key, keyOf)]
        return bits == 0 ? nil : Entry(bits)
    }

    /// Adds an entry for a key, in place of an older one.
    mutating func enter(_ entry: Entry, for key: SizeConstraint, _ keyOf: (Entry) -> SizeConstraint?) {
        if (count + 1) * 2 > slots.count { grow(keyOf) }
        let slot = slot(of: key, keyOf)
        if slots[slot] == 0 { count += 1 }
        slots[slot] = entry.bits
    }

    private mutating func grow(_ keyOf: (Entry) -> SizeConstraint?) {
        let old = slots
        slots = Array(repeating: 0, count: old.count * 2)
        for bits in old where bits != 0 {
            if let key = keyOf(Entry(bits)) { slots[slot(of: key, keyOf)] = bits }
        }
    }

    /// The slot with a key, or the free one where it belongs.
    private func slot(of key: SizeConstraint, _ keyOf: (Entry) -> SizeConstraint?) -> Int {
        var slot = key.mixedBits & (slots.count - 1)
        while slots[slot] != 0, keyOf(Entry(slots[slot])) != key { slot = (slot + 1) & (slots.count - 1) }
        return slot
    }
}

extension SizeConstraint {
    /// Bits that depend on all bits of both limits, equal for equal constraints: 0 and -0 are.
    fileprivate var mixedBits: Int {
        let (width, height) = (Double(widthLimit + 0).bitPattern, Double(heightLimit + 0).bitPattern)
        var bits = (width &* 0x9E37_79B9_7F4A_7C15) ^ height
        bits = (bits ^ bits >> 32) &* 0xD6E8_FEB8_6659_FD93
        return Int(truncatingIfNeeded: bits ^ bits >> 32)
    }
}
