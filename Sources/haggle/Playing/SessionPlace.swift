import ArgumentParser
import Foundation
import LayoutInspection
import Negotiation
import Playground

/// What a person made of the screen, from one session with the same files to the next.
struct SessionPlace {
    private let places: KeptPlaces
    private let paths: [String]
    /// What the last session left, without what the arguments say; nil once it is taken.
    private var last: KeptPlace?
    /// What this session made before an example was opened; nil while the person's own files are open.
    private var beforeExample: KeptPlace?
    /// Whether the root is the person's choice.
    private var isRootChosen = false

    /// Nil if the sources have no place on disk.
    /// - Parameters:
    ///   - isFresh: whether the last session is ignored.
    ///   - proposal: the proposal of the arguments.
    ///   - reading: how the arguments say to read the sources.
    init?(
        _ open: OpenSources, isFresh: Bool, proposal: SaidProposal, reading: Reading,
        in environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        guard let own = open.own, own.paths.allSatisfy({ !InputFile(path: $0).isStandardInput }) else { return nil }
        (places, paths) = (KeptPlaces(in: environment), own.paths)
        guard !isFresh, var last = places.place(of: paths) else { return }
        if proposal.width != nil { last.width = nil }
        if proposal.height != nil { last.height = nil }
        if reading.root != .best { last.root = nil }
        last.holes?.removeAll { hole in reading.settings.contains { $0.name == hole.name } }
        self.last = last
    }

    /// The root that the person chose in the last session.
    var root: EarlierRoot? { last?.root?.earlier }

    /// Notes that the person chose a root, or that the last session's is shown.
    mutating func rootWasChosen() { isRootChosen = true }

    /// Gives what the last session left, once.
    mutating func take() -> KeptPlace? {
        defer { last = nil }
        return last
    }

    /// Notes what the person made before an example takes the place of their files.
    mutating func leave(_ state: PlaygroundState) {
        if state.openExample == nil, state.inspection != nil { beforeExample = place(of: state) }
    }

    /// Keeps what the person made. A session that showed no layout leaves what there was.
    /// - Returns: the reason why it is lost, as a sentence without a full stop; nil if nothing is.
    func keep(_ state: PlaygroundState) -> String? {
        let own = state.openExample == nil && state.inspection != nil ? place(of: state) : beforeExample
        guard let own else { return nil }
        do throws(PrivateFolder.Failure) {
            try places.keep(own, of: paths)
        } catch {
            return own.isUsual ? nil : "the proposal, the panes and the stops are not kept: \(error.sentence)"
        }
        return nil
    }

    private func place(of state: PlaygroundState) -> KeptPlace {
        var place = state.place
        if !isRootChosen { place.root = nil }
        return place
    }
}
