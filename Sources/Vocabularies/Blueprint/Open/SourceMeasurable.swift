import BlueprintDialect
import Interpreter

/// A `Measurable` of a source. Where its code fails, it has no size.
struct SourceMeasurable: Measurable, SourceBridge, Writable {
    static var typeName: TypeName { TypeName(of: (any Measurable).self) }

    let source: SourceInstance

    private static let size = SourceMethod<CGSize, SizeConstraint>("measure", .arg("in"))
    static var members: [OpenMember] { [size.member] }

    func measure(in constraint: SizeConstraint) -> CGSize {
        defer { source.noteAnswer() }
        return Self.size(source, constraint) ?? .zero
    }
}
