import SwiftSource

// A modifier that cannot be had is told, and leaves its element as it was: the rest of the layout still shows.

extension Evaluation {
    /// Goes on with the element that the failed part of a chain was to modify; where it is no modifier, the chain fails.
    func keepElement(
        _ reference: inout Reference, _ context: inout ChainContext, failed failure: Failure
    ) throws(Failure) {
        switch failure {
        case .error, .silent: break
        case .thrown, .stopped: throw failure
        }
        switch (context.chain.parts[context.index].kind, reference) {
        case (.member(let name), .value), (.member(let name), .place):
            guard context.isCalledNext, let value = try? value(of: reference, at: context.range), isElement(value)
            else { throw failure }
            let call = SourceRange(name.range.start - 1, context.chain.parts[context.index + 1].range.end)
            note(hole(at: call), .modifier, wanted: nil, assumed: "")
            context.resumed = context.index + 2
        case (.call, .callables(let callables)):
            guard let element = modifiedElement(of: callables, at: context.range) else { throw failure }
            reference = element
        default: throw failure
        }
        try absorb(failure)
    }

    /// The element that methods of the vocabulary are called on which give an element again.
    private func modifiedElement(of callables: BoundCallables, at range: SourceRange) -> Reference? {
        let areModifiers = callables.candidates.allSatisfy { candidate in
            guard case .compiled(let callable) = candidate, case .named(let result) = callable.result else {
                return false
            }
            return vocabulary[result].map { $0.kind != .value } ?? false
        }
        let reference: Reference
        switch callables.receiver {
        case .value(let value): reference = .value(value)
        case .place(let place): reference = .place(place)
        case .none, .type: return nil
        }
        guard areModifiers, let value = try? value(of: reference, at: range), isElement(value) else { return nil }
        return reference
    }
}
