import CAllocationCount
import Foundation

/// The program of one side: measures one tree and prints lines of a word and a value. Its arguments are the tree's name,
/// its count, and `time`, `recordedTime`, `once`, `recordedOnce` or `account`. Without arguments it lists the trees. The
/// tree `random:7` is the one of seed 7.
public struct PeerProgram<Tree> {
    private let kinds: [PeerTreeKind<Tree>]
    private let random: (inout PeerRandom, Int) -> Tree
    private let prepared: (Tree) -> PeerTree

    /// - Parameter prepared: makes a tree ready, with its proposal.
    public init(
        _ kinds: [PeerTreeKind<Tree>], random: @escaping (inout PeerRandom, Int) -> Tree,
        prepared: @escaping (Tree) -> PeerTree
    ) {
        (self.kinds, self.random, self.prepared) = (kinds, random, prepared)
    }

    /// Does what the arguments say.
    public func run() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let action = arguments.last else {
            for kind in kinds { print("\(kind.name)\t\(kind.count)\t\(kind.next)") }
            return
        }
        guard arguments.count == 3, let count = Int(arguments[2]), let tree = tree(arguments[1], count) else {
            throw PeerProblem.arguments(Array(arguments))
        }
        switch action {
        case "time": time(tree.pass)
        case "once": once(tree.pass)
        case "account": show(try tree.account())
        default:
            guard let recorded = tree.recordedPass else { throw PeerProblem.arguments(Array(arguments)) }
            try recorded()
            // What succeeded once does so again.
            let pass = { do { try recorded() } catch { fatalError("\(error)") } }
            if action == "recordedTime" { time(pass) } else { once(pass) }
        }
    }

    private func tree(_ name: String, _ count: Int) -> PeerTree? {
        guard name.hasPrefix("random:"), let seed = Int(name.dropFirst(7)) else {
            return kinds.first { $0.name == name }.map { prepared($0.make(count)) }
        }
        var numbers = PeerRandom(seed: seed)
        return prepared(random(&numbers, count))
    }

    /// One median; the report's processes alternate, so that each has several.
    private func time(_ pass: () -> Void) {
        print("ns", ThreadClock.cost(rounds: 1, roundLength: 50_000_000, of: pass))
    }

    private func once(_ pass: () -> Void) {
        let allocations = allocation_count()
        pass()
        print("allocations", allocation_count() - allocations)
        print("peak", largestMemory)
    }

    /// The largest memory of the process until now, in bytes.
    private var largestMemory: Int {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return usage.ru_maxrss
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return usage.ru_maxrss * 1024
        #endif
    }

    private func show(_ account: PeerAccount) {
        print("leaves", account.leafMeasures)
        if let asks = account.asks { print("asks", asks) }
        for frame in account.frames {
            print("frame", frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
        }
    }
}

/// A mistake in the program's use.
enum PeerProblem: Error {
    case arguments([String])
}
