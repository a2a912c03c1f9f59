import BlueprintDialect
import LayoutPromises
import Testing

@testable import CustomLayout

/// Whether the package's elements keep what Blueprint's cache relies on.
struct PromiseTests {
    @Test func `a gauge in a card keeps its promises`() throws {
        try checkPromises(of: Card("Power") { Gauge(value: 0.8) })
    }

    @Test func `a masonry breaks one, for it fills a limit and is not endless without one`() throws {
        let error = #expect(throws: BrokenPromises.self) {
            try checkPromises(of: Masonry(columns: 2, spacing: 1) { Label(text: "buy more of everything") })
        }
        #expect(error?.promises.map(\.path).contains("Masonry") == true)
        #expect(error?.description.contains("so more must not answer less; without a limit it answers") == true)
    }

    @Test func `a tilted text breaks one, for it is as wide as it was high`() throws {
        let error = #expect(throws: BrokenPromises.self) {
            try checkPromises(of: Tilted(wrapped: Label(text: "up and away")))
        }
        #expect(error?.promises.map(\.path).contains("Tilted") == true)
        #expect(error?.description.contains("so more must not answer less") == true)
    }
}
