import Foundation
import Interpreter
import Negotiation
import SwiftUIDialect

/// SwiftUI's protocols that a source's own types can be.
enum SwiftUIOpenTypes {
    static let resultBuilders = ["ViewBuilder", "ToolbarContentBuilder"].map {
        ResultBuilder($0, of: SwiftUIVocabulary.view)
    }

    static let values: [any Described.Type] = [
        SourceSubview.self, LayoutProperties.self, SourceStyleConfiguration.self,
    ]

    // The first that a type says it is makes what stands for it.
    static let pages: [OpenPage] =
        [
            OpenPage(SwiftUIVocabulary.viewPage.description.partial(), as: SwiftUISourceView.self, isElement: true),
            OpenPage(
                SwiftUIVocabulary.shapePage.description.partial(), as: SwiftUISourceShape.self, isElement: true,
                associated: [.init("AnimatableData", default: .any)]),
            OpenPage(SwiftUIVocabulary.stylePage.description.partial(), as: SwiftUISourceFill.self),
            OpenPage(
                SwiftUIVocabulary.layoutPage.description, as: SwiftUISourceLayout.self,
                associated: [
                    .init("Subviews", default: .array(SourceSubview.conversion.type)), .init("Cache", default: .void),
                    .init("AnimatableData", default: .any),
                ]),
            OpenPage(
                .protocol((any ViewModifier).self, "makes a view of another one"), as: SwiftUISourceModifier.self,
                associated: [.init("Content", default: .named(SwiftUIVocabulary.view))]),
            OpenPage(
                .protocol((any LayoutValueKey).self, "names a value that views carry for a layout"),
                members: [SourceLayoutValue.standard.member], associated: [.init("Value", default: .any)]),
            OpenPage(
                .protocol((any PreferenceKey).self, "names a value that views hand up to those that they are in"),
                members: SourcePreference.members, associated: [.init("Value", default: .any)]),
            OpenPage(
                .protocol((any AlignmentID).self, "a line by which views are aligned"),
                members: [SourceAlignmentLine<ViewDimensions>.position]),
            OpenPage(
                .protocol((any Animatable).self, "what can be animated; nothing is here"),
                associated: [.init("AnimatableData", default: .any)]),
        ] + ControlStyles.pages
}

extension LayoutProperties: Described {
    static let page = Page<Self>("what a layout says of itself whatever its views are")
        .made { LayoutProperties() }
        .property("stackOrientation", \.stackOrientation, "the axis that spacers in it follow")
}
