import Negotiation

/// A child inside of a rule, to be asked. `ElementProxy` is the same outside of rules, and keeps the pass.
struct Subelement {
    let row: RowPointer
    /// The axis that spacers follow when its flexibility is read; nil for that of the stack around it.
    let spacerAxis: Axis?

    /// Asks the child. The same proposal is not computed twice in a pass.
    /// - Parameter reason: the reason for the proposal; read only in a recorded pass.
    @inline(__always) func ask(_ proposal: CGSize, because reason: @autoclosure () -> some Reason) -> Answer {
        ask(proposal) { $0.keep(reason()) }
    }

    /// Asks the child.
    /// - Parameter reason: keeps the reason in a recorded pass.
    @inline(__always) func ask(_ proposal: CGSize, _ reason: (Recording) -> KeptReason) -> Answer {
        let recording = row.pointee.pass.pointee.recording
        if let recording { row.noteAsk(proposal, because: reason(recording), by: recording) }
        let (content, origin) = row.recall(proposal)
        return content.answer(of: row, in: recording?.answer(content.pointee.size, origin))
    }

    /// How the child's length follows its proposal.
    func flexibility(for axis: Axis) -> Flexibility { row.flexibility(for: axis, spacersAlong: spacerAxis) }

    /// The child's priority in a stack, where the highest is asked first.
    var layoutPriority: CGFloat { row.layoutPriority }

    /// Whether the child is a `Spacer` of either kind.
    var isSpacer: Bool { row.pointee.isSpacer }
}

/// The children of an element inside of a rule.
struct Subelements: RandomAccessCollection {
    private let rows: UnsafeMutablePointer<RowPointer>?
    let count: Int
    private let spacerAxis: Axis?

    init(_ rows: UnsafeMutablePointer<RowPointer>?, count: Int, spacersAlong axis: Axis? = nil) {
        (self.rows, self.count) = (rows, count)
        spacerAxis = axis
    }

    static var none: Subelements { Subelements(nil, count: 0) }

    /// The children of the proxies that an author's code hands on.
    init(_ proxies: [ElementProxy], of pass: PassPointer) {
        let list = pass.pointee.arena.rows(proxies.count, of: RowPointer.self)
        for (index, proxy) in proxies.enumerated() {
            pass.pointee.keep(proxy.pass)
            list[index] = proxy.child.row
        }
        self.init(list, count: proxies.count, spacersAlong: proxies.first?.child.spacerAxis)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { count }

    subscript(index: Int) -> Subelement {
        guard let rows, indices.contains(index) else { preconditionFailure("there are fewer children") }
        return Subelement(row: rows[index], spacerAxis: spacerAxis)
    }

    /// The same children, whose spacers are flexible along another stack's axis; nil for their own.
    func withSpacers(along axis: Axis?) -> Subelements {
        axis.map { Subelements(rows, count: count, spacersAlong: $0) } ?? self
    }

    /// The flexibility of a container of these children: the most flexible child's; fixed without children.
    func mostFlexible(along axis: Axis) -> Flexibility {
        var most = Flexibility.fixedSize
        for child in self { most = Swift.max(most, child.flexibility(for: axis)) }
        return most
    }

    /// What an author's code is given.
    func proxies(of pass: PassPointer) -> [ElementProxy] {
        isEmpty ? [] : map { ElementProxy($0, of: pass.pointee.owner) }
    }
}
