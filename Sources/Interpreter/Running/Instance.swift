import SwiftSource

/// A value of a struct of the source, copied wherever it goes.
package struct Instance {
    let symbol: NominalSymbol
    /// One for each stored property; nil until it is initialized.
    var fields: [Value?]
    /// Where it was made, which the screen shows.
    var origin: SourceRange?
    /// The maximum depth of values and elements in it, itself included.
    var depth = 1
    /// What the generic parameters of its type stand for, as far as it is known.
    var generics: GenericArguments?

    /// What a stored property holds, by its name.
    subscript(name: String) -> Value? { symbol.field(named: name).flatMap { fields[$0] } }
}

/// A value of an enum of the source.
package struct Choice {
    let symbol: CaseSymbol
    /// The associated values.
    let values: [Value.TupleElement]
    let depth: Int
    /// What the generic parameters of its type stand for, as far as it is known.
    var generics: GenericArguments?

    init(_ symbol: CaseSymbol, _ values: [Value.TupleElement] = [], depth: Int = 0) {
        self.symbol = symbol
        self.values = values
        self.depth = depth
    }
}

/// An object of a class of the source.
package final class Object {
    let symbol: NominalSymbol
    /// One for each stored property, a superclass's first.
    var fields: [Slot]
    var origin: SourceRange?
    /// What stands for it in compiled code, for as long as that holds it.
    weak var standIn: AnyObject?
    /// What the generic parameters of its class and its superclasses stand for, as far as it is known.
    let generics: GenericArguments?

    init(symbol: NominalSymbol, fields: [Slot], generics: GenericArguments? = nil) {
        self.symbol = symbol
        self.fields = fields
        self.generics = generics
    }

    /// Releases long chains piece by piece, not recursively.
    deinit {
        var objects: [Object] = []
        takeObjects(into: &objects)
        while var object = objects.popLast() {
            if isKnownUniquelyReferenced(&object) { object.takeObjects(into: &objects) }
        }
    }

    /// Clears its fields, which may refer back to it.
    func clear() {
        var objects: [Object] = []
        takeObjects(into: &objects)
    }

    /// Gives the objects that it holds, and clears all fields.
    private func takeObjects(into objects: inout [Object]) {
        var values: [Value] = []
        for case .value(let value) in fields { values.append(value) }
        fields = []
        while let value = values.popLast() {
            if case .object(let object) = value { objects.append(object) } else { values += value.parts ?? [] }
        }
    }
}

extension Value {
    /// The type of a value whose type a source declares; nil for others.
    var ownSymbol: NominalSymbol? {
        switch self {
        case .instance(let instance): instance.symbol
        case .choice(let choice): choice.symbol.owner
        case .object(let object): object.symbol
        case .native(let native): native.source?.symbol
        default: nil
        }
    }

    /// What the generic parameters of its type stand for, as far as it is known.
    var generics: GenericArguments? {
        switch self {
        case .instance(let instance): instance.generics
        case .choice(let choice): choice.generics
        case .object(let object): object.generics
        default: nil
        }
    }

    /// The depth of elements and values of the source in this value; 0 where none is counted. An object ends a chain: what it
    /// holds is not in it.
    var depth: Int {
        get {
            switch self {
            case .native(let native): native.extent.depth
            case .instance(let instance): instance.depth
            case .choice(let choice): choice.depth
            case .object: 1
            default: 0
            }
        }
        set {
            guard case .native(var native) = self else { return }
            native.extent.depth = newValue
            self = .native(native)
        }
    }

    /// Where a value of the source was made.
    var origin: SourceRange? {
        switch self {
        case .instance(let instance): instance.origin
        case .object(let object): object.origin
        case .native(let native): native.origin
        default: nil
        }
    }

    var isObject: Bool { if case .object = self { true } else { false } }

    var isNone: Bool { if case .none = self { true } else { false } }

    /// Whether it is a text or a collection with nothing in it.
    var isNothing: Bool {
        switch self {
        case .string, .part, .array, .set, .dictionary: size == 0
        default: false
        }
    }

    /// The value of an optional; nil for one without.
    var unwrapped: Value? {
        switch self {
        case .none: nil
        case .some(let inner): inner
        default: self
        }
    }

    /// The optional that has this value.
    var wrapped: Value {
        switch self {
        case .none, .some: .some(self)
        default: self
        }
    }

    var isVoid: Bool { if case .void = self { true } else { false } }

    /// The values that are in it, without a dictionary's keys; nil for what contains none. An object contains none: it refers
    /// to them.
    var parts: [Value]? {
        switch self {
        case .array(let values): values
        case .slice(let slice): slice.values
        case .set(let members): members.elements
        case .tuple(let elements): elements.map(\.value)
        case .dictionary(let entries): entries.map(\.value)
        case .instance(let instance): instance.fields.compactMap { $0 }
        case .choice(let choice): choice.values.map(\.value)
        default: nil
        }
    }

    /// The hole that it is; nil for a known value.
    var hole: HoleValue? { if case .hole(let hole) = self { hole } else { nil } }

    /// The source's value behind its stand-in in compiled code, or the value itself.
    var unbacked: Value {
        guard case .native(let native) = self, let source = native.source else { return self }
        return source.value
    }
}

extension Sequence {
    /// What all of them become; nil where one becomes nothing.
    func mapAll<Result>(_ transform: (Element) -> Result?) -> [Result]? {
        var all: [Result] = []
        all.reserveCapacity(underestimatedCount)
        for element in self {
            guard let result = transform(element) else { return nil }
            all.append(result)
        }
        return all
    }
}
