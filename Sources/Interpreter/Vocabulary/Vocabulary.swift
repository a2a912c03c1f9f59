/// All that sources of one dialect can name beyond the language itself. The interpreter knows elements only through it.
/// A class, since it is large, never changes, and is read for every value.
package final class Vocabulary: Sendable {
    /// The modules whose types it describes as a whole, by the names that sources import; empty where that is not known.
    package let modules: Set<String>
    /// In the order in which help lists them.
    package let types: [TypeDescription]
    /// The same with those of the library that are described as these are.
    let allTypes: [TypeDescription]
    /// A type before those that are nested in it.
    let typesOutsideIn: [TypeDescription]
    package let functions: [Callable]
    /// The types that sources can conform to or inherit from; each is among `types` too, as a protocol.
    package let openTypes: [OpenType]
    package let resultBuilders: [ResultBuilder]
    /// Makes the element that stands for an unknown one: of its name, and of the elements that its view closures
    /// gave; what else they gave is left out. Nil where the dialect has no such element.
    package let hole: (@Sendable (_ name: String, _ contents: [Value]) -> Value)?
    /// The same of a type where that alone can stand, or does better: a text of its name, a colour.
    package let typedHoles: [TypeName: TypedHole]
    /// Makes one view of several children of a builder, or of what a branch or a loop in it gave: of whatever number, which
    /// their types do not tell. Nil where a builder's children are handed over one by one.
    package let grouping: (@Sendable (_ children: [Value], _ isConditional: Bool) -> Value)?
    /// Makes one element of several that a root gives, as previews do; nil where the box of an unknown element stands around.
    package let listing: (@Sendable (_ elements: [Value]) -> Value)?
    /// Puts a layout, which is no element itself, around elements: by the names of the types that such layouts are.
    package let arrangements: [TypeName: @Sendable (_ layout: Value, _ elements: [Value]) -> Value?]
    /// Makes the element of a value with an unknown parent whose own code says how large it is, as a wrapped view of
    /// another framework does. Nil for other values.
    package let wrapping: (@Sendable (SourceInstance) -> Value?)?
    /// Modifiers that are known and change nothing of the layout: they are accepted with a remark, whatever they take.
    package let plainModifiers: Set<String>
    /// Calls of which all the library's overloads are here: a wrong label in one is a mistake, or another file's overload.
    package let wholeCalls: Set<String>
    /// Whether an optional element is one, too: without a value it shows nothing.
    package let hasOptionalElements: Bool
    /// Names that stand for other types.
    package let aliases: [String: ValueType]
    /// What a text shows that is written for many languages, of what its literal says and of the numbers in it. Nil where
    /// both are shown as they are.
    package let shownText: ShownText?
    /// The names by which sources show elements outside of elements.
    package let hosting: Hosting
    /// What it says in Swift: classes that sources inherit from, which are run as theirs are.
    package let libraryText: LibraryText?
    private let typesByName: [TypeName: TypeDescription]

    /// - Parameter unlistedTypes: the types of values that sources come by and cannot name, as that of holes; no list shows
    ///   them.
    package init(
        modules: Set<String> = [], types: [TypeDescription], functions: [Callable] = [], openTypes: [OpenType] = [],
        resultBuilders: [ResultBuilder] = [],
        hole: (@Sendable (_ name: String, _ contents: [Value]) -> Value)? = nil,
        typedHoles: [TypeName: TypedHole] = [:],
        grouping: (@Sendable (_ children: [Value], _ isConditional: Bool) -> Value)? = nil,
        listing: (@Sendable (_ elements: [Value]) -> Value)? = nil,
        arrangements: [TypeName: @Sendable (_ layout: Value, _ elements: [Value]) -> Value?] = [:],
        wrapping: (@Sendable (SourceInstance) -> Value?)? = nil,
        plainModifiers: Set<String> = [], wholeCalls: Set<String> = [], hasOptionalElements: Bool = false,
        aliases: [String: ValueType] = [:], shownText: ShownText? = nil,
        unlistedTypes: [TypeDescription] = [], hosting: Hosting = Hosting(), libraryText: LibraryText? = nil
    ) {
        self.modules = modules
        self.types = types
        allTypes = types + StandardLibrary.describedTypes
        typesOutsideIn = allTypes.map { (depth: $0.name.depth, type: $0) }.sorted { $0.depth < $1.depth }.map(\.type)
        self.functions = functions
        self.openTypes = openTypes
        self.resultBuilders = resultBuilders
        self.libraryText = libraryText
        let elements = openTypes.filter(\.isElement).map(\.name)
        let described = Dictionary(types.map { ($0.name, $0.conformances) }, uniquingKeysWith: { first, _ in first })
        elementName =
            elements.first { name in !(described[name] ?? []).contains { elements.contains($0) } }
            ?? elements.first
        self.hole = hole
        self.typedHoles = typedHoles
        self.grouping = grouping
        self.listing = listing
        self.arrangements = arrangements
        self.wrapping = wrapping
        self.plainModifiers = plainModifiers
        self.wholeCalls = wholeCalls
        self.hasOptionalElements = hasOptionalElements
        self.aliases = aliases
        self.shownText = shownText
        self.hosting = hosting
        typesByName = Dictionary(
            (allTypes + unlistedTypes).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The protocol that every element conforms to.
    package let elementName: TypeName?

    package subscript(name: TypeName) -> TypeDescription? {
        typesByName[name]
    }

    func resultBuilder(_ name: TypeName) -> ResultBuilder? { resultBuilders.first { $0.name == name } }

    package func openType(_ name: TypeName) -> OpenType? { openTypes.first { $0.name == name } }

    /// Whether a value of a type can stand where another is wanted.
    package func type(_ name: TypeName, conformsTo other: TypeName) -> Bool {
        name == other || self[name]?.conformances.contains { type($0, conformsTo: other) } ?? false
    }
}

/// How texts for many languages show what stands in them.
package struct ShownText: Sendable {
    /// What a literal says, which may have marks of emphasis.
    let text: @Sendable (_ literal: String) -> String
    /// A whole number.
    let integer: @Sendable (Int) -> String
    let fraction: @Sendable (Double) -> String

    package init(
        text: @escaping @Sendable (_ literal: String) -> String,
        integer: @escaping @Sendable (Int) -> String, fraction: @escaping @Sendable (Double) -> String
    ) {
        self.text = text
        self.integer = integer
        self.fraction = fraction
    }
}

/// What stands for a value of an unknown type.
package struct TypedHole: Sendable {
    /// Makes one, of the hole's name.
    package let make: @Sendable (_ name: String) -> Value
    /// What is assumed, as sources write it: `.gray`; nil for a text of the hole's name.
    package let assumption: String?

    package init(assuming assumption: String? = nil, _ make: @escaping @Sendable (_ name: String) -> Value) {
        self.make = make
        self.assumption = assumption
    }
}
