import BlueprintDialect
import Interpreter

/// Blueprint's protocols that a source's own types can be, with what their members are written with.
enum BlueprintOpenTypes {
    static let resultBuilders = [ResultBuilder("ElementBuilder"), ResultBuilder("Builder")]

    static let values: [any Described.Type] = [
        ElementContent.self, ElementContent.Builder<SourceLayout>.self, LayoutTraits.self, SourceSubelement.self,
        LayoutSubelement.Attributes.self, UnitPoint.self,
    ]

    private static let subelement = SourceSubelement.conversion.type

    // The first that a type says it is makes what stands for it.
    static let pages: [OpenPage] = [
        OpenPage(
            .protocol(
                (any ProxyElement).self, "an element that is laid out as another one",
                conforming: [BlueprintVocabulary.element]), as: SourceProxyElement.self, isElement: true),
        OpenPage(BlueprintVocabulary.elementPage.description, as: SourceElement.self, isElement: true),
        OpenPage(
            .protocol((any Layout).self, "arranges any number of subelements"), as: SourceLayout.self,
            associated: [
                .init("Subelements", default: .array(subelement)), .init("Subelement", default: subelement),
                .init("Cache", default: .void),
            ]),
        OpenPage(
            .protocol((any SingleChildLayout).self, "arranges one subelement"), as: SourceSingleChildLayout.self,
            associated: [.init("Subelement", default: subelement), .init("Cache", default: .void)]),
        OpenPage(
            .protocol((any SingleTraitLayout).self, "a layout for which each subelement carries one value"),
            members: [SourceTraits.ofLayout.member], associated: [.init("Traits", default: .any)]),
        OpenPage(.protocol((any Measurable).self, "answers a proposal with a size"), as: SourceMeasurable.self),
        OpenPage(
            .protocol((any LayoutTraitsKey).self, "names a value that children carry for a layout"),
            members: [SourceTraits.ofKey.member], associated: [.init("Value", default: .any)]),
        OpenPage(
            .protocol((any AlignmentID).self, "a line by which elements are aligned"),
            members: [SourceAlignmentLine<ElementDimensions>.position]),
        OpenPage(
            .protocol((any ElementBuilderChild).self, "a child that a builder makes of an element"),
            isMadeOfElements: true),
        OpenPage(
            .protocol((any EnvironmentKey).self, "names a value that parents pass down to their children"),
            members: [SourceEnvironment.ofKey.member], associated: [.init("Value", default: .any)]),
    ]
}
