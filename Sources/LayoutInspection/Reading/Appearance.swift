import Foundation
import Negotiation
import TextMetrics

/// The look of an element besides its frame, in no dialect's words.
package struct Appearance: Hashable, Sendable {
    // This order leaves hardly any padding: layouts have many elements.
    package var text: Text?
    package var background: Paint?
    package var cover: Cover
    package var border: Border?
    /// Placeholder look of an unknown element; nil for a known one.
    package var hatching: Hatching?
    /// Its drawing layer: it is in front of siblings with a lower one, whatever their order.
    package var layer: Double
    /// Takes its space and shows nothing.
    package var isHidden: Bool
    /// 0...1, for the element and its descendants.
    package var opacity: Double
    /// Whether its children are drawn from the last to the first, so that the first is in front.
    package var isFirstInFront: Bool
    /// Whether its contents hide nothing behind them.
    package var isSeenThrough: Bool

    package init(
        background: Paint? = nil, cover: Cover = .color, border: Border? = nil, text: Text? = nil,
        hatching: Hatching? = nil,
        isHidden: Bool = false, opacity: Double = 1, isFirstInFront: Bool = false, layer: Double = 0,
        isSeenThrough: Bool = false
    ) {
        self.background = background
        self.cover = cover
        self.isSeenThrough = isSeenThrough
        self.border = border
        self.text = text
        self.hatching = hatching
        self.isHidden = isHidden
        self.opacity = opacity
        self.isFirstInFront = isFirstInFront
        self.layer = layer
    }

    /// Whether it and its contents are invisible: hidden, or fully transparent.
    package var isInvisible: Bool { isHidden || opacity <= 0 }

    /// Whether something is drawn across the frame, however thin it is: a colour, an edge, hatching, a control's sign.
    package var isSeenWhereThin: Bool {
        background.map { $0.alpha > 0 } == true || border.map { $0.width > 0 } == true || hatching != nil
            || text?.isInMiddle == true
    }

    /// How much its frame hides of what is behind it.
    package enum Cover: Hashable, Sendable {
        /// As much as its background does, by its opacity.
        case color
        /// Everything, whatever its colour.
        case whole
        /// Nothing, or unknown.
        case nothing
    }

    /// Whether texts behind its frame are hidden.
    /// - Parameter opacity: that of the element and its ancestors, 0...1.
    package func hidesTexts(at opacity: Double) -> Bool {
        switch cover {
        case .color: (background?.alpha ?? 0) * opacity > Self.mostLegible
        case .whole: opacity > Self.mostLegible
        case .nothing: false
        }
    }

    /// The highest opacity of black on white through which black text is legible: WCAG 2's contrast for large text.
    private static let mostLegible = 0.65

    /// The appearance of an element that shows nothing itself.
    package static let plain = Appearance()

    /// Drawn inside the frame; `width` in points.
    package struct Border: Hashable, Sendable {
        package var width: CGFloat
        package var paint: Paint

        package init(paint: Paint, width: CGFloat) {
            self.paint = paint
            self.width = width
        }
    }

    /// The hatched part of an element, and the name in it.
    package enum Hatching: Hashable, Sendable {
        /// Everywhere; the name is in the middle.
        case filled(name: String)
        /// Its edge, a cell thick; the name is on the upper one.
        case framed(name: String)
    }

    /// A text that fills the element's frame from the top, or a control's sign in its middle. Its lines are those that
    /// it was broken into when it was measured.
    package struct Text: Hashable, Sendable {
        package var string: String
        /// The largest number of lines; 0 for no limit.
        package var lineLimit: Int
        /// A character's measured cells in each direction, by its font. It is drawn in the upper left one.
        package var scale: Int
        /// The columns for which its lines are broken; nil for no limit.
        package internal(set) var columns: Int?
        package var alignment: Alignment
        /// The part that is omitted from a line that does not fit.
        package var truncation = TextTruncation.tail
        /// Whether its lines are in the middle of the frame's height.
        package var isInMiddle: Bool
        package var paint: Paint?
        /// The line that is drawn across the frame instead of the string; nil for a text.
        package var meter: Meter?

        package init(
            _ string: String, paint: Paint? = nil, alignment: Alignment = .leading, lineLimit: Int = 0, scale: Int = 1,
            isInMiddle: Bool = false
        ) {
            self.scale = scale
            self.isInMiddle = isInMiddle
            self.string = string
            self.paint = paint
            self.alignment = alignment
            self.lineLimit = lineLimit
        }

        /// A line across the frame.
        package init(_ meter: Meter, paint: Paint?) {
            self.init("", paint: paint, lineLimit: 1, isInMiddle: true)
            self.meter = meter
        }

        package enum Alignment: Hashable, Sendable {
            case leading, center, trailing
        }
    }

    /// A line that shows a value, from 0 to 1.
    package enum Meter: Hashable, Sendable {
        /// With a knob at the value.
        case knob(at: Double)
        /// Thick up to the value.
        case bar(to: Double)

        fileprivate func line(_ columns: Int) -> String {
            func line(_ length: Int) -> String { String(repeating: "─", count: length) }
            switch self {
            case .knob(let fraction):
                let knob = Int(clamping: (fraction * Double(columns - 1)).rounded(), to: 0...columns - 1)
                return line(knob) + "●" + line(columns - 1 - knob)
            case .bar(let fraction):
                let done = Int(clamping: (fraction * Double(columns)).rounded(), to: 0...columns)
                return String(repeating: "▬", count: done) + line(columns - done)
            }
        }
    }
}

extension Appearance {
    /// The same with its text broken for the width of its frame, in points: as it was measured, whatever cells the
    /// frame takes.
    func broken(for width: CGFloat, cell: CGFloat) -> Appearance {
        guard let scale = text?.scale else { return self }
        var appearance = self
        let columns = ((width + CellProjection.slack) / (cell * CGFloat(scale))).rounded(.down)
        appearance.text?.columns = columns < 1e9 ? Int(clamping: columns, to: 1...1_000_000_000) : nil
        if let meter = text?.meter {
            let length = (width / cell).rounded()
            appearance.text?.string = meter.line(length < 10_000 ? Int(clamping: length, to: 1...10_000) : 1)
            // One line, whatever cells the frame takes.
            appearance.text?.columns = nil
        }
        return appearance
    }
}

/// A colour as a source gives it, before any terminal's limits.
package struct Paint: Hashable, Sendable {
    /// 0 (clear) to 1.
    package var alpha: Double
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// A property as the screen shows it: its name, and its value as Swift writes it.
package struct ElementProperty: Hashable, Sendable {
    package let name: String
    package let value: String
    /// Its value if it is not set; nil if there is no default.
    package let defaultText: String?
    package let unit: String?

    package init(name: String, value: String, defaultText: String? = nil, unit: String? = nil) {
        self.name = name
        self.value = value
        self.defaultText = defaultText
        self.unit = unit
    }
}
