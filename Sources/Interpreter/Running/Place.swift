import SwiftSource

/// The place of a value that is being changed: a variable and the path into it, with its indices evaluated. During the
/// change the values along the path are taken out of their containers, so that nothing is copied.
struct Place {
    var base: Base
    var steps: [Step] = []
    let range: SourceRange
    /// The values taken out along the path, outermost first, each without the part of the next step.
    var containers: [Value] = []
    /// The depth of the value put back, where known without searching it.
    var depth: Int?

    enum Base {
        case local(Frame, LocalVariable)
        case box(Box, String)
        /// A variable of a file, or of a type itself, whose observers run.
        case watched(VariableSymbol, Box)
        /// Computed, and set through its setter.
        case computed(VariableSymbol)
        /// A value without a place: an object, or a temporary.
        case value(Value)
    }

    enum Step {
        /// A property; the superclass's own where it is inherited: `super.name`.
        case property(VariableSymbol, isRaw: Bool, isInherited: Bool = false)
        case tupleElement(Int)
        /// A subscript, likewise: `super[index]`.
        case subscripted(FunctionSymbol, [Value?], isInherited: Bool = false)
        /// A member of a value whose type is not known before it runs.
        case named(String)
        /// `?` and `!`.
        case optional, forced
    }

    init(_ base: Base, at range: SourceRange) {
        self.base = base
        self.range = range
    }

    func appending(_ step: Step) -> Place {
        var place = self
        place.steps.append(step)
        return place
    }
}
