import BlueprintDialect
import Interpreter

/// A `Measurable` of a source. Where its code fails, which the program tells, it has no size.
struct SourceMeasurable: Measurable, SourceBacked, Writable {
    static var typeName: TypeName { TypeName(of: (any Measurable).self) }

    let source: SourceInstance

    static let measure = OpenMember.method(
        "measure", OpenParameter("in", BlueprintOpenTypes.constraint.type), returning: BlueprintOpenTypes.size.type)

    func measure(in constraint: SizeConstraint) -> CGSize {
        source.call(Self.measure, BlueprintOpenTypes.constraint.encode(constraint), returning: BlueprintOpenTypes.size)
            ?? .zero
    }
}
