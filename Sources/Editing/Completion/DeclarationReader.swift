import SwiftSource

/// Reads the declarations of a source from its pieces.
struct DeclarationReader {
    let code: CodePieces
    let isLibrary: Bool
    var found = SourceDeclarations()
    /// The scopes that are open at the present piece, by their numbers.
    private var open = [0]
    /// The known facts about braces that are not reached yet.
    private var bodies: [Int: Body] = [:]
    /// The types that are structs, and their stored properties as parameters of an initializer.
    var structs: Set<String> = []
    var stored: [String: [CompletionNames.Parameter]] = [:]

    /// The type or the result of a body, and the names that its head declares.
    struct Body {
        var type: String?
        var result: String?
        var isEnum = false
        var names: [(text: String, origin: SourceDeclarations.Origin)] = []
    }

    /// - Parameter isLibrary: whether private declarations, and the aliases and generic parameters in types, are unknown
    ///   outside of the text.
    static func declarations(in code: CodePieces, isLibrary: Bool = false) -> SourceDeclarations {
        var reader = DeclarationReader(code: code, isLibrary: isLibrary)
        for index in code.pieces.indices { reader.read(index) }
        reader.addMemberwiseInitializers()
        return reader.found
    }

    private init(code: CodePieces, isLibrary: Bool) { (self.code, self.isLibrary) = (code, isLibrary) }

    private mutating func read(_ index: Int) {
        switch code.pieces[index].kind {
        case .opening(.brace): openScope(index)
        case .closing(.brace): closeScope(index)
        case .keyword: readKeyword(index)
        case .name where code.isWord(index, "actor") && code.kind(index + 1) == .typeName: readType(index)
        default: break
        }
    }

    private mutating func readKeyword(_ index: Int) {
        guard index == 0 || code.kind(index - 1) != .dot else { return }
        switch code.text(index) {
        case "struct", "enum", "protocol", "extension": readType(index)
        case "class" where code.kind(index + 1) == .typeName: readType(index)
        case "func": readFunction(index)
        case "init" where isInType: readFunction(index)
        case "let", "var": readVariable(index)
        case "for": readLoop(index)
        case "case" where found.scopes[scope].isEnum: readCases(index)
        case "typealias" where !(isLibrary && scope != 0): readAlias(index)
        default: break
        }
    }

    // MARK: Scopes

    var scope: Int { open[open.count - 1] }

    var isInType: Bool { found.scopes[scope].type != nil }

    private mutating func openScope(_ index: Int) {
        let body = bodies.removeValue(forKey: index) ?? closure(index)
        let number = found.scopes.count
        let closing = code.partner(of: index) ?? .max
        found.scopes.append(
            .init(
                opening: index, closing: closing, parent: scope, type: body.type, result: body.result,
                isEnum: body.isEnum))
        for name in body.names {
            found.names.append(
                .init(text: name.text, kind: .parameter, scope: number, start: 0, origin: name.origin))
        }
        open.append(number)
    }

    private mutating func closeScope(_ index: Int) {
        guard let opening = code.partner(of: index),
            let place = open.lastIndex(where: { found.scopes[$0].opening == opening })
        else { return }
        open.removeSubrange(place...)
    }

    /// The brace of a body that begins at or behind a piece, before the statement's end.
    func bodyBrace(from index: Int) -> Int? {
        var next = index
        while let kind = code.kind(next) {
            switch kind {
            case .opening(.brace): return next
            case .opening:
                guard let partner = code.partner(of: next) else { return nil }
                next = partner
            case .closing: return nil
            case .keyword where next > index && code.isFirstOnLine(next) && !code.isWord(next, "where"): return nil
            default: break
            }
            next += 1
        }
        return nil
    }

    mutating func note(_ body: Body, at brace: Int?) {
        guard let brace else { return }
        bodies[brace, default: Body()].names += body.names
        if let type = body.type { bodies[brace]?.type = type }
        if let result = body.result { bodies[brace]?.result = result }
        if body.isEnum { bodies[brace]?.isEnum = true }
    }

    // MARK: Closures

    /// The head of a closure, if the brace is one of a closure.
    private func closure(_ brace: Int) -> Body {
        var body = Body()
        var next = brace + 1
        if code.kind(next) == .opening(.bracket), let end = code.partner(of: next) { next = end + 1 }
        var names: [(text: String, origin: SourceDeclarations.Origin)] = []
        if code.kind(next) == .opening(.parenthesis), let end = code.partner(of: next) {
            for (number, part) in code.parts(in: next).enumerated() where code.kind(part.lowerBound) == .name {
                let isTyped = code.kind(part.lowerBound + 1) == .colon
                let type = isTyped ? code.text(from: part.lowerBound + 2, through: part.upperBound - 1) : ""
                names.append(
                    (code.text(part.lowerBound), isTyped ? .written(type) : .closure(brace, number)))
            }
            next = end + 1
            if code.isWord(next, "->") {
                let end = code.endOfType(from: next + 1)
                body.result = code.text(from: next + 1, through: end - 1)
                next = end
            }
        } else {
            while code.kind(next) == .name {
                names.append((code.text(next), .closure(brace, names.count)))
                next += 1
                guard code.kind(next) == .comma else { break }
                next += 1
            }
        }
        if code.isWord(next, "in") { body.names = names.filter { $0.text != "_" } }
        return body
    }

    // MARK: Loops

    private mutating func readLoop(_ index: Int) {
        var next = index + 1
        var names: [String] = []
        while let kind = code.kind(next), !code.isWord(next, "in"), kind != .opening(.brace), next < index + 16 {
            if kind == .name, code.kind(next - 1) != .dot { names.append(code.text(next)) }
            next += 1
        }
        guard code.isWord(next, "in") else { return }
        let origin = names.count == 1 ? SourceDeclarations.Origin.element(next + 1) : .unknown
        note(Body(names: names.map { ($0, origin) }), at: bodyBrace(from: next + 1))
    }
}

extension CodePieces {
    /// The pieces between the commas of a bracket, as ranges that are not empty; those of an open bracket up to its scope's
    /// end.
    func parts(in bracket: Int) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (start, next) = (bracket + 1, bracket + 1)
        let end = partner(of: bracket) ?? count
        while next < end {
            if case .opening = kind(next), let partner = partner(of: next) { next = partner }
            if case .closing = kind(next), opening(around: next) == bracket, partner(of: next) == nil { break }
            if kind(next) == .comma {
                if start < next { parts.append(start..<next) }
                start = next + 1
            }
            next += 1
        }
        if start < min(next, end) { parts.append(start..<min(next, end)) }
        return parts
    }

    /// The piece behind a type that begins at a piece.
    func endOfType(from start: Int) -> Int {
        var (next, depth) = (start, 0)
        while let kind = kind(next) {
            if next > start, depth == 0, isFirstOnLine(next), !isWord(next - 1, "->") { return next }
            switch kind {
            case .name, .typeName, .attribute, .dot, .placeholder: break
            case .keyword:
                guard Self.typeWords.contains(text(next)) else { return next }
            case .opening(.parenthesis), .opening(.bracket):
                guard let partner = partner(of: next) else { return next }
                next = partner
            case .comma, .colon:
                guard depth > 0 else { return next }
            case .sign:
                let sign = text(next)
                guard depth > 0 || Self.typeSigns.contains(where: sign.hasPrefix) else { return next }
                depth += sign.count { $0 == "<" } - (sign == "->" ? 0 : sign.count { $0 == ">" })
                guard depth >= 0 else { return next }
            default: return next
            }
            next += 1
        }
        return next
    }

    private static let typeWords: Set = ["inout", "Self", "Any", "throws", "rethrows", "self"]
    private static let typeSigns = ["<", ">", "?", "!", "&", "->", "~"]
}
