extension UIKitText {
    private static let snapshot = """
        struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
            var __sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
            init() {}
            var sectionIdentifiers: [SectionIdentifierType] { __sections.map { $0.id } }
            var itemIdentifiers: [ItemIdentifierType] { __sections.flatMap { $0.items } }
            var numberOfSections: Int { __sections.count }
            var numberOfItems: Int { itemIdentifiers.count }
            func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
                itemIdentifiers(inSection: identifier).count
            }
            func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
                __sections.first { $0.id == identifier }?.items ?? []
            }
            func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
                __sections.first { $0.items.contains(identifier) }?.id
            }
            func indexOfItem(_ itemIdentifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: itemIdentifier) }
            func indexOfSection(_ sectionIdentifier: SectionIdentifierType) -> Int? {
                sectionIdentifiers.firstIndex(of: sectionIdentifier)
            }
            mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
                for identifier in identifiers { __sections.append((id: identifier, items: [])) }
            }
            mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
                if __sections.isEmpty { return }
                var place = __sections.count - 1
                if let sectionIdentifier, let found = indexOfSection(sectionIdentifier) { place = found }
                __sections[place].items += identifiers
            }
            mutating func insertItems(
                _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
            ) {
                __insert(identifiers, at: beforeIdentifier, 0)
            }
            mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
                __insert(identifiers, at: afterIdentifier, 1)
            }
            mutating func __insert(_ identifiers: [ItemIdentifierType], at other: ItemIdentifierType, _ step: Int) {
                for section in 0..<__sections.count {
                    if let place = __sections[section].items.firstIndex(of: other) {
                        __sections[section].items.insert(contentsOf: identifiers, at: place + step)
                    }
                }
            }
            mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
                for section in 0..<__sections.count {
                    __sections[section].items.removeAll { identifiers.contains($0) }
                }
            }
            mutating func deleteAllItems() { __sections = [] }
            mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
                __sections.removeAll { identifiers.contains($0.id) }
            }
            mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
            mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
            mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
        }

        struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
            var items: [ItemIdentifierType] = []
            init() {}
            mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) { self.items += items }
            mutating func expand(_ items: [ItemIdentifierType]) {}
            mutating func collapse(_ items: [ItemIdentifierType]) {}
        }
        """

    private static func source(of view: String, _ parameter: String, cell: String, more: String) -> String {
        """
        class \(view)DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, \(view)DataSource {
            weak var __shown: \(view)?
            let __provider: (\(view), IndexPath, ItemIdentifierType) -> \(cell)?
            var __snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
            init(
                \(parameter): \(view),
                cellProvider: @escaping (\(view), IndexPath, ItemIdentifierType) -> \(cell)?
            ) {
                __shown = \(parameter)
                __provider = cellProvider
                super.init()
                \(parameter).dataSource = self
            }
            func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { __snapshot }
            func apply(
                _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                animatingDifferences: Bool = true, completion: (() -> Void)? = nil
            ) {
                __snapshot = snapshot
                __shown?.reloadData()
                completion?()
            }
            func applySnapshotUsingReloadData(
                _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
                completion: (() -> Void)? = nil
            ) {
                apply(snapshot, completion: completion)
            }
            func apply(
                _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
                animatingDifferences: Bool = true, completion: (() -> Void)? = nil
            ) {
                if __snapshot.indexOfSection(section) == nil { __snapshot.appendSections([section]) }
                __snapshot.deleteItems(__snapshot.itemIdentifiers(inSection: section))
                __snapshot.appendItems(snapshot.items, toSection: section)
                apply(__snapshot, completion: completion)
            }
            func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
                sectionItems(indexPath.section).dropFirst(indexPath.item).first
            }
            func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
                for (section, part) in __snapshot.__sections.enumerated() {
                    if let item = part.items.firstIndex(of: itemIdentifier) {
                        return IndexPath(item: item, section: section)
                    }
                }
                return nil
            }
            func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
                __snapshot.sectionIdentifiers.dropFirst(index).first
            }
            func sectionItems(_ section: Int) -> [ItemIdentifierType] {
                section < __snapshot.__sections.count ? __snapshot.__sections[section].items : []
            }
            func numberOfSections(in view: \(view)) -> Int { __snapshot.numberOfSections }
            \(more)
        }
        """
    }

    /// Data sources that are given what they show.
    static let dataSources = [
        snapshot,
        source(
            of: "UITableView", "tableView", cell: "UITableViewCell",
            more: """
                var defaultRowAnimation = UITableView.RowAnimation.automatic
                    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                        sectionItems(section).count
                    }
                    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                        let item = sectionItems(indexPath.section)[indexPath.row]
                        return __provider(tableView, indexPath, item) ?? UITableViewCell()
                    }
                    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
                    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
                """),
        source(
            of: "UICollectionView", "collectionView", cell: "UICollectionViewCell",
            more: """
                var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)? {
                        didSet { __shown?.reloadData() }
                    }
                    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                        sectionItems(section).count
                    }
                    func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell {
                        let item = sectionItems(indexPath.section)[indexPath.item]
                        return __provider(collectionView, indexPath, item) ?? UICollectionViewCell(frame: .zero)
                    }
                    func collectionView(
                        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                        at indexPath: IndexPath
                    ) -> UICollectionReusableView {
                        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
                    }
                """),
    ].joined(separator: "\n\n")
}
