import Foundation
import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import haggle

/// Parts of the libraries that apps use beside their layouts.
@Suite struct LibraryPartTests {
    @Test func `a segmented control is made of items in braces`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import BlueprintUICommonControls
            let control = SegmentedControl(selection: .index(1)) {
                SegmentedControl.Item(title: "One") {}
                SegmentedControl.Item(title: "Two") {}
            }
            """, width: 16, height: 2, drawsBoxes: false)
        #expect(shown.picture.hasPrefix("One│Two"))
        #expect(shown.holes == [])
    }

    @Test func `accessibility, lifecycle and touch wrappers leave the layout as it is`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import BlueprintUICommonControls
            let column = Column {
                AccessibilityElement(label: "a", value: nil, traits: [.button], hint: "h", wrapping: Label(text: "read"))
                LifecycleObserver(onAppear: { print("here") }, wrapping: Label(text: "appears"))
                Label(text: "moves").transition(.fade).onDisappear { print("gone") }
                Label(text: "pressed").editingMenu(show: .onLongPress) { EditingMenuItem(.paste) {} }
            }
            """, width: 16, height: 4, drawsBoxes: false)
        #expect(shown.picture == "read\nappears\nmoves\npressed")
        #expect(shown.holes == [])
    }

    @Test func `a transparent element is not drawn`() throws {
        let blueprint = """
            import BlueprintUI
            import BlueprintUICommonControls
            let both = Overlay { Label(text: "seen"); Label(text: "not at all").opacity(0) }
            """
        #expect(try Shown(blueprint, width: 16, height: 1, drawsBoxes: false).picture == "seen")
        let swiftUI = """
            import SwiftUI
            struct Both: View {
                @State private var isOn = false
                var body: some View {
                    ZStack(alignment: .leading) { Text("seen"); Text("not at all").opacity(isOn ? 1 : 0) }
                }
            }
            """
        #expect(try Shown(swiftUI, width: 10, height: 1, drawsBoxes: false).picture == "seen")
    }

    @Test func `an unknown element shows the elements that it is given`() throws {
        let wrapped = try Shown(
            """
            import BlueprintUI
            import BlueprintUICommonControls
            let card = Column(alignment: .fill) { Card(title: "t", wrapping: Label(text: "inside")) }
            """, width: 16, height: 3)
        #expect(wrapped.picture == "▒ Card ▒▒▒▒▒▒▒▒▒\n▒inside        ▒\n▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒")
        let component = try Shown(
            """
            import Theodolite
            func card() -> Component {
                Card((LabelComponent.Options(), LabelComponent(("inside", LabelComponent.Options()))))
            }
            """, width: 16, height: 3)
        #expect(component.picture.contains("inside"))
        #expect(component.holes == ["Card"])
    }

    @Test func `a value that is made in a way that is not here is a hole in the list`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            import BlueprintUICommonControls
            let text = AttributedText(markup: "Hello")
            let label = Label(text: text.string)
            """, width: 30, height: 1)
        #expect(shown.holes == ["text.string"])
    }

    @Test func `proxies of QuickLayout are measured as the views that they stand for`() throws {
        let shown = try Shown(
            """
            import QuickLayout
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
            """, width: 16, height: 1)
        #expect(shown.picture.contains("10 wide"))
        #expect(shown.holes == [])
    }

    @Test func `views are added together, and Flexbox's edges are insets`() throws {
        let controller = try Shown(
            """
            import QuickLayout
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
            """, width: 16, height: 1)
        #expect(controller.picture.contains("Ann"))
        let flexbox = try Shown(
            """
            import Theodolite
            import Flexbox
            let box = FlexboxComponent((options: FlexOptions(flexDirection: .column), children: [
                FlexChild(LabelComponent(("one", LabelComponent.Options())), margin: Edges(left: 4, right: 0, top: 1, bottom: 0)),
                FlexChild(LabelComponent(("two", LabelComponent.Options())), margin: Edges(uniform: 0)),
            ]))
            """, width: 16, height: 3, drawsBoxes: false)
        #expect(flexbox.picture == "\n    one\ntwo")
        #expect(flexbox.holes == [])
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
        let sources = SourceSet([SourceSet.File(name: "Test.swift", text: SourceText(source))])
        let phone = CellProjection(cell: CGSize(width: 8, height: 16))
        let document = LayoutReader(dialects: Dialects.all)
            .read(ParsedSources(sources), name: "Test.swift", as: Reading(cell: phone.cell))
        let proposal = Proposal(width: .exactly(240), height: .atMost(160))
        let inspection = try #require(try document.inspect(proposal, projection: phone))
        let label = try #require(inspection.elements.first { $0.name == "Label" })
        #expect(label.frame.size == CGSize(width: 40, height: 16))
    }

    @Test func `an element's view is drawn in its frame`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
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
            """, width: 9, height: 2, drawsBoxes: false)
        #expect(shown.picture == "    3 new\ntype")
        #expect(shown.holes == [])
    }

    @Test func `an element whose view is unknown is hatched, and no hole of the layout`() throws {
        let shown = try Shown(
            """
            import BlueprintUI
            struct Chart: Element {
                var content: ElementContent { ElementContent(intrinsicSize: CGSize(width: 9, height: 1)) }
                func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
                    ChartView.describe { config in config[\\.values] = model.values }
                }
            }
            """, width: 9, height: 1, drawsBoxes: false)
        #expect(shown.picture == "▒ Chart ▒")
        #expect(shown.holes == [])
    }

    @Test func `an extension says what the parameters of a library's type are`() throws {
        let shown = try Shown(
            """
            import SwiftUI
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
            """, width: 20, height: 1, drawsBoxes: false)
        #expect(shown.holes == [])
    }

    @Test func `an unknown call may take a value or its stand-in`() throws {
        _ = try Shown(
            """
            import SwiftUI
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
            """, width: 4, height: 1)
    }
}
