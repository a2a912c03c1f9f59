extension UIKitText {
    /// What a collection asks for its items and says of them; what a source does not implement is as it is here.
    private static let collectionProtocols = """
        protocol UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView
        }

        extension UICollectionViewDataSource {
            func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView { UICollectionReusableView() }
        }

        protocol UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath)
        }

        extension UICollectionViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {}
        }
        """

    /// A collection has the cells of all items as subviews, from its first layout on.
    static let collections =
        collectionProtocols + """


            class UICollectionView: UIScrollView {
                static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
                static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
                var collectionViewLayout: UICollectionViewLayout { didSet { reloadData() } }
                var dataSource: UICollectionViewDataSource? { didSet { reloadData() } }
                var delegate: UICollectionViewDelegate? { didSet { reloadData() } }
                var allowsSelection = true
                var allowsMultipleSelection = false
                var backgroundView: UIView?
                var refreshControl: UIRefreshControl?
                var indexPathsForSelectedItems: [IndexPath]? { nil }
                var __makers: [String: () -> UICollectionReusableView] = [:]
                // The cells by their sections, and all else with its kind.
                var __cells: [[UICollectionViewCell]] = []
                var __others: [String: UICollectionReusableView] = [:]
                var __isFilled = false
                init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
                    collectionViewLayout = layout
                    super.init(frame: frame)
                }
                required init?(coder: NSCoder) {
                    collectionViewLayout = UICollectionViewFlowLayout()
                    super.init(coder: coder)
                }
                func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
                    guard let made = cellClass else { return }
                    __makers[identifier] = { made.init(frame: .zero) }
                }
                func register(
                    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
                    withReuseIdentifier identifier: String
                ) {
                    guard let made = viewClass else { return }
                    __makers[elementKind + " " + identifier] = { made.init(frame: .zero) }
                }
                func dequeueReusableCell(
                    withReuseIdentifier identifier: String, for indexPath: IndexPath
                ) -> UICollectionViewCell {
                    // Those that the sources do not make are a storyboard's.
                    __makers[identifier].flatMap { $0() as? UICollectionViewCell } ?? prototypeCell(identifier)
                }
                func dequeueReusableSupplementaryView(
                    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
                ) -> UICollectionReusableView {
                    __makers[elementKind + " " + identifier].flatMap { $0() } ?? prototypeView(identifier)
                }
                struct CellRegistration<Cell, Item> {
                    let __make: () -> Cell
                    let __configure: (Cell, IndexPath, Item) -> Void
                    init(handler: @escaping (Cell, IndexPath, Item) -> Void) {
                        __make = { Cell(frame: .zero) }
                        __configure = handler
                    }
                }
                struct SupplementaryRegistration<Supplementary> {
                    let __make: () -> Supplementary
                    let __configure: (Supplementary, String, IndexPath) -> Void
                    init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void) {
                        let kind = elementKind
                        __make = { Supplementary(frame: .zero) }
                        __configure = { view, _, path in handler(view, kind, path) }
                    }
                }
                func dequeueConfiguredReusableCell<Cell, Item>(
                    using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
                    item: Item?
                ) -> Cell {
                    let cell = registration.__make()
                    if let item { registration.__configure(cell, indexPath, item) }
                    return cell
                }
                func dequeueConfiguredReusableSupplementary<Supplementary>(
                    using registration: UICollectionView.SupplementaryRegistration<Supplementary>,
                    for indexPath: IndexPath
                ) -> Supplementary {
                    let view = registration.__make()
                    registration.__configure(view, "", indexPath)
                    return view
                }
                var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
                func numberOfItems(inSection section: Int) -> Int {
                    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
                }
                func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
                    indexPath.section < __cells.count ? __cells[indexPath.section].dropFirst(indexPath.item).first : nil
                }
                func reloadData() {
                    __cells.forEach { cells in cells.forEach { $0.removeFromSuperview() } }
                    __others.values.forEach { $0.removeFromSuperview() }
                    (__cells, __others, __isFilled) = ([], [:], false)
                }
                func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
                func reloadSections(_ sections: IndexSet) { reloadData() }
                func insertItems(at indexPaths: [IndexPath]) { reloadData() }
                func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
                func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                    updates?()
                    completion?(true)
                }
                func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
                    collectionViewLayout = layout
                }
                func deselectItem(at indexPath: IndexPath, animated: Bool) {}
                func selectItem(
                    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
                ) {}
                func scrollToItem(
                    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
                ) {}
                struct ScrollPosition: OptionSet {
                    \(SwiftText.options("ScrollPosition", in: .nestedType, positions))
                }
                override var __placed: [UIView] {
                    let rows = __cells.flatMap { $0 } as [UIView] + Array(__others.values)
                    return super.__placed.filter { view in !rows.contains { $0 === view } }
                }
                override var __shownSubviews: [UIView] {
                    __fill()
                    return subviews
                }
                func __fill() {
                    if __isFilled { return }
                    __isFilled = true
                    collectionViewLayout.collectionView = self
                    guard let dataSource else { return }
                    if dataSource is __NobodysDataSource {
                        let cells = UIView.__unknown("UICollectionViewCell")
                        cells.frame = bounds
                        cells.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                        return addSubview(cells)
                    }
                    for section in 0..<dataSource.numberOfSections(in: self) {
                        var cells: [UICollectionViewCell] = []
                        for item in 0..<Swift.max(0, dataSource.collectionView(self, numberOfItemsInSection: section)) {
                            let path = IndexPath(item: item, section: section)
                            let cell = dataSource.collectionView(self, cellForItemAt: path)
                            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
                            cells.append(cell)
                            addSubview(cell)
                        }
                        __cells.append(cells)
                        for kind in collectionViewLayout.__kinds(in: section) {
                            let view = dataSource.collectionView(
                                self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
                            __others["\\(kind) \\(section)"] = view
                            addSubview(view)
                        }
                    }
                }
                override func layoutSubviews() {
                    super.layoutSubviews()
                    __fill()
                    collectionViewLayout.collectionView = self
                    contentSize = collectionViewLayout.__place(self)
                }
            }

            class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
                var collectionView: UICollectionView! {
                    didSet { __view = collectionView }
                }
                let collectionViewLayout: UICollectionViewLayout
                init(collectionViewLayout layout: UICollectionViewLayout) {
                    collectionViewLayout = layout
                    super.init()
                    __use()
                }
                required init?(coder: NSCoder) {
                    collectionViewLayout = UICollectionViewFlowLayout()
                    super.init(coder: coder)
                    __use()
                }
                func __use() {
                    collectionView = UICollectionView(
                        frame: UIScreen.main.bounds, collectionViewLayout: collectionViewLayout)
                    __view = collectionView
                    collectionView.dataSource = self
                    collectionView.delegate = self
                }
                func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
                func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
                func collectionView(
                    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
                func collectionView(
                    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                    at indexPath: IndexPath
                ) -> UICollectionReusableView { UICollectionReusableView() }
            }
            """

    private static let positions: KeyValuePairs = [
        "top": 1, "centeredVertically": 2, "bottom": 4, "left": 8, "centeredHorizontally": 16, "right": 32,
    ]
}
