import Testing

/// Tables of UIKit's, whose rows their data sources say.
struct TableTests {
    @Test func `a controller shows the rows that it makes, with their labels and what stands at their ends`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Names: UIViewController {
                private let tableView = UITableView(frame: .zero, style: .plain)
                private let names = ["Ada", "Charles"]
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.dataSource = self
                    tableView.delegate = self
                    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
                    view.addSubview(tableView)
                }
                override func viewDidLayoutSubviews() { tableView.frame = view.bounds }
            }
            extension Names: UITableViewDataSource, UITableViewDelegate {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
                    var content = cell.defaultContentConfiguration()
                    content.text = names[indexPath.row]
                    content.secondaryText = "row \\(indexPath.row)"
                    cell.contentConfiguration = content
                    cell.accessoryType = .disclosureIndicator
                    return cell
                }
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 2 }
            }
            """, width: 20, height: 5, drawsBoxes: false)
        #expect(shown.picture == "  Ada\n  row 0          ›\n  Charles\n  row 1          ›\n")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `a table has no rows before their number is known`() throws {
        let shown = try Shown(
            """
            import UIKit
            class Results: UITableViewController {
                var last = -1
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { last }
            }
            """, width: 20, height: 5, drawsBoxes: false)
        #expect(!shown.picture.contains { !$0.isWhitespace })
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `sections have their titles, and rows are as high as their constraints make them`() throws {
        let shown = try Shown(
            """
            import UIKit
            class Settings: UITableViewController {
                enum Part: Int, CaseIterable { case sound, about }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.register(NoteCell.self, forCellReuseIdentifier: NoteCell.id)
                }
                override func numberOfSections(in tableView: UITableView) -> Int { Part.allCases.count }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
                override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                    Part(rawValue: section) == .about ? "About" : nil
                }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    if indexPath.section == 0 {
                        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                        cell.textLabel?.text = "Sound"
                        cell.detailTextLabel?.text = "on"
                        return cell
                    }
                    let cell = tableView.dequeueReusableCell(withIdentifier: NoteCell.id, for: indexPath) as! NoteCell
                    cell.note.text = "a note that wraps in its row"
                    return cell
                }
            }
            final class NoteCell: UITableViewCell {
                static let id = "NoteCell"
                let note = UILabel()
                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    note.numberOfLines = 0
                    note.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(note)
                    NSLayoutConstraint.activate([
                        note.topAnchor.constraint(equalTo: contentView.topAnchor),
                        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 1),
                        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -1),
                        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    ])
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """, width: 16, height: 8, drawsBoxes: false)
        #expect(shown.picture == "\n  Sound      on\n\n\n  About\n a note that\n wraps in its\n row")
        #expect(shown.told == [])
    }

    @Test func `a controller stands before the cells that it makes, though only an extension names their class`() throws
    {
        let shown = try Shown(
            """
            import UIKit
            protocol Reusable {}
            extension Reusable { static var id: String { String(describing: self) } }
            extension UITableView {
                func dequeue<Cell: UITableViewCell>(for indexPath: IndexPath) -> Cell where Cell: Reusable {
                    register(Cell.self, forCellReuseIdentifier: Cell.id)
                    return dequeueReusableCell(withIdentifier: Cell.id, for: indexPath) as! Cell
                }
            }
            final class TodoCell: UITableViewCell, Reusable {}
            final class Todos: UIViewController {
                private let tableView = UITableView()
                override func loadView() { view = tableView }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.rowHeight = 1
                    tableView.dataSource = self
                }
            }
            extension Todos: UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell: TodoCell = tableView.dequeue(for: indexPath)
                    cell.textLabel?.text = "todo \\(indexPath.row)"
                    return cell
                }
            }
            """, width: 12, height: 3, drawsBoxes: false)
        #expect(shown.picture == "  todo 0\n  todo 1\n")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `a diffable data source gives a table the rows of its snapshot`() throws {
        let shown = try Shown(
            """
            import UIKit
            struct Recipe: Hashable { let title: String }
            final class Recipes: UIViewController {
                enum Section { case main }
                private lazy var table = UITableView(frame: .zero)
                private lazy var dataSource = UITableViewDiffableDataSource<Section, Recipe>(tableView: table) {
                    table, indexPath, recipe in
                    let cell = table.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
                    cell.textLabel?.text = recipe.title
                    return cell
                }
                override func loadView() { view = table }
                override func viewDidLoad() {
                    super.viewDidLoad()
                    table.rowHeight = 1
                    table.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
                    var snapshot = NSDiffableDataSourceSnapshot<Section, Recipe>()
                    snapshot.appendSections([.main])
                    snapshot.appendItems(["Soup", "Pie"].map(Recipe.init))
                    dataSource.apply(snapshot, animatingDifferences: false)
                }
            }
            """, width: 12, height: 3, drawsBoxes: false)
        #expect(shown.picture == "  Soup\n  Pie\n")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `a storyboard's cell is what the source takes it for`() throws {
        let shown = try Shown(
            """
            import UIKit
            class Notes: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath) as! NoteCell
                    cell.titleLabel.text = "note \\(indexPath.row)"
                    return cell
                }
                override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1 }
            }
            class NoteCell: UITableViewCell { @IBOutlet weak var titleLabel: UILabel! }
            """, width: 12, height: 3, drawsBoxes: false)
        #expect(shown.picture == "note 0\nnote 1\n")
        #expect(shown.told == [])
    }

    @Test func `rows of a nib's table are hatched where their class is a storyboard's`() throws {
        let shown = try Shown(
            """
            import UIKit
            class Menu: UIViewController {
                @IBOutlet weak var header: UILabel!
                @IBOutlet weak var tableView: UITableView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    header.text = "Menu"
                    tableView.rowHeight = 1
                    tableView.dataSource = self
                }
            }
            extension Menu: UITableViewDataSource {
                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = tableView.dequeueReusableCell(withIdentifier: "MenuCell", for: indexPath)
                    cell.textLabel?.text = "item \\(indexPath.row)"
                    return cell
                }
            }
            """, width: 12, height: 4, drawsBoxes: false)
        let rows = shown.picture.split(separator: "\n")
        #expect(rows.first == "Menu" && rows.count { $0.hasPrefix("▒") } == 2)
        #expect(shown.told == [])
    }

    @Test func `a data source of another file leaves three rows, and its conformance is no error`() throws {
        let shown = try Shown(
            """
            import UIKit
            class Notes: UIViewController {
                @IBOutlet weak var tableView: UITableView!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    tableView.dataSource = self
                }
            }
            """, width: 20, height: 9, drawsBoxes: false)
        #expect(shown.picture.split(separator: "\n").count { $0 == "▒ UITableViewCell ▒▒" } == 3)
        #expect(shown.told == [])
    }
}
