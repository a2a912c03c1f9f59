/// The words that cannot be names without backticks.
enum Keyword: String, CaseIterable {
    case `let`, `var`, `func`, `struct`, `class`, `enum`, `protocol`, `extension`, `import`, `typealias`, `init`
    case `deinit`, `subscript`, `operator`, `precedencegroup`, `associatedtype`
    case `if`, `else`, `guard`, `for`, `while`, `repeat`, `switch`, `case`, `default`, `do`, `catch`, `break`
    case `continue`, `fallthrough`, `return`, `throw`, `defer`, `in`, `is`, `as`, `try`, `throws`, `rethrows`
    case `inout`, `self`, `Self`, `super`, `nil`, `true`, `false`, `Any`, `where`
    case `static`, `fileprivate`, `internal`, `private`, `public`

    /// Whether it can only begin a statement or a declaration, where a parser that lost its way finds it again.
    var beginsStatement: Bool {
        switch self {
        case .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .deinit,
            .associatedtype, .guard, .for, .while, .repeat, .return, .throw, .defer, .break, .continue, .static,
            .fileprivate, .internal, .private, .public, .precedencegroup:
            true
        default: false
        }
    }

    /// Whether a declaration begins with it.
    var beginsDeclaration: Bool {
        switch self {
        case .let, .var, .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .`init`, .deinit,
            .subscript, .operator, .precedencegroup, .associatedtype, .case, .static, .fileprivate, .internal,
            .private, .public:
            true
        default: false
        }
    }
}

/// The names that mean something in some places.
enum ContextualWord: String, CaseIterable {
    case opaque = "some"
    case existential = "any"
    case each, async, await, consume, copy, borrow, discard, unsafe, yield
    case actor, macro, get, set, willSet, didSet
    case open, package, mutating, nonmutating, consuming, borrowing, lazy, weak, unowned, final, override, required
    case convenience, indirect, dynamic, optional, prefix, postfix, infix, nonisolated, isolated, distributed, sending
    case underscore = "_"
    case read = "_read"
    case modify = "_modify"
    case unsafeAddress
    case shared = "__shared"
    case owned = "__owned"
    case constant = "_const"
    case of, elseif, endif, warning, error, sourceLocation, available, unavailable
}

/// Finds words and operators by their bytes, without making a string of them.
struct WordTable<Meaning: Sendable>: Sendable {
    private struct Entry: Sendable {
        let low: UInt64
        let high: UInt64
        let meaning: Meaning
    }

    /// In the order of their first bytes.
    private var entries: [Entry] = []
    /// For each first byte where its entries begin.
    private var starts: [Int] = []

    init(_ meanings: [(text: String, meaning: Meaning)]) {
        var byFirst = [[Entry]](repeating: [], count: 128)
        for (text, meaning) in meanings {
            let bytes = Array(text.utf8)
            precondition(bytes.count <= 16)
            let (low, high) = Self.packed(bytes, 0, bytes.count)
            byFirst[Int(bytes[0])].append(Entry(low: low, high: high, meaning: meaning))
        }
        for entries in byFirst {
            starts.append(self.entries.count)
            self.entries += entries
        }
        starts.append(entries.count)
    }

    /// The meaning of a part of the bytes, which is not empty.
    func look(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Meaning? {
        let first = Int(bytes[start])
        guard end - start <= 16, first < 128, starts[first] < starts[first + 1] else { return nil }
        let (low, high) = Self.packed(bytes, start, end)
        for index in starts[first]..<starts[first + 1] where entries[index].low == low && entries[index].high == high {
            return entries[index].meaning
        }
        return nil
    }

    private static func packed(_ bytes: [UInt8], _ start: Int, _ end: Int) -> (UInt64, UInt64) {
        var low: UInt64 = 0
        var high: UInt64 = 0
        for index in start..<min(end, start + 8) { low = low << 8 | UInt64(bytes[index]) }
        if end > start + 8 {
            for index in (start + 8)..<end { high = high << 8 | UInt64(bytes[index]) }
        }
        return (low, high)
    }
}

/// The words and operators that mean something to the reader.
enum Words {
    enum Meaning: Sendable {
        case keyword(Keyword)
        case word(ContextualWord)
    }

    static let names = WordTable<Meaning>(
        Keyword.allCases.map { ($0.rawValue, .keyword($0)) } + ContextualWord.allCases.map { ($0.rawValue, .word($0)) })
    static let operators = WordTable<BuiltinOperator>(BuiltinOperator.allCases.map { ($0.rawValue, $0) })
}
