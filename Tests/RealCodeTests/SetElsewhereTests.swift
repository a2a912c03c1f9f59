import Testing

/// Properties that other files set before they are used, and collections that they fill.
@Suite struct SetElsewhereTests {
    @Test func `what others set is a hole where it is unwrapped`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Details: UIViewController {
                @IBOutlet weak var amount: UILabel!
                @IBOutlet weak var name: UILabel!
                @IBOutlet weak var day: UILabel!
                var quantity: Int?
                var media: Media?
                var address: URL?
                var opened: (() -> Page)?
                var filter = [String: Any]()
                private var hidden: Int?
                override func viewDidLoad() {
                    super.viewDidLoad()
                    amount.text = quantity == 0 ? "none" : "\\(quantity!)"
                    name.text = (media?.title)!
                    let parts = media?.date!.split(separator: " ")
                    day.text = String(parts![1])
                    opened!().show(address!)
                    let distance = filter["distance"] as! Float
                    if distance > 1, hidden == nil { view.addSubview(name) }
                }
            }
            """, width: 24, height: 3, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.picture.contains("‹media?.title›"))
        #expect(shown.holes.contains("quantity") && shown.holes.contains("media?.title"))
        let hidden = try Shown(
            """
            import UIKit
            final class Hidden: UIView {
                private var count: Int?
                override func layoutSubviews() {
                    let label = UILabel()
                    label.text = "\\(count!)"
                    addSubview(label)
                }
            }
            """, width: 10, height: 1)
        #expect(hidden.told == ["6: error: unexpectedly found nil while unwrapping an optional value"])
    }

    @Test func `what a storyboard gives a view is a hole where it is unwrapped, handed on, too`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Filter: UIViewController {
                @IBOutlet weak var sort: UIButton!
                let label = UILabel()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    label.text = title(of: sort)
                    view.addSubview(label)
                }
                func title(of button: UIButton) -> String { button.titleLabel!.text! }
            }
            """, width: 30, height: 2, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.picture.contains("‹button.titleLabel!"))
        #expect(shown.holes.contains("button.titleLabel!.text!"))
        // What a source makes itself has what it says.
        let own = try Shown(
            """
            import UIKit
            final class Filter: UIView {
                private let own = UIButton()
                override func layoutSubviews() { title(of: own) }
                func title(of button: UIButton) { print(button.titleLabel!.text!) }
            }
            """, width: 10, height: 1)
        #expect(own.told == ["5: error: unexpectedly found nil while unwrapping an optional value"])
    }

    @Test func `what is beyond an assumed collection is unknown, read or set`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Form: UIViewController {
                @IBOutlet var fields: [FormField]!
                @IBOutlet var labels: [UILabel]!
                var actions: [UIAction] = []
                override func viewDidLoad() {
                    super.viewDidLoad()
                    fields[0].text = "first"
                    fields[3].text = "fourth"
                    labels[4].text = "fifth"
                    for place in 0..<fields.count { fields[place].setTitle("x") }
                    for number in 0..<3 { actions.append(UIAction(title: "\\(number)", handler: { _ in })) }
                    actions[mode.value].state = .on
                    labels[0].text = "shown"
                    view.addSubview(labels[0])
                }
            }
            """, width: 10, height: 3, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.picture.contains("shown"))
    }

    @Test func `a case that is said chooses its branch, and is no hole`() throws {
        let source = """
            import SwiftUI
            // haggle: order.kind = .normal
            struct Row: View {
                let order: Order
                var body: some View {
                    switch order.kind {
                    case .express: Text("Express")
                    case .normal: Text("Normal")
                    default: Text("Other")
                    }
                }
            }
            """
        let shown = try Shown(source, width: 10, height: 1, drawsBoxes: false)
        #expect(shown.picture.contains("Normal"))
        #expect(shown.told == [] && !shown.holes.contains(".normal"))
        let other = try Shown(
            source.replacing(".normal\n", with: ".late\n", maxReplacements: 1), width: 10, height: 1, drawsBoxes: false)
        #expect(other.picture.contains("Other"))
    }

    @Test func `what is received in an endless loop is received three times`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Chat: View {
                @State var lines = ["first"]
                let socket: Socket
                var body: some View {
                    VStack { ForEach(lines, id: \\.self) { Text($0) } }
                        .task {
                            while !Task.isCancelled {
                                let message = await socket.receive()
                                lines.append(message.text)
                            }
                        }
                }
            }
            """, width: 16, height: 4, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.picture.split(separator: "\n").count { $0.contains("‹message.text›") } == 3)
    }

    @Test func `what is decoded of unknown bytes is called by its type`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Post: Codable, Identifiable { let id: Int; let title: String }
            struct User: Codable {
                let name: String
                init(from decoder: Decoder) throws { fatalError() }
            }
            struct Feed: View {
                @State var posts: [Post] = []
                let user: User
                var body: some View {
                    VStack {
                        Text(user.name)
                        ForEach(posts) { Text($0.title) }
                    }
                    .task {
                        guard let (data, _) = try? await URLSession.shared.data(from: address) else { return }
                        posts = (try? JSONDecoder().decode([Post].self, from: data)) ?? []
                    }
                }
            }
            """, width: 16, height: 4, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.picture.contains("‹user.name›"))
        #expect(shown.picture.split(separator: "\n").count { $0.contains("‹post.title›") } == 3)
    }

    @Test func `arrays that are not known stand beside one that is, and are joined with it`() throws {
        let shown = try Shown(
            """
            import SwiftUI
            struct Keys: View {
                var survey: Survey
                var body: some View {
                    let keys: [String?] = [
                        [survey.linked],
                        survey.flags?.compactMap { flag in flag.key.isEmpty ? nil : flag.value } ?? [],
                    ].joined().compactMap { $0 }
                    ForEach(keys, id: \\.self) { key in Text(key ?? "none") }
                }
            }
            """, width: 30, height: 6, drawsBoxes: false)
        #expect(shown.told == [])
        #expect(shown.picture.contains("‹survey.linked›"))
    }
}
