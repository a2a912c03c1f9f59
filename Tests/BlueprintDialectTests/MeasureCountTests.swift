import BlueprintDialect
import Testing

/// The number of leaf measures in the benchmark trees, equal to the real library's.
struct MeasureCountTests {
    @Test func `a column measures each of 1,000 labels once`() throws {
        #expect(try Recording(Trees.column(1000), 80, 2000).measures(of: "Label") == 1000)
    }

    @Test func `a binary tree measures each leaf six times`() throws {
        #expect(try Recording(Trees.binary(depth: 10), 128 * 2, 32 * 2).measures(of: "Label") == 6144)
    }

    @Test func `a binary tree in no space measures each leaf ten times`() throws {
        #expect(try Recording(Trees.binary(depth: 10), 128 / 2, 32 * 2).measures(of: "Label") == 10240)
    }

    @Test func `a label in 200 insets is measured once`() throws {
        #expect(try Recording(Trees.insetsCentered(200), 420, 405).measures(of: "Label") == 1)
    }

    @Test func `a label in 100 stacks is measured once`() throws {
        #expect(try Recording(Trees.unary(100), 40, 10).measures(of: "Label") == 1)
    }

    @Test func `a screen of 155 elements measures its leaves 167 times`() throws {
        let recording = try Recording(Trees.screen(rows: 20), 80, 50)
        #expect(recording.record.elements.count == 155)
        #expect(recording.measures(of: "Label") == 167)
    }
}
