import UIKit

// What the layout files of Blueprint mention of its other files.

/// A substitute for the description of a view. The benchmark's elements have none.
public struct ViewDescription {
    let frameRoundingBehavior = FrameRoundingBehavior.prioritizeEdges

    enum FrameRoundingBehavior {
        case prioritizeEdges, prioritizeSize
    }
}

/// Logging, which is off.
enum Logger {
    typealias Text = () -> String

    static func logCacheHit(object: AnyObject, description: @autoclosure Text, constraint: SizeConstraint) {}
    static func logCacheUnconstrainedSearchMatch(
        object: AnyObject, description: @autoclosure Text, constraint: SizeConstraint,
        match: @autoclosure () -> SizeConstraint
    ) {}
    static func logMeasureStart(object: AnyObject, description: @autoclosure Text, constraint: SizeConstraint) {}
    static func logMeasureEnd(object: AnyObject) {}
}
