import Foundation
import Interpreter
import SwiftSource
import Testing

@testable import QuickLayoutDialect
@testable import Vocabularies

/// The vocabulary, which sources, the inspector and the help read.
struct VocabularyTests {
    private static let vocabulary = QuickLayoutVocabulary.vocabulary

    @Test func `every element has a name and a line of help`() {
        let elements = Self.vocabulary.types.filter { $0.kind == .element }
        for type in elements {
            #expect(!type.help.isEmpty && !type.help.contains("\n"), "\(type.name)")
        }
        let names = elements.map(\.name.description)
        for name in [
            "HStack", "VStack", "ZStack", "HFlow", "VFlow", "Grid", "Spacer", "EmptyLayout", "Text", "Color",
            "Rectangle",
            "Image", "ViewProxy", "padding", "frame", "constrainedSize", "fixedSize", "aspectRatio", "offset",
            "layoutPriority", "layoutDirection", "overlay", "background", "alignmentGuide", "gridCellAnchor",
            "gridColumnAlignment", "resizable", "expand", "LazyView",
        ] {
            #expect(names.contains(name), "\(name)")
        }
        #expect(names.count == 29)
    }

    @Test func `every modifier of the table is a method of every element, or of every leaf`() {
        let methods = ["Element", "LeafElement"].flatMap { Self.vocabulary[TypeName($0)]?.methods.map(\.name) ?? [] }
        for type in Self.vocabulary.types
        where type.kind == .element && type.name.description.first?.isLowercase == true {
            #expect(methods.contains(type.name.description), "\(type.name)")
        }
    }

    @Test func `help names known differences from SwiftUI`() throws {
        for (name, word) in [
            ("HStack", "SwiftUI: least flexible first, spacing 8"), ("Grid", "gridCellColumns"),
            ("Spacer", "next to a Color"),
            ("HFlow", "SwiftUI has no such thing"), ("frame", "no ideal sizes"), ("EmptyLayout", "EmptyView"),
            ("constrainedSize", "SwiftUI has no such thing"), ("alignmentGuide", "do not leave"),
        ] {
            let type = try #require(Self.vocabulary[TypeName(name)])
            #expect(type.help.contains(word), "\(name): \(type.help)")
        }
        let spacer = try #require(Self.vocabulary[TypeName("Spacer")])
        #expect(spacer.initializers.contains { $0.help.contains("SwiftUI: at least this") })
    }

    @Test func `properties are shown as Swift writes them`() {
        func shown(_ element: any Element) -> [String] {
            QuickLayoutVocabulary.properties(of: element).map { "\($0.name): \($0.value)" }
        }
        #expect(
            shown(HStack(alignment: .top, spacing: 1.5)) == ["alignment: .top", "spacing: 1.5", "isIdeal: false"])
        #expect(shown(Text("say \"hi\"\n").foregroundColor(.blue)) == [#"string: "say \"hi\"\n""#, "color: .blue"])
        #expect(shown(Text("a").frame(width: 3)) == ["width: 3", "height: nil", "alignment: .center"])
        #expect(
            shown(Text("a").frame(maxWidth: .infinity, alignment: .top)) == [
                "minWidth: nil", "maxWidth: .infinity", "minHeight: nil", "maxHeight: nil", "alignment: .top",
            ])
        #expect(
            shown(Text("a").padding(.leading, 2)) == ["insets: EdgeInsets(top: 0, leading: 2, bottom: 0, trailing: 0)"])
        #expect(shown(Text("a").fixedSize(axis: .vertical)) == ["axis: .vertical"])
        #expect(shown(Text("a").gridCellAnchor(UnitPoint(x: 0.25, y: 1))) == ["anchor: UnitPoint(x: 0.25, y: 1)"])
        #expect(shown(Text("a").layoutDirection(.rightToLeft)) == ["direction: .rightToLeft"])
    }
}
