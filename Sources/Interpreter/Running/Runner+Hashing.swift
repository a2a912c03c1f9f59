import SwiftSource

// Keys of dictionaries and members of sets are found by their hashes.

extension Runner {
    /// The index of the element with a key; nil without one.
    func index<Element>(
        of key: Value, in list: KeyedList<Element>, at range: SourceRange
    ) throws(Failure) -> Int? {
        try charge(1 + key.size / HostCost.sizePerStep, at: range)
        guard let table = list.table else {
            for index in list.indices where try areOneKey(list[index].lookupKey, key, at: range) { return index }
            return nil
        }
        fill(table, of: list)
        for index in table.indices(of: hash(of: key)) where try areOneKey(list[index].lookupKey, key, at: range) {
            return index
        }
        return nil
    }

    /// Whether two are one key. A hole is another key than a known value; those of several types in one dictionary are
    /// not equal.
    private func areOneKey(_ one: Value, _ other: Value, at range: SourceRange) throws(Failure) -> Bool {
        guard (one.hole == nil) == (other.hole == nil) else { return false }
        do throws(Failure) {
            return try areEqual(one, other, .equal, at: range)
        } catch {
            if case .problem(.operatorMismatch, _) = error { return false }
            throw error
        }
    }

    /// The first key that is a hole.
    func firstHole<Element>(in list: KeyedList<Element>) -> HoleValue? {
        guard let table = list.table else { return list.lazy.compactMap(\.lookupKey.hole).first }
        fill(table, of: list)
        return table.indices(of: Self.holeHash).lazy.compactMap { list[$0].lookupKey.hole }.first
    }

    private func fill<Element>(_ table: KeyTable, of list: KeyedList<Element>) {
        guard table.count < list.count else { return }
        tally(list.count - table.count)
        for element in list.elements[table.count...] { table.add(hash(of: element.lookupKey)) }
    }

    private static let holeHash = 0

    /// A number that is the same for equal values. Values of a type with its own `==` all have the same.
    private func hash(of value: Value) -> Int {
        if value.hole != nil { return Self.holeHash }
        var hasher = Hasher()
        hash(value, into: &hasher)
        return hasher.finalize()
    }

    private func hash(_ value: Value, into hasher: inout Hasher) {
        switch value.unbacked {
        case .bool(let flag): hasher.combine(flag)
        // Numbers of several types may be equal.
        case .int(let number): hasher.combine(Double(number))
        case .fixed, .double, .single: hasher.combine(value.fraction)
        case .string(let text): hasher.combine(text)
        case .part(let part): hasher.combine(part.text)
        case .array(let values): hash(values, into: &hasher)
        case .slice(let slice): hash(slice.values, into: &hasher)
        case .set(let members): hasher.combine(members.count)
        case .dictionary(let entries): hasher.combine(entries.count)
        case .tuple(let elements): hash(elements.map(\.value), into: &hasher)
        case .some(let wrapped): hash(wrapped, into: &hasher)
        case .instance(let instance):
            guard !hasOwnEquality(instance.symbol) else { return }
            hasher.combine(instance.symbol)
            hash(instance.fields.compactMap { $0 }, into: &hasher)
        case .choice(let choice):
            guard !hasOwnEquality(choice.symbol.owner) else { return }
            hasher.combine(ObjectIdentifier(choice.symbol))
            hash(choice.values.map(\.value), into: &hasher)
        case .object(let object):
            guard !hasOwnEquality(object.symbol) else { return }
            hasher.combine(ObjectIdentifier(object))
        case .native(let native):
            guard native.source == nil, let payload = native.payload as? any Hashable else { return }
            payload.hash(into: &hasher)
        case .void, .none, .range, .span, .hole, .type, .closure: return
        }
    }

    private func hash(_ values: [Value], into hasher: inout Hasher) {
        for value in values { hash(value, into: &hasher) }
    }
}
