/// A view of a list, whose methods are called where it is: the compiler copies other values in a list, and so retains
/// what they own, before it calls their methods.
struct HeldView: ~Copyable {
    private let view: any View

    /// Calls a closure with each of some views.
    static func forEach(in views: [any View], _ body: (Int, borrowing HeldView) -> Void) {
        views.withUnsafeBufferPointer { views in
            // A structure with one property has the same form as that.
            views.withMemoryRebound(to: HeldView.self) { held in
                for index in held.indices { body(index, held[index]) }
            }
        }
    }

    func gather(into list: inout ChildList) { list.add(view) }

    /// Adds the view in the place of a list item.
    func gather(into list: inout ChildList, as id: ItemIdentity, tagged tag: ViewTag) {
        list.add(view, as: id, 1, tagged: tag)
    }
}
