import Testing

/// Blocks as documentation has them.
@Suite struct BlueprintReadmeTests {
    @Test func `a block of a README is laid out as it is`() throws {
        let shown = try Shown(
            """
            import BlueprintUI

            let rootElement = Column {
                Label(text: "Hello")
                Label(text: userName)
            }

            let view = BlueprintView(element: rootElement)
            """, width: 24, height: 4)
        #expect(
            shown.picture == """
                Hello                  ┐
                ‹userName›             ┘
                """)
        #expect(shown.holes == ["userName"])
    }

    @Test func `an element without an import is read by the names that it uses`() throws {
        let shown = try Shown(
            """
            Row { row in
                row.horizontalUnderflow = .growUniformly
                row.add(child: Label(text: "Left"))
                row.add(child: Label(text: rightTitle))
            }
            """, width: 24, height: 3)
        #expect(
            shown.picture == """
                Left····‹rightTitle›····
                """)
        #expect(shown.holes == ["rightTitle"])
    }

    @Test func `a view description and its closure are no part of the layout`() throws {
        let shown = try Shown(
            #"""
            import BlueprintUI

            struct BlueSquare: Element {
                var content: ElementContent {
                    ElementContent(intrinsicSize: CGSize(width: 6, height: 2))
                }

                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    UIView.describe { config in
                        config[\.backgroundColor] = .blue
                        config[\.layer.cornerRadius] = 4
                    }
                }
            }
            """#, width: 20, height: 4)
        #expect(
            shown.picture == """
                ┌──────────────────┐
                └──────────────────┘
                """)
        #expect(shown.holes == [])
    }

    @Test func `an app's delegate, its window and a preview`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import SwiftUI

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?

                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow(frame: UIScreen.main.bounds)
                    window?.rootViewController = UIViewController()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            struct Hello: ProxyElement {
                var elementRepresentation: Element { Label(text: "Hello, app") }
            }
            """, width: 24, height: 3)
        #expect(
            shown.picture == """
                Hello, app··············
                """)
        #expect(shown.holes == [])
    }
}
