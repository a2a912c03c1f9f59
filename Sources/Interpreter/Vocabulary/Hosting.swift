import SwiftSource

/// By which names sources show elements outside of elements: what views, windows and pages are handed, and the members and
/// protocols of types that show one.
package struct Hosting: Sendable {
    package enum Role: Sendable, Equatable {
        /// A call that shows the argument of a label: `BlueprintView(element: card)`.
        case argument(String)
        /// A call that shows what its closure gives: `ComponentHostingView { card }`.
        case closure
        /// The same of a window, which is shown itself where its closure gives several views: `WindowGroup { card }`.
        case window
        /// A call that is shown itself, without what is called on it: `StaticConfiguration(kind: "") { card }`.
        case frame
        /// A property that shows what it is set to: `view.element = card`.
        case property
        /// A method that shows its first argument: `page.setLiveView(card)`.
        case method
        /// A method that shows an element where it gives one: `cell.configure(card)`.
        case givingMethod

        /// The member by which a type shows an element, whatever it conforms to: `body`.
        case body
        /// A protocol of types with such a member that are no elements: `Scene`.
        case otherProtocol
        /// The same of an app, which shows the outermost view.
        case app
        /// A protocol of elements without such a member, which wrap views of another kind: `UIViewRepresentable`.
        case wrappingProtocol
        /// The macro whose closure is a preview: `#Preview { card }`.
        case previewMacro
        /// The protocol of types that show a preview in a static member of this name.
        case previewProvider(String)

        /// A method that makes what its type shows, before it is shown: `viewDidLoad`.
        case loader
        /// Whether an expression with the name may hand over an element.
        fileprivate var isOfExpression: Bool {
            switch self {
            case .argument, .closure, .window, .frame, .property, .method, .givingMethod: true
            default: false
            }
        }
    }

    private let roles: [String: Role]
    /// The members by which types show elements; where a type has several, the first is shown.
    let bodies: [String]
    /// The names without which no code of a file hands over an element.
    let words: [String]

    /// The static members by which types show a preview.
    let previewMembers: [String]

    /// The methods that make what their types show.
    let loaders: [String]

    package init(_ roles: KeyValuePairs<String, Role> = [:]) {
        self.roles = Dictionary(roles.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        bodies = roles.filter { $0.value == .body }.map(\.key)
        previewMembers = roles.compactMap { if case .previewProvider(let member) = $0.value { member } else { nil } }
        loaders = roles.filter { $0.value == .loader }.map(\.key)
        words = roles.filter(\.value.isOfExpression).map(\.key)
    }

    subscript(name: String) -> Role? { roles[name] }

    /// Whether a protocol's or type's values are no elements, though they may have a body.
    func isOther(_ name: String) -> Bool {
        switch roles[name] {
        case .otherProtocol, .app, .window, .previewProvider: true
        default: false
        }
    }

    /// The member that shows the preview of a type, by what it conforms to.
    func previewMember(of declaration: TypeDeclaration) -> String? {
        declaration.inheritance.lazy.compactMap { type -> String? in
            guard let name = type.lastName, case .previewProvider(let member) = roles[name] else { return nil }
            return member
        }.first
    }
}
