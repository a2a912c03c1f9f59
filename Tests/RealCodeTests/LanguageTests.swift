import Testing

/// Swift around layouts, as apps have it.
@Suite struct LanguageTests {
    @Test func `a result that is taken apart, of something unknown`() throws {
        try expect(
            """
            struct ResultRow: ProxyElement {
                let result: Result<Order, Error>
                var elementRepresentation: Element {
                    switch result {
                    case .success(let order): return Label(text: order.title)
                    case .failure(let error): return Label(text: error.localizedDescription)
                    }
                }
            }
            """, 28, 4, of: .blueprint, holes: ["result", "order.title"],
            shows: """
                ‹order.title›···············
                """)
    }

    @Test func `sums, sorting and mapping of unknown elements`() throws {
        try expect(
            #"""
            struct Totals: ProxyElement {
                let lines: [Line]
                var elementRepresentation: Element {
                    Column {
                        for name in lines.map({ $0.name }).sorted() { Label(text: name) }
                        Label(text: "Sum \(lines.reduce(0) { $0 + $1.amount })")
                    }
                }
            }
            """#, 34, 5, of: .blueprint, holes: ["lines", "$0.name", "$1.amount"],
            words: ["‹$0.name›", "‹$0.name›", "‹$0.name›", "Sum ‹$1.amount›"])
    }

    @Test func `guards, optionals and early returns of unknown values`() throws {
        try expect(
            #"""
            struct Guarded: ProxyElement {
                let user: User?
                var elementRepresentation: Element {
                    guard let user = user, user.isActive else { return Label(text: "nobody") }
                    while user.isTyping { return Label(text: "typing") }
                    return Label(text: "Hi \(user.name)")
                }
            }
            """#, 28, 3, of: .blueprint, holes: ["user", "user.isActive", "user.isTyping", "user.name"],
            shows: """
                Hi ‹user.name›··············
                """)
    }

    @Test func `a struct of the file that an unknown value is decoded into`() throws {
        try expect(
            """
            import Foundation

            struct Place: Codable, Identifiable {
                let id: UUID
                let name: String
                let city: City
                struct City: Codable { let name: String }
            }

            struct PlaceRow: ProxyElement {
                let place: Place
                var elementRepresentation: Element {
                    Column {
                        Label(text: place.name)
                        Label(text: place.city.name)
                    }
                }
            }
            """, 30, 4, of: .blueprint, holes: ["place.id", "place.name", "place.city.name"],
            words: ["‹place.name›", "‹place.city.name›"])
    }

    @Test func `colours, fonts and images from an asset catalogue`() throws {
        try expect(
            """
            struct Branded: ProxyElement {
                var elementRepresentation: Element {
                    Box(backgroundColor: Asset.Colors.brand.color, cornerStyle: .rounded(radius: 4), wrapping:
                        Label(text: "Branded") { $0.color = .brandPrimary })
                }
            }
            """, 30, 5, of: .blueprint, holes: ["Asset.Colors.brand.color", ".brandPrimary"],
            shows: """
                Branded·······················
                """)
    }

    @Test func `labels behind a function's name choose among its overloads`() throws {
        try expect(
            """
            import UIKit

            final class Rack {
                let views: [UIView]
                init(images: [UIImage]) { views = images.map(UIImageView.init(image:)) }
            }
            struct Tag {
                let name: String
                init(name: String) { self.name = "by name " + name }
                init(code: String) { name = "by code " + code }
            }
            let tags = ["a"].map(Tag.init(code:))
            let label = { let label = UILabel(); label.text = tags[0].name; return label }()
            let stack = VStack { label }
            """, 12, 1, boxes: false, of: .quickLayout, contains: ["by code a"])
    }

    @Test func `a space may stand behind the backslash of a key path`() throws {
        try expect(
            """
            ForEach(["a", "b"], id: \\ .self) { Text([$0].map(\\ .description)[0]) }
            """, 1, 4, boxes: false, contains: ["a", "b"])
    }

    @Test func `a view has what an extension adds to all objects`() throws {
        try expect(
            """
            import UIKit

            extension NSObjectProtocol {
                @discardableResult func set(_ body: (Self) -> Void) -> Self { body(self); return self }
            }
            let label = UILabel().set { $0.text = "given" }
            let stack = VStack { label }
            """, 5, 1, boxes: false, of: .quickLayout, shows: "given")
    }
}
