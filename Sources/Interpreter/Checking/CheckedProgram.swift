import SwiftSource

/// Sources that are bound and checked: what the runner executes. A class, because bodies are checked when they are first
/// run, and all of them when everything is to be reported.
final class CheckedProgram {
    let files: [SourceFile]
    let table: SymbolTable
    let checker: Checker
    let findings: Findings
    let settings: SettingList
    let hosted: HostedElements
    private let binder: Binder
    /// The statements of each file, in order.
    private(set) var topLevel: [Code] = []
    private var isComplete = false

    init(_ files: [SourceFile], vocabulary: Vocabulary, settings: SettingList = SettingList()) {
        self.files = files
        self.settings = settings
        findings = Findings(settings: settings)
        table = SymbolTable(vocabulary: vocabulary)
        let sources = SourceSet(files.map { SourceSet.File(name: "", text: $0.source) })
        checker = Checker(table: table, findings: findings, sources: sources, settings: settings)
        hosted = HostedElements(in: files)
        checker.hostedElements = hosted.ranges
        binder = Binder(table: table, checker: checker)
        table.libraryBinder = LibraryBinder(binder, in: checker.globalScope)
        table.bindLocalTypes = { [unowned binder] statements, scope in binder.bindLocalTypes(statements, in: scope) }
        table.makeFunction = { [unowned binder] declaration, scope in
            binder.function(declaration, owner: nil, in: scope)
        }
        table.modules = Self.modules(of: files)
        binder.bind(files, in: checker.globalScope)
        topLevel = files.map { checkTopLevel(of: $0) }
    }

    /// Types, functions and code know each other.
    deinit { table.clear() }

    private static func modules(of files: [SourceFile]) -> Set<String> {
        var modules: Set<String> = ["Swift", "Foundation", "CoreGraphics", "UIKit", "SwiftUI", "Combine"]
        for file in files {
            for case .import(let declaration) in file.statements.active.map(\.kind) {
                if let module = declaration.path.first { modules.insert(module.text) }
            }
        }
        return modules
    }

    private func checkTopLevel(of file: SourceFile) -> Code {
        let code = Code(name: "")
        code.range = file.range
        let codeScope = CodeScope(code, in: nil)
        codeScope.isTopLevel = true
        codeScope.result = .void
        let scope = Scope(in: checker.globalScope, code: codeScope)
        scope.isFileScope = true
        for statement in file.statements.active {
            checker.beginStatement()
            if case .function = statement.kind { continue }
            if statement.isPreview { continue }
            if let typed = checker.statement(statement, in: scope) { code.body.append(typed) }
        }
        return code
    }

    /// Checks what was not needed yet: functions never called, types never made.
    func checkAll() {
        guard !isComplete else { return }
        isComplete = true
        for symbols in table.globals.values {
            for symbol in symbols { check(symbol) }
        }
        for type in table.types {
            for symbols in type.members.values {
                for symbol in symbols { check(symbol) }
            }
            for function in type.initializers + type.subscripts { check(function) }
            DeclarationCheck(table: table, findings: findings).check(type)
            ConformanceCheck(table: table, findings: findings).check(type)
        }
    }

    private func check(_ symbol: Symbol) {
        switch symbol {
        case .variable(let variable): check(variable)
        case .function(let function): check(function)
        case .type, .alias, .enumCase: return
        }
    }

    private func check(_ variable: VariableSymbol) {
        _ = table.type(of: variable)
        _ = variable.initialValue?.checked
        for body in [variable.getter, variable.setter, variable.willSet, variable.didSet] { _ = body?.checked }
    }

    private func check(_ function: FunctionSymbol) {
        guard case .source = function.implementation else { return }
        for parameter in function.parameters { _ = parameter.defaultValue?.checked }
        _ = function.body?.checked
        _ = function.setter?.checked
    }
}
