#if os(Linux)
    import CAllocatedBytes
#else
    import Darwin
#endif

/// The bytes that the program has allocated and not freed, without the allocator's caches.
func allocatedBytes() -> Int {
    #if os(Linux)
        Int(allocated_bytes())
    #else
        var statistics = malloc_statistics_t()
        malloc_zone_statistics(nil, &statistics)
        return Int(statistics.size_in_use)
    #endif
}
