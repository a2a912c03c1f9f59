import Negotiation
import Testing

struct CalculationTests {
    @Test func `a calculation has a text and a value`() {
        let rest = Calculation(38).adding(.minus(3)).adding(.minus(4)).adding(.minus(1))
        #expect(rest.description == "38 - 3 - 4 - 1")
        #expect(rest.value == 30)
        let share = Calculation(10).adding(.times(3)).adding(.over(4)).adding(.plus(0.25))
        #expect(share.description == "10 × 3 / 4 + 0.25")
        #expect(share.value == 7.75)
    }

    @Test func `a sum that is multiplied or divided is in parentheses`() {
        let share = Calculation(43).adding(.minus(5)).adding(.over(2))
        #expect(share.description == "(43 - 5) / 2")
        #expect(share.adding(.plus(1)).adding(.times(3)).description == "((43 - 5) / 2 + 1) × 3")
    }

    @Test func `a sum can be shortened to one step with the same value`() {
        let rest = Calculation(38).adding(.minus(3)).adding(.minus(4)).adding(.minus(1))
        #expect(rest.shortened.description == "38 - 8")
        #expect(Calculation(.infinity).adding(.minus(3)).shortened == Calculation(.infinity))
    }

    @Test func `limits are part of a calculation`() {
        let clamped = Calculation(-3).adding(.atLeast(0)).adding(.plus(9)).adding(.atMost(7))
        #expect(clamped.description == "-3, at least 0 + 9, at most 7")
        #expect(clamped.value == 7)
    }

    @Test func `at least 0 turns NaN into 0`() {
        #expect(Calculation(.nan).adding(.atLeast(0)).value == 0)
    }

    @Test func `a stated reason has a sentence and no arithmetic`() {
        let reason: StatedReason = "half for each \("side")"
        #expect(reason.sentence == "half for each side")
        #expect(reason.calculation(on: .horizontal) == nil)
        #expect(UnstatedReason().sentence == "the layout gives no reason")
    }
}
