import SwiftSource

// Errors that the source throws and catches itself.

extension Evaluation {
    func executeDo(
        _ statement: DoStatement, in scope: Scope, expecting result: Expectation
    ) throws(Failure) -> Flow {
        do throws(Failure) {
            return try execute(statement.body, in: scope, expecting: result)
        } catch {
            guard case .thrown(let range) = error else { throw error }
            let value = thrownError
            for candidate in statement.catches {
                try charge(at: candidate.body.range)
                let inner = Scope(parent: scope)
                inner.declare(Variable("error", isMutable: false, type: nil, .value(value)))
                guard try matches(candidate, value, in: inner) else { continue }
                return try execute(candidate.body, in: inner, expecting: result)
            }
            thrownError = value
            throw .thrown(range)
        }
    }

    private func matches(
        _ candidate: DoStatement.Catch, _ value: Value, in scope: Scope
    ) throws(Failure) -> Bool {
        if candidate.patterns.isEmpty { return true }
        for written in candidate.patterns {
            guard isOfNamedType(written.pattern, value), try match(written.pattern, value, in: scope) else { continue }
            if let condition = written.condition, try !isTrue(condition, in: scope) { continue }
            return true
        }
        return false
    }

    /// Whether `LoadError.missing` can be the value at all: errors of every type come to a `catch`.
    private func isOfNamedType(_ pattern: Pattern, _ value: Value) -> Bool {
        guard case .expression(let expression) = pattern.kind, case .chain(let chain) = expression.kind,
            case .identifier(let name) = chain.base.named
        else { return true }
        guard let type = definition(of: value)?.name.lastComponent else { return true }
        let members = chain.parts.compactMap { part in
            if case .member(let member) = part.kind { member.text } else { nil }
        }
        return ([name] + members).contains(String(type))
    }

    /// `try? load()`: nil where it throws.
    func optionalTry(
        _ expression: Expression, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        do throws(Failure) {
            return try evaluate(expression, expectation, in: scope)
        } catch {
            guard case .thrown = error else { throw error }
            return try convert(.none, to: expectation, at: range)
        }
    }

    /// `try! load()`: an error of the source where it throws.
    func forcedTry(
        _ expression: Expression, _ expectation: Expectation, at range: SourceRange, in scope: Scope
    ) throws(Failure) -> Value {
        do throws(Failure) {
            return try evaluate(expression, expectation, in: scope)
        } catch {
            guard case .thrown = error else { throw error }
            throw .error(.uncaught(thrownError.written), range)
        }
    }

    /// Throws what a closure threw that compiled code called.
    func throwPending() throws(Failure) {
        guard let failure = pendingThrow else { return }
        pendingThrow = nil
        throw failure
    }
}
