import Foundation

/// What happened in one pass: who took part, who asked whom what and why, what was answered, and where everything was
/// placed. Written by a `Recorder` as it happens.
///
/// Everything is kept in flat arrays, in the order of what happened, and nesting by index: the inner exchanges of an
/// exchange are those that follow it up to its `end`. Trees of any depth can be kept, and let go of, without recursion.
public struct LayoutRecord: Sendable {
    /// Every element that took part, parents before their children. The first is the root.
    public internal(set) var elements: [RecordedElement] = []
    /// Every ask with its answer, in the order in which they were asked.
    public internal(set) var exchanges: [Exchange] = []
    /// Asks and placements in the order in which they began: the rows of the trace.
    public internal(set) var steps: [Step] = []
    /// What is to be reported, in the order in which it was found; nothing twice.
    public internal(set) var notes: [LayoutNote] = []
    /// What layouts did with their children that they must not, in the order in which it was found; nothing twice.
    public internal(set) var faults: [LayoutFault] = []

    /// The author's views that leave no element of their own, as SwiftUI's do not, each by the elements that its body comes
    /// to; of views that are nothing but one another, the innermost.
    public internal(set) var views: [ElementID: String] = [:]

    /// Where code of the author's stands that gave an answer which was measured.
    var answerOrigins: [ExchangeID: SourceOrigin] = [:]

    /// Code that failed, in the order in which it did; of the same failure the first time.
    public internal(set) var failures: [CodeFailure] = []

    /// Where it grew past its limit, and asks are no longer in it; nil for a record that is whole. Elements and placements
    /// are always in it.
    public internal(set) var cut: Cut?

    init() {}

    /// From where on asks are missing.
    public struct Cut: Hashable, Sendable {
        /// How many steps had begun by then.
        public let position: Int
        /// How many asks are missing.
        public internal(set) var asks: Int
    }

    /// Of a pass in which nobody took part.
    package static let empty = LayoutRecord()

    /// The element of an ID of this record; traps for one of another record that has more elements.
    public subscript(element: ElementID) -> RecordedElement { elements[element.index] }
    /// The exchange of an ID of this record; traps for one of another record that has more exchanges.
    public subscript(exchange: ExchangeID) -> Exchange { exchanges[exchange.index] }

    /// Where code of the author's stands that gave an answer: of one that is remembered, that gave it first. Nil where no
    /// code did.
    public func answerOrigin(of exchange: ExchangeID) -> SourceOrigin? {
        if answerOrigins.isEmpty { return nil }
        let own = self[exchange]
        if own.origin == .measured { return answerOrigins[exchange] }
        let first = self[own.asked].asked.first {
            self[$0].origin == .measured && self[$0].proposal == own.proposal && self[$0].answer == own.answer
        }
        return first.flatMap { answerOrigins[$0] }
    }

    /// An element and all that it is in, from the inside out.
    package func lineage(of element: ElementID) -> some Sequence<ElementID> {
        sequence(first: element) { self[$0].parent }
    }
}

/// Which element of a record: an index into its `elements`.
public struct ElementID: Hashable, Sendable, Comparable {
    // Half the size of an `Int`: a record holds many.
    private let number: Int32

    /// - Parameter index: from 0, at most 2,147,483,647.
    public init(_ index: Int) {
        number = Int32(index)
    }

    /// From 0, in the order in which they were declared or asked.
    public var index: Int { Int(number) }

    /// In the order in which elements were declared.
    public static func < (one: ElementID, other: ElementID) -> Bool { one.index < other.index }
}

/// Which exchange of a record: an index into its `exchanges`.
public struct ExchangeID: Hashable, Sendable, Comparable {
    // Half the size of an `Int`: a record holds many.
    private let number: Int32

    /// - Parameter index: from 0, at most 2,147,483,647.
    public init(_ index: Int) {
        number = Int32(index)
    }

    /// From 0, in the order in which they were declared or asked.
    public var index: Int { Int(number) }

    /// In the order in which exchanges were asked.
    public static func < (one: ExchangeID, other: ExchangeID) -> Bool { one.index < other.index }
}

/// Exchanges of one element, in order: a part of a list that all elements of a record share.
public struct ExchangeList: RandomAccessCollection, Sendable {
    private let all: [ExchangeID]
    private let start: Int32
    private let length: Int32

    /// Some of a list.
    init(_ range: Range<Int> = 0..<0, of all: [ExchangeID] = []) {
        self.all = all
        (start, length) = (Int32(range.lowerBound), Int32(range.count))
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { Int(length) }

    /// The exchange at a place, counted from 0.
    public subscript(place: Int) -> ExchangeID {
        precondition(indices.contains(place), "the element has fewer exchanges")
        return all[Int(start) + place]
    }
}

/// Which bytes of the source wrote an element: UTF-8 offsets. The record only carries it.
public struct SourceOrigin: Hashable, Sendable {
    /// Offsets into the source's bytes, of several sources into all of them as the reader numbers them.
    public let utf8: Range<Int>

    /// - Parameter utf8: offsets into the source's bytes.
    public init(utf8: Range<Int>) {
        self.utf8 = utf8
    }
}

/// One who took part in a pass, whether or not it was placed (what was built only to be measured is not).
public struct RecordedElement: Sendable {
    /// The name as it is written: `Row`, or a modifier's `padding`.
    public let name: String
    /// A name that tells it from its siblings, where its author gave one.
    public let key: String?
    /// In element order, the placed ones and the others.
    public internal(set) var children: [ElementID] = []
    /// Where it was put; nil for what was only measured.
    public internal(set) var placement: Placement?
    /// Every ask that this element was asked, in order.
    public internal(set) var asked = ExchangeList()
    private(set) var accounts: [ShareAccount] = []
    private let packedParent: PackedNumber
    // How long its source is, and where that begins.
    private var originLength = PackedNumber(nil)
    private var originStart = 0

    init(name: String, parent: ElementID?, origin: SourceOrigin?, key: String?) {
        (self.name, self.key) = (name, key)
        packedParent = PackedNumber(parent?.index)
        self.origin = origin
    }

    /// The element that it is in; nil for the root.
    public var parent: ElementID? { packedParent.value.map { ElementID($0) } }

    /// Where it was written; nil for what compiled Swift handed over.
    public internal(set) var origin: SourceOrigin? {
        get { originLength.value.map { SourceOrigin(utf8: originStart..<(originStart + $0)) } }
        set {
            originStart = newValue?.utf8.lowerBound ?? 0
            originLength = PackedNumber(newValue?.utf8.count)
        }
    }

    mutating func take(_ account: ShareAccount) {
        accounts.append(account)
    }

    /// What a path calls it, but for the number that tells it from siblings: `Row`, or `Label(price)`.
    package var label: String { key.map { "\(name)(\($0))" } ?? name }
}

/// Where an element came to stand, and who decided.
public struct Placement: Sendable {
    /// Absolute, in points, not rounded; the root's corner is 0, 0.
    public let frame: CGRect
    /// Why its parent gave it this frame.
    public let reason: any Reason
    private let decider: PackedNumber
    private let packedStep: Int32

    init(frame: CGRect, reason: any Reason, decidedBy: ExchangeID?, step: Int) {
        (self.frame, self.reason) = (frame, reason)
        decider = PackedNumber(decidedBy?.index)
        packedStep = Int32(step)
    }

    /// The exchange whose answer decided its size; nil where none did (the parent, or the proposal, alone decided).
    public var decidedBy: ExchangeID? { decider.value.map { ExchangeID($0) } }

    /// The step of the record at which it was placed.
    public var step: Int { Int(packedStep) }
}

/// An ask, its answer, and by position in the record all that was asked in between.
public struct Exchange: Sendable {
    // In this order there is hardly any room between them: a record holds many.
    private let packedProposal: PackedProposal
    /// Whether it was measured, remembered or deduced.
    public internal(set) var origin: AnswerOrigin
    /// Its own place in the record.
    public let id: ExchangeID
    /// Who answers.
    public let asked: ElementID
    /// One past the last exchange made inside this one.
    public internal(set) var end: ExchangeID
    private let packedParent: PackedNumber
    private let packedAsker: PackedNumber
    private let packedStep: Int32
    /// Why the asker proposed that, as the code says that asked.
    public let reason: any Reason
    /// In points, as it was given: it may be negative or not finite.
    public internal(set) var answer: CGSize

    /// One that is not answered yet.
    init(
        _ id: ExchangeID, inside parent: ExchangeID?, of asked: ElementID, by asker: ElementID?,
        _ proposal: Proposal, because reason: any Reason, step: Int
    ) {
        (self.id, end, self.asked, self.reason) = (id, id, asked, reason)
        packedProposal = PackedProposal(proposal)
        (origin, answer) = (.measured, .zero)
        packedParent = PackedNumber(parent?.index)
        packedAsker = PackedNumber(asker?.index)
        packedStep = Int32(step)
    }

    /// What the asked element may take, in points, in the words that all dialects share.
    public var proposal: Proposal { packedProposal.proposal }

    /// The ask inside which this one was made; nil where none was open: at the root, and while placing.
    public var parent: ExchangeID? { packedParent.value.map { ExchangeID($0) } }

    /// Who asked; nil for the person, or the program, that asked the root.
    public var asker: ElementID? { packedAsker.value.map { ElementID($0) } }

    /// The step of the record at which it was asked.
    public var step: Int { Int(packedStep) }
}

/// Where an answer comes from.
public enum AnswerOrigin: String, Hashable, Sendable {
    /// The element measured itself.
    case measured
    /// The same was asked before in this pass.
    case remembered
    /// It follows from another answer and the sizing rules.
    case deduced
}

/// A row of the trace.
public struct Step: Hashable, Sendable {
    // A number of an exchange, or one below zero for a placement.
    private let number: Int32
    private let packedDepth: Int32

    init(event: Event, depth: Int) {
        switch event {
        case .exchange(let id): number = Int32(id.index)
        case .placement(let id): number = ~Int32(id.index)
        }
        packedDepth = Int32(depth)
    }

    /// What happened.
    public var event: Event {
        number < 0 ? .placement(ElementID(Int(~number))) : .exchange(ExchangeID(Int(number)))
    }

    /// How many exchanges and placements it is inside of.
    public var depth: Int { Int(packedDepth) }

    /// What a row of the trace is about.
    public enum Event: Hashable, Sendable {
        /// A child was asked, and answered.
        case exchange(ExchangeID)
        /// An element was given its frame, and set about placing its own children; what follows deeper happened
        /// therein.
        case placement(ElementID)
    }
}

/// Something that a pass has to say about an element: a frame that is not finite, an answer that breaks a rule.
public struct LayoutNote: Hashable, Sendable {
    /// The element that it is said of.
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

/// Something that a layout's code did with one of its children, or left undone.
public struct LayoutFault: Hashable, Sendable {
    /// The child.
    public let element: ElementID
    /// What was done to it.
    public let kind: Kind

    /// - Parameter element: the child.
    public init(_ kind: Kind, on element: ElementID) {
        self.element = element
        self.kind = kind
    }

    /// What a layout can do wrong.
    public enum Kind: String, Hashable, Sendable {
        /// It was shown, and no code placed it.
        case neverPlaced
        /// The last place counts.
        case placedTwice
        /// A size was asked for, and the layout placed.
        case placedWhileMeasuring
        /// It was placed in a frame of which a number is NaN or infinite; another was taken.
        case notFinite
    }
}
