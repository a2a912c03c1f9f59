import Foundation
import LayoutInspection
import SwiftSource
import Testing

@testable import haggle

/// Parts of the libraries that apps use beside their layouts.
@Suite struct LibraryPartTests {
    @Test func `a segmented control is made of items in braces`() throws {
        let shown = try expect(
            """
            import BlueprintUICommonControls
            let control = SegmentedControl(selection: .index(1)) {
                SegmentedControl.Item(title: "One") {}
                SegmentedControl.Item(title: "Two") {}
            }
            """, 16, 2, boxes: false, of: .blueprint)
        #expect(shown.picture.hasPrefix("One│Two"))
    }

    @Test func `accessibility, lifecycle and touch wrappers leave the layout as it is`() throws {
        try expect(
            """
            import BlueprintUICommonControls
            let column = Column {
                AccessibilityElement(label: "a", value: nil, traits: [.button], hint: "h", wrapping: Label(text: "read"))
                LifecycleObserver(onAppear: { print("here") }, wrapping: Label(text: "appears"))
                Label(text: "moves").transition(.fade).onDisappear { print("gone") }
                Label(text: "pressed").editingMenu(show: .onLongPress) { EditingMenuItem(.paste) {} }
            }
            """, 16, 4, boxes: false, of: .blueprint, shows: "read\nappears\nmoves\npressed")
    }

    @Test func `a transparent element is not drawn`() throws {
        let blueprint = """
            import BlueprintUI
            import BlueprintUICommonControls
            let both = Overlay { Label(text: "seen"); Label(text: "not at all").opacity(0) }
            """
        try expect(blueprint, 16, 1, boxes: false, of: nil, shows: "seen")
        let swiftUI = """
            import SwiftUI
            struct Both: View {
                @State private var isOn = false
                var body: some View {
                    ZStack(alignment: .leading) { Text("seen"); Text("not at all").opacity(isOn ? 1 : 0) }
                }
            }
            """
        try expect(swiftUI, 10, 1, boxes: false, of: nil, shows: "seen")
    }

    @Test func `an unknown element shows the elements that it is given`() throws {
        try expect(
            """
            import BlueprintUICommonControls
            let card = Column(alignment: .fill) { Card(title: "t", wrapping: Label(text: "inside")) }
            """, 16, 3, of: .blueprint, holes: ["Card"], shows: "▒ Card ▒▒▒▒▒▒▒▒▒\n▒inside        ▒\n▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒")
        try expect(
            """
            func card() -> Component {
                Card((LabelComponent.Options(), LabelComponent(("inside", LabelComponent.Options()))))
            }
            """, 16, 3, of: .theodolite, holes: ["Card"], contains: ["inside"])
    }

    @Test func `a value that is made in a way that is not here is a hole in the list`() throws {
        try expect(
            """
            import BlueprintUICommonControls
            let text = AttributedText(markup: "Hello")
            let label = Label(text: text.string)
            """, 30, 1, of: .blueprint, holes: ["text.string"])
    }

    @Test func `proxies of QuickLayout are measured as the views that they stand for`() throws {
        try expect(
            """
            @QuickLayout
            final class Card: UIView {
                let info = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    let size = HStack(spacing: 2) { UILabel.proxy(for: "Hello"); UILabel.proxy(for: "you") }
                        .sizeThatFits(CGSize(width: 40, height: 40))
                    info.text = "\\(Int(size.width)) wide"
                }
                var body: Layout { info }
            }
            """, 16, 1, of: .quickLayout, contains: ["10 wide"])
    }

    @Test func `views are added together, and Flexbox's edges are insets`() throws {
        try expect(
            """
            final class Screen: UIViewController {
                let name = UILabel()
                let note = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    name.text = "Ann"
                    view.addSubviews { name; note }
                }
                var body: Layout { name }
            }
            """, 16, 1, of: .quickLayout, holes: [".addSubviews { name; note }"], contains: ["Ann"])
        try expect(
            """
            import Flexbox
            let box = FlexboxComponent((options: FlexOptions(flexDirection: .column), children: [
                FlexChild(LabelComponent(("one", LabelComponent.Options())), margin: Edges(left: 4, right: 0, top: 1, bottom: 0)),
                FlexChild(LabelComponent(("two", LabelComponent.Options())), margin: Edges(uniform: 0)),
            ]))
            """, 16, 3, boxes: false, of: .theodolite, shows: "\n    one\ntwo")
    }

    @Test func `an unknown font is as large as body text`() throws {
        let source = """
            import BlueprintUI
            import BlueprintUICommonControls
            struct Title: ProxyElement {
                var style: Style
                var elementRepresentation: Element {
                    Label(text: "Title") { $0.font = style.titleFont }.aligned(vertically: .top, horizontally: .leading)
                }
            }
            """
        let inspection = try laidOut(source, 240, 160, cell: CGSize(width: 8, height: 16))
        let label = try #require(inspection.elements.first { $0.name == "Label" })
        #expect(label.frame.size == CGSize(width: 40, height: 16))
    }

    @Test func `an element's view is drawn in its frame`() throws {
        try expect(
            """
            import UIKit
            struct Badge: Element {
                var count: Int
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 9, height: 1)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    BadgeView.describe { config in
                        config.builder = { BadgeView(frame: context.bounds) }
                        config[\\.count] = count
                        config[\\.layer.cornerRadius] = 4
                        config.apply { $0.textAlignment = .right }
                    }
                }
            }
            private final class BadgeView: UILabel {
                var count = 0 { didSet { text = "\\(count) new" } }
                override init(frame: CGRect) { super.init(frame: frame) }
                required init?(coder: NSCoder) { fatalError() }
            }
            struct Field: Element {
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 9, height: 1)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    ViewDescription(UITextField.self) { $0[\\.placeholder] = "type" }
                }
            }
            let column = Column { Badge(count: 3); Field() }
            """, 9, 2, boxes: false, of: .blueprint, shows: "    3 new\ntype")
    }

    @Test func `an element whose view is unknown is hatched, and no hole of the layout`() throws {
        try expect(
            """
            struct Chart: Element {
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 9, height: 1)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    ChartView.describe { config in config[\\.values] = model.values }
                }
            }
            """, 9, 1, boxes: false, of: .blueprint, shows: "▒ Chart ▒")
    }

    @Test func `an extension says what the parameters of a library's type are`() throws {
        try expect(
            """
            struct Site { var name = "site" }
            extension ForEach where Data == [Site], Content: View {
                init(sites data: Data, @ViewBuilder row: @escaping (Data.Element) -> Content) {
                    self.init(data, id: \\.name, content: row)
                }
            }
            struct Page: View {
                @State var count: Int? = 3
                var body: some View {
                    let isOn = Binding(
                        get: { count != nil },
                        set: { isOn, transaction in if !isOn { Binding($count)?.transaction(transaction).wrappedValue = 0 } })
                    Toggle("on", isOn: isOn)
                }
            }
            """, 20, 1, boxes: false)
    }

    @Test func `an unknown call may take a value or its stand-in`() throws {
        try expect(
            """
            struct Page: View {
                let code: Int?
                func report() { Log.capture { scope in scope.set(value: ["code": code ?? "none"], key: "page") } }
                func length(_ data: Data) -> Int? { data.withUnsafeBytes { $0.load(as: Int.self) } }
                func wait() async -> Double { await 1 - length() }
                var names: [String]!
                mutating func start() -> [Int] {
                    names = ["a"]
                    return names.map { $0.count }
                }
                func get(_ key: String) throws -> String? { key }
                func get<T: Decodable>(_ key: String) throws -> T? { nil }
                func item() -> [Int] {
                    let item: [Int] = try! get("items")!
                    return item
                }
                func length() async -> Double { 2 }
                var body: some View { Text("page") }
            }
            """, 4, 1, holes: ["code"])
    }
}
