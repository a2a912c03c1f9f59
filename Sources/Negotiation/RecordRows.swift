/// The rows of a table in the order in which they were added. They are kept in chunks, so that none moves when more are
/// added.
struct RecordRows<Row>: ~Copyable {
    private var chunks: [UnsafeMutablePointer<Row>] = []
    private(set) var count = 0
    /// The free rows of the last chunk, and the first of them.
    private var room = 0
    private var next: UnsafeMutablePointer<Row>?

    // Chunks have 256 rows.
    private static var shift: Int { 8 }
    private static var size: Int { 1 << shift }

    init() {}

    /// A copy with rows of its own.
    init(copying other: borrowing RecordRows) {
        for index in 0..<other.count { append(other[index]) }
    }

    deinit {
        for (index, chunk) in chunks.enumerated() {
            chunk.deinitialize(count: min(Self.size, count - index << Self.shift))
            chunk.deallocate()
        }
    }

    var indices: Range<Int> { 0..<count }

    subscript(index: Int) -> Row {
        @inline(__always) unsafeAddress { UnsafePointer(row(index)) }
        @inline(__always) unsafeMutableAddress { row(index) }
    }

    @inline(__always) private func row(_ index: Int) -> UnsafeMutablePointer<Row> {
        precondition(index < count, "there are fewer rows")
        return chunks[index >> Self.shift] + index & (Self.size - 1)
    }

    /// Adds a row, which is written where it stays: assembled elsewhere, it would be copied.
    @inline(__always) mutating func append(_ row: @autoclosure () -> Row) {
        guard let free = room > 0 ? next : makeRoom() else { preconditionFailure("no memory") }
        free.initialize(to: row())
        next = free + 1
        count += 1
        room -= 1
    }

    @inline(never) private mutating func makeRoom() -> UnsafeMutablePointer<Row> {
        let used = count & (Self.size - 1)
        if used == 0 {
            chunks.append(.allocate(capacity: Self.size))
        } else {
            replaceLast(by: Self.size, used)
        }
        room = Self.size - used
        return chunks[chunks.count - 1] + used
    }

    /// Gives back the free part of the last chunk.
    mutating func trim() {
        let used = count & (Self.size - 1)
        guard used > 0, room > used / 16 else { return }
        replaceLast(by: used, used)
        (room, next) = (0, nil)
    }

    private mutating func replaceLast(by capacity: Int, _ used: Int) {
        let chunk = UnsafeMutablePointer<Row>.allocate(capacity: capacity)
        let last = chunks[chunks.count - 1]
        chunk.moveInitialize(from: last, count: used)
        last.deallocate()
        chunks[chunks.count - 1] = chunk
    }
}
