import SwiftSource

/// Which files of a program are one module. In it a name is declared once; of two modules each has its own.
struct SourceModules {
    /// The module of each file, by its number; nil for one in none.
    private let names: [String?]

    init(_ names: [String?]) { self.names = names }

    func contains(_ module: String) -> Bool { names.contains(module) }

    private func name(of file: Int) -> String? { names.indices.contains(file) ? names[file] : nil }

    /// The declarations of a name that are meant where it is used: those of a module that is named; else of what the file
    /// itself declares, of its module, and of all others, the first that there are. Functions of one name are overloads.
    func meant(_ all: [Symbol], from file: Int, in module: String?) -> [Symbol] {
        if let module, names.contains(module) {
            let own = all.filter { $0.file.flatMap { self.name(of: $0) } == module }
            return own.isEmpty ? all : own
        }
        let own = all.filter { $0.file == file && !$0.isFunction }
        if !own.isEmpty { return own }
        let seen = all.filter { $0.file == file || !$0.isFilePrivate }
        let all = seen.isEmpty ? all : seen
        guard let module = name(of: file) else { return all }
        let beside = all.filter { $0.file.flatMap { self.name(of: $0) } == module }
        return beside.isEmpty ? all : beside
    }
}

extension Symbol {
    /// The number of the file that declares it; nil for what no source does.
    fileprivate var file: Int? {
        switch self {
        case .variable(let symbol): symbol.range.file
        case .function(let symbol): symbol.range.file
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

    fileprivate var isFunction: Bool { if case .function = self { true } else { false } }
}
