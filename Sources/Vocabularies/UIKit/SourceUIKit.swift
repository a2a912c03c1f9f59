import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import UIKitTypes

// What a view of a source's is to a layout and to the screen.

extension SourceInstance {
    private static let sizeThatFits = OpenMember.method(
        "sizeThatFits", [OpenParameter(nil, CGSize.conversion.type)], returning: CGSize.conversion.type)
    private static let text = SourceProperty("__text", as: String?.conversion)
    private static let font = SourceProperty("__font", as: UIFont?.conversion)
    private static let textColor = SourceProperty("__textColor", as: UIColor?.conversion)
    private static let lines = SourceProperty("__lines", as: Int.conversion)
    private static let alignment = SourceProperty("__alignment", as: NSTextAlignment.conversion)
    private static let lineBreakMode = SourceProperty("__lineBreakMode", as: NSLineBreakMode.conversion)
    private static let knob = SourceProperty("__knob", as: CGFloat?.conversion)
    private static let done = SourceProperty("__done", as: CGFloat?.conversion)
    private static let isPicture = SourceProperty("__isPicture", as: Bool.conversion)
    private static let hatchedName = SourceProperty("__hatchedName", as: String?.conversion)
    private static let background = SourceProperty("backgroundColor", as: UIColor?.conversion)
    private static let isHidden = SourceProperty("isHidden", as: Bool.conversion)
    private static let alpha = SourceProperty("alpha", as: CGFloat.conversion)

    /// The class of UIKit's that answers for the view how large it is: `UIView`, `UILabel`; nil where the source's own
    /// `sizeThatFits` does.
    var measuringClass: String? { libraryTextType(declaring: "sizeThatFits") }

    /// What the view answers, in points; nil where its code fails.
    func size(fitting room: CGSize) -> CGSize? {
        deeper { call(Self.sizeThatFits, [CGSize.conversion.encode(room)], returning: CGSize.conversion) } ?? nil
    }

    /// What the hatched box is called, where the view is shown as one: it is of an unknown class, or holds others.
    var hatchedName: String? { Self.hatchedName(self) ?? nil }

    /// Whether it is a view that shows nothing itself.
    var isBlankView: Bool { libraryTextType(declaring: "__text") == "UIView" }

    /// What can be seen of the view; nil for what is none.
    /// - Parameters:
    ///   - cell: the points in a cell.
    ///   - name: what its hatched box is called, where it is one.
    func viewAppearance(in cell: CGSize, hatched name: String?) -> Appearance? {
        guard libraryTextType(declaring: "__text") != nil else { return nil }
        if let name { return Appearance(hatching: .filled(name: name)) }
        var appearance = Appearance(
            background: Self.background(self)?.flatMap { $0.paint },
            isHidden: Self.isHidden(self) == true, opacity: (Self.alpha(self) ?? 1).inUnitInterval)
        let gray = UIColor.gray.paint
        if case .native(let image)? = self[field: "image"], let image = image.payload as? UIImage, image.isUnknown {
            appearance.hatching = .filled(name: image.name ?? "")
        } else if Self.isPicture(self) == true {
            appearance.border = gray.map { Appearance.Border(paint: $0, width: 1) }
        }
        if let knob = Self.knob(self) ?? nil {
            appearance.text = Appearance.Text(.knob(at: knob.inUnitInterval), paint: gray)
        }
        if let done = Self.done(self) ?? nil {
            appearance.text = Appearance.Text(.bar(to: done.inUnitInterval), paint: gray)
        }
        guard let text = Self.text(self) ?? nil, !text.isEmpty else { return appearance }
        let color = Self.textColor(self) ?? nil
        let font = Self.font(self) ?? nil
        appearance.text = Appearance.Text(
            text, paint: color?.textPaint,
            alignment: Appearance.Text.Alignment(Self.alignment(self) ?? .natural),
            lineLimit: Self.lines(self) ?? 0, scale: font?.scale(in: cell) ?? 1,
            isInMiddle: measuringClass != "UITextView")
        switch Self.lineBreakMode(self) {
        case .byTruncatingHead: appearance.text?.truncation = .head
        case .byTruncatingMiddle: appearance.text?.truncation = .middle
        default: break
        }
        return appearance
    }
}

extension Appearance.Text.Alignment {
    init(_ alignment: NSTextAlignment) {
        self =
            switch alignment {
            case .left, .natural, .justified: .leading
            case .center: .center
            case .right: .trailing
            }
    }
}

extension CGFloat {
    /// The number clamped to 0...1; 0 for NaN.
    var inUnitInterval: Double { isNaN ? 0 : Double(Swift.min(1, Swift.max(0, self))) }
}

extension UIFont {
    /// How many cells each way a character takes.
    func scale(in cell: CGSize) -> Int { Int(clamping: cells(in: cell), to: 1...1000) }
}
