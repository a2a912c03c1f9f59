import EngineKit
import Negotiation

/// Owns what the elements of a pass share: see `PassState`. A class, because every answer of the pass keeps it, so that
/// a result can be read as long as somebody holds a part of it.
final class Pass {
    let state: PassPointer
    /// Nil if nothing is recorded, or no more.
    private var recorder: Recorder?
    /// Keeps the reasons that rows have, even after the record is finished; nil if nothing is recorded.
    let reasons: KeptReasons?

    init(
        recorder: Recorder?, deduces: Bool, elementLimit: Int = DepthGuard.elementLimit, stepLimit: Int = .max,
        cancellation: Cancellation? = nil
    ) {
        self.recorder = recorder
        reasons = recorder?.reasons
        state = .allocate(capacity: 1)
        state.initialize(
            to: PassState(
                recording: recorder.map { Recording($0) }, deduces: deduces,
                depth: DepthGuard(
                    uncheckedDepth: 48, elementLimit: elementLimit, stepLimit: stepLimit, cancellation: cancellation),
                owner: self))
    }

    deinit {
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// Ends the record, if there is one: later asks are not in it.
    /// - Parameter rest: writes what follows from the asks, when somebody reads the record.
    func endRecord(_ rest: @escaping (Recorder) -> Void) {
        recorder?.writeWhenRead { [self] recorder in
            let rows = recordedRows
            recorder.explainAnswers { rows[$0.index].explanation(of: $1, on: $2) }
            rest(recorder)
        }
        // The record keeps the pass now, so the pass must not keep the record.
        state.pointee.recording = nil
        recorder = nil
    }

    var isRecording: Bool { state.pointee.recording != nil }

    /// The elements of a recorded pass, by their indices in the record.
    var recordedElements: [any Element] { recordedRows.map { $0.pointee.held.element } }

    /// The rows of a recorded pass, by their indices in the record.
    var recordedRows: [RowPointer] {
        var rows: [RowPointer] = []
        var next = state.pointee.newestRow
        while let row = next {
            if row.pointee.id != nil { rows.append(row) }
            next = row.pointee.previous
        }
        rows.reverse()
        return rows
    }
}

typealias PassPointer = UnsafeMutablePointer<PassState>

/// What the elements of a pass share while it runs. It stays in one place, to which rows point: stored in a class, it
/// would be checked for exclusive access at each step.
///
///      element ──▶ Row ──────▶ first child ─▶ Row      one for each element that is asked
///                   │          second child ─▶ Row
///                   ▼
///              AnswerContent                           one for each answer that is computed
///                   │
///                   ▼
///              PlacedAnswer, PlacedAnswer, ...         its placed children, side by side
struct PassState: ~Copyable {
    /// Nil if nothing is recorded.
    fileprivate(set) var recording: Recording?
    /// Whether answers are deduced from others that must be equal. If not, every proposal is computed.
    let deduces: Bool
    /// Counts nested elements, and stops the pass.
    var depth: DepthGuard
    unowned(unsafe) let owner: Pass
    /// The rows, and the answers.
    var arena = Arena()
    /// The newest row, which leads to all others.
    fileprivate(set) var newestRow: RowPointer?
    /// The newest row that keeps its element, which leads to all others that do.
    var newestOwner: RowPointer?
    /// Objects that rows and answers point to.
    private var kept: [AnyObject] = []

    init(recording: Recording?, deduces: Bool, depth: DepthGuard, owner: Pass) {
        (self.recording, self.deduces, self.depth) = (recording, deduces, depth)
        self.owner = owner
    }

    deinit {
        var next = newestOwner
        while let row = next {
            next = row.pointee.previousOwner
            row.deinitialize(count: 1)
        }
    }

    /// Whether equal neighbours are laid out once for both.
    var sharesTwins: Bool { deduces && recording == nil }

    /// Keeps an object as long as the pass.
    mutating func keep<Object: AnyObject>(_ object: Object) -> Unmanaged<Object> {
        kept.append(object)
        return .passUnretained(object)
    }

    /// Keeps what an answer of another pass points to.
    mutating func keep(_ other: Pass) {
        guard other !== owner else { return }
        kept.append(other)
        if let recording, let reasons = other.reasons { recording.keep(reasons) }
    }
}

extension PassPointer {
    /// Makes the row of an element.
    /// - Parameter asker: the row of its parent; nil for the root.
    func row(of element: any Element, in surroundings: Surroundings, askedBy asker: RowPointer?) -> RowPointer {
        let row = pointee.arena.rows(1, of: Row.self)
        if withUnsafePointer(to: element, { Located.isAround($0) }) {
            let (inner, origin) = Located.unwrap(element)
            row.start(inner, in: surroundings, of: self, askedBy: asker, at: origin)
        } else {
            row.start(element, in: surroundings, of: self, askedBy: asker, at: nil)
        }
        pointee.newestRow = row
        return row
    }

    /// Makes the row of an element that its parent stores.
    func row(
        storedAt element: UnsafePointer<any Element>, in surroundings: Surroundings, askedBy asker: RowPointer
    ) -> RowPointer {
        let row = pointee.arena.rows(1, of: Row.self)
        row.start(storedAt: element, in: surroundings, of: self, askedBy: asker)
        pointee.newestRow = row
        return row
    }
}
