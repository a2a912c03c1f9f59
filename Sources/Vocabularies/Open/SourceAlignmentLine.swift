import EngineKit
import Foundation
import Interpreter

extension OwnLine where Dimensions: Writable {
    /// The line that a source's `AlignmentID` stands for.
    init(_ id: SourceInstance) {
        let line = SourceAlignmentLine<Dimensions>(id: id)
        self.init(named: id.typeName, key: "\(id.type)") { line.position(in: $0) }
    }
}

/// Says where a source's line runs. It is asked on the thread that runs the source, as elements are, and other threads only
/// pass it on, so it is safe to send.
struct SourceAlignmentLine<Dimensions: Writable>: @unchecked Sendable {
    fileprivate let id: SourceInstance

    /// What the source's type says.
    static var position: OpenMember {
        .method(
            "defaultValue", [OpenParameter("in", Dimensions.conversion.type)], returning: .cgFloat, isOfType: true)
    }

    fileprivate func position(in dimensions: Dimensions) -> CGFloat {
        id.call(Self.position, [Dimensions.conversion.encode(dimensions)], returning: .cgFloat) ?? 0
    }
}
