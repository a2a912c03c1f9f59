/// Gradients, paths and shapes as modifiers name them. It is Swift that is run as sources are; what is drawn by code takes what
/// it is proposed.
enum SwiftUIDrawingText {
    static let declarations = [drawings, shapes, angles]

    private static let angles = """
        extension Angle: Comparable {
            static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
            static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
            static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
            static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
            static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
            static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
            static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
        }
        """

    /// What is drawn by code, which is not run: it takes what it is proposed.
    private static let drawings = """
        struct Canvas: View {
            init(
                opaque: Bool = false, colorMode: Any? = nil, rendersAsynchronously: Bool = false,
                renderer: @escaping (inout GraphicsContext, CGSize) -> Void, symbols: Any? = nil
            ) {}
            var body: some View { Color.clear }
        }

        struct GraphicsContext {}

        struct Gradient: ShapeStyle {
            struct Stop {
                let color: Color
                let location: CGFloat
            }
            let colors: [Color]
            init(colors: [Color]) { self.colors = colors }
            init(stops: [Gradient.Stop]) { colors = stops.map { $0.color } }
            var __shown: any ShapeStyle { LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom) }
        }

        extension Color {
            struct Resolved: ShapeStyle, Hashable {
                var red: Float
                var green: Float
                var blue: Float
                var opacity: Float
                init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
                    self.red = red
                    self.green = green
                    self.blue = blue
                    self.opacity = opacity
                }
                var __shown: any ShapeStyle { Color(self) }
            }
            init(_ resolved: Color.Resolved) {
                self = Color(
                    red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
                    opacity: Double(resolved.opacity))
            }
        }

        struct AnyShapeStyle: ShapeStyle {
            let __shown: any ShapeStyle
            init(_ style: any ShapeStyle) { __shown = style }
        }

        struct Material: ShapeStyle {
            \(SwiftText.members(materials.map { "static let \($0) = Material()" }))
            var __shown: any ShapeStyle { .regularMaterial }
        }

        struct BackgroundStyle: ShapeStyle {
            var __shown: any ShapeStyle { .background }
        }

        struct ImagePaint: ShapeStyle {
            init(image: Image, sourceRect: CGRect = .zero, scale: CGFloat = 1) {}
        }

        extension ShapeStyle where Self == ImagePaint {
            static func image(_ image: Image, sourceRect: CGRect = .zero, scale: CGFloat = 1) -> ImagePaint {
                ImagePaint(image: image)
            }
        }

        extension LinearGradient {
            init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
                self.init(colors: gradient.colors, startPoint: startPoint, endPoint: endPoint)
            }
            init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
                self.init(colors: stops.map { $0.color }, startPoint: startPoint, endPoint: endPoint)
            }
        }

        extension ShapeStyle where Self == LinearGradient {
            static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
                LinearGradient(colors: gradient.colors, startPoint: startPoint, endPoint: endPoint)
            }
            static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
                LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
            }
            static func linearGradient(
                stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
            ) -> LinearGradient {
                LinearGradient(colors: stops.map { $0.color }, startPoint: startPoint, endPoint: endPoint)
            }
            \(roundGradients)
        }
        """

    /// Gradients around a point: of colours, stops or a gradient. Here they are linear ones of these colours.
    private static let roundGradients = SwiftText.members(
        [
            ("radial", "startRadius: CGFloat, endRadius: CGFloat"), ("angular", "startAngle: Angle, endAngle: Angle"),
            ("conic", "angle: Angle = .zero"),
            ("elliptical", "startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5"),
        ].flatMap { kind, ends in
            [
                ("colors: [Color]", "colors"), ("stops: [Gradient.Stop]", "stops.map { $0.color }"),
                ("_ gradient: Gradient", "gradient.colors"),
            ].map { source, colors in
                """
                static func \(kind)Gradient(
                    \(source), center: UnitPoint = .center, \(ends)
                ) -> LinearGradient { LinearGradient(colors: \(colors), startPoint: .top, endPoint: .bottom) }
                """
            }
        })

    private static let materials = ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"].flatMap { name in
        name == "bar" ? [name] : [name, name + "Material"]
    }

    private static let plainShapes = [
        ("rect", "Rectangle"), ("capsule", "Capsule"), ("buttonBorder", "Capsule"), ("circle", "Circle"),
        ("ellipse", "Ellipse"), ("containerRelative", "ContainerRelativeShape"),
    ]

    /// Shapes as modifiers name them, and shapes of whatever outline: they take what they are proposed.
    private static let shapes = """
        protocol InsettableShape: Shape {}

        struct AnyShape: Shape {
            init(_ shape: any Shape) {}
        }

        extension Shape where Self == RoundedRectangle {
            static func rect(cornerRadius: CGFloat, style: Any? = nil) -> RoundedRectangle {
                RoundedRectangle(cornerRadius: cornerRadius)
            }
            static func rect(cornerSize: CGSize, style: Any? = nil) -> RoundedRectangle {
                RoundedRectangle(cornerSize: cornerSize)
            }
        }

        extension Shape where Self == UnevenRoundedRectangle {
            static func rect(cornerRadii: Any?, style: Any? = nil) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
            static func rect(
                topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
                topTrailingRadius: CGFloat = 0, style: Any? = nil
            ) -> UnevenRoundedRectangle { UnevenRoundedRectangle() }
        }

        extension Shape where Self == Capsule {
            static func capsule(style: Any? = nil) -> Capsule { Capsule() }
        }

        \(plainShapes.map { name, type in
            """
            extension Shape where Self == \(type) {
                static var \(name): \(type) { \(type)() }
            }
            """
        }.joined(separator: "\n\n"))

        struct Path: Shape {
            init() {}
            init(_ callback: (inout Path) -> Void) {}
            init(_ rect: CGRect) {}
            init(ellipseIn rect: CGRect) {}
            init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
            init(roundedRect rect: CGRect, cornerSize: CGSize) {}
            init?(_ string: String) { return nil }
            var isEmpty: Bool { true }
            var boundingRect: CGRect { .zero }
            var currentPoint: CGPoint? { nil }
            func contains(_ point: CGPoint) -> Bool { false }
            func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path { self }
            func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
            func path(in rect: CGRect) -> Path { self }
            mutating func move(to point: CGPoint) {}
            mutating func addLine(to point: CGPoint) {}
            mutating func addLines(_ points: [CGPoint]) {}
            mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
            mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
            mutating func addRect(_ rect: CGRect) {}
            mutating func addRects(_ rects: [CGRect]) {}
            mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
            mutating func addEllipse(in rect: CGRect) {}
            mutating func addArc(
                center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
            ) {}
            mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {}
            mutating func addPath(_ path: Path) {}
            mutating func closeSubpath() {}
        }
        """
}
