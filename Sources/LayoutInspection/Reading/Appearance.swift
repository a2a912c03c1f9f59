import Foundation
import Negotiation
import TextMetrics

/// What can be seen of an element besides its frame, in no dialect's words.
package struct Appearance: Hashable, Sendable {
    // In this order there is hardly any room between them: layouts have many.
    package var text: Text?
    package var background: Paint?
    package var cover: Cover
    package var border: Border?
    /// Placeholder look of an unknown element; nil for a known one.
    package var hatching: Hatching?
    /// It is drawn in front of its siblings with less, whatever their order is.
    package var layer: Double
    /// Takes its space and shows nothing.
    package var isHidden: Bool
    /// 0...1, of the element and all within it.
    package var opacity: Double
    /// Whether its children are drawn from the last to the first, so that the first is in front.
    package var isFirstInFront: Bool
    /// Nothing behind what is in it is hidden.
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

    /// Whether neither it nor what is in it can be seen: it is hidden, or wholly transparent.
    package var isInvisible: Bool { isHidden || opacity <= 0 }

    /// Whether something is drawn across the frame, however thin it is: a colour, an edge, hatching, a control's sign.
    package var isSeenWhereThin: Bool {
        background.map { $0.alpha > 0 } == true || border.map { $0.width > 0 } == true || hatching != nil
            || text?.isInMiddle == true
    }

    /// What its frame hides of what is drawn behind it.
    package enum Cover: Hashable, Sendable {
        /// As much as its background does, by its opacity.
        case color
        /// All, whatever colour it has.
        case whole
        /// Nothing, or unknown.
        case nothing
    }

    /// Whether texts behind its frame are hidden.
    /// - Parameter opacity: of the element and all around it, 0...1.
    package func hidesTexts(at opacity: Double) -> Bool {
        switch cover {
        case .color: (background?.alpha ?? 0) * opacity > Self.mostLegible
        case .whole: opacity > Self.mostLegible
        case .nothing: false
        }
    }

    /// The opacity of black up to which black texts can be read through it on white, at WCAG 2's contrast for large ones.
    private static let mostLegible = 0.65

    /// Of an element that shows nothing itself.
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

    /// Where an element is hatched, and the name that stands in it.
    package enum Hatching: Hashable, Sendable {
        /// Everywhere; the name is in the middle.
        case filled(name: String)
        /// Its edge, a cell thick; the name is on the upper one.
        case framed(name: String)
    }

    /// A text that fills the element's frame from the top, or a control's sign in its middle, in the lines that it was
    /// broken into when it was measured.
    package struct Text: Hashable, Sendable {
        package var string: String
        /// The most lines; 0 for no limit.
        package var lineLimit: Int
        /// How many cells each way a character was measured with: its font's. It is drawn in one, at the upper left.
        package var scale: Int
        /// The columns that its lines are broken for; nil for no limit.
        package internal(set) var columns: Int?
        package var alignment: Alignment
        /// Which part is left out of a line that has no room for all.
        package var truncation = TextTruncation.tail
        /// Whether its lines stand in the middle of the frame's height.
        package var isInMiddle: Bool
        package var paint: Paint?
        /// What is drawn across the frame instead of the string; nil for a text.
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

    /// A line that says a value, at 0...1 of it.
    package enum Meter: Hashable, Sendable {
        /// With a knob where the value is.
        case knob(at: Double)
        /// Thick as far as the value.
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
    /// The same with its text broken for the width of its frame, in points: as it was measured there, whatever cells the
    /// frame takes.
    func broken(for width: CGFloat, cell: CGFloat) -> Appearance {
        guard let scale = text?.scale else { return self }
        var appearance = self
        let columns = ((width + CellProjection.slack) / (cell * CGFloat(scale))).rounded(.down)
        appearance.text?.columns = columns < 1e9 ? Int(clamping: columns, to: 1...1_000_000_000) : nil
        if let meter = text?.meter {
            let length = (width / cell).rounded()
            appearance.text?.string = meter.line(length < 10_000 ? Int(clamping: length, to: 1...10_000) : 1)
            // In one line, whatever cells the frame takes.
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
    /// What it is where nobody set it; nil where there is no such value.
    package let defaultText: String?
    package let unit: String?

    package init(name: String, value: String, defaultText: String? = nil, unit: String? = nil) {
        self.name = name
        self.value = value
        self.defaultText = defaultText
        self.unit = unit
    }
}
