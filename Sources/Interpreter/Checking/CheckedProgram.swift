import Negotiation
import SwiftSource

/// Sources that are bound and checked: what the runner executes. A class, because bodies are checked when they are first
/// run, and those that are not known when everything is to be reported.
final class CheckedProgram {
    let files: [SourceFile]
    /// The numbers of the files of which everything is checked; nil for all.
    let own: Set<Int>?
    let table: SymbolTable
    let checker: Checker
    let findings: Findings
    let settings: SettingList
    let modules: [String?]
    let hosted: HostedElements
    /// The statements of each file, in order.
    private(set) var topLevel: [Code] = []
    private var isComplete = false

    /// - Parameters:
    ///   - own: the numbers of the files of which everything is checked; nil for all.
    ///   - modules: the module of each file, by its number.
    ///   - cancellation: asks checking to stop; what is found then says nothing.
    init(
        _ files: [SourceFile], checking own: Set<Int>? = nil, vocabulary: Vocabulary,
        settings: SettingList = SettingList(), modules: [String?] = [], isInCells: Bool = true,
        cancellation: Cancellation? = nil
    ) {
        self.files = files
        self.own = own
        self.settings = settings
        self.modules = modules
        findings = Findings(settings: settings)
        table = SymbolTable(
            vocabulary: vocabulary, standing: Self.standing(of: vocabulary, in: files),
            sourceModules: SourceModules(modules, of: files))
        let sources = SourceSet(files.map { SourceSet.File(name: "", text: $0.source) })
        checker = Checker(
            table: table, findings: findings, sources: sources, settings: settings, cancellation: cancellation)
        checker.isInCells = isInCells
        hosted = HostedElements(in: files, by: vocabulary.hosting)
        checker.hostedElements = hosted.ranges
        let binder = Binder(table: table, checker: checker)
        table.binder = binder
        table.libraryTextBinder = Binder(table: table, checker: checker, isLibraryText: true)
        table.modules = ["Swift", "Foundation", "CoreGraphics", "UIKit", "SwiftUI", "Combine"]
        table.modules.formUnion(files.flatMap(\.importedModules) + modules.compactMap { $0 })
        binder.bind(files)
        topLevel = files.map { checkTopLevel(of: $0) }
    }

    /// Types, functions and code know each other.
    deinit { table.clear() }

    /// What the vocabulary is to sources, by their imports. Those of the library itself import modules, but not the
    /// library's; a module that is not known may extend what a vocabulary describes, and so may what a test sees.
    private static func standing(of vocabulary: Vocabulary, in files: [SourceFile]) -> SymbolTable.Standing {
        guard !vocabulary.modules.isEmpty else { return .complete }
        let imports = files.flatMap(\.imports)
        let modules = Set(imports.compactMap(\.path.first?.text))
        let isTested = imports.contains { declaration in
            declaration.attributes.contains(.testable)
                && declaration.path.first.map { vocabulary.modules.contains($0.text) } == true
        }
        if isTested || !modules.isEmpty && modules.isDisjoint(with: vocabulary.modules) { return .assumed }
        return modules.isSubset(of: vocabulary.modules.union(SystemModules.names)) ? .complete : .extended
    }

    private func checkTopLevel(of file: SourceFile) -> Code {
        let code = Code(name: "", at: file.range)
        let codeScope = CodeScope(code, in: nil)
        codeScope.isTopLevel = true
        codeScope.result = .void
        let scope = Scope(in: checker.globalScope, code: codeScope)
        scope.isFileScope = true
        for statement in file.statements.active {
            checker.beginStatement()
            if case .function = statement.kind { continue }
            if case .expression(let expression) = statement.kind, table.hosting.preview(expression) != nil { continue }
            if let typed = checker.statement(statement, in: scope) { code.body.append(typed) }
        }
        return code
    }

    /// Checks what was not needed yet: functions never called, types never made.
    func checkAll() {
        guard !isComplete else { return }
        isComplete = true
        // Bodies declare functions.
        var next = 0
        while next < table.declared.count, !checker.isCancelled {
            let symbol = table.declared[next]
            check(symbol, isOwn: isOwn(symbol.range))
            next += 1
        }
        for alias in table.aliases { _ = alias.target }
    }

    private func isOwn(_ place: SourceRange?) -> Bool {
        guard let own, let place else { return true }
        return own.contains(place.file)
    }

    /// Checks a function or a variable. Those of files that are not checked are left out, but for bodies that hand elements
    /// to views: which elements these are is found by checking the body.
    private func check(_ symbol: Symbol, isOwn: Bool) {
        var bodies: [Body?] = []
        if let variable = symbol.variable {
            bodies = [variable.getter, variable.setter, variable.willSet, variable.didSet]
            let value = variable.initialValue
            if isOwn { _ = table.type(of: variable) }
            if isOwn || holdsHosted(value?.expression?.range) { _ = value?.checked }
        } else if let function = symbol.function {
            bodies = [function.body, function.setter]
            if isOwn { for parameter in function.parameters { _ = parameter.defaultValue?.checked } }
        }
        for case let body? in bodies {
            if isOwn || holdsHosted(body.block.range) { _ = body.checked }
        }
    }

    private func holdsHosted(_ range: SourceRange?) -> Bool { range.map { !hosted.within($0).isEmpty } ?? false }
}
