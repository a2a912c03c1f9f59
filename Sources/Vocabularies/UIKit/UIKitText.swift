import Foundation
import Interpreter
import Negotiation
import TextMetrics
import UIKitTypes

/// UIKit as sources use it around their layouts: classes that keep their properties and answer with a size. It is Swift
/// that is run as sources are.
///
/// Sizes of controls are UIKit's, in points; where a point is a cell, they take the cells that they would take at 8×16.
enum UIKitText {
    /// - Parameters:
    ///   - leaf: the protocol of the dialect's that views conform to: that of its elements, where they are; nil for none.
    ///   - own: an expression for how large a view's own layout makes it in `size`, nil where it has none.
    ///   - more: what the dialect says in Swift itself.
    static func libraryText(
        views leaf: String? = nil, sizedBy own: String? = nil, adding more: [String] = [],
        functions others: [Callable] = []
    ) -> LibraryText {
        let texts = [
            views(leaf, sizedBy: own), labels, controls, buttons, textInput, geometry, attributedStrings, controllers,
            surroundings,
        ]
        return LibraryText((texts + more).joined(separator: "\n\n"), functions: functions + others)
    }

    /// What the classes measure with.
    private static let functions: [Callable] = [
        .function(
            "__textSize", "a text's size in points", .arg("_ text"), .arg("font"), .arg("lines"), .arg("width"),
            .arg("cell")
        ) { (text: String, font: UIFont?, lines: Int, width: CGFloat, cell: CGSize) in
            TextSize(text, font: font, lines: lines, width: width, cell: cell).size
        },
        .function("__imageSize", "a picture's size in points", .arg("_ image"), .arg("cell")) {
            (image: UIImage?, cell: CGSize) in image?.size(in: cell) ?? .zero
        },
        .function("__controlSize", "a control's size in points", .arg("width"), .arg("height"), .arg("cell")) {
            (width: CGFloat, height: CGFloat, cell: CGSize) in
            CellConversion.size(of: CGSize(width: width, height: height), in: cell)
        },
    ]
}

/// A text as a label of UIKit's measures it.
struct TextSize {
    /// In points.
    let size: CGSize

    /// - Parameters:
    ///   - lines: the most lines; 0 for any number.
    ///   - width: the most points for a line.
    ///   - cell: the points in a cell.
    init(_ text: String, font: UIFont?, lines: Int, width: CGFloat, cell: CGSize) {
        let scale = font?.cells(in: cell) ?? 1
        let character = CGSize(width: cell.width * scale, height: cell.height * scale)
        let limit = (width / character.width).rounded(.down)
        let columns = limit < 1_000_000 ? Int(clamping: limit, to: 1...1_000_000) : nil
        let extent = TextExtent(text, width: columns, lineLimit: max(0, lines))
        // An empty label has no size.
        size = CGSize(
            width: CGFloat(extent.columns) * character.width,
            height: text.isEmpty ? 0 : CGFloat(extent.lines) * character.height)
    }
}
