extension RecordTables {
    /// The tables with everything that follows from what the pass wrote.
    @inline(__always) var completed: RecordTables {
        if !isComplete.isSet { complete() }
        return self
    }

    private func complete() {
        completing.lock()
        defer { completing.unlock() }
        guard !isComplete.isSet else { return }
        let writers = rest
        rest = []
        for write in writers { write(Recorder(completing: self)) }
        listChildren()
        listAsks()
        elements.trim()
        placements.trim()
        exchanges.trim()
        steps.trim()
        originDetails.trim()
        isComplete.isSet = true
    }

    /// Lists the children of every element side by side, in the order in which they were declared, or arranged.
    private func listChildren() {
        var end: Int32 = 0
        for index in elements.indices {
            let count = elements[index].children.count
            // The count is filled below.
            elements[index].children = PackedRange(start: end, count: 0)
            end += count
        }
        childLists = [ElementID](unsafeUninitializedCapacity: Int(end)) { list, count in
            for index in elements.indices {
                guard let parent = elements[index].parent.value else { continue }
                list.initializeElement(at: Int(elements[parent].children.end), to: ElementID(index))
                elements[parent].children.count += 1
            }
            count = Int(end)
        }
        for (element, children) in arranged { arrange(children, of: element) }
    }

    private func arrange(_ children: [ElementID], of element: ElementID) {
        let list = elements[element.index].children
        let range = Int(list.start)..<Int(list.end)
        let declared = childLists[range]
        guard !declared.starts(with: children) else { return }
        let named = Set(children)
        let arranged =
            children.filter { elements[$0.index].parent.value == element.index }
            + declared.filter { !named.contains($0) }
        childLists.replaceSubrange(range, with: arranged)
    }

    /// Lists the exchanges of every element side by side, in the order of the asks.
    private func listAsks() {
        var end: Int32 = 0
        for index in elements.indices {
            let count = elements[index].asked.count
            // The count is filled below.
            elements[index].asked = PackedRange(start: end, count: 0)
            end += count
        }
        askLists = [ExchangeID](unsafeUninitializedCapacity: Int(end)) { list, count in
            for index in exchanges.indices {
                let asked = exchanges[index].asked.index
                list.initializeElement(at: Int(elements[asked].asked.end), to: ExchangeID(index))
                elements[asked].asked.count += 1
            }
            count = Int(end)
        }
    }
}
