import SwiftSource

/// Everything that sources can name: their own declarations in all files, the vocabulary's and the standard library's.
/// A class, because the checker, the runner and lazily made members share it.
final class SymbolTable {
    let vocabulary: Vocabulary
    var hosting: Hosting { vocabulary.hosting }
    let standard = StandardTypes()
    /// What stands at the top level of the sources, in any file.
    var globals: [String: [Symbol]] = [:]
    /// The functions and variables of the sources, of types and outside, in the order of declaration: what is checked.
    var declared: [Symbol] = []
    var aliases: [AliasSymbol] = []
    /// The types of the sources, in the order of declaration.
    var types: [NominalSymbol] = []
    /// The vocabulary's types by the names that sources write.
    private var described: [TypeName: NominalSymbol] = [:]
    private var describedFunctions: [String: [FunctionSymbol]] = [:]
    /// What the sources declare of each operator, in types and outside.
    var operators: [String: [FunctionSymbol]] = [:]
    /// The variables of files' top levels, by where they are declared.
    var sharedAt: [Int: VariableSymbol] = [:]
    /// The files with a syntax error. Of what they declare not all is read.
    var unreadFiles: Set<Int> = []
    /// Hidden variables, whose values others destructure.
    var kept: [VariableSymbol] = []
    /// The functions that make cases with values.
    var caseMakers: [ObjectIdentifier: FunctionSymbol] = [:]
    /// Binds what the sources and the standard library declare.
    var binder: Binder?
    /// Binds what comes with the vocabulary in Swift.
    var libraryTextBinder: Binder?
    /// The types among it that were asked for.
    var libraryTextTypes: [NominalSymbol] = []
    var libraryGlobals: [String: [Symbol]] = [:]
    /// Types that extensions name and nothing declares.
    var phantoms: [NominalSymbol] = []
    /// What names mean that the sources do not declare.
    private var knownGlobals: [String: [Symbol]] = [:]
    /// The modules that sources can name before a dot.
    var modules: Set<String> = []
    let sourceModules: SourceModules

    /// What the vocabulary's descriptions are worth to the sources.
    let standing: Standing

    enum Standing {
        /// They say all that there is.
        case complete
        /// Other modules may add members, initializers and conformances.
        case extended
        /// The types may be others where the sources come from.
        case assumed
    }

    init(vocabulary: Vocabulary, standing: Standing = .complete, sourceModules: SourceModules = SourceModules()) {
        self.vocabulary = vocabulary
        self.sourceModules = sourceModules
        self.standing = standing
        for type in vocabulary.typesOutsideIn { declare(type) }
        for type in vocabulary.allTypes { load(type) }
        for callable in vocabulary.functions + (vocabulary.libraryText?.functions ?? []) {
            describedFunctions[callable.name, default: []].append(function(callable, owner: nil, isStatic: false))
        }
        for symbol in standard.all { symbol.loadMembers = { [unowned self] in loadStandardMembers(of: symbol) } }
    }

    // MARK: Vocabulary

    private func declare(_ description: TypeDescription) {
        guard described[description.name] == nil else { return }
        let outer = description.name.outer.flatMap { described[$0] }
        let kind: NominalSymbol.Kind =
            description.kind == .protocol
            ? .interface : description.cases.isEmpty ? .structure : .enumeration
        let open = vocabulary.openType(description.name)
        let symbol = NominalSymbol(
            outer == nil ? description.name.description : String(description.name.lastComponent),
            kind: open?.inheritance == nil ? kind : .object, in: outer,
            description: description, openType: open)
        symbol.hasUnknownParent = standing == .assumed && !symbol.isPartial
        if standing == .extended || description.isPartial { symbol.isPartial = true }
        symbol.openOrder = vocabulary.openTypes.firstIndex { $0.name == description.name } ?? .max
        if let contained = description.containedName { symbol.genericParameters = [GenericParameter(contained)] }
        described[description.name] = symbol
        outer?.add(.type(symbol))
    }

    private func load(_ description: TypeDescription) {
        guard let symbol = described[description.name], symbol.description?.name == description.name else { return }
        symbol.parents = description.conformances.compactMap { described[$0].map { .nominal($0, []) } }
        if description.kind != .protocol { symbol.parents.append(.nominal(standard[.hashable], [])) }
        symbol.loadMembers = { [unowned self, unowned symbol] in
            addMembers(of: description, to: symbol)
            // What it says in Swift extends what is described.
            if let written = vocabulary.libraryText?.declarations(of: symbol.name) {
                libraryTextBinder?.bindLibraryText(written)
            }
        }
    }

    /// The vocabulary's type of a name.
    func described(_ name: TypeName) -> NominalSymbol? { described[name] }

    /// The names that stand alone, in the order of the alphabet, for hints.
    private(set) lazy var globalNames = NameIndex(
        Set(globals.keys).union(described.keys.map(\.description)).union(describedFunctions.keys)
            .union(StandardType.allCases.map(\.rawValue)).sorted())

    /// The names of types, for hints.
    var typeNames: NameIndex {
        for type in types[namedTypeCount...] where !type.isLocal { knownTypeNames.add(type.name) }
        namedTypeCount = types.count
        return knownTypeNames
    }

    private var namedTypeCount = 0

    /// The type of the sources that running code names; of several the first.
    func sourceType(_ name: TypeName) -> NominalSymbol? {
        for type in types[sourceTypes.count...] where sourceTypes.names[type.typeName] == nil {
            sourceTypes.names[type.typeName] = type
        }
        sourceTypes.count = types.count
        return sourceTypes.names[name]
    }

    private var sourceTypes: (names: [TypeName: NominalSymbol], count: Int) = ([:], 0)

    private lazy var knownTypeNames = NameIndex(vocabulary.allTypes.map(\.name.description))

    // MARK: Names

    /// What a name that stands alone means outside all declarations: the sources' own first.
    ///
    /// - Parameters:
    ///   - place: where it is used, which decides where several declare it.
    ///   - module: the module that is written before it.
    func global(_ name: String, from place: SourceRange, in module: String? = nil) -> [Symbol] {
        // What comes with the library means the library's, whatever the sources name alike.
        let isOfLibrary = LibraryText.holds(place)
        let all = globals[name].map { all in module.map { sourceModules.mayBe($0, all) } ?? all }
        if let own = all, !own.isEmpty, !isOfLibrary, !isOfVocabulary(module),
            module != nil || !isHidden(own, name, from: place)
        {
            let meant = own.count == 1 ? own : sourceModules.meant(own, from: place.file, in: module)
            // A function of one's own is one more overload of the library's: `max` of two sizes.
            return module == nil && meant.allSatisfy(\.isFunction) ? meant + given(name).filter(\.isFunction) : meant
        }
        if LibraryText.isInternal(name), !isOfLibrary { return [] }
        // `Path` under `import Path` is that module's.
        let isOfNamesake = !isOfLibrary && !isDescribed(name) && sourceModules.imports(name, in: place.file)
        return module.map(isDescribed) ?? !isOfNamesake ? given(name) : []
    }

    /// Whether a name before a dot is a module's. The library's own code imports nothing.
    func isModule(_ name: String, at place: SourceRange) -> Bool {
        modules.contains(name) || LibraryText.holds(place) && vocabulary.modules.contains(name)
    }

    /// Whether the vocabulary and the library are what there is to know of a module: `RealmSwift.List` is no other `List`.
    private func isDescribed(_ module: String) -> Bool {
        vocabulary.modules.contains(module) || SystemModules.names.contains(module)
    }

    /// Whether a file imports a module of which nothing is known: it may add members to any type.
    lazy var hasUnknownModules = sourceModules.others.contains { !isDescribed($0) }

    /// The same of the vocabulary and the library, found once.
    private func given(_ name: String) -> [Symbol] {
        if let known = knownGlobals[name] { return known }
        let found = givenGlobal(name)
        knownGlobals[name] = found
        return found
    }

    /// Whether declarations of sources hide nothing where a name is used: the vocabulary or the library has it, and they
    /// are of modules that the file does not import.
    private func isHidden(_ own: [Symbol], _ name: String, from place: SourceRange) -> Bool {
        !own.contains { sourceModules.isSeen($0, from: place.file) } && !given(name).isEmpty
    }

    /// The library's type of the same name, where a file imports a module that declares one: the call says which is meant.
    func ofLibrary(besides type: NominalSymbol, from place: SourceRange) -> NominalSymbol? {
        guard type.isOfSource, type.outer == nil, sourceModules.isImported(.type(type), from: place.file) else {
            return nil
        }
        return typeOfLibrary(type.name)
    }

    func typeOfLibrary(_ name: String) -> NominalSymbol? {
        for case .type(let type) in given(name) { return type }
        return nil
    }

    /// Whether several files declare a type of that name, so that which one is meant is not certain.
    func isDeclaredTwice(_ type: NominalSymbol) -> Bool {
        if let outer = type.outer { return isDeclaredTwice(outer) }
        guard type.isOfSource, !type.isFilePrivate, let all = globals[type.name], all.count > 1 else { return false }
        return all.contains { if case .type(let other) = $0 { other != type && !other.isFilePrivate } else { false } }
    }

    /// Whether a module that is named is the vocabulary's: `SwiftUI.Color` is not the color of the sources.
    private func isOfVocabulary(_ module: String?) -> Bool {
        module.map { isDescribed($0) && !sourceModules.contains($0) } ?? false
    }

    private func givenGlobal(_ name: String) -> [Symbol] {
        var found: [Symbol] = []
        if let type = described[TypeName(name)], type.description?.isOfModifier != true { found.append(.type(type)) }
        if let meant = vocabulary.aliases[name] {
            let alias = AliasSymbol(name)
            alias.type = type(meant, .result)
            found.append(.alias(alias))
        }
        found += (describedFunctions[name] ?? []).map { .function($0) }
        if !found.isEmpty { return found }
        if let type = StandardType(rawValue: name) { return [.type(standard[type])] }
        return standardGlobals(name)
    }

    /// The type of a variable or property, inferred when it is first asked for.
    func type(of variable: VariableSymbol) -> Type {
        if let known = variable.knownType { return known }
        // One that needs itself is not known.
        guard !variable.isInferring, let infer = variable.inferType else { return .unknown }
        variable.isInferring = true
        let type = infer()
        variable.isInferring = false
        variable.knownType = type
        variable.inferType = nil
        return type
    }

    /// What types are is found again: declarations were added since.
    func forgetAncestry() {
        for symbol in types + libraryTextTypes { symbol.forgetAncestry() }
        for symbol in described.values { symbol.forgetAncestry() }
        for symbol in standard.all { symbol.forgetAncestry() }
        for symbols in libraryGlobals.values { for case .type(let symbol) in symbols { symbol.forgetAncestry() } }
    }

    /// Lets go of everything, when the program is gone: symbols, code and types hold each other.
    func clear() {
        for symbol in types + libraryTextTypes + phantoms + Array(described.values) + standard.all { symbol.clear() }
        for symbols in libraryGlobals.values { for case .type(let symbol) in symbols { symbol.clear() } }
        (globals, operators, sharedAt, kept, caseMakers) = ([:], [:], [:], [], [:])
        declared = []
        aliases = []
        (libraryGlobals, knownGlobals, describedFunctions) = ([:], [:], [:])
        (binder, libraryTextBinder) = (nil, nil)
        libraryTextTypes = []
    }
}
