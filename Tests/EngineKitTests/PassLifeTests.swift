import EngineKit
import Testing

/// The lives of passes.
struct PassLifeTests {
    @Test func `a life that ended stays over while other passes run and end`() {
        let ended = PassLife()
        let copy = ended
        #expect(!ended.isOver)
        ended.end()
        #expect(ended.isOver)
        #expect(copy.isOver)
        for _ in 0..<3 {
            let next = PassLife()
            #expect(next != ended)
            #expect(!next.isOver)
            #expect(ended.isOver)
            next.end()
            #expect(ended.isOver)
        }
    }

    @Test func `passes that run at the same time end one by one`() {
        let lives = (0..<8).map { _ in PassLife() }
        for (index, life) in lives.enumerated() {
            life.end()
            #expect(lives.map(\.isOver) == lives.indices.map { $0 <= index })
        }
    }
}
