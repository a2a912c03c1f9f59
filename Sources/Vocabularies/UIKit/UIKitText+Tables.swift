extension UIKitText {
    /// Methods of a table's protocols behind `tableView(_:`, with what they give where a source does not implement them: those
    /// that it has to implement, the titles of sections, and what says how a table looks.
    private static let rows = [
        ("numberOfRowsInSection section: Int) -> Int", "0"),
        ("cellForRowAt indexPath: IndexPath) -> UITableViewCell", "UITableViewCell()"),
    ]
    private static let titles = ["Header", "Footer"].map { ("titleFor\($0)InSection section: Int) -> String?", "nil") }
    private static let looks = [
        ("heightForRowAt indexPath: IndexPath) -> CGFloat", "tableView.rowHeight"),
        ("viewForHeaderInSection section: Int) -> UIView?", "nil"),
        ("viewForFooterInSection section: Int) -> UIView?", "nil"),
        ("heightForHeaderInSection section: Int) -> CGFloat", "tableView.sectionHeaderHeight"),
        ("heightForFooterInSection section: Int) -> CGFloat", "tableView.sectionFooterHeight"),
        ("willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)", ""),
    ]

    /// What a controller of a table may override besides.
    private static let others = [
        ("didSelectRowAt indexPath: IndexPath)", ""), ("didDeselectRowAt indexPath: IndexPath)", ""),
        ("canEditRowAt indexPath: IndexPath) -> Bool", "true"),
        ("canMoveRowAt indexPath: IndexPath) -> Bool", "true"),
        ("estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat", "-1"),
    ]

    private static func asked(_ methods: [(String, String)]) -> String {
        SwiftText.members(methods.map { "func tableView(_ tableView: UITableView, \($0.0)" })
    }

    private static func given(_ methods: [(String, String)]) -> String {
        SwiftText.members(methods.map { "func tableView(_ tableView: UITableView, \($0.0) { \($0.1) }" })
    }

    /// What a table asks for its rows and says of them.
    private static let tableProtocols = """
        protocol UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int
            \(asked(rows + titles))
        }

        extension UITableViewDataSource {
            func numberOfSections(in tableView: UITableView) -> Int { 1 }
            \(given(titles))
        }

        protocol UITableViewDelegate {
            \(asked(looks))
        }

        extension UITableViewDelegate {
            \(given(looks))
        }
        """

    /// A table has all its rows as subviews, from its first layout on.
    static let tables =
        tableProtocols + """


            class UITableView: UIScrollView {
                static let automaticDimension: CGFloat = -1
                let style: UITableView.Style
                var dataSource: UITableViewDataSource? { didSet { reloadData() } }
                var delegate: UITableViewDelegate? { didSet { reloadData() } }
                var rowHeight: CGFloat = UITableView.automaticDimension
                var estimatedRowHeight: CGFloat = UITableView.automaticDimension
                var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
                var sectionFooterHeight: CGFloat = UITableView.automaticDimension
                var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
                var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
                var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
                var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
                var separatorInset: UIEdgeInsets = .zero
                var separatorColor: UIColor?
                var allowsSelection = true
                var allowsMultipleSelection = false
                var isEditing = false
                var backgroundView: UIView?
                var refreshControl: UIRefreshControl?
                var tableHeaderView: UIView? { didSet { __replace(oldValue, tableHeaderView) } }
                var tableFooterView: UIView? { didSet { __replace(oldValue, tableFooterView) } }
                var indexPathForSelectedRow: IndexPath? { nil }
                var indexPathsForSelectedRows: [IndexPath]? { nil }
                var __makers: [String: () -> UIView] = [:]
                var __parts: [__TablePart] = []
                var __isFilled = false
                override init() {
                    style = .plain
                    super.init()
                }
                init(frame: CGRect, style: UITableView.Style = .plain) {
                    self.style = style
                    super.init(frame: frame)
                }
                required init?(coder: NSCoder) {
                    style = .plain
                    super.init(coder: coder)
                }
                func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
                    guard let made = cellClass else { return }
                    __makers[identifier] = { made.init(style: .default, reuseIdentifier: identifier) }
                }
                func register(_ aClass: UIView.Type?, forHeaderFooterViewReuseIdentifier identifier: String) {
                    guard let made = aClass as? UITableViewHeaderFooterView.Type else { return }
                    __makers["header " + identifier] = { made.init(reuseIdentifier: identifier) }
                }
                func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
                    __makers[identifier].flatMap { $0() as? UITableViewCell }
                }
                func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
                    // Those that the sources do not make are a storyboard's.
                    dequeueReusableCell(withIdentifier: identifier) ?? prototypeCell(identifier)
                }
                func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
                    __makers["header " + identifier].flatMap { $0() as? UITableViewHeaderFooterView }
                }
                var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
                func numberOfRows(inSection section: Int) -> Int {
                    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
                }
                func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
                    __parts.first { $0.path == indexPath }?.view as? UITableViewCell
                }
                func reloadData() {
                    __parts.forEach { $0.view.removeFromSuperview() }
                    __parts = []
                    __isFilled = false
                }
                enum RowAnimation { case fade, right, left, top, bottom, none, middle, automatic }
                enum ScrollPosition { case none, top, middle, bottom }
                func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
                func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
                func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
                func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) { reloadData() }
                func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
                func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) { reloadData() }
                func beginUpdates() {}
                func endUpdates() {}
                func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                    updates?()
                    completion?(true)
                }
                func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
                func deselectRow(at indexPath: IndexPath, animated: Bool) {}
                func selectRow(
                    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
                ) {}
                func scrollToRow(
                    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
                ) {}
                enum Style: Int { case plain, grouped, insetGrouped }

                func __replace(_ old: UIView?, _ new: UIView?) {
                    old?.removeFromSuperview()
                    if let new { addSubview(new) }
                }
                override var __placed: [UIView] {
                    let placed = super.__placed
                    return placed.filter { view in !__parts.contains { $0.view === view } }
                }
                override var __shownSubviews: [UIView] {
                    __fill()
                    return subviews
                }
                func __fill() {
                    if __isFilled { return }
                    __isFilled = true
                    guard let dataSource else { return }
                    if dataSource is __NobodysDataSource { return __addUnknownRows() }
                    for section in 0..<dataSource.numberOfSections(in: self) {
                        let title = dataSource.tableView(self, titleForHeaderInSection: section)
                        let header = delegate?.tableView(self, viewForHeaderInSection: section)
                        __add(.header, section, header ?? title.map { __titleView($0) })
                        for row in 0..<Swift.max(0, dataSource.tableView(self, numberOfRowsInSection: section)) {
                            let path = IndexPath(row: row, section: section)
                            let made = dataSource.tableView(self, cellForRowAt: path)
                            // A storyboard's, of which only the class is known.
                            let isUnknown = made is __NobodysDataSource
                            let cell: UIView = isUnknown ? UIView.__unknown("UITableViewCell") : made
                            if !isUnknown { delegate?.tableView(self, willDisplay: made, forRowAt: path) }
                            __parts.append(__TablePart(kind: .row, path: path, view: cell))
                            addSubview(cell)
                        }
                        let note = dataSource.tableView(self, titleForFooterInSection: section)
                        let footer = delegate?.tableView(self, viewForFooterInSection: section)
                        __add(.footer, section, footer ?? note.map { __titleView($0) })
                    }
                }
                func __addUnknownRows() {
                    for row in 0..<3 {
                        let view = UIView.__unknown("UITableViewCell")
                        __parts.append(__TablePart(kind: .row, path: IndexPath(row: row, section: 0), view: view))
                        addSubview(view)
                    }
                }
                func __titleView(_ title: String) -> UIView {
                    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
                    view.textLabel?.text = title
                    return view
                }
                func __add(_ kind: __TablePart.Kind, _ section: Int, _ view: UIView?) {
                    if view == nil && style == .plain { return }
                    let shown = view ?? UIView()
                    __parts.append(
                        __TablePart(kind: kind, path: IndexPath(row: 0, section: section), view: shown, isGap: view == nil))
                    addSubview(shown)
                }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    __fill()
                    let inset = style == .insetGrouped ? __points(16, 16).width : 0
                    var y: CGFloat = __place(tableHeaderView, 0)
                    for part in __parts {
                        let width = bounds.width - (part.kind == .row ? 2 * inset : 0)
                        let height = __height(of: part, in: width)
                        part.view.__give(CGRect(x: part.kind == .row ? inset : 0, y: y, width: width, height: height))
                        y += height
                    }
                    y = __place(tableFooterView, y)
                    contentSize = CGSize(width: bounds.width, height: y)
                }
                func __place(_ view: UIView?, _ y: CGFloat) -> CGFloat {
                    guard let view else { return y }
                    let height = view.frame.height > 0 ? view.frame.height : view.__wrapped(bounds.width).height
                    view.__give(CGRect(x: 0, y: y, width: bounds.width, height: height))
                    return y + height
                }
                func __height(of part: __TablePart, in width: CGFloat) -> CGFloat {
                    var height: CGFloat
                    switch part.kind {
                    case .row: height = delegate?.tableView(self, heightForRowAt: part.path) ?? rowHeight
                    case .header:
                        height = delegate?.tableView(self, heightForHeaderInSection: part.path.section)
                            ?? sectionHeaderHeight
                    case .footer:
                        height = delegate?.tableView(self, heightForFooterInSection: part.path.section)
                            ?? sectionFooterHeight
                    }
                    if height >= 0 { return height }
                    if part.kind == .row, part.view.__unknownName != nil { return rowHeight < 0 ? __points(0, 44).height : rowHeight }
                    if part.isGap { return __points(0, 18).height }
                    return part.view.__height(inTable: width)
                }
            }

            // What no data source is: only one that nobody knows may be it.
            class __NobodysDataSource {}

            extension UIView {
                static func __unknown(_ name: String) -> UIView {
                    let view = UIView()
                    view.__unknownName = name
                    return view
                }
            }

            struct __TablePart {
                let kind: __TablePart.Kind
                let path: IndexPath
                let view: UIView
                // Whether it is only the room between two sections.
                var isGap = false
                enum Kind { case header, row, footer }
            }

            extension UIView {
                // How high it is in a row of a table or a list.
                func __height(inTable width: CGFloat) -> CGFloat {
                    let fitting = __wrapped(width)
                    if fitting.height > 0 { return fitting.height }
                    let own = sizeThatFits(CGSize(width: width, height: .infinity))
                    return own.height > 0 && own.height < .infinity ? own.height : frame.height
                }
                func __points(_ width: CGFloat, _ height: CGFloat) -> CGSize {
                    __controlSize(width: width, height: height, cell: __cellSize())
                }
            }

            class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
                var tableView: UITableView! {
                    didSet { __view = tableView }
                }
                var clearsSelectionOnViewWillAppear = true
                var refreshControl: UIRefreshControl?
                override init() {
                    super.init()
                    __use(.plain)
                }
                init(style: UITableView.Style) {
                    super.init()
                    __use(style)
                }
                override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
                    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
                    __use(.plain)
                }
                required init?(coder: NSCoder) {
                    super.init(coder: coder)
                    __use(.plain)
                }
                func __use(_ style: UITableView.Style) {
                    tableView = UITableView(frame: UIScreen.main.bounds, style: style)
                    __view = tableView
                    tableView.dataSource = self
                    tableView.delegate = self
                }
                func numberOfSections(in tableView: UITableView) -> Int { 1 }
                \(given(rows + titles + looks + others))
            }
            """
}
