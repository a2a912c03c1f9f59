import EngineKit
import Interpreter

extension UnitPoint: NinePoints, Described {
    static let page = Page<Self>("a point of a box, each coordinate from 0 to 1")
        .composed(.part("x", \.x, unit: .ratio), .part("y", \.y, unit: .ratio)) { UnitPoint(x: $0, y: $1) }
        .points().value("zero", .zero)
}
