import Foundation

/// Random trees of n, 2n and 4n elements: where our time grows faster than our asks, and where frames or leaf measures
/// differ from the real library's at n.
struct RandomTrees {
    let real: Side
    let ours: Side
    private let count = 100

    /// - Parameter seeds: one for each tree.
    func report(_ seeds: Range<Int>) throws {
        var (faster, different, more) = (0, 0, 0)
        for seed in seeds {
            let name = "random:\(seed)"
            let (theirs, own) = (try real.account(name, count), try ours.account(name, count))
            let frames = FrameDifference(theirs.frames, own.frames)
            if !frames.isEqual {
                different += 1
                print("- seed \(seed): frames \(frames)")
            }
            if own.leafMeasures > theirs.leafMeasures {
                more += 1
                print("- seed \(seed): \(own.leafMeasures) leaf measures, the real library's \(theirs.leafMeasures)")
            }
            let growths = try [false, true].map { try growth(of: name, isRecorded: $0) }
            for (word, growth) in zip(["off", "on"], growths) where growth.time > 1.25 * growth.asks {
                faster += 1
                print(
                    String(
                        format: "- seed %d, %@: from n to 4n %.1f times the asks, %.1f times the time", seed, word,
                        growth.asks, growth.time))
            }
        }
        print(
            """
            \(seeds.count) random trees of \(count), \(2 * count) and \(4 * count) elements: time grows faster than asks \
            (by more than a quarter) in \(faster) of \(2 * seeds.count) measurements, frames differ in \(different), \
            leaves are measured more often in \(more).
            """)
    }

    /// How many times larger the figures of 4n are than those of n.
    private func growth(of name: String, isRecorded: Bool) throws -> (asks: Double, time: Double) {
        var (asks, times): ([Double], [Double]) = ([], [])
        for factor in [1, 2, 4] {
            asks.append(Double(try ours.account(name, factor * count).asks ?? 0))
            let rounds = try (0..<2).map { _ in try ours.time(name, factor * count, isRecorded: isRecorded) }
            times.append(Double(rounds.min() ?? 0))
        }
        return (asks[2] / asks[0], times[2] / times[0])
    }
}
