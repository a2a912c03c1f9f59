import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import Interpreter
@testable import TheodoliteDialect
@testable import Vocabularies

/// The vocabulary, which sources, the inspector and the help read.
struct VocabularyTests {
    private static let vocabulary = TheodoliteVocabulary.vocabulary

    @Test func `the vocabulary has every component of the library`() {
        let names = Set(Self.vocabulary.types.filter { $0.kind == .element }.map(\.name.description))
        #expect(
            names == [
                "ActivityIndicatorComponent", "BackgroundComponent", "ButtonComponent", "FlexboxComponent",
                "ImageComponent", "InfiniteLoadComponent", "InsetComponent", "LabelComponent", "ListComponent",
                "OverlayComponent", "PullToRefreshComponent", "ScrollComponent", "SizeComponent", "TapComponent",
                "TextComponent", "ViewComponent",
            ])
    }

    @Test func `every element has a line of help and an initializer with a key`() {
        for type in Self.vocabulary.types where type.kind == .element {
            #expect(!type.help.isEmpty && !type.help.contains("\n"), "\(type.name)")
            #expect(type.initializers.first?.parameters.map(\.label) == ["key", nil], "\(type.name)")
            #expect(type.conformances == [TypeName("Component")], "\(type.name)")
        }
        for type in Self.vocabulary.types {
            #expect(!type.help.isEmpty && type.help.count < 100, "\(type.name): \(type.help)")
            for property in type.properties where type.kind == .element {
                #expect(!property.help.isEmpty, "\(type.name).\(property.name)")
            }
        }
    }

    @Test func `properties are shown as Swift writes them`() {
        func written(_ component: Component) -> [String] {
            TheodoliteVocabulary.properties(of: component).map { "\($0.name): \($0.value)" }
        }
        #expect(
            written(label("say \"hi\"", lines: 2)) == [
                #"text: "say \"hi\"""#, "maximumNumberOfLines: 2", "textColor: .black", "textAlignment: .natural",
                "lineBreakMode: .byTruncatingTail",
            ])
        #expect(
            written(SizeComponent((size: SizeRange(max: CGSize(width: 3, height: CGFloat.nan)), component: label(""))))
                == ["size: SizeRange(max: CGSize(width: 3, height: .nan))"])
        #expect(written(inset(1, label(""))) == ["insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)"])
        #expect(
            written(flex(FlexOptions(flexDirection: .column, justifyContent: .spaceEvenly), [])) == [
                "flexDirection: .column", "flexWrap: .nowrap", "justifyContent: .spaceEvenly", "alignItems: .stretch",
                "alignContent: .stretch", "overflow: .visible",
            ])
        #expect(written(scroll(.horizontal, label(""))) == ["direction: .horizontal"])
        #expect(
            written(ButtonComponent(ButtonComponent.Options(titles: [.normal: "OK"], enabled: false))) == [
                "titles: [.normal: \"OK\"]", "selected: nil", "enabled: false", "contentEdgeInsets: nil",
            ])
        #expect(written(Component()) == [])
    }

    @Test func `a dialect says how components look, and what it makes of proposals`() {
        let theodolite = Theodolite()
        let view = ViewComponent(
            ViewConfiguration(attributes: [
                .backgroundColor(.blue), .borderColor(.white), .borderWidth(1), .alpha(7), .hidden(true),
            ]))
        #expect(
            Appearance(of: view)
                == Appearance(
                    background: Paint(red: 0, green: 0, blue: 255),
                    border: Appearance.Border(paint: Paint(red: 255, green: 255, blue: 255), width: 1), isHidden: true))
        let text = TextComponent(
            (
                TextKitAttributes(
                    attributedString: NSAttributedString(string: "x"), textAlignment: .right, maximumNumberOfLines: 3),
                options: TextComponent.Options()
            ))
        #expect(Appearance(of: text).text == Appearance.Text("x", alignment: .trailing, lineLimit: 3))
        #expect(Appearance(of: inset(1, label("x"))) == Appearance())
        for proposal in [AxisProposal.exactly(1), .atMost(2), .between(1, 2), .unconstrained] {
            #expect(theodolite.reading(of: proposal) == .asWritten)
        }
        #expect(
            theodolite.reading(of: .unspecified)
                == .replaced(by: .unconstrained, .unspecified(library: "Theodolite")))
        #expect(
            ProposalLack.unspecified(library: "Theodolite").sentence
                == "Theodolite has no unspecified proposal; it is asked without a limit (inf)")
    }
}
