/// The two lists of a stack while it arranges its children. They are gone when it has answered, or placed them; what the
/// record keeps is a copy.
struct StackScratch {
    let lengths: UnsafeMutableBufferPointer<StackLength>
    let depths: UnsafeMutableBufferPointer<StackDepth>

    static func with<Result>(_ count: Int, _ body: (StackScratch) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: StackLength.self, capacity: count) { lengths in
            lengths.initialize(repeating: StackLength())
            return withUnsafeTemporaryAllocation(of: StackDepth.self, capacity: count) { depths in
                depths.initialize(repeating: StackDepth())
                return body(StackScratch(lengths: lengths, depths: depths))
            }
        }
    }
}
