/// Types of a vocabulary with all that they conform to, and the members of these by name.
struct Lineage {
    /// Each before what it conforms to, and once.
    let types: [TypeDescription]
    private let properties: [String: [PropertyDescription]]
    private let methods: [String: [Callable]]

    static let none = Lineage(of: [], in: Vocabulary(types: []))

    init(of names: [TypeName], in vocabulary: Vocabulary) {
        var types: [TypeDescription] = []
        var waiting = Array(names.reversed())
        while let next = waiting.popLast() {
            guard let description = vocabulary[next], !types.contains(where: { $0.name == next }) else { continue }
            types.append(description)
            waiting += description.conformances.reversed()
        }
        self.types = types
        properties = Dictionary(grouping: types.flatMap(\.properties), by: \.name)
        methods = Dictionary(grouping: types.flatMap(\.methods), by: \.name)
    }

    func properties(_ name: String) -> [PropertyDescription] { properties[name] ?? [] }

    func methods(_ name: String) -> [Callable] { methods[name] ?? [] }
}
