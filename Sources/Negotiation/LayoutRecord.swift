import Foundation

/// The record of one pass: the elements, every ask with its reason and answer, and every placement. A `Recorder` writes
/// it during the pass.
///
/// All is kept in flat tables in the order of events. Nesting is by index: the inner exchanges of an exchange follow it
/// up to its `end`. So trees of any depth can be kept, and freed, without recursion. A row is as small as its numbers;
/// its reason becomes a value when it is read. So does what follows from the asks, such as placements: a record that
/// is never read costs little.
public struct LayoutRecord: Sendable {
    /// The tables as far as they are written. What follows from them is missing until they are read.
    var written: RecordTables
    var tables: RecordTables { written.completed }
    /// The elements that took part, parents before their children. The first is the root.
    public var elements: RecordElements { RecordElements(tables: tables) }
    /// Every ask with its answer, in the order of the asks.
    public var exchanges: RecordExchanges { RecordExchanges(tables: tables) }
    /// Asks and placements in the order in which they began: the rows of the trace.
    public var steps: RecordSteps { RecordSteps(tables: tables) }
    /// The notes to report, in the order in which they were found, without duplicates.
    public var notes: [LayoutNote] { tables.notes }
    /// The mistakes of layouts with their children, in the order in which they were found, without duplicates.
    public var faults: [LayoutFault] { tables.faults }

    /// The name of the user view each element is the body of; the innermost wins. Such views leave no element of their
    /// own, as in SwiftUI.
    public internal(set) var views: [ElementID: String] = [:]

    /// The place of the author's code that gave a measured answer.
    var answerOrigins: [ExchangeID: SourceOrigin] = [:]
    /// Whether elements that place their children ask them with the proposal that decided their own size, rather than
    /// with their frame.
    var placesInProposals = false

    /// Code that failed, in the order of the failures, each once.
    public internal(set) var failures: [CodeFailure] = []

    /// The texts that code printed, in order; only the first of very many.
    public internal(set) var printed: [PrintedText] = []

    /// Where the record reached its limit, after which asks are missing; nil for a complete record. Elements and
    /// placements are never missing.
    public internal(set) var cut: Cut?

    init(memory: RecordMemory = RecordMemory()) {
        self.init(RecordTables(memory: memory))
    }

    init(_ tables: RecordTables) {
        written = tables
    }

    /// The point from which on asks are missing.
    public struct Cut: Hashable, Sendable {
        /// The number of steps begun by then.
        public let position: Int
        /// The number of missing asks.
        public internal(set) var asks: Int
    }

    /// The record of a pass without elements.
    package static let empty = LayoutRecord()

    /// The element of an ID of this record; traps if the index is out of range.
    public subscript(element: ElementID) -> RecordedElement { elements[element.index] }
    /// The exchange of an ID of this record; traps if the index is out of range.
    public subscript(exchange: ExchangeID) -> Exchange { exchanges[exchange.index] }

    /// The accounts of an element's lengths, in the order in which they were supplied.
    func accounts(of element: ElementID) -> [ShareAccount] {
        let tables = tables
        var found: [ShareAccount] = []
        var next = tables.elements[element.index].account
        while let place = next.value {
            found.append(tables.accounts[place])
            next = tables.accounts[place].next
        }
        return found
    }

    /// The place of the author's code that gave an answer, for a remembered answer the code that gave it first. Nil if
    /// no code did.
    public func answerOrigin(of exchange: ExchangeID) -> SourceOrigin? {
        if answerOrigins.isEmpty { return nil }
        let own = self[exchange]
        if own.origin == .measured { return answerOrigins[exchange] }
        let first = self[own.asked].asked.first {
            self[$0].origin == .measured && self[$0].proposal == own.proposal && self[$0].answer == own.answer
        }
        return first.flatMap { answerOrigins[$0] }
    }

    /// An element and its ancestors, innermost first.
    package func lineage(of element: ElementID) -> some Sequence<ElementID> {
        sequence(first: element) { self[$0].parent }
    }
}

/// An element of a record: an index into its `elements`.
public struct ElementID: Hashable, Sendable, Comparable {
    // Half the size of an `Int`: a record holds many.
    @usableFromInline let number: Int32

    /// - Parameter index: from 0, at most 2,147,483,647.
    @inlinable public init(_ index: Int) {
        number = Int32(index)
    }

    /// The index, from 0, in the order in which elements were declared.
    @inlinable public var index: Int { Int(number) }

    /// Compares in the order in which elements were declared.
    @inlinable public static func < (one: ElementID, other: ElementID) -> Bool { one.index < other.index }
}

/// An exchange of a record: an index into its `exchanges`.
public struct ExchangeID: Hashable, Sendable, Comparable {
    // Half the size of an `Int`: a record holds many.
    @usableFromInline let number: Int32

    /// - Parameter index: from 0, at most 2,147,483,647.
    @inlinable public init(_ index: Int) {
        number = Int32(index)
    }

    /// The index, from 0, in the order in which exchanges were asked.
    @inlinable public var index: Int { Int(number) }

    /// Compares in the order in which exchanges were asked.
    @inlinable public static func < (one: ExchangeID, other: ExchangeID) -> Bool { one.index < other.index }
}

/// The bytes of the source that wrote an element, as UTF-8 offsets. The record only carries them.
public struct SourceOrigin: Hashable, Sendable {
    /// Offsets into the source's bytes; several sources are numbered together by the reader.
    public let utf8: Range<Int>

    /// - Parameter utf8: offsets into the source's bytes.
    public init(utf8: Range<Int>) {
        self.utf8 = utf8
    }
}

/// An element that took part in a pass, placed or not: some are built only to be measured.
public struct RecordedElement: Sendable {
    private let id: ElementID
    private let tables: RecordTables

    init(_ id: ElementID, of tables: RecordTables) {
        precondition(tables.elements.indices.contains(id.index), "there are fewer elements")
        (self.id, self.tables) = (id, tables)
    }

    /// The name as it is written: `Row`, or for a modifier `padding`.
    public var name: String { withExtendedLifetime(tables) { tables.elements[id.index].name.string } }

    /// The name by which its author distinguishes it from its siblings, if given.
    public var key: String? { tables.keys.isEmpty ? nil : tables.keys[id] }

    /// The placement; nil if the element was only measured.
    public var placement: Placement? {
        tables.elements[id.index].placement.value.map { Placement($0, of: tables) }
    }

    /// The children in element order, placed or not.
    public var children: RecordList<ElementID> {
        RecordList(tables.elements[id.index].children, of: tables.childLists)
    }

    /// Every ask of this element, in order.
    public var asked: RecordList<ExchangeID> { RecordList(tables.elements[id.index].asked, of: tables.askLists) }

    /// The parent; nil for the root.
    public var parent: ElementID? { tables.elements[id.index].parent.value.map { ElementID($0) } }

    /// The element's place in the source; nil for one from compiled Swift.
    public var origin: SourceOrigin? { tables.elements[id.index].origin }

    /// The element's name in a path, without the number: `Row`, or `Label(price)`.
    package var label: String { key.map { "\(name)(\($0))" } ?? name }
}

/// The row of an element.
struct ElementRow: Sendable {
    /// In the record's memory.
    let name: KeptName
    let parent: PackedNumber
    /// Its place among the placements.
    var placement = PackedNumber(nil)
    /// The first of its accounts.
    var account = PackedNumber(nil)
    /// Its newest exchange while the pass runs.
    var newest = PackedNumber(nil)
    var children = PackedRange()
    var asked = PackedRange()

    /// Counts an ask of the element, and returns the one before it.
    @inline(__always) mutating func takeAsk(_ exchange: Int) -> PackedNumber {
        defer { newest = PackedNumber(exchange) }
        asked.count += 1
        return newest
    }

    // The length and the start of its source.
    private var originLength: PackedNumber
    private var originStart: Int

    @inline(__always) init(name: KeptName, parent: ElementID?, origin: SourceOrigin?) {
        self.name = name
        self.parent = PackedNumber(parent?.index)
        originStart = origin?.utf8.lowerBound ?? 0
        originLength = PackedNumber(origin?.utf8.count)
    }

    var origin: SourceOrigin? {
        get { originLength.value.map { SourceOrigin(utf8: originStart..<(originStart + $0)) } }
        set {
            originStart = newValue?.utf8.lowerBound ?? 0
            originLength = PackedNumber(newValue?.utf8.count)
        }
    }
}

/// An ask with its answer. The asks made in between follow it in the record.
public struct Exchange: Sendable {
    /// The exchange's own ID.
    public let id: ExchangeID
    private let tables: RecordTables

    init(_ id: ExchangeID, of tables: RecordTables) {
        precondition(tables.exchanges.indices.contains(id.index), "there are fewer exchanges")
        (self.id, self.tables) = (id, tables)
    }

    /// The proposal in points, in the form that all dialects share.
    public var proposal: Proposal { withExtendedLifetime(tables) { tables.exchanges[id.index].proposal.proposal } }

    /// The asker's reason for this proposal.
    public var reason: any Reason { withExtendedLifetime(tables) { tables.exchanges[id.index].reason.reason } }

    /// The answer in points, unchanged: it may be negative or not finite.
    public var answer: CGSize { tables.exchanges[id.index].answer }

    /// Whether it was measured, remembered or deduced.
    public var origin: AnswerOrigin { tables.exchanges[id.index].origin }

    /// The element that answers.
    public var asked: ElementID { tables.exchanges[id.index].asked }

    /// One past the last exchange inside this one.
    public var end: ExchangeID { tables.exchanges[id.index].end }

    /// The ask inside which this one was made; nil for the root's and for asks made while placing.
    public var parent: ExchangeID? { tables.exchanges[id.index].parent.value.map { ExchangeID($0) } }

    /// The element that asked; nil if the person or the program asked the root.
    public var asker: ElementID? { tables.exchanges[id.index].asker.value.map { ElementID($0) } }

    /// The step of the record at which it was asked.
    public var step: Int { Int(tables.exchanges[id.index].step) }
}

/// The row of an exchange.
struct ExchangeRow: Sendable {
    // This order leaves hardly any padding between the fields: a record holds many.
    let proposal: PackedProposal
    private(set) var origin = AnswerOrigin.measured
    private(set) var originKinds = AxisPair(horizontal: OriginKind.none, vertical: .none)
    let asked: ElementID
    private(set) var end: ExchangeID
    let parent: PackedNumber
    let asker: PackedNumber
    let step: Int32
    /// The element's exchange before this one.
    let before: PackedNumber
    /// Its place among the details of origins.
    var originDetails = PackedNumber(nil)
    let reason: KeptReason
    private(set) var answer = CGSize.zero

    @inline(__always) init(
        proposal: PackedProposal, asked: ElementID, end: ExchangeID, parent: PackedNumber,
        asker: PackedNumber,
        step: Int32, before: PackedNumber, reason: KeptReason
    ) {
        (self.proposal, self.asked, self.end, self.parent) = (proposal, asked, end, parent)
        (self.asker, self.step, self.before, self.reason) = (asker, step, before, reason)
    }

    /// Takes the kind of a length's origin, and returns the place of the details.
    @inline(__always) mutating func explain(_ axis: Axis, _ kind: OriginKind) -> PackedNumber {
        originKinds[axis] = kind
        return originDetails
    }

    /// Takes the answer, and returns the exchange around.
    @inline(__always) mutating func take(_ answer: CGSize, _ origin: AnswerOrigin, end: ExchangeID) -> PackedNumber {
        (self.answer, self.origin, self.end) = (answer, origin, end)
        return parent
    }
}

/// The source of an answer.
public enum AnswerOrigin: String, Hashable, Sendable {
    /// The element measured itself.
    case measured
    /// The same proposal was answered earlier in this pass.
    case remembered
    /// It follows from another answer and the sizing rules.
    case deduced
}

/// A row of the trace.
public struct Step: Hashable, Sendable {
    // An exchange's index, or a negative number for a placement.
    private let number: Int32
    private let packedDepth: Int32

    init(event: Event, depth: Int) {
        switch event {
        case .exchange(let id): number = Int32(id.index)
        case .placement(let id): number = ~Int32(id.index)
        }
        packedDepth = Int32(depth)
    }

    /// The event of the step.
    public var event: Event {
        number < 0 ? .placement(ElementID(Int(~number))) : .exchange(ExchangeID(Int(number)))
    }

    /// The number of enclosing exchanges and placements.
    public var depth: Int { Int(packedDepth) }

    /// The event of a row in the trace.
    public enum Event: Hashable, Sendable {
        /// A child was asked, and answered.
        case exchange(ExchangeID)
        /// An element was given its frame and placed its children; deeper steps that follow happened inside it.
        case placement(ElementID)
    }
}

/// A report about an element: a frame that is not finite, an answer that breaks a rule.
public struct LayoutNote: Hashable, Sendable {
    /// The element that the note is about.
    public let element: ElementID
    /// How much it matters.
    public let severity: Severity
    /// A sentence without a full stop.
    public let sentence: String

    /// - Parameter sentence: without a full stop.
    public init(_ severity: Severity, on element: ElementID, _ sentence: String) {
        self.element = element
        self.severity = severity
        self.sentence = sentence
    }

    /// An error breaks the layout, a warning is probably not meant, a note explains.
    public enum Severity: String, Hashable, Sendable {
        /// It breaks the layout.
        case error
        /// It is probably not meant.
        case warning
        /// It explains a number that may surprise; nothing is wrong.
        case note
    }
}

/// A mistake of a layout's code with one of its children.
public struct LayoutFault: Hashable, Sendable {
    /// The child.
    public let element: ElementID
    /// The kind of mistake.
    public let kind: Kind

    /// - Parameter element: the child.
    public init(_ kind: Kind, on element: ElementID) {
        self.element = element
        self.kind = kind
    }

    /// The mistakes that a layout can make.
    public enum Kind: String, Hashable, Sendable {
        /// No code placed a child that is shown.
        case neverPlaced
        /// The child was placed twice; the last placement counts.
        case placedTwice
        /// The layout placed the child while it was asked for its size.
        case placedWhileMeasuring
        /// The child's frame was NaN or infinite and was replaced.
        case notFinite
    }
}
