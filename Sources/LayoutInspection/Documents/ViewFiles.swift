import SwiftSource

/// The files of a program that are written for the system's views: they import these, and none of the libraries that other
/// files import. A dialect in which such views are elements shows them.
struct ViewFiles {
    /// By its index.
    let dialect: Int
    private let files: Set<Int>

    /// - Parameter others: the indices of the files that import none of the libraries.
    /// - Returns: nil where none of these files declares a view or a controller.
    init?(in files: [SourceFile], of others: [Int], among known: [any Dialect]) {
        for (index, dialect) in known.enumerated() {
            guard let module = dialect.viewModule else { continue }
            let found = others.filter { files[$0].imports.contains(module) }
            guard !found.isEmpty else { continue }
            let classes = files.map { $0.classes }
            var views = dialect.viewClasses.union(dialect.controllerClasses)
            var count = 0
            while count < views.count {
                count = views.count
                for one in classes.joined() where !views.isDisjoint(with: one.parents) { views.insert(one.name) }
            }
            guard found.contains(where: { classes[$0].contains { views.contains($0.name) } }) else { continue }
            self.dialect = index
            self.files = Set(found)
            return
        }
        return nil
    }

    /// The dialect of a file, if it is one of these.
    func dialect(of file: Int) -> Int? { files.contains(file) ? dialect : nil }
}

extension SourceFile {
    /// The classes that it declares, at the top level or in other types, with what stands behind their colons.
    fileprivate var classes: [(name: String, parents: Set<String>)] {
        var classes: [(name: String, parents: Set<String>)] = []
        var waiting = statements.active
        while let statement = waiting.popLast() {
            guard case .type(let declaration) = statement.kind else { continue }
            waiting += declaration.members.statements.active
            guard declaration.kind == .class else { continue }
            let parents = declaration.inheritance.compactMap { type in
                if case .named(let components) = type.kind { components.last?.name.text } else { nil }
            }
            classes.append((declaration.name.text, Set(parents)))
        }
        return classes
    }
}
