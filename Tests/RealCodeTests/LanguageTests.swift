import Testing

/// Swift around layouts, as apps have it.
@Suite struct LanguageTests {
    @Test func `an actor, an async function and what they give`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            actor Store {
                private var names = ["Ada"]
                func first() async throws -> String { names[0] }
            }

            struct Names: ProxyElement {
                let store = Store()
                func load() async -> String { (try? await store.first()) ?? "none" }
                var elementRepresentation: Element {
                    Column {
                        Label(text: "Names")
                        Label(text: "ready")
                    }
                }
            }
            """, width: 24, height: 3)
        #expect(
            shown.picture == """
                Names                  ┐
                ready                  ┘
                """)
        #expect(shown.holes == [])
    }

    @Test func `a result that is taken apart, of something unknown`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct ResultRow: ProxyElement {
                let result: Result<Order, Error>
                var elementRepresentation: Element {
                    switch result {
                    case .success(let order): return Label(text: order.title)
                    case .failure(let error): return Label(text: error.localizedDescription)
                    }
                }
            }
            """, width: 28, height: 4)
        #expect(
            shown.picture == """
                ‹order.title›···············
                """)
        #expect(shown.holes == ["result", "order.title"])
    }

    @Test func `sums, sorting and mapping of unknown elements`() throws {
        let shown = try Shown(
            #"""
            import BlueprintUI

            struct Totals: ProxyElement {
                let lines: [Line]
                var elementRepresentation: Element {
                    Column {
                        for name in lines.map({ $0.name }).sorted() { Label(text: name) }
                        Label(text: "Sum \(lines.reduce(0) { $0 + $1.amount })")
                    }
                }
            }
            """#, width: 34, height: 5)
        #expect(
            shown.picture == """
                ‹$0.name›                        ┐
                ‹$0.name›                        │
                ‹$0.name›                        │
                Sum ‹$1.amount›                  ┘
                """)
        #expect(shown.holes == ["lines", "$0.name", "$1.amount"])
    }

    @Test func `guards, optionals and early returns of unknown values`() throws {
        let shown = try Shown(
            #"""
            import BlueprintUI

            struct Guarded: ProxyElement {
                let user: User?
                var elementRepresentation: Element {
                    guard let user = user, user.isActive else { return Label(text: "nobody") }
                    while user.isTyping { return Label(text: "typing") }
                    return Label(text: "Hi \(user.name)")
                }
            }
            """#, width: 28, height: 3)
        #expect(
            shown.picture == """
                Hi ‹user.name›··············
                """)
        #expect(shown.holes == ["user", "user.isActive", "user.isTyping", "user.name"])
    }

    @Test func `a struct of the file that an unknown value is decoded into`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
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
            """, width: 30, height: 4)
        #expect(
            shown.picture == """
                ‹place.name›                 ┐
                ‹place.city.name›            ┘
                """)
        #expect(shown.holes == ["place.id", "place.name", "place.city.name"])
    }

    @Test func `colours, fonts and images from an asset catalogue`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            struct Branded: ProxyElement {
                var elementRepresentation: Element {
                    Box(backgroundColor: Asset.Colors.brand.color, cornerStyle: .rounded(radius: 4), wrapping:
                        Label(text: "Branded") { $0.color = .brandPrimary })
                }
            }
            """, width: 30, height: 5)
        #expect(
            shown.picture == """
                Branded·······················
                """)
        #expect(shown.holes == ["Asset.Colors.brand.color", ".brandPrimary"])
    }

    @Test func `labels behind a function's name choose among its overloads`() throws {
        let shown = try Shown(
            """
            import QuickLayout
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
            """, width: 12, height: 1, drawsBoxes: false)
        #expect(shown.picture.contains("by code a"))
    }

    @Test func `a space may stand behind the backslash of a key path`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            ForEach(["a", "b"], id: \\ .self) { Text([$0].map(\\ .description)[0]) }
            """, width: 1, height: 4, drawsBoxes: false)
        #expect(shown.picture.contains("a") && shown.picture.contains("b"))
    }

    @Test func `a view has what an extension adds to all objects`() throws {
        let shown = try Shown(
            """
            import QuickLayout
            import UIKit

            extension NSObjectProtocol {
                @discardableResult func set(_ body: (Self) -> Void) -> Self { body(self); return self }
            }
            let label = UILabel().set { $0.text = "given" }
            let stack = VStack { label }
            """, width: 5, height: 1, drawsBoxes: false)
        #expect(shown.picture == "given")
        #expect(shown.holes == [])
    }
}
