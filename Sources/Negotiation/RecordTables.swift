import Foundation

/// The tables of a record: its elements, exchanges, placements and steps.
///
/// ```
///  elements   │ name · parent · placement · children · asks
///  exchanges  │ proposal · answer · origins · asked · asker · parent · end · step · reason ─┐
///  placements │ frame · decided by · step · reason ───────────────────────────────────┐     │
///  steps      │ exchange or placement · depth                                         │     │
///  memory     │ type, reason ◀──────────────────────────────────────────────────────────────┘
///             │ type, reason ◀────────────────────────────────────────────────────────┘
/// ```
///
/// A class, because a record and its views share them. A recorder changes them only while no record has them. What
/// follows from them, such as lists, is written when somebody first reads them, by one thread while others wait. So
/// records may be read on any thread.
final class RecordTables: @unchecked Sendable {
    @exclusivity(unchecked) var elements = RecordRows<ElementRow>()
    @exclusivity(unchecked) var placements = RecordRows<PlacementRow>()
    @exclusivity(unchecked) var exchanges = RecordRows<ExchangeRow>()
    @exclusivity(unchecked) var steps = RecordRows<Step>()
    @exclusivity(unchecked) var originDetails = RecordRows<AxisPair<OriginDetail>>()
    /// What containers did with their lengths, in the order of the accounts.
    @exclusivity(unchecked) var accounts: [ShareAccount] = []
    /// The children of each element, and its asks, side by side.
    @exclusivity(unchecked) var childLists: [ElementID] = []
    @exclusivity(unchecked) var askLists: [ExchangeID] = []
    /// The names by which authors distinguish elements from their siblings.
    @exclusivity(unchecked) var keys: [ElementID: String] = [:]
    /// The children of elements in an order other than that of declaration.
    var arranged: [ElementID: [ElementID]] = [:]
    var notes: [LayoutNote] = []
    var faults: [LayoutFault] = []
    /// The answers that lengths add up, by the numbers that their origins keep.
    @exclusivity(unchecked) var sums: [[ExchangeID]] = []
    let memory: RecordMemory
    /// What is written when somebody reads the tables.
    var rest: [(Recorder) -> Void] = []
    let isComplete = SharedFlag()
    let completing = NSLock()

    init(memory: RecordMemory) {
        self.memory = memory
    }

    /// Tables of their own, whose reasons are in more memory.
    init(copying other: RecordTables, memory: RecordMemory) {
        elements = RecordRows(copying: other.elements)
        placements = RecordRows(copying: other.placements)
        exchanges = RecordRows(copying: other.exchanges)
        steps = RecordRows(copying: other.steps)
        originDetails = RecordRows(copying: other.originDetails)
        (accounts, childLists, askLists, keys) = (other.accounts, other.childLists, other.askLists, other.keys)
        (arranged, notes, faults, sums) = (other.arranged, other.notes, other.faults, other.sums)
        self.memory = memory
    }
}

/// The elements of a record, each made from its row when it is read.
public struct RecordElements: RandomAccessCollection, Sendable {
    let tables: RecordTables

    public var startIndex: Int { 0 }
    public var endIndex: Int { tables.elements.count }

    /// The element at an index; traps if it is out of range.
    public subscript(index: Int) -> RecordedElement { RecordedElement(ElementID(index), of: tables) }
}

/// The exchanges of a record, each made from its row when it is read.
public struct RecordExchanges: RandomAccessCollection, Sendable {
    let tables: RecordTables

    public var startIndex: Int { 0 }
    public var endIndex: Int { tables.exchanges.count }

    /// The exchange at an index; traps if it is out of range.
    public subscript(index: Int) -> Exchange { Exchange(ExchangeID(index), of: tables) }
}

/// The steps of a record.
public struct RecordSteps: RandomAccessCollection, Sendable {
    let tables: RecordTables

    public var startIndex: Int { 0 }
    public var endIndex: Int { tables.steps.count }

    /// The step at an index; traps if it is out of range.
    public subscript(index: Int) -> Step { tables.steps[index] }
}

/// The children of an element, or its exchanges, in order: a part of a list that all elements of a record share. Its
/// members are inlinable, since readers of large records call them for every element.
public struct RecordList<ID>: RandomAccessCollection {
    @usableFromInline let all: [ID]
    @usableFromInline let start: Int
    @usableFromInline let length: Int

    init(_ range: PackedRange, of all: [ID]) {
        (self.all, start, length) = (all, Int(range.start), Int(range.count))
    }

    @inlinable public var startIndex: Int { 0 }
    @inlinable public var endIndex: Int { length }

    /// The ID at a position, counted from 0.
    @inlinable public subscript(place: Int) -> ID {
        precondition(place >= 0 && place < length, "the element has fewer")
        return all[start + place]
    }
}

extension RecordList: Sendable where ID: Sendable {}

/// A part of a list.
struct PackedRange: Sendable {
    var start: Int32 = 0
    var count: Int32 = 0

    var end: Int32 { start + count }
}
