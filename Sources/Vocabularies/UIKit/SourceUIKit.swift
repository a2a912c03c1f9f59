import Foundation
import Interpreter
import LayoutInspection
import Negotiation
import UIKitTypes

// What a view of a source's is to a layout and to the screen.

extension SourceInstance {
    private static let sizeThatFits = OpenMember.method(
        "sizeThatFits", [OpenParameter(nil, CGSize.conversion.type)], returning: CGSize.conversion.type)
    private static let text = OpenMember.property("__text", String?.conversion.type)
    private static let font = OpenMember.property("__font", UIFont?.conversion.type)
    private static let textColor = OpenMember.property("__textColor", UIColor?.conversion.type)
    private static let lines = OpenMember.property("__lines", Int.conversion.type)
    private static let alignment = OpenMember.property("__alignment", NSTextAlignment.conversion.type)
    private static let lineBreakMode = OpenMember.property("__lineBreakMode", NSLineBreakMode.conversion.type)
    private static let knob = OpenMember.property("__knob", CGFloat?.conversion.type)
    private static let done = OpenMember.property("__done", CGFloat?.conversion.type)
    private static let isPicture = OpenMember.property("__isPicture", Bool.conversion.type)
    private static let hatchedName = OpenMember.property("__hatchedName", String?.conversion.type)
    private static let background = OpenMember.property("backgroundColor", UIColor?.conversion.type)
    private static let isHidden = OpenMember.property("isHidden", Bool.conversion.type)
    private static let alpha = OpenMember.property("alpha", CGFloat.conversion.type)

    /// The class of UIKit's that answers for the view how large it is: `UIView`, `UILabel`; nil where the source's own
    /// `sizeThatFits` does.
    var measuringClass: String? { supplementType(declaring: "sizeThatFits") }

    /// What the view answers, in points; nil where its code fails.
    func size(fitting room: CGSize) -> CGSize? {
        deeper { call(Self.sizeThatFits, [CGSize.conversion.encode(room)], returning: CGSize.conversion) } ?? nil
    }

    /// What the hatched box is called, where the view is shown as one: it is of an unknown class, or holds others.
    var hatchedName: String? { self.get(Self.hatchedName, String?.conversion) ?? nil }

    /// Whether it is a view that shows nothing itself.
    var isBlankView: Bool { supplementType(declaring: "__text") == "UIView" }

    /// What can be seen of the view; nil for what is none.
    /// - Parameters:
    ///   - cell: the points in a cell.
    ///   - name: what its hatched box is called, where it is one.
    func viewAppearance(in cell: CGSize, hatched name: String?) -> Appearance? {
        guard supplementType(declaring: "__text") != nil else { return nil }
        if let name { return Appearance(hatching: .filled(name: name)) }
        var appearance = Appearance(
            background: get(Self.background, UIColor?.conversion)?.flatMap { $0.paint },
            isHidden: get(Self.isHidden, Bool.conversion) == true,
            opacity: (get(Self.alpha, CGFloat.conversion) ?? 1).inUnitInterval)
        let gray = UIColor.gray.paint
        if case .native(let image)? = self[field: "image"], let image = image.payload as? UIImage, image.isUnknown {
            appearance.hatching = .filled(name: image.name ?? "")
        } else if get(Self.isPicture, Bool.conversion) == true {
            appearance.border = gray.map { Appearance.Border(paint: $0, width: 1) }
        }
        if let knob = get(Self.knob, CGFloat?.conversion) ?? nil {
            appearance.text = Appearance.Text(.knob(at: knob.inUnitInterval), paint: gray)
        }
        if let done = get(Self.done, CGFloat?.conversion) ?? nil {
            appearance.text = Appearance.Text(.bar(to: done.inUnitInterval), paint: gray)
        }
        guard let text = get(Self.text, String?.conversion) ?? nil, !text.isEmpty else { return appearance }
        let color = get(Self.textColor, UIColor?.conversion) ?? nil
        let font = get(Self.font, UIFont?.conversion) ?? nil
        appearance.text = Appearance.Text(
            text, paint: color?.textPaint,
            alignment: Appearance.Text.Alignment(get(Self.alignment, NSTextAlignment.conversion) ?? .natural),
            lineLimit: get(Self.lines, Int.conversion) ?? 0, scale: font?.scale(in: cell) ?? 1,
            isInMiddle: measuringClass != "UITextView")
        switch get(Self.lineBreakMode, NSLineBreakMode.conversion) {
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
    fileprivate var inUnitInterval: Double { isNaN ? 0 : Double(Swift.min(1, Swift.max(0, self))) }
}

extension UIFont {
    /// How many cells each way a character takes.
    func scale(in cell: CGSize) -> Int { Int(clamping: cells(in: cell), to: 1...1000) }
}
