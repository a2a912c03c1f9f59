import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import TextMetrics

/// Stands for an unknown element. It is as large as its name in a line of hatching; around contents it is a
/// hatched edge, a cell thick, and the contents are in a column from its upper left corner:
///
/// ```
/// ▒ AvatarView ▒        ▒ Card ▒▒▒
///                       ▒First   ▒
///                       ▒Second  ▒
///                       ▒▒▒▒▒▒▒▒▒▒
/// ```
protocol Hole {
    /// The name that the source has for the element.
    var elementName: String { get }
    var hasContents: Bool { get }
}

extension Hole {
    var hatching: Appearance.Hatching {
        hasContents ? .framed(name: elementName) : .filled(name: elementName)
    }

    /// How large it is without contents, in points.
    func titleSize(cell: CGSize) -> CGSize {
        CGSize(width: CGFloat(HatchedTitle(elementName).columns) * cell.width, height: cell.height)
    }

    /// How wide it is around contents at least, in points: its name is said, if not in full.
    func leastWidth(cell: CGSize) -> CGFloat { CGFloat(HatchedTitle(elementName).leastColumns) * cell.width }
}

/// The reasons' sentences for unknown elements.
enum HoleSentence {
    static func column(in name: String) -> String {
        "haggle does not know \(name) and puts its contents in a column"
    }

    /// - Parameter corner: of the column, or of what stands in it.
    static func column(in name: String, at corner: CGPoint) -> String {
        "\(column(in: name)), \(PointsFormat.short(corner.x)) from the left and \(PointsFormat.short(corner.y)) from the top"
    }
}

extension TypeDescription {
    /// The type of what stands for unknown elements, which no source can write.
    static func hole(_ name: TypeName, conforming parent: TypeName) -> TypeDescription {
        TypeDescription(name, .element, help: "stands for an unknown element", conformances: [parent])
    }
}
