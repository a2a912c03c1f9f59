import Foundation

/// What the rows of a record point into: the reasons as they were given, each after its type, and proposals of ranges.
///
/// A class, because all views of a record share it. What is in it never changes, so they may do so on any thread; only
/// the recorder adds to it, while no record is handed out.
@usableFromInline final class RecordMemory: @unchecked Sendable {
    @usableFromInline @exclusivity(unchecked) var arena = Arena()
    /// The reasons that own memory of their own.
    @usableFromInline @exclusivity(unchecked) var owners: [KeptReason] = []
    /// Other memory that rows point into: of the same record, from before it was handed out, or of other records.
    @exclusivity(unchecked) private var others: [RecordMemory] = []
    @usableFromInline static let headerSize = 16
    @exclusivity(unchecked) private var names = KeptNames()
    /// Release the shared values that own memory.
    @usableFromInline @exclusivity(unchecked) var releases: [() -> Void] = []

    init() {}

    func keep(_ other: RecordMemory) {
        if other !== self { others.append(other) }
    }

    deinit {
        for owner in owners { owner.deinitialize() }
        for release in releases { release() }
        names.end()
    }

    /// A name, which is kept once for many elements.
    @inline(__always) func keep(_ name: String) -> KeptName { KeptName(names.keep(name, in: &arena)) }

    @inlinable func keep<Given: ReasonForm>(_ reason: Given) -> KeptReason {
        let alignment = max(MemoryLayout<Given>.alignment, MemoryLayout<any ReasonForm.Type>.alignment)
        let place = arena.bytes(Self.headerSize + MemoryLayout<Given>.size, alignedTo: alignment)
        place.initializeMemory(as: (any ReasonForm.Type).self, to: Given.self)
        (place + Self.headerSize).initializeMemory(as: Given.self, to: reason)
        let kept = KeptReason(place)
        if !_isPOD(Given.self) { owners.append(kept) }
        return kept
    }

    @inlinable func keep<Value: Sendable>(shared part: Value) -> KeptPart<Value> {
        let place = arena.rows(1, of: Value.self)
        place.initialize(to: part)
        if !_isPOD(Value.self) { releases.append { place.deinitialize(count: 1) } }
        return KeptPart(UnsafePointer(place))
    }

    func keep(_ proposal: Proposal) -> UnsafePointer<Proposal> {
        let place = arena.rows(1, of: Proposal.self)
        place.initialize(to: proposal)
        return UnsafePointer(place)
    }
}

/// Keeps the reasons of a record.
package struct KeptReasons {
    let memory: RecordMemory
}

/// A part that several reasons have alike, in the memory of a record, valid as long as that.
public struct KeptPart<Value: Sendable>: @unchecked Sendable {
    private let place: UnsafePointer<Value>

    @usableFromInline init(_ place: UnsafePointer<Value>) {
        self.place = place
    }

    /// The value.
    public var value: Value { place.pointee }
}

/// A reason in the memory of a record, valid as long as that.
public struct KeptReason: @unchecked Sendable {
    // To the reason's type; the reason follows.
    private let place: UnsafeMutableRawPointer

    @usableFromInline init(_ place: UnsafeMutableRawPointer) {
        self.place = place
    }

    private var type: any ReasonForm.Type { place.load(as: (any ReasonForm.Type).self) }

    /// The reason as it was given, or as its form says.
    package var reason: any Reason { type.read(place + RecordMemory.headerSize) }

    fileprivate func deinitialize() {
        type.deinitialize(place + RecordMemory.headerSize)
    }
}

extension ReasonForm {
    fileprivate static func read(_ place: UnsafeMutableRawPointer) -> any Reason {
        place.load(as: Self.self).whole
    }

    fileprivate static func deinitialize(_ place: UnsafeMutableRawPointer) {
        place.assumingMemoryBound(to: Self.self).deinitialize(count: 1)
    }
}
