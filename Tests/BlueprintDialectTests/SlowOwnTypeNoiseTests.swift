import Foundation
import LayoutTestSupport
import Testing
import Vocabularies

@Suite(.serialized) struct SlowOwnTypeNoiseTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a randomly changed source with its own types is laid out without a crash`(seed: UInt64) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OwnTypes.swift")
        let sample = try String(contentsOf: file, encoding: .utf8) + "\nGallery()\n"
        let faults = try SourceNoise(Blueprint(), samples: [sample]).faults(seed: seed)
        #expect(faults == [], "seed \(seed)")
    }
}
