/// A path of lines and curves, of which the geometry is known. It is Swift that is run as sources are.
enum SwiftUIPathText {
    static let path = """
        struct Path: Shape, Equatable {
            enum Element: Equatable {
                case move(to: CGPoint), line(to: CGPoint), closeSubpath
                case quadCurve(to: CGPoint, control: CGPoint)
                case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
            }
            private var elements: [Element] = []
            private var start = CGPoint.zero
            private(set) var currentPoint: CGPoint?
            init() {}
            init(_ callback: (inout Path) -> Void) { callback(&self) }
            init(_ rect: CGRect) { addRect(rect) }
            init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
            init(roundedRect rect: CGRect, cornerSize: CGSize, style: Any? = nil) {
                addRoundedRect(in: rect, cornerSize: cornerSize)
            }
            init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: Any? = nil) {
                addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
            }
            init?(_ string: String) { return nil }
            var isEmpty: Bool { elements.isEmpty }
            func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

            mutating func move(to end: CGPoint) { add(.move(to: end), end) }
            mutating func addLine(to end: CGPoint) { add(.line(to: end), end) }
            mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
                add(.quadCurve(to: end, control: control), end)
            }
            mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
                add(.curve(to: end, control1: control1, control2: control2), end)
            }
            mutating func closeSubpath() {
                guard currentPoint != nil else { return }
                add(.closeSubpath, start)
            }
            private mutating func add(_ element: Element, _ end: CGPoint) {
                if case .move = element { start = end } else if currentPoint == nil { return }
                elements.append(element)
                currentPoint = end
            }
            private mutating func reach(_ point: CGPoint) {
                if currentPoint == nil { move(to: point) } else { addLine(to: point) }
            }
            mutating func addLines(_ lines: [CGPoint]) {
                guard let first = lines.first else { return }
                move(to: first)
                for point in lines.dropFirst() { addLine(to: point) }
            }
            mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
                for element in path.applying(transform).elements { add(element, Path.end(of: element) ?? start) }
            }
            mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
                var path = Path()
                path.addLines([
                    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
                    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
                ])
                path.closeSubpath()
                addPath(path, transform: transform)
            }
            mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
                for rect in rects { addRect(rect, transform: transform) }
            }
            mutating func addRoundedRect(
                in rect: CGRect, cornerSize: CGSize, style: Any? = nil, transform: CGAffineTransform = .identity
            ) {
                let (w, h) = (min(cornerSize.width, rect.width / 2), min(cornerSize.height, rect.height / 2))
                guard w > 0, h > 0 else { return addRect(rect, transform: transform) }
                var path = Path()
                let centers = [(rect.maxX - w, rect.maxY - h), (rect.minX + w, rect.maxY - h),
                    (rect.minX + w, rect.minY + h), (rect.maxX - w, rect.minY + h)]
                for (quarter, center) in centers.enumerated() {
                    path.arc(CGPoint(x: center.0, y: center.1), w, h, Double(quarter) * .pi / 2, .pi / 2)
                }
                path.closeSubpath()
                addPath(path, transform: transform)
            }
            mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
                var path = Path()
                path.arc(CGPoint(x: rect.midX, y: rect.midY), rect.width / 2, rect.height / 2, 0, 2 * .pi)
                path.closeSubpath()
                addPath(path, transform: transform)
            }
            mutating func addArc(
                center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
                transform: CGAffineTransform = .identity
            ) {
                var turn = endAngle.radians - startAngle.radians
                if abs(turn) >= 2 * .pi {
                    turn = clockwise ? -2 * .pi : 2 * .pi
                } else if clockwise, turn > 0 {
                    turn -= 2 * .pi
                } else if !clockwise, turn < 0 {
                    turn += 2 * .pi
                }
                addRelativeArc(
                    center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: turn),
                    transform: transform)
            }
            mutating func addRelativeArc(
                center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
                transform: CGAffineTransform = .identity
            ) {
                var path = Path()
                path.arc(center, radius, radius, startAngle.radians, delta.radians)
                let moved = path.applying(transform)
                for element in moved.elements {
                    if case .move(let point) = element { reach(point) } else {
                        add(element, Path.end(of: element) ?? start)
                    }
                }
            }
            private mutating func arc(_ center: CGPoint, _ w: CGFloat, _ h: CGFloat, _ from: Double, _ turn: Double) {
                var angle = from
                let end = from + turn
                reach(Path.point(center, w, h, angle))
                while abs(end - angle) > 0.0000001 {
                    let quarter = Double.pi / 2
                    let next = turn > 0
                        ? min(end, (floor(angle / quarter + 0.0000001) + 1) * quarter)
                        : max(end, (ceil(angle / quarter - 0.0000001) - 1) * quarter)
                    let k = 4.0 / 3 * tan((next - angle) / 4)
                    let (one, two) = (Path.point(center, w, h, angle), Path.point(center, w, h, next))
                    addCurve(
                        to: two,
                        control1: CGPoint(x: one.x - k * w * sin(angle), y: one.y + k * h * cos(angle)),
                        control2: CGPoint(x: two.x + k * w * sin(next), y: two.y - k * h * cos(next)))
                    angle = next
                }
            }
            private static func point(_ center: CGPoint, _ w: CGFloat, _ h: CGFloat, _ angle: Double) -> CGPoint {
                CGPoint(x: center.x + w * cos(angle), y: center.y + h * sin(angle))
            }

            private static func end(of element: Element) -> CGPoint? {
                switch element {
                case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
                case .closeSubpath: nil
                }
            }
            func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
                applying(CGAffineTransform(translationX: dx, y: dy))
            }
            func applying(_ t: CGAffineTransform) -> Path {
                if t == .identity { return self }
                var path = Path()
                for element in elements {
                    switch element {
                    case .move(let end): path.move(to: end.applying(t))
                    case .line(let end): path.addLine(to: end.applying(t))
                    case .quadCurve(let end, let control):
                        path.addQuadCurve(to: end.applying(t), control: control.applying(t))
                    case .curve(let end, let one, let two):
                        path.addCurve(to: end.applying(t), control1: one.applying(t), control2: two.applying(t))
                    case .closeSubpath: path.closeSubpath()
                    }
                }
                return path
            }

            var boundingRect: CGRect {
                var points: [CGPoint] = []
                var last = CGPoint.zero
                for element in elements {
                    switch element {
                    case .move(let end), .line(let end): points.append(end)
                    case .quadCurve(let end, let control):
                        let one = CGPoint(
                            x: last.x + (control.x - last.x) * 2 / 3, y: last.y + (control.y - last.y) * 2 / 3)
                        let two = CGPoint(
                            x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                        points += Path.extremes(last, one, two, end)
                    case .curve(let end, let one, let two): points += Path.extremes(last, one, two, end)
                    case .closeSubpath: break
                    }
                    last = Path.end(of: element) ?? last
                }
                guard let first = points.first else { return .null }
                var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
                for point in points {
                    (left, right) = (min(left, point.x), max(right, point.x))
                    (top, bottom) = (min(top, point.y), max(bottom, point.y))
                }
                return CGRect(x: left, y: top, width: right - left, height: bottom - top)
            }
            private static func extremes(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> [CGPoint] {
                let times = Path.turns(a.x, b.x, c.x, d.x) + Path.turns(a.y, b.y, c.y, d.y)
                return [d] + times.map { Path.curve(a, b, c, d, $0) }
            }
            private static func curve(
                _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat
            ) -> CGPoint {
                let s = 1 - t
                func at(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
                    s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
                }
                return CGPoint(x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y))
            }
            private static func turns(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
                let (two, one, zero) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
                var found: [CGFloat] = []
                if abs(two) < 0.0000001 {
                    if abs(one) > 0.0000001 { found = [-zero / one] }
                } else {
                    let root = one * one - 4 * two * zero
                    if root >= 0 { found = [(-one + sqrt(root)) / (2 * two), (-one - sqrt(root)) / (2 * two)] }
                }
                return found.filter { $0 > 0.000001 && $0 < 0.999999 }
            }

            func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
                var (winding, last, first) = (0, CGPoint.zero, CGPoint.zero)
                func cross(_ end: CGPoint) {
                    if (last.y <= point.y) != (end.y <= point.y) {
                        let x = last.x + (point.y - last.y) / (end.y - last.y) * (end.x - last.x)
                        if x > point.x { winding += end.y > last.y ? 1 : -1 }
                    }
                    last = end
                }
                for element in elements {
                    let from = last
                    switch element {
                    case .move(let end):
                        cross(first)
                        (last, first) = (end, end)
                    case .line(let end): cross(end)
                    case .quadCurve(let end, let control):
                        for step in 1...16 {
                            let t = CGFloat(step) / 16
                            let s = 1 - t
                            cross(CGPoint(
                                x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
                                y: s * s * from.y + 2 * s * t * control.y + t * t * end.y))
                        }
                    case .curve(let end, let one, let two):
                        for step in 1...16 { cross(Path.curve(from, one, two, end, CGFloat(step) / 16)) }
                    case .closeSubpath: cross(first)
                    }
                }
                cross(first)
                return eoFill ? winding % 2 != 0 : winding != 0
            }
        }
        """
}
