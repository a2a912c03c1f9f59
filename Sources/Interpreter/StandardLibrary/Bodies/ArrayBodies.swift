extension StandardLibrary {
    static var collectionBodies: [HostEntry] {
        arrayMaking + arrayGrowing + arrayShrinking + arrayOrdering + setBodies + dictionaryBodies
    }

    private static var arrayMaking: [HostEntry] {
        [
            .call("Array.init()") { _ throws(Failure) in .array([]) },
            .call("Array.init(_:)") { call throws(Failure) in
                let source = try call.value(0)
                let values = try call.runner.values(source)
                if case .array = source { return source }
                return .array(values)
            },
            .call("Array.init(repeating:count:)") { call throws(Failure) in
                let count = try call.count(1)
                try call.runner.reserve(count)
                return .array(Array(repeating: try call.value(0), count: count))
            },
            .reading("Array.capacity", of: .elements) { (_, values) throws(Failure) in .int(values.count) },
            .reading("Array.indices", of: .any) { (runner, value) throws(Failure) in
                .range(.init(start: value.firstIndex, end: value.firstIndex + (try runner.count(value))))
            },
            .subscripting("Array.subscript(_:)", on: .elements) { (call, values) throws(Failure) in
                try call.element(of: .slice(.init(values: values, start: call.start)))
            } set: { (call, values, new) throws(Failure) in
                guard try call.value(0).isRange else {
                    values[try call.place(0, in: values)] = new
                    return
                }
                let others = try call.runner.values(new)
                try call.runner.allocate(others.count)
                try call.runner.walk(values.count)
                values.replaceSubrange(try call.bounds(0, count: values.count), with: others)
            },
        ]
    }

    private static var arrayGrowing: [HostEntry] {
        [
            .changing("Array.append(_:)", on: .elements) { (call, values) throws(Failure) in
                try call.runner.reserve(values.count + 1, charging: 1)
                values.append(try call.value(0))
                return .void
            },
            .changing("Array.append(contentsOf:)", on: .elements) { (call, values) throws(Failure) in
                let others = try call.values(0)
                try call.runner.reserve(values.count + others.count, charging: others.count)
                values += others
                return .void
            },
            .changing("Array.insert(_:at:)", on: .elements) { (call, values) throws(Failure) in
                let place = try call.bound(1, of: values)
                try call.runner.reserve(values.count + 1, charging: 1)
                values.insert(try call.value(0), at: place)
                return .void
            },
            .changing("Array.insert(contentsOf:at:)", on: .elements) { (call, values) throws(Failure) in
                let others = try call.values(0)
                let place = try call.bound(1, of: values)
                try call.runner.reserve(values.count + others.count, charging: others.count)
                values.insert(contentsOf: others, at: place)
                return .void
            },
            .changing("Array.replaceSubrange(_:with:)", on: .elements) { (call, values) throws(Failure) in
                let others = try call.values(1)
                let bounds = try call.bounds(0, count: values.count)
                try call.runner.reserve(values.count + others.count, charging: others.count)
                values.replaceSubrange(bounds, with: others)
                return .void
            },
            .changing("Array.reserveCapacity(_:)", on: .any) { (_, _) throws(Failure) in .void },
        ]
    }

    private static var arrayOrdering: [HostEntry] {
        [
            .changing("Array.swapAt(_:_:)", on: .elements) { (call, values) throws(Failure) in
                values.swapAt(try call.place(0, in: values), try call.place(1, in: values))
                return .void
            },
            .changing("Array.reverse()", on: .elements) { (call, values) throws(Failure) in
                values.reverse()
                return .void
            },
            .changing("Array.shuffle()", on: .elements) { (call, values) throws(Failure) in
                values.shuffle(using: &call.runner.random)
                return .void
            },
            .changing("Array.sort()", on: .elements) { (call, values) throws(Failure) in
                values = try call.runner.sorted(values)
                return .void
            },
            .changing("Array.sort(by:)", on: .elements) { (call, values) throws(Failure) in
                values = try call.runner.sorted(values) { (one, other) throws(Failure) in
                    try call.isOrdered(0, one, other)
                }
                return .void
            },
            .changing("Array.partition(by:)", on: .elements) { (call, values) throws(Failure) in
                var first: [Value] = []
                var second: [Value] = []
                for value in values {
                    if try call.holds(0, value) { second.append(value) } else { first.append(value) }
                }
                values = first + second
                return .int(call.start + first.count)
            },
            .changing("Array.move(fromOffsets:toOffset:)", on: .elements) { (call, values) throws(Failure) in
                let offsets = try call.offsets(0, in: values)
                let destination = try call.bound(1, of: values)
                let moved = offsets.sorted().map { values[$0] }
                let before = values[..<destination].indices.filter { !offsets.contains($0) }.map { values[$0] }
                let behind = values[destination...].indices.filter { !offsets.contains($0) }.map { values[$0] }
                values = before + moved + behind
                return .void
            },
        ]
    }
}
