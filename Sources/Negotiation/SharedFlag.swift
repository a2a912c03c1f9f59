internal import CAtomicFlag

/// A flag that one thread sets and others read. What a thread wrote before it set the flag can be read after.
struct SharedFlag: ~Copyable, @unchecked Sendable {
    private let flag: UnsafeMutablePointer<Int32>

    init() {
        flag = .allocate(capacity: 1)
        flag.initialize(to: 0)
    }

    deinit {
        flag.deallocate()
    }

    var isSet: Bool {
        get { atomic_flag_is_set(flag) }
        nonmutating set { atomic_flag_set(flag, newValue) }
    }
}
