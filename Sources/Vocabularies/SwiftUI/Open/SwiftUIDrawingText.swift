/// Gradients, and shapes as modifiers name them. It is Swift that is run as sources are; what is drawn by code is a hole.
enum SwiftUIDrawingText {
    static let declarations = [styles, shapes, SwiftUIPathText.path]

    private static let styles = """
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

        extension LinearGradient {
            init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
                self.init(colors: gradient.colors, startPoint: startPoint, endPoint: endPoint)
            }
            init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
                self.init(colors: stops.map { $0.color }, startPoint: startPoint, endPoint: endPoint)
            }
        }

        struct AnyShapeStyle: ShapeStyle {
            let __shown: any ShapeStyle
            init(_ style: any ShapeStyle) { __shown = style }
        }

        struct Material: ShapeStyle {
            \(SwiftText.each("ultraThin thin regular thick ultraThick bar") { "static let \($0) = Material()" })
            var __shown: any ShapeStyle { .regularMaterial }
        }
        """

    private static let plainShapes = [
        ("rect", "Rectangle"), ("capsule", "Capsule"), ("buttonBorder", "Capsule"), ("circle", "Circle"),
        ("ellipse", "Ellipse"),
    ]

    /// Shapes as modifiers name them: they take what they are proposed.
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
        """
}
