import Interpreter
import Negotiation
import QuickLayoutDialect

/// All that sources can write of QuickLayout.
package enum QuickLayoutVocabulary {
    static let element = TypeName("Element")
    static let layout = TypeName("Layout")
    static let leaf = TypeName("LeafElement")
    static let forEach = TypeName("ForEach")

    package static let vocabulary = Vocabulary(
        modules: ["QuickLayout", "QuickLayoutDialect"],
        types: stackDescriptions + gatheringDescriptions + gridDescriptions + leafDescriptions
            + frameDescriptions + modifierDescriptions + [elementDescription, leafElementDescription]
            + valueDescriptions + geometryDescriptions + openDescriptions,
        functions: [preview], openTypes: QuickLayoutOpenTypes.all, resultBuilders: QuickLayoutOpenTypes.resultBuilders,
        foreignNames: swiftUINames, hole: makeHole, unlistedTypes: [holeDescription])

    /// What a SwiftUI source shows of itself.
    private static var preview: Callable {
        .function(
            "#Preview", Parameter(nil, name: "name", .string, default: "\"\"", ""),
            Parameter("content", Conversion<any Element>.element.builder()), returning: .element,
            help: "the element in it"
        ) { _, content throws(VocabularyError) in
            guard content.count <= 1 else {
                throw .refused("a preview is one element, not \(content.count); put them into a VStack")
            }
            return content.first ?? EmptyLayout()
        }
    }

    private static var valueDescriptions: [TypeDescription] {
        [
            horizontalAlignment.description(), verticalAlignment.description(), alignmentDescription,
            unitPointDescription, edgeSet.setDescription(), axisSet.setDescription(), contentMode.description(),
            layoutDirection.description(), flexibility.description(),
        ]
    }
}
