import SwiftSource

extension Runner {
    @inline(never)
    func assignment(_ expression: TypedExpression, _ frame: Frame) throws(Failure) -> Value {
        do throws(Failure) {
            switch expression.kind {
            case .assign(let target, let value): try assign(value, to: target, frame)
            case .compoundAssign(let target, let op, let value):
                try change(target, by: value, frame) { (left, operand) throws(Failure) in
                    try self.apply(op, to: &left, operand, at: expression.focus ?? expression.range)
                }
            case .compoundAssignCall(let target, let function, let value):
                try change(target, by: value, frame) { (left, operand) throws(Failure) in
                    var arguments: [Value?] = [left, operand]
                    let result = try self.call(function, of: nil, &arguments, at: expression.range)
                    left = function.parameters.first?.isInout == true ? arguments[0] ?? left : result
                }
            default: throw Failure.silent
            }
        } catch {
            // After a `?` without a value nothing is assigned.
            guard case .chainEnded = error else { throw error }
        }
        return .void
    }

    /// Changes the content of a place by an operand, which is evaluated first.
    private func change(
        _ target: TypedExpression, by written: TypedExpression, _ frame: Frame,
        _ body: (inout Value, Value) throws(Failure) -> Void
    ) throws(Failure) {
        var place = try changedPlace(target, frame)
        let operand = try evaluate(written, frame)
        try changing(&place) { (value, depth) throws(Failure) in
            try body(&value, operand)
            depth = try self.depth(of: operand, at: written.range) + 1
        }
    }

    private func assign(_ value: TypedExpression, to target: TypedExpression?, _ frame: Frame) throws(Failure) {
        guard let target else {
            _ = try evaluate(value, frame)
            return
        }
        if case .tuple(let targets) = target.kind {
            return try assign(try evaluate(value, frame), toAll: targets.map(\.value), frame, at: target.range)
        }
        if case .local(let variable) = target.kind {
            let new = try evaluate(value, frame)
            if case .lent = frame.state(of: variable) { throw .problem(.overlapping(variable.name), target.range) }
            return frame.set(variable, .value(new))
        }
        if case .dynamicMember(let subject, let name, let site) = target.kind {
            return try assign(value, to: name, of: subject, site, frame)
        }
        var place = try changedPlace(target, frame)
        try assign(try evaluate(value, frame), to: &place)
    }

    /// The place of a target. After a `?` without a value not even the new one is evaluated.
    private func changedPlace(_ target: TypedExpression, _ frame: Frame) throws(Failure) -> Place {
        let place = try place(target, frame)
        let last = place.steps.lastIndex { if case .optional = $0 { true } else { false } }
        guard let last else { return place }
        var holder = place
        holder.steps.removeSubrange((last + 1)...)
        _ = try copy(of: &holder)
        return place
    }

    /// An assignment to a member of what is not known before it runs, which is evaluated once.
    private func assign(
        _ written: TypedExpression, to name: Name, of subject: TypedExpression, _ site: HoleSite, _ frame: Frame
    ) throws(Failure) {
        var place = try place(subject, frame)
        let holder = try copy(of: &place)
        if case .hole = holder {
            _ = try evaluate(written, frame)
            return
        }
        guard let step = known(name.text, in: holder) else {
            if site.unmodified == nil {
                _ = try dynamicMember(name, of: holder, site, frame)
            } else if case .native = holder {
                note(HoleValue(site), .modifier, wanted: nil, assumed: "")
            }
            _ = try evaluate(written, frame)
            return
        }
        var member = place.appending(step)
        try assign(try evaluate(written, frame), to: &member)
    }

    private func assign(
        _ value: Value, toAll targets: [TypedExpression], _ frame: Frame, at range: SourceRange
    ) throws(Failure) {
        for (target, value) in zip(targets, parts(of: value, count: targets.count, at: range)) {
            if case .tuple(let inner) = target.kind {
                try assign(value, toAll: inner.map(\.value), frame, at: target.range)
            } else {
                var place = try place(target, frame)
                try assign(value, to: &place)
            }
        }
    }
}
