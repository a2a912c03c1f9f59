import Interpreter
import Negotiation

/// All that sources can write of QuickLayout.
package enum QuickLayoutVocabulary {
    static let element = TypeName("Element")
    static let leaf = TypeName("LeafElement")
    static let forEach = TypeName("ForEach")

    package static let vocabulary = Vocabulary(
        types: stackDescriptions + gatheringDescriptions + gridDescriptions + leafDescriptions
            + frameDescriptions + modifierDescriptions + [elementDescription, leafElementDescription]
            + valueDescriptions + geometryDescriptions,
        foreignNames: swiftUINames)

    private static var valueDescriptions: [TypeDescription] {
        [
            horizontalAlignment.description(), verticalAlignment.description(), alignmentDescription,
            unitPointDescription, edgeSet.setDescription(), axisSet.setDescription(), contentMode.description(),
            layoutDirection.description(), flexibility.description(),
        ]
    }
}
