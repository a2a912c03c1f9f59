/// Memory for the rows of one pass. Rows are made one after the other, never move, and end together with the arena.
///
///      piece          ┌─────┬──────────┬────────┬─────┬────────┬ ─ ─ ─ ─ ┐
///                     │ row │ row, row │ answer │ row │ answer │  room
///                     └─────┴──────────┴────────┴─────┴────────┴ ─ ─ ─ ─ ┘
///      next piece,    ┌─────────┬ ─ ─ ─ ─
///      twice as large │ ...
///
/// The arena does not know what its rows are. A row that owns memory elsewhere must be deinitialized by who made it.
/// Members called for each row are public: the compiler inlines no others across modules.
public struct Arena: ~Copyable {
    /// The address at which the room of the last piece begins. Without a piece, no room is after it.
    @usableFromInline var start = 1
    /// The address after the room.
    @usableFromInline var end = 0
    private var pieces: [UnsafeMutableRawPointer] = []
    private var pieceSize = Arena.firstPieceSize

    private static let firstPieceSize = 16_384
    private static let largestPieceSize = 1 << 20

    /// Creates an arena without memory.
    public init() {}

    deinit {
        for piece in pieces { piece.deallocate() }
    }

    /// Uninitialized memory for rows, side by side.
    @inlinable public mutating func rows<Row: ~Copyable>(
        _ count: Int, of type: Row.Type
    ) -> UnsafeMutablePointer<Row> {
        bytes(MemoryLayout<Row>.stride * count, alignedTo: MemoryLayout<Row>.alignment)
            .bindMemory(to: Row.self, capacity: count)
    }

    /// Uninitialized memory, aligned for a value of any type with that alignment.
    @inlinable public mutating func bytes(_ count: Int, alignedTo alignment: Int) -> UnsafeMutableRawPointer {
        // Rows are made from the end of a piece, so that one mask aligns them.
        var place = (end &- count) & -alignment
        if place < start {
            addPiece(count + alignment)
            place = (end &- count) & -alignment
        }
        end = place
        return UnsafeMutableRawPointer(bitPattern: place).unsafelyUnwrapped
    }

    /// Makes the C library keep the memory that passes give back. Once a block of 4 MB was freed, glibc returns memory to
    /// the system only above 8 MB. Otherwise each pass would get new pages, which the system would clear.
    private static let keepsFreedMemory: Void = UnsafeMutableRawPointer.allocate(byteCount: 4 << 20, alignment: 16)
        .deallocate()

    @usableFromInline mutating func addPiece(_ minimum: Int) {
        Self.keepsFreedMemory
        let size = max(pieceSize, minimum)
        let piece = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        pieces.append(piece)
        start = Int(bitPattern: piece)
        end = start + size
        pieceSize = min(pieceSize * 2, Self.largestPieceSize)
    }
}
