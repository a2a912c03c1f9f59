import Foundation
import LayoutInspection
import SwiftSource
import Testing

struct PointScaleTests {
    private func isInPoints(_ source: String) -> Bool {
        PointScale(of: ParsedSources(SourceSet([SourceSet.File(name: "a.swift", text: SourceText(source))]))).isInPoints
    }

    @Test func `a frame of 100 points or more is a phone's`() {
        #expect(isInPoints("Text(\"a\").frame(width: 100)"))
        #expect(isInPoints("Text(\"a\").frame(maxWidth: 320, minHeight: 20)"))
        #expect(!isInPoints("Text(\"a\").frame(width: 99)"))
        #expect(!isInPoints("spend(200)"))
        #expect(isInPoints("let side: CGFloat = 120\nText(\"a\").frame(width: side)"))
        #expect(!isInPoints("let count = 120\nText(\"a\").frame(width: side)"))
        let (wide, narrow) = ("struct A { let side: CGFloat = 120 }\n", "struct B { let side: CGFloat = 4 }\n")
        for named in [wide + narrow, narrow + wide] { #expect(isInPoints(named + "Text(\"a\").frame(width: side)")) }
    }

    @Test func `paddings are a phone's if half of them are 8 or more`() {
        #expect(isInPoints("a.padding(16)"))
        #expect(isInPoints("a.padding(.all, 8)"))
        #expect(isInPoints("a.inset(uniform: 12)"))
        #expect(!isInPoints("a.padding(16); b.padding(1); c.padding(2)"))
        #expect(!isInPoints("a.padding()"))
        #expect(!isInPoints("HStack(spacing: 40) { a }"))
    }
}
