import Testing

@testable import Editing

struct NameMatchTests {
    @Test(arguments: [
        ("VStack", "VStack", NameMatch.whole), ("VStack", "VS", .prefix), ("VStack", "vst", .anyCasePrefix),
        ("ZStack", "ZS", .prefix), ("ZStack", "ZSta", .prefix), ("LazyVStack", "LVS", .humps),
        ("gridColumnCount", "gcolc", .humps),
        ("RoundedRectangle", "RRect", .humps), ("ZStack", "st", .humps),
        (".center", "cen", .prefix), ("spacing:", "spacing", .prefix),
    ])
    func `a name matches what was typed of it`(name: String, typed: String, expected: NameMatch) {
        #expect(NameMatch(name, typed: typed) == expected)
    }

    @Test(arguments: [
        ("VStack", "a"), ("VStack", "VSz"), ("VStack", "tack"), ("TextTile", "TxTl"), ("Row", "Rows"),
        ("padding", "ng"),
    ])
    func `a name without the typed letters does not match`(name: String, typed: String) {
        #expect(NameMatch(name, typed: typed) == nil)
    }

    @Test func `every name matches nothing`() {
        #expect(NameMatch("VStack", typed: "") == .prefix)
    }
}
