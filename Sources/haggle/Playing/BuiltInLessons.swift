import Lessons
import SwiftSource

/// The files of Lessons/, embedded by the build.
enum BuiltInLessons {
    static let course = files.course

    /// In the order of the course.
    static let files = LessonFiles([
        file("Offer", PackageResources.Offer_swift),
        file("Stairs", PackageResources.Stairs_swift),
        file("Temperaments", PackageResources.Temperaments_swift),
        file("FourAsks", PackageResources.FourAsks_swift),
        file("Padding", PackageResources.Padding_swift),
        file("Frames", PackageResources.Frames_swift),
        file("ModifierOrder", PackageResources.ModifierOrder_swift),
        file("StiffFirst", PackageResources.StiffFirst_swift),
        file("FairShares", PackageResources.FairShares_swift),
        file("Priority", PackageResources.Priority_swift),
        file("AlignmentGuides", PackageResources.AlignmentGuides_swift),
        file("OwnLayout", PackageResources.OwnLayout_swift),
        file("FlowLayout", PackageResources.FlowLayout_swift),
        file("TrapGeometryReader", PackageResources.TrapGeometryReader_swift),
        file("TrapScaledToFill", PackageResources.TrapScaledToFill_swift),
        file("TrapColumns", PackageResources.TrapColumns_swift),
        file("TrapWrap", PackageResources.TrapWrap_swift),
        file("TrapSpacer", PackageResources.TrapSpacer_swift),
        file("TrapBackground", PackageResources.TrapBackground_swift),
        file("LastWord", PackageResources.LastWord_swift),
        file("LastWordInBlueprint", PackageResources.LastWordInBlueprint_swift),
        file("LastWordInQuickLayout", PackageResources.LastWordInQuickLayout_swift),
        file("LastWordInTheodolite", PackageResources.LastWordInTheodolite_swift),
    ])

    private static func file(_ name: String, _ source: [UInt8]) -> LessonFiles.File {
        LessonFiles.File(path: name + ".swift", source: SourceText(String(decoding: source, as: UTF8.self)))
    }
}
