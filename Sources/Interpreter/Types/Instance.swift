import SwiftSource

/// A value of a struct of the source: a copy wherever it goes.
package struct Instance {
    let definition: TypeDefinition
    /// One for each stored property; nil until it is initialized.
    var fields: [Value?]
    /// Where it was made: what the screen leads back to.
    var origin: SourceRange?
    /// How many values and elements it is at most deep, itself among them.
    var depth: Int

    init(_ definition: TypeDefinition, fields: [Value?], depth: Int = 1) {
        self.definition = definition
        self.fields = fields
        self.depth = depth
    }
}

/// A value of an enum of the source.
package struct Choice {
    let definition: TypeDefinition
    let index: Int
    /// The associated values.
    let values: [Value.TupleElement]
    let depth: Int

    init(_ definition: TypeDefinition, _ index: Int, _ values: [Value.TupleElement] = [], depth: Int = 0) {
        self.definition = definition
        self.index = index
        self.values = values
        self.depth = depth
    }

    var `case`: EnumCase { definition.cases[index] }
}

/// An object of a class of the source: the same one wherever it goes.
package final class Object {
    let definition: TypeDefinition
    /// One for each stored property.
    private(set) var fields: [Variable]
    var origin: SourceRange?
    /// How many values and elements it is at most deep, itself among them, as far as that was noted.
    var depth = 1
    /// What compiled code holds of it, as long as it does.
    weak var standIn: AnyObject?

    init(_ definition: TypeDefinition, fields: [Variable]) {
        self.definition = definition
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
        for variable in fields {
            if case .value(let value) = variable.state { values.append(value) }
            variable.state = .failed
        }
        fields = []
        while let value = values.popLast() {
            switch value {
            case .array(let inner): values += inner
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
