import Interpreter
import SwiftUIDialect

/// What is shown before the window while something is true: sheets, dialogs.
enum SwiftUIPresentations {
    /// What the Swift in `SwiftUIPresentationText` is made of. Of what nobody knows nothing is open.
    static let methods = Page<any View>("", .protocol, as: .view)
        .method(
            "__present", "", .arg("_ name"), .arg("_ manner"), .arg("_ shown", as: .anything),
            .arg("content", as: .closure(giving: .views, failing: [])), returning: .view
        ) { (view, name: String, manner: Int, shown: Value, content: @escaping () -> [any View]) in
            guard let manner = Presented.Manner(rawValue: manner), isOpen(shown) else { return view }
            return Presented(view, name: name, manner, ViewSequence(content()))
        }
        .method(
            "__ask", "", .arg("_ name"), .arg("_ shown", as: .anything),
            .arg("content", as: .closure(giving: .views, failing: [])),
            .arg("actions", as: .closure(giving: .views, failing: [])), returning: .view
        ) {
            (view, name: String, shown: Value, content: @escaping () -> [any View], actions: @escaping () -> [any View])
            in
            guard isOpen(shown) else { return view }
            let choices = actions()
            let last: [any View] = choices.isEmpty ? [Controls.labelled("Button", Text("OK"))] : choices
            return Presented(
                view, name: name, .dialog, ViewSequence(content() + last.map { ViewSequence([$0]) }))
        }
        .method(
            "__inspect", "", .arg("_ shown", as: .anything),
            .arg("content", as: .closure(giving: .views, failing: [])), returning: .view
        ) { (view, shown: Value, content: @escaping () -> [any View]) in
            guard isOpen(shown) else { return view }
            return HStack { ViewSequence([view, Divider(), VStack { ViewSequence(content()) }]) }
        }

    /// Whether a binding is to true, or to an item that is there.
    private static func isOpen(_ shown: Value) -> Bool {
        guard var value = SourceBinding(shown)?.value else { return false }
        while case .some(let inner) = value { value = inner }
        return switch value {
        case .bool(let isOpen): isOpen
        case .none, .hole: false
        default: true
        }
    }
}
