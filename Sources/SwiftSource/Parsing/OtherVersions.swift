/// The branches of `#if` for other versions of Swift than the one that is read, of which the compiler reads nothing either.
extension Parser {
    /// The version of the language, and of its compiler.
    private static let version = [6, 3]

    /// Whether `(>=5.9)` is said of this version.
    func isOfThisVersion(_ written: String) -> Bool {
        let parts = written.filter { $0.isNumber || $0 == "." }.split(separator: ".").compactMap { Int($0) }
        let isOlder = Self.version.lexicographicallyPrecedes(parts)
        return written.contains("<") ? isOlder : !isOlder
    }

    /// The places of the tokens that stand in such branches.
    func tokensOfOtherVersions() -> [Range<Int>] {
        var found: [Range<Int>] = []
        var open: [(isTaken: Bool, isOfVersions: Bool)] = []
        while kind != .endOfFile {
            let isAnew = kind == .pound && peek().kind == .keyword(.if)
            guard isAnew || isAtBranch && !open.isEmpty else {
                advance()
                continue
            }
            if isAnew { open.append((isTaken: false, isOfVersions: false)) }
            if isWord(.endif, ahead: 1) {
                open.removeLast()
                advance()
                continue
            }
            guard let condition = branchCondition() else { continue }
            let last = open.count - 1
            var isTaken: Bool?
            if !open[last].isTaken, let expression = condition.expression {
                open[last].isOfVersions = expression.isOfVersions
                isTaken = expression.isTrueOfVersions
            } else if open[last].isTaken {
                isTaken = false
            }
            if isTaken == true { open[last].isTaken = true }
            guard isTaken == false, open[last].isOfVersions else { continue }
            let start = index
            skipBranch()
            found.append(start..<index)
        }
        return found
    }

    /// Goes to the next branch of the `#if` around what stands here, or to its end.
    private func skipBranch() {
        var depth = 0
        while kind != .endOfFile, depth > 0 || !isAtBranch {
            if kind == .pound, peek().kind == .keyword(.if) { depth += 1 }
            if kind == .pound, isWord(.endif, ahead: 1) { depth -= 1 }
            advance()
        }
    }
}

extension ConditionalExpression {
    /// Whether the compiler reads nothing of what stands under it where it does not hold.
    fileprivate var isOfVersions: Bool {
        switch self {
        case .version: true
        case .not(let inner): inner.isOfVersions
        case .and(let one, let other): one.isOfVersions || other.isOfVersions
        case .or(let one, let other): one.isOfVersions && other.isOfVersions
        case .os, .canImport, .flag, .boolean, .other: false
        }
    }

    /// Whether it holds, as far as the version decides it.
    fileprivate var isTrueOfVersions: Bool? {
        switch self {
        case .version(_, let isThis): isThis
        case .boolean(let value): value
        case .not(let inner): inner.isTrueOfVersions.map { !$0 }
        case .and(let one, let other): Self.joined(one.isTrueOfVersions, other.isTrueOfVersions, decisive: false)
        case .or(let one, let other): Self.joined(one.isTrueOfVersions, other.isTrueOfVersions, decisive: true)
        case .os, .canImport, .flag, .other: nil
        }
    }

    private static func joined(_ one: Bool?, _ other: Bool?, decisive: Bool) -> Bool? {
        if one == decisive || other == decisive { return decisive }
        return one == nil || other == nil ? nil : !decisive
    }
}
