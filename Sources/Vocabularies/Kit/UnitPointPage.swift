import EngineKit
import Interpreter

extension UnitPoint: Described {
    static let page = Page<Self>("a point of a box, each coordinate from 0 to 1")
        .composed(.part("x", \.x, unit: .ratio), .part("y", \.y, unit: .ratio)) { UnitPoint(x: $0, y: $1) }
        .points([0, 0.5, 1], [0, 0.5, 1]) { UnitPoint(x: $0, y: $1) }
        .value("zero", .zero)
}
