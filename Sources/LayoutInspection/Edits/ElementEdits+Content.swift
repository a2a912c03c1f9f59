import Interpreter
import SwiftSource

extension ElementEdits {
    var content: ElementContent { ElementContent(of: code, words) }

    // MARK: Adding

    /// Adds a child after those that the element has.
    package func added(_ choice: EditChoice) throws(EditRefusal) -> SourceEdit {
        switch content {
        case .statements(let closure, let range, let adding):
            let template = adding.map { $0.template(choice.text) } ?? choice.text
            if choices.singleBuilders.contains(code.calls.first?.name ?? ""), !closure.body.statements.isEmpty {
                throw .holdsOne
            }
            return appended(template, to: closure.body.statements.map(\.range), in: range)
        case .array(let array, let elements, let carrier):
            let template = carrier.map { "\($0)(\(choice.text))" } ?? choice.text
            return appended(template, toArray: elements.map(\.range), in: array.range)
        case .absent(let parameter, let call, let match):
            let index = match.callable.parameters.firstIndex(of: parameter) ?? 0
            let place = ArgumentPlace(parameter: index, of: call, match, in: source)
            let indentation = source.indentation(at: place.position)
            return place.edit(writing: writer.rendered(choice.text, at: indentation))
        case .one: throw .holdsOne
        case .code: throw .contentIsCode
        case .none: throw .noContent
        }
    }

    private func appended(_ template: String, to items: [SourceRange], in braces: SourceRange) -> SourceEdit {
        let interior = SourceRange(braces.start + 1, braces.end - 1)
        let outer = source.indentation(at: braces.start)
        guard let last = items.last, source.hasLineBreak(in: interior), source.isFirstOnLine(last.start) else {
            let isEmpty = items.isEmpty && source.hasLineBreak(in: interior)
            let new = writer.rendered(template, at: outer + writer.unit)
            guard isEmpty, source.hasComment(in: interior) else {
                return body(of: interior, items, items.map { source[$0] } + [new])
            }
            // Behind the comments of an empty body.
            let place = source.lineStart(of: interior.end)
            let text = outer + writer.unit + new + writer.lineBreak
            return SourceEdit(SourceRange(place, place), replacedBy: text)
        }
        let indentation = source.indentation(at: last.start)
        let end = source.trailingCommentEnd(after: last.end) ?? last.end
        return SourceEdit(
            SourceRange(end, end),
            replacedBy: writer.lineBreak + indentation + writer.rendered(template, at: indentation))
    }

    private func appended(_ template: String, toArray items: [SourceRange], in brackets: SourceRange) -> SourceEdit {
        let outer = source.indentation(at: brackets.start)
        guard let last = items.last else {
            let interior = SourceRange(brackets.start + 1, brackets.end - 1)
            return SourceEdit(interior, replacedBy: writer.rendered(template, at: outer))
        }
        let place = SourceRange(last.end, last.end)
        if source.hasLineBreak(in: SourceRange(brackets.start, last.start)) {
            let indentation = source.indentation(at: last.start)
            let inline = ", " + writer.rendered(template, at: indentation)
            if !source.isFirstOnLine(last.start), !inline.contains("\n"), writer.fits(inline, replacing: place) {
                return SourceEdit(place, replacedBy: inline)
            }
            let text = "," + writer.lineBreak + indentation + writer.rendered(template, at: indentation)
            return SourceEdit(place, replacedBy: text)
        }
        let inline = ", " + writer.rendered(template, at: outer)
        guard !inline.contains("\n"), writer.fits(inline, replacing: place) else {
            let line = writer.lineBreak + outer + writer.unit
            let texts = items.map { source[$0] } + [writer.rendered(template, at: outer + writer.unit)]
            let interior = SourceRange(brackets.start + 1, brackets.end - 1)
            return SourceEdit(interior, replacedBy: texts.map { line + $0 + "," }.joined() + writer.lineBreak + outer)
        }
        return SourceEdit(place, replacedBy: inline)
    }

    // MARK: Unwrapping

    /// Gives the element's place to its content. The modifiers of an element with several children vanish with it; one
    /// child gets them.
    package func unwrapped() throws(EditRefusal) -> SourceEdit {
        guard !isTyped else { throw .otherType }
        if code.isModifier { return SourceEdit(rangeOfModifier, replacedBy: "") }
        let indentation = source.indentation(at: item.expression.range.start)
        switch content {
        case .one(let child): return replacing(with: child)
        case .array(_, let elements, let carrier):
            guard elements.count != 1 else { return replacing(with: bare(elements[0])) }
            return try replacingItem(elements.map(\.range), carried: carrier != nil, at: indentation)
        case .statements(let closure, let range, let adding):
            return try unwrappedStatements(closure, range, adding, at: indentation)
        case .code: throw .contentIsCode
        case .absent, .none: throw .noContent
        }
    }

    private func unwrappedStatements(
        _ closure: ClosureExpression, _ range: SourceRange, _ adding: ElementContent.Adding?, at indentation: String
    ) throws(EditRefusal) -> SourceEdit {
        if case .row? = adding { throw .otherType }
        let statements = closure.body.statements.filter { adding == nil || $0.isElement }
        if statements.count == 1, case .expression(let child) = statements[0].kind {
            return replacing(with: bare(child))
        }
        guard closure.parameters == nil || adding != nil else { throw .contentIsCode }
        guard adding == nil else {
            var children: [SourceRange] = []
            for statement in statements {
                guard case .expression(let call) = statement.kind else { throw .contentIsCode }
                children.append(bare(call).range)
            }
            return try replacingItem(children, carried: false, at: indentation)
        }
        guard let list = item.list, list.kind == .statements, list.room != .one, item.carrier == nil else {
            guard item.list?.kind == .array, statements.allSatisfy(\.isExpression) else {
                throw .severalChildren(statements.count)
            }
            return try replacingItem(statements.map(\.range), carried: false, at: indentation)
        }
        guard let first = statements.first, let last = statements.last else { return try deleted() }
        let start = source.commentStart(before: first.range.start)
        let whole = SourceRange(
            max(start, range.start + 1), source.trailingCommentEnd(after: last.range.end) ?? last.range.end)
        let text = writer.text(whole, from: source.indentation(at: first.range.start), to: indentation)
        let isInline = !source.isFirstOnLine(first.range.start)
        let inner =
            isInline ? statements.map { source[$0.range] }.joined(separator: writer.lineBreak + indentation) : text
        return SourceEdit(item.expression.range, replacedBy: inner)
    }

    /// The element in the call that carries it into a list; itself if there is none.
    private func bare(_ expression: Expression) -> Expression {
        guard let call = expression.writtenCall, let match = words.match(call.arguments, words.carriers(of: call)),
            let index = call.all.indices.first(where: { words.isElement(match.parameter($0).type) })
        else { return expression }
        return call.all[index].value
    }

    /// One child in the element's place, with the element's modifiers behind its own.
    private func replacing(with child: Expression) -> SourceEdit {
        let old = source.indentation(at: child.range.start)
        let new = source.indentation(at: code.range.start)
        let text = writer.text(child.range, from: old, to: new)
        let tail = SourceRange(code.ownEnd, code.whole.range.end)
        guard tail.end > tail.start else { return SourceEdit(code.range, replacedBy: text) }
        // Modifiers on lines of their own follow a line of code one level deeper, and a closing brace on its level.
        let position = source.skippingSpaces(from: source.nextLineStart(of: tail.start))
        let isOnLines = source.isLastOnLine(tail.start) && position < tail.end
        guard isOnLines else { return SourceEdit(code.whole.range, replacedBy: text + source[tail]) }
        let last = text.split(separator: "\n").last.map(String.init) ?? ""
        let content = last.drop { $0 == " " || $0 == "\t" }
        let isAligned = text.contains("\n") && content.first.map { "})].".contains($0) } == true
        let indentation = isAligned ? String(last.prefix { $0 == " " || $0 == "\t" }) : new + writer.unit
        let moved = writer.text(tail, from: source.indentation(at: position), to: indentation)
        return SourceEdit(code.whole.range, replacedBy: text + moved)
    }

    /// Several children in the place of the element's item.
    private func replacingItem(
        _ children: [SourceRange], carried: Bool, at indentation: String
    ) throws(EditRefusal) -> SourceEdit {
        guard let list = item.list, list.room != .one, !children.isEmpty else {
            throw children.isEmpty ? .noContent : .severalChildren(children.count)
        }
        let own = list.items[list.index]
        let texts = children.map { writer.text($0, from: source.indentation(at: $0.start), to: indentation) }
        let isAnother = carried != (item.carrier.map { !$0.isMethod } ?? false)
        let carriedTexts = try isAnother ? texts.map(carrying) : texts.map(adding)
        let isOnLines = source.isFirstOnLine(own.start)
        let line = writer.lineBreak + indentation
        let separator = list.kind == .array ? (isOnLines ? "," + line : ", ") : line
        return SourceEdit(own, replacedBy: carriedTexts.joined(separator: separator))
    }

    /// A child as an argument of the element's own carrier.
    private func carrying(_ text: String) throws(EditRefusal) -> String {
        guard let carrier = item.carrier else { throw .contentIsCode }
        return carrier.isMethod ? adding(text) : "\(carrier.name)(\(text))"
    }

    /// `row.add(child: ...)` around a child if the element has it, too.
    private func adding(_ text: String) -> String {
        guard let carrier = item.carrier, carrier.isMethod else { return text }
        let callee = source[SourceRange(item.expression.range.start, carrier.calleeEnd)]
        return "\(callee)(child: \(text))"
    }

    /// The element's own modifier, with the line that it has.
    private var rangeOfModifier: SourceRange {
        let start = code.parts[max(0, code.firstPart)].range.start
        let end = code.ownEnd
        guard source.isFirstOnLine(start), source.isLastOnLine(end) || source.trailingCommentEnd(after: end) != nil,
            source.lineStart(of: start) > source.base
        else { return SourceRange(start, end) }
        let line = source.lineStart(of: source.commentStart(before: start)) - 1
        let isBroken = source.byte(at: line - 1) == UInt8(ascii: "\r")
        return SourceRange(isBroken ? line - 1 : line, end)
    }
}

extension ElementContent.Adding {
    /// The statement that adds an element.
    fileprivate func template(_ element: String) -> String {
        switch self {
        case .call(let parameter): return "\(parameter).add(child: \(element))"
        case .row(let name):
            let lines = element.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
            return "\(name) {\n\(lines)\n}"
        }
    }
}

extension Statement {
    fileprivate var isExpression: Bool { if case .expression = kind { isElement } else { false } }
}
