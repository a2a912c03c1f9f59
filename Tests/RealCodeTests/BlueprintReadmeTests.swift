import Testing

/// Blocks as documentation has them.
@Suite struct BlueprintReadmeTests {
    @Test func `a block of a README is laid out as it is`() throws {
        try expect(
            """
            let rootElement = Column {
                Label(text: "Hello")
                Label(text: userName)
            }

            let view = BlueprintView(element: rootElement)
            """, 24, 4, of: .blueprint, holes: ["userName"],
            shows: """
                Hello                  ┐
                ‹userName›             ┘
                """)
    }

    @Test func `an element without an import is read by the names that it uses`() throws {
        try expect(
            """
            Row { row in
                row.horizontalUnderflow = .growUniformly
                row.add(child: Label(text: "Left"))
                row.add(child: Label(text: rightTitle))
            }
            """, 24, 3, of: nil, holes: ["rightTitle"],
            shows: """
                Left····‹rightTitle›····
                """)
    }

    @Test func `a view description and its closure are no part of the layout`() throws {
        try expect(
            #"""
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
            """#, 20, 4, of: .blueprint,
            shows: """
                ┌──────────────────┐
                └──────────────────┘
                """)
    }

    @Test func `an app's delegate, its window and a preview`() throws {
        try expect(
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
            """, 24, 3, of: nil,
            shows: """
                Hello, app··············
                """)
    }
}
