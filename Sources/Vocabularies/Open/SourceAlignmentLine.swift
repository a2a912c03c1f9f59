import EngineKit
import Foundation
import Interpreter

/// A line that a source's `AlignmentID` stands for. It is asked on the thread that runs the source, as elements are, and
/// other threads only pass it on, so it is safe to send.
struct SourceAlignmentLine: @unchecked Sendable {
    private let id: SourceInstance

    init(_ id: SourceInstance) {
        self.id = id
    }

    /// - Parameter label: of `defaultValue`'s parameter: `in`.
    func line<Dimensions: Writable>(of dimensions: Dimensions.Type) -> OwnLine<Dimensions> {
        let member = Self.member(of: dimensions)
        return OwnLine(named: id.typeName, key: "\(id.type)") { [self] dimensions in
            id.call(member, [Dimensions.conversion.encode(dimensions)], returning: CGFloat.conversion) ?? 0
        }
    }

    /// What the source's type says where the line runs.
    static func member<Dimensions: Writable>(of dimensions: Dimensions.Type) -> OpenMember {
        .staticMethod(
            "defaultValue", [OpenParameter("in", Dimensions.conversion.type)], returning: CGFloat.conversion.type)
    }
}
