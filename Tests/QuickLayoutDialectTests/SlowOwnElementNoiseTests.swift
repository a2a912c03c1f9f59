import Foundation
import LayoutTestSupport
import Testing
import Vocabularies

@Suite(.serialized) struct SlowOwnElementNoiseTests {
    private static let views = """
        import SwiftUI
        class Badge: UIView { let n = 2 ; var body: Layout { HStack { Text("n") ; Dots(count: 3) } } }
        struct Card<Content: View>: View { let title: String ; @ViewBuilder var content: Content
            var body: some View { if title.isEmpty { Text("none") } else { VStack { Text(title) ; content } } } }
        NavigationStack { List { Group { Text("a").font(.body) } } ; Card(title: "t") { Text("c") ; Badge() }.padding(1) }
        """

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `a randomly changed source with its own elements is laid out without a crash`(seed: UInt64) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "OwnElements.swift")
        let elements = try String(contentsOf: file, encoding: .utf8)
        let samples = [elements + "\nGallery()\n", elements + Self.views]
        let faults = try SourceNoise(QuickLayout(), samples: samples).faults(seed: seed)
        #expect(faults == [], "seed \(seed)")
    }
}
