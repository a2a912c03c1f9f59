import SwiftSource

/// Which files of a program are one module, and which modules each imports. In a module a name is declared once; of two
/// modules each has its own.
struct SourceModules {
    /// The module of each file, by its number; nil for one in none.
    private let names: [String?]
    private let all: Set<String>
    /// The modules that each file imports, by its number.
    private let imports: [Set<String>]

    init(_ names: [String?] = [], of files: [SourceFile] = []) {
        self.names = names
        let all = Set(names.compactMap { $0 })
        self.all = all
        imports = files.map(\.importedModules)
    }

    func contains(_ module: String) -> Bool { all.contains(module) }

    /// The modules that are imported, but for the program's own.
    var others: Set<String> { imports.reduce(Set()) { $0.union($1) }.subtracting(all) }

    private func name(of file: Int) -> String? { names.indices.contains(file) ? names[file] : nil }

    private func module(of symbol: Symbol) -> String? { symbol.file.flatMap { name(of: $0) } }

    /// Whether a file sees the module of a declaration: its own, one that it imports, and what is in none.
    func isSeen(_ symbol: Symbol, from file: Int) -> Bool {
        guard let module = module(of: symbol), module != name(of: file) else { return true }
        return isImported(symbol, from: file)
    }

    /// Whether a declaration is of another module, which the file imports.
    func isImported(_ symbol: Symbol, from file: Int) -> Bool {
        guard let module = module(of: symbol), imports.indices.contains(file) else { return false }
        return module != name(of: file) && imports[file].contains(module)
    }

    func imports(_ module: String, in file: Int) -> Bool {
        imports.indices.contains(file) && imports[file].contains(module)
    }

    /// The declarations that may be a module's: of those whose files import it none is.
    func mayBe(_ module: String, _ all: [Symbol]) -> [Symbol] {
        if contains(module) { return all }
        return all.filter { symbol in
            symbol.file.map { !imports.indices.contains($0) || !imports[$0].contains(module) } ?? true
        }
    }

    /// The declarations of a name that are meant where it is used: those of a module that is named; else of what the file
    /// itself declares, of its module, of what it sees and of all others, the first that there are. Functions of one name
    /// are overloads.
    func meant(_ all: [Symbol], from file: Int, in module: String?) -> [Symbol] {
        if let module, contains(module) {
            let own = all.filter { self.module(of: $0) == module }
            return own.isEmpty ? all : own
        }
        let own = all.filter { $0.file == file && !$0.isFunction }
        if !own.isEmpty { return own }
        let visible = all.filter { $0.file == file || !$0.isFilePrivate }
        let all = visible.isEmpty ? all : visible
        if let module = name(of: file) {
            let beside = all.filter { self.module(of: $0) == module }
            if !beside.isEmpty { return beside }
        }
        let seen = all.filter { isSeen($0, from: file) }
        return seen.isEmpty ? all : seen
    }
}

extension Symbol {
    /// The number of the file that declares it; nil for what no source does.
    var file: Int? {
        switch self {
        case .variable, .function: range?.file
        case .type(let symbol): symbol.place?.file
        case .alias(let symbol): symbol.place?.file
        case .enumCase(let symbol): symbol.range.file
        }
    }

    /// Whether it can be named there: it is not private to another file.
    func isVisible(from place: SourceRange) -> Bool { !isFilePrivate || file == place.file }

    /// Whether other files do not see it.
    fileprivate var isFilePrivate: Bool {
        switch self {
        case .variable(let symbol): symbol.isPrivate
        case .function(let symbol): symbol.isPrivate
        case .type(let symbol): symbol.isFilePrivate
        default: false
        }
    }

    var isFunction: Bool { function != nil }
}
