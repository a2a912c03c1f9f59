import SwiftSource

/// A value of a struct of the source: a copy wherever it goes.
package struct Instance {
    let symbol: NominalSymbol
    /// One for each stored property; nil until it is initialized.
    var fields: [Value?]
    /// Where it was made: what the screen leads back to.
    var origin: SourceRange?
    /// How many values and elements it is at most deep, itself among them.
    var depth: Int

    init(symbol: NominalSymbol, fields: [Value?], depth: Int = 1) {
        self.symbol = symbol
        self.fields = fields
        self.depth = depth
    }
}

/// A value of an enum of the source.
package struct Choice {
    let symbol: CaseSymbol
    /// The associated values.
    let values: [Value.TupleElement]
    let depth: Int

    init(_ symbol: CaseSymbol, _ values: [Value.TupleElement] = [], depth: Int = 0) {
        self.symbol = symbol
        self.values = values
        self.depth = depth
    }
}

/// An object of a class of the source: the same one wherever it goes.
package final class Object {
    let symbol: NominalSymbol
    /// One for each stored property, a superclass's first.
    var fields: [Slot]
    var origin: SourceRange?
    /// How many values and elements it is at most deep, itself among them, as far as that was noted.
    var depth = 1
    /// What compiled code holds of it, as long as it does.
    weak var standIn: AnyObject?

    init(symbol: NominalSymbol, fields: [Slot]) {
        self.symbol = symbol
        self.fields = fields
    }

    /// Lets go of long chains piece by piece, not recursively.
    deinit {
        var objects: [Object] = []
        takeObjects(into: &objects)
        while var object = objects.popLast() {
            if isKnownUniquelyReferenced(&object) { object.takeObjects(into: &objects) }
        }
    }

    /// Forgets its contents, which it may be part of.
    func clear() {
        var objects: [Object] = []
        takeObjects(into: &objects)
    }

    /// Hands out the objects that it holds, and forgets all that it holds.
    private func takeObjects(into objects: inout [Object]) {
        var values: [Value] = []
        for case .value(let value) in fields { values.append(value) }
        fields = []
        while let value = values.popLast() {
            switch value {
            case .array(let inner), .set(let inner): values += inner
            case .tuple(let elements): values += elements.map(\.value)
            case .dictionary(let entries): values += entries.map(\.value)
            case .instance(let instance): values += instance.fields.compactMap { $0 }
            case .choice(let choice): values += choice.values.map(\.value)
            case .object(let object): objects.append(object)
            default: continue
            }
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

    /// How many elements and values of the source are inside each other here; 0 where none is counted.
    var depth: Int {
        get {
            switch self {
            case .native(let native): native.depth
            case .instance(let instance): instance.depth
            case .choice(let choice): choice.depth
            case .object(let object): object.depth
            default: 0
            }
        }
        set {
            guard case .native(var native) = self else { return }
            native.depth = newValue
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

    var isVoid: Bool { if case .void = self { true } else { false } }

    /// Whether values stand in it.
    var isContainer: Bool {
        switch self {
        case .array, .set, .tuple, .dictionary, .instance, .choice: true
        default: false
        }
    }

    /// What it is a hole of; nil for a value that is known.
    var hole: HoleValue? { if case .hole(let hole) = self { hole } else { nil } }

    /// The value of the source that stands behind what compiled code holds, or the value itself.
    var unbacked: Value {
        guard case .native(let native) = self, let source = native.source else { return self }
        return source.value
    }
}
