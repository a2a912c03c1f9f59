extension Color {
    /// The number of the terminal's nearest color, or nil for the terminal's own.
    ///
    /// With 256 colors, 0...15 are the theme's, 16...231 a cube of 6 x 6 x 6, and 232...255 a ramp of grays. The
    /// theme's 16 colors are unknown, so an exact color becomes one of the cube or the ramp, if there are any.
    package func index(in depth: ColorDepth) -> UInt8? {
        switch (self, depth) {
        case (.standard, _), (_, .none): nil
        case (.theme(let number), _): number & 15
        case (.rgb(let red, let green, let blue), .sixteen):
            Self.nearest(RGB(red, green, blue), among: Self.sixteen)
        case (.rgb(let red, let green, let blue), .twoHundredFiftySix):
            Self.nearestOfCubeAndRamp(RGB(red, green, blue))
        }
    }

    /// The color's parts, 0...255 each; nil for the terminal's own. A theme's color has the parts that xterm shows.
    package var parts: (red: Int, green: Int, blue: Int)? {
        switch self {
        case .standard: nil
        case .theme(let number): Self.sixteen[Int(number & 15)].parts
        case .rgb(let red, let green, let blue): RGB(red, green, blue).parts
        }
    }

    /// The nearest of so few colors is often a gray; a strong color gets a hue nevertheless.
    private static func nearest(_ color: RGB, among palette: [RGB]) -> UInt8 {
        let numbers = palette.indices.map(UInt8.init).filter { !color.isStrong || palette[Int($0)].isStrong }
        return numbers.min { color.distance(to: palette[Int($0)]) < color.distance(to: palette[Int($1)]) } ?? 0
    }

    private static func nearestOfCubeAndRamp(_ color: RGB) -> UInt8 {
        let steps = [color.red, color.green, color.blue].map { part in
            // The steps of the cube: 0, then from 95 on every 40.
            part < 48 ? 0 : part < 115 ? 1 : (part - 35) / 40
        }
        let levels = [0, 95, 135, 175, 215, 255]
        let cube = RGB(red: levels[steps[0]], green: levels[steps[1]], blue: levels[steps[2]])
        let mean = (color.red + color.green + color.blue) / 3
        let step = min(23, max(0, (mean - 3) / 10))
        let grey = RGB(red: 8 + 10 * step, green: 8 + 10 * step, blue: 8 + 10 * step)
        if color.distance(to: grey) < color.distance(to: cube) {
            return UInt8(232 + step)
        }
        return UInt8(16 + 36 * steps[0] + 6 * steps[1] + steps[2])
    }

    /// The colors that xterm shows for the theme's by default.
    private static let sixteen: [RGB] = [
        RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
        RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
        RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
        RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
    ]
}

/// A color with parts of 0...255, as integers for arithmetic.
private struct RGB {
    let red: Int
    let green: Int
    let blue: Int

    init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        self.init(red: Int(red), green: Int(green), blue: Int(blue))
    }

    var parts: (red: Int, green: Int, blue: Int) { (red, green, blue) }

    /// Whether it looks like a color rather than a gray.
    var isStrong: Bool { max(red, green, blue) - min(red, green, blue) >= 96 }

    /// The square of the distance to another color.
    func distance(to other: RGB) -> Int {
        let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
        return red * red + green * green + blue * blue
    }
}
