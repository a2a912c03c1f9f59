import Foundation

/// Whether the rows of a pass still exist, for values that authors may keep longer than the pass. It owns no memory, so
/// copies of such values count no references: a pass has a slot with its number, which another pass with another number
/// may use later. Slots are never freed.
///
/// Members called for each element are public: the compiler inlines no others across modules.
public struct PassLife: Equatable {
    @usableFromInline let slot: UnsafeMutablePointer<Int>
    @usableFromInline let number: Int

    /// Begins the life of a pass.
    package init() {
        slot = Slots.shared.take()
        number = slot.pointee
    }

    /// Whether the rows are gone.
    @inlinable public var isOver: Bool { slot.pointee != number }

    /// Notes that the rows are gone; called once.
    package func end() { Slots.shared.giveBack(slot) }
}

/// The slots that no running pass uses. A class, because threads share it; the lock makes that safe.
private final class Slots: @unchecked Sendable {
    static let shared = Slots()
    private let lock = NSLock()
    private var free: [UnsafeMutablePointer<Int>] = []

    func take() -> UnsafeMutablePointer<Int> {
        lock.lock()
        defer { lock.unlock() }
        if let slot = free.popLast() { return slot }
        let slot = UnsafeMutablePointer<Int>.allocate(capacity: 1)
        slot.initialize(to: 0)
        return slot
    }

    func giveBack(_ slot: UnsafeMutablePointer<Int>) {
        lock.lock()
        defer { lock.unlock() }
        slot.pointee += 1
        free.append(slot)
    }
}
