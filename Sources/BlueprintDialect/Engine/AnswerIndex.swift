/// For each proposal, the newest answer that holds for it: a hash table of eight bytes an entry. An entry is some bits of
/// its key, and the place of an answer with the number of one of its keys; the key itself is computed from the answer.
///
///     slot     0      1      2      3      4      5      6      7
///           ┌──────┬──────┬──────┬──────┬──────┬──────┬──────┬──────┐
///           │      │ 3, 0 │      │ 3, 1 │ 4, 0 │      │      │ 4, 1 │
///           └──────┴──────┴──────┴──────┴──────┴──────┴──────┴──────┘
struct AnswerIndex {
    /// The number of slots is a power of two, and at least half of them are free.
    private var slots: [Entry]
    private var usedSlots = 0
    /// The answers by their places, the oldest first.
    private var answers: [UnsafePointer<KeptAnswer>] = []

    /// Enters all answers of an element.
    init(_ newest: UnsafePointer<KeptAnswer>, _ options: LayoutOptions) {
        slots = Array(repeating: .free, count: 64)
        for answer in sequence(first: newest, next: \.pointee.previous).reversed() { enter(answer, options) }
    }

    private struct Entry {
        /// Bits of the key: entries with other bits have another key.
        let bits: UInt32
        /// The place and the number of the key, plus 1; 0 in a free slot.
        private let number: UInt32

        static var free: Entry { Entry() }

        private init() {
            (bits, number) = (0, 0)
        }

        init(_ bits: UInt32, place: Int, key: Int) {
            self.bits = bits
            number = UInt32(place * KeptAnswer.keyCount + key + 1)
        }

        var isFree: Bool { number == 0 }
        var place: Int { Int(number - 1) / KeptAnswer.keyCount }
        /// The number of the answer's key.
        var key: Int { Int(number - 1) % KeptAnswer.keyCount }
    }

    /// The newest answer that holds for a proposal; nil if there is none.
    func answer(for proposal: SizeConstraint, _ options: LayoutOptions) -> UnsafePointer<KeptAnswer>? {
        let entry = slots[slot(of: proposal, proposal.mixedBits, options)]
        return entry.isFree ? nil : answers[entry.place]
    }

    /// Enters an answer for all of its keys, in place of older ones.
    mutating func enter(_ answer: UnsafePointer<KeptAnswer>, _ options: LayoutOptions) {
        answers.append(answer)
        for number in 0..<KeptAnswer.keyCount {
            guard let key = answer.pointee.key(number, options) else { continue }
            if (usedSlots + 1) * 2 > slots.count { grow() }
            let bits = key.mixedBits
            let slot = slot(of: key, bits, options)
            if slots[slot].isFree { usedSlots += 1 }
            slots[slot] = Entry(bits, place: answers.count - 1, key: number)
        }
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: .free, count: old.count * 2)
        for entry in old where !entry.isFree {
            var slot = firstSlot(entry.bits)
            while !slots[slot].isFree { slot = next(slot) }
            slots[slot] = entry
        }
    }

    /// The slot with a key, or the free one where it belongs.
    private func slot(of key: SizeConstraint, _ bits: UInt32, _ options: LayoutOptions) -> Int {
        var slot = firstSlot(bits)
        while !slots[slot].isFree, !holds(key, bits, slots[slot], options) { slot = next(slot) }
        return slot
    }

    private func holds(_ key: SizeConstraint, _ bits: UInt32, _ entry: Entry, _ options: LayoutOptions) -> Bool {
        entry.bits == bits && answers[entry.place].pointee.key(entry.key, options) == key
    }

    private func firstSlot(_ bits: UInt32) -> Int { Int(bits) & (slots.count - 1) }

    private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }
}

extension SizeConstraint {
    /// Bits that depend on all bits of both limits, equal for equal constraints: 0 and -0 are.
    fileprivate var mixedBits: UInt32 {
        let (width, height) = (Double(widthLimit + 0).bitPattern, Double(heightLimit + 0).bitPattern)
        var bits = (width &* 0x9E37_79B9_7F4A_7C15) ^ height
        bits = (bits ^ bits >> 32) &* 0xD6E8_FEB8_6659_FD93
        return UInt32(truncatingIfNeeded: bits ^ bits >> 32)
    }
}
