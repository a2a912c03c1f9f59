import Foundation
import LayoutInspection
import UIKitTypes

extension UIEdgeInsets {
    /// Whether one goes outwards.
    var isNegative: Bool { [top, left, bottom, right].contains { $0 < 0 } }
}

extension UIColor {
    /// Nil where nothing would be seen.
    var paint: Paint? {
        guard alpha > 0 else { return nil }
        func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(0, part), 1) * 255).rounded()) }
        return Paint(red: byte(red), green: byte(green), blue: byte(blue), alpha: Double(min(alpha, 1)))
    }

    /// The paint of a text. Black is the default, for which the terminal's own colour can be read on its background.
    var textPaint: Paint? { self == .black ? nil : paint }
}
