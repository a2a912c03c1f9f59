import Testing
import TextMetrics

struct HatchedTitleTests {
    @Test func `a line holds the name, a space and a column of hatching on each side`() {
        #expect(HatchedTitle("Avatar").columns == 10)
        #expect(HatchedTitle("宽").columns == 6)
        #expect(HatchedTitle("").columns == 4)
    }

    @Test func `the shown part of the name leaves hatching on both sides`() {
        let title = HatchedTitle("Avatar")
        #expect(title.shown(in: 30)?.string == " Avatar ")
        #expect(title.shown(in: 10)?.string == " Avatar ")
        #expect(title.shown(in: 9)?.string == " Avat… ")
        #expect(title.shown(in: 5)?.string == " … ")
        #expect(title.shown(in: 4) == nil)
        #expect(title.shown(in: 0) == nil)
        #expect(HatchedTitle("宽宽").shown(in: 7)?.string == " 宽… ")
        #expect(HatchedTitle("").shown(in: 30) == nil)
    }

    @Test func `narrow contents leave room for the beginning of a long name, and for a short one`() {
        #expect(HatchedTitle("AvatarView").leastColumns == 8)
        #expect(HatchedTitle("AvatarView").shown(in: 8)?.string == " Ava… ")
        #expect(HatchedTitle("Row").leastColumns == 7)
    }

    @Test func `a name with a line break is drawn on one line`() {
        #expect(HatchedTitle("a\nb").shown(in: 30)?.glyphs.allSatisfy { $0.columns == 1 } == true)
        #expect(HatchedTitle("a\nb").columns == 7)
    }
}
