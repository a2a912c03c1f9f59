import Foundation
import TestSupport
import Testing

@testable import BlueprintDialect

/// The memory of answers, compared with the real library's table, which has a key for each boundary of an answer.
struct CacheGrowthTests {
    /// The real library's storage of answers (Blueprint 1237c2b6, HintingSizeCache): the newest for a key counts.
    private struct KeyTable {
        private var sizes: [SizeConstraint: CGSize] = [:]
        private let options: LayoutOptions

        init(_ options: LayoutOptions) {
            self.options = options
        }

        mutating func size(_ key: SizeConstraint, or measure: (SizeConstraint) -> CGSize) -> CGSize {
            if let size = sizes[key] { return size }
            if options.searchUnconstrainedKeys, let size = unconstrained(key) {
                sizes[key] = size
                return size
            }
            let size = measure(key)
            sizes[key] = size
            guard options.hintRangeBoundaries else { return size }
            for width in ends(key.widthLimit, size.width) {
                for height in ends(key.heightLimit, size.height) {
                    sizes[SizeConstraint(CGSize(width: width, height: height))] = size
                }
            }
            return size
        }

        private func ends(_ limit: CGFloat, _ answer: CGFloat) -> [CGFloat] {
            answer < limit ? [limit, answer] : [limit]
        }

        private func unconstrained(_ key: SizeConstraint) -> CGSize? {
            guard let width = key.width.constrainedValue, let height = key.height.constrainedValue else { return nil }
            if let size = sizes[SizeConstraint(width: width)], size.height <= height { return size }
            if let size = sizes[SizeConstraint(height: height)], size.width <= width { return size }
            return nil
        }
    }

    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func `answers are those of the real library's table, and each lookup scans few`(
        hints: Bool, searches: Bool
    ) {
        let options = LayoutOptions(hintRangeBoundaries: hints, searchUnconstrainedKeys: searches)
        for seed in UInt64(0)..<60 {
            var random = SeededGenerator(seed: seed)
            let pass = Self.pass(options)
            var cache = SizeCache()
            var table = KeyTable(options)
            for _ in 0..<120 {
                let lengths = (0..<2).map { _ in CGFloat(Int.random(in: 0...12, using: &random)) }
                let key = SizeConstraint(
                    CGSize(
                        width: lengths[0] == 12 ? .infinity : lengths[0],
                        height: lengths[1] == 12 ? .infinity : lengths[1]))
                // Answers that keep no rule too: above or below the proposal.
                let answer = CGSize(
                    width: CGFloat(Int.random(in: 0...9, using: &random)),
                    height: CGFloat(Int.random(in: 0...9, using: &random)))
                let candidates = cache.candidates(for: key, options).map { $0 }
                #expect(candidates.count <= SizeCache.linearScanLimit)
                let found = cache.recall(key, in: pass.state)?.size
                if found == nil { cache.store(answer, for: key, in: pass.state) }
                let expected = table.size(key) { _ in answer }
                #expect((found ?? answer) == expected, "seed \(seed), \(key)")
            }
            withExtendedLifetime(pass) {}
        }
    }

    @Test func `a lookup among many answers reads one`() {
        let pass = Self.pass(.default)
        var cache = SizeCache()
        for width in 0..<1000 {
            let proposal = SizeConstraint(CGSize(width: CGFloat(width), height: 1))
            let candidates = cache.candidates(for: proposal, .default).map { $0 }
            #expect(candidates.count <= SizeCache.linearScanLimit)
            let size = CGSize(width: CGFloat(width), height: 2)
            cache.store(size, for: proposal, in: pass.state)
            let found = cache.recall(proposal, in: pass.state)?.size
            #expect(found == size)
        }
        let widths = [500, 1000].map { width in
            cache.candidates(for: SizeConstraint(CGSize(width: CGFloat(width), height: 1)), .default)
                .map(\.pointee.size.width)
        }
        #expect(widths == [[500], []])
        withExtendedLifetime(pass) {}
    }

    private static func pass(_ options: LayoutOptions) -> Pass {
        var environment = Environment.empty
        environment.layoutMode = .caffeinated(options: options)
        return Pass(environment: environment, recorder: nil)
    }

    @Test func `twice as many nested columns in too little height ask at most four times as often`()
        throws
    {
        let asks = try [40, 80].map { depth in
            try Recording(Trees.nestedColumns(depth), 40, CGFloat(depth) / 2).record.exchanges.count
        }
        #expect(asks[1] <= asks[0] * 4, "\(asks)")
    }
}
