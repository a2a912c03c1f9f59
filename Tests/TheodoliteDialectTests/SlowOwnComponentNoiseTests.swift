import Foundation
import LayoutTestSupport
import Testing
import Vocabularies

@Suite(.serialized) struct SlowOwnComponentNoiseTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a randomly changed source with its own components is laid out and tapped without a crash`(
        seed: UInt64
    ) throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let own = try String(contentsOf: folder.appending(path: "OwnComponents.swift"), encoding: .utf8)
        let counter = try String(
            contentsOf: folder.appending(path: "../../Examples/Counter.swift"), encoding: .utf8)
        let samples = [own + "\nGallery()\n", counter, counter]
        let faults = try SourceNoise(Theodolite(), samples: samples).faults(seed: seed)
        #expect(faults == [], "seed \(seed)")
    }
}
