import Testing

/// Collections of UIKit's, whose layouts place the cells of their items.
struct CollectionTests {
    private static let cell = """
        final class Cell: UICollectionViewCell {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                contentView.addSubview(label)
            }
            required init?(coder: NSCoder) { fatalError() }
            override func layoutSubviews() {
                super.layoutSubviews()
                label.frame = contentView.bounds
            }
        }
        """

    /// A controller that shows the letters from A on.
    private static func letters(_ count: Int, in layout: String) -> String {
        """
        import UIKit
        final class Letters: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
            private lazy var collectionView: UICollectionView = {
                \(layout)
                let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
                collectionView.dataSource = self
                collectionView.delegate = self
                collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
                return collectionView
            }()
            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(collectionView)
            }
            override func viewDidLayoutSubviews() { collectionView.frame = view.bounds }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { \(count) }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                guard let cell = collectionView.dequeueReusableCell(
                    withReuseIdentifier: "cell", for: indexPath) as? Cell
                else { fatalError("no cell") }
                cell.label.text = String(UnicodeScalar(UInt8(65 + indexPath.item)))
                return cell
            }
        }
        \(cell)
        """
    }

    @Test func `a flow layout fills lines and spreads what is left between their items`() throws {
        let shown = try Shown(
            Self.letters(
                5,
                in: """
                    let layout = UICollectionViewFlowLayout()
                            layout.itemSize = CGSize(width: 4, height: 1)
                            layout.minimumInteritemSpacing = 1
                            layout.minimumLineSpacing = 1
                            layout.sectionInset = UIEdgeInsets(top: 1, left: 1, bottom: 0, right: 1)
                    """), width: 18, height: 5, drawsBoxes: false)
        #expect(shown.picture == "\n A     B     C\n\n D     E\n")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `groups of a compositional layout repeat their items`() throws {
        let shown = try Shown(
            Self.letters(
                5,
                in: """
                    let item = NSCollectionLayoutItem(
                                layoutSize: NSCollectionLayoutSize(
                                    widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
                            item.contentInsets = .init(top: 0, leading: 1, bottom: 0, trailing: 1)
                            let group = NSCollectionLayoutGroup.horizontal(
                                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1)),
                                subitems: [item])
                            let section = NSCollectionLayoutSection(group: group)
                            section.interGroupSpacing = 1
                            let layout = UICollectionViewCompositionalLayout(section: section)
                    """), width: 18, height: 5, drawsBoxes: false)
        #expect(shown.picture == " A        B\n\n C        D\n\n E")
        #expect(shown.holes == [] && shown.told == [])
    }

    @Test func `a layout of the source's own gives items their frames`() throws {
        let shown = try Shown(
            Self.letters(3, in: "let layout = Stairs()") + """

                final class Stairs: UICollectionViewLayout {
                    private var known: [UICollectionViewLayoutAttributes] = []
                    override func prepare() {
                        guard let collectionView else { return }
                        known = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
                            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                            attributes.frame = CGRect(x: CGFloat(item) * 3, y: CGFloat(item), width: 3, height: 1)
                            return attributes
                        }
                    }
                    override var collectionViewContentSize: CGSize { CGSize(width: 20, height: 20) }
                    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                        known.filter { $0.frame.intersects(rect) }
                    }
                }
                """, width: 18, height: 4, drawsBoxes: false)
        #expect(shown.picture == "A\n   B\n      C\n")
        #expect(shown.told == [])
    }

    @Test func `a list's registered cells and headers are as they are configured`() throws {
        let shown = try Shown(
            """
            import UIKit
            final class Mail: UIViewController {
                enum Section: Int, CaseIterable { case inbox, archive }
                struct Item: Hashable { let title: String, count: Int }
                private var collectionView: UICollectionView!
                private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                    configuration.headerMode = .supplementary
                    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
                    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
                    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    view.addSubview(collectionView)
                    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
                        var content = cell.defaultContentConfiguration()
                        content.text = item.title
                        cell.contentConfiguration = content
                        cell.accessories = [.label(text: "\\(item.count)"), .disclosureIndicator()]
                    }
                    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                        elementKind: UICollectionView.elementKindSectionHeader
                    ) { header, _, indexPath in
                        var content = header.defaultContentConfiguration()
                        content.text = "\\(Section(rawValue: indexPath.section)!)"
                        header.contentConfiguration = content
                    }
                    dataSource = .init(collectionView: collectionView) { collectionView, indexPath, item in
                        collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: item)
                    }
                    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
                        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
                    }
                    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
                    snapshot.appendSections(Section.allCases)
                    snapshot.appendItems([Item(title: "New", count: 12)], toSection: .inbox)
                    dataSource.apply(snapshot)
                }
            }
            """, width: 24, height: 9, drawsBoxes: false)
        let rows = shown.picture.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        #expect(rows == ["inbox", "New             12 ›", "archive"])
        #expect(shown.holes == [] && shown.told == [])
    }
}
