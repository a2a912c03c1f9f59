extension UIKitText {
    /// Groups of items that repeat, section by section.
    static let compositional = """
        class NSCollectionLayoutGroup: NSCollectionLayoutItem {
            let subitems: [NSCollectionLayoutItem]
            var interItemSpacing: NSCollectionLayoutSpacing?
            let __isRow: Bool
            // How many items share its length; nil where they have lengths of their own.
            let __count: Int?
            init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isRow: Bool, count: Int?) {
                self.subitems = subitems
                __isRow = isRow
                __count = count
                super.init(layoutSize: layoutSize)
            }
            \(SwiftText.members([("horizontal", true), ("vertical", false)].map { name, isRow in
                """
                static func \(name)(
                    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
                ) -> NSCollectionLayoutGroup {
                    NSCollectionLayoutGroup(layoutSize, subitems, isRow: \(isRow), count: nil)
                }
                static func \(name)(
                    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
                ) -> NSCollectionLayoutGroup {
                    NSCollectionLayoutGroup(layoutSize, [subitem], isRow: \(isRow), count: count)
                }
                static func \(name)(
                    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
                ) -> NSCollectionLayoutGroup {
                    NSCollectionLayoutGroup(layoutSize, [subitem], isRow: \(isRow), count: count)
                }
                """
            }))
            override func __place(_ queue: __CellQueue, at corner: CGPoint, size: CGSize) -> CGSize {
                let inset = contentInsets
                let inner = CGSize(
                    width: size.width - inset.leading - inset.trailing, height: size.height - inset.top - inset.bottom)
                let room = __isRow ? inner.width : inner.height
                let gap = interItemSpacing?.spacing ?? 0
                let grows = __isRow ? layoutSize.widthDimension.isEstimated : layoutSize.heightDimension.isEstimated
                var used: CGFloat = 0, thickness: CGFloat = 0, index = 0
                while !queue.isEmpty {
                    let item = subitems[index % subitems.count]
                    var wanted = item.layoutSize.__size(in: inner)
                    if let count = __count {
                        if index == count { break }
                        let share = (room - gap * CGFloat(count - 1)) / CGFloat(count)
                        if __isRow { wanted.width = share } else { wanted.height = share }
                    } else if index > 0 {
                        let next = used + gap + (__isRow ? wanted.width : wanted.height)
                        if grows ? index == subitems.count : next > room + 0.01 { break }
                    }
                    if index > 0 { used += gap }
                    let place = CGPoint(
                        x: corner.x + inset.leading + (__isRow ? used : 0),
                        y: corner.y + inset.top + (__isRow ? 0 : used))
                    let taken = item.__place(queue, at: place, size: wanted)
                    used += __isRow ? taken.width : taken.height
                    thickness = Swift.max(thickness, __isRow ? taken.height : taken.width)
                    index += 1
                }
                var answer = size
                if layoutSize.widthDimension.isEstimated {
                    answer.width = (__isRow ? used : thickness) + inset.leading + inset.trailing
                }
                if layoutSize.heightDimension.isEstimated {
                    answer.height = (__isRow ? thickness : used) + inset.top + inset.bottom
                }
                return answer
            }
        }

        class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
            let elementKind: String
            let alignment: NSRectAlignment
            var pinToVisibleBounds = false
            var extendsBoundary = true
            init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
                self.elementKind = elementKind
                self.alignment = alignment
                super.init(layoutSize: layoutSize)
            }
            var __isBelow: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
        }

        enum NSRectAlignment: Int {
            case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
        }

        enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
            case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
        }

        protocol NSCollectionLayoutEnvironment {}

        struct __LayoutEnvironment: NSCollectionLayoutEnvironment {
            let container: __LayoutContainer
            let traitCollection = UITraitCollection()
        }

        struct __LayoutContainer {
            let contentSize: CGSize
            var effectiveContentSize: CGSize { contentSize }
        }

        class NSCollectionLayoutSection: NSObject {
            let __group: NSCollectionLayoutGroup
            var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
            var interGroupSpacing: CGFloat = 0
            var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
            var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
            var decorationItems: [Any] = []
            var supplementariesFollowContentInsets = true
            var visibleItemsInvalidationHandler: Any?
            init(group: NSCollectionLayoutGroup) {
                __group = group
                super.init()
            }
            static func list(
                using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment
            ) -> NSCollectionLayoutSection { configuration.__section }
            // Where it ends.
            func __place(_ collection: UICollectionView, _ section: Int, from start: CGFloat) -> CGFloat {
                let inset = contentInsets
                let width = collection.bounds.width - inset.leading - inset.trailing
                let container = CGSize(width: width, height: collection.bounds.height)
                let queue = __CellQueue(collection.__cells[section])
                var y = __placeEdges(collection, section, container, isBelow: false, from: start) + inset.top
                var x = inset.leading, highest: CGFloat = 0
                while !queue.isEmpty {
                    let before = queue.taken
                    let size = __group.__place(
                        queue, at: CGPoint(x: x, y: y), size: __group.layoutSize.__size(in: container))
                    if queue.taken == before { break }
                    if orthogonalScrollingBehavior == .none {
                        y += size.height + (queue.isEmpty ? 0 : interGroupSpacing)
                    } else {
                        x += size.width + interGroupSpacing
                        highest = Swift.max(highest, size.height)
                    }
                }
                return __placeEdges(collection, section, container, isBelow: true, from: y + highest + inset.bottom)
            }
            func __placeEdges(
                _ collection: UICollectionView, _ section: Int, _ container: CGSize, isBelow: Bool, from start: CGFloat
            ) -> CGFloat {
                var y = start
                for edge in boundarySupplementaryItems where edge.__isBelow == isBelow {
                    guard let view = collection.__others["\\(edge.elementKind) \\(section)"] else { continue }
                    var size = edge.layoutSize.__size(in: container)
                    if edge.layoutSize.heightDimension.isEstimated { size.height = view.__height(inTable: size.width) }
                    view.__give(CGRect(origin: CGPoint(x: contentInsets.leading, y: y), size: size))
                    if edge.extendsBoundary { y += size.height }
                }
                return y
            }
        }

        class UICollectionViewCompositionalLayoutConfiguration: NSObject {
            var scrollDirection = UICollectionView.ScrollDirection.vertical
            var interSectionSpacing: CGFloat = 0
            var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
        }

        class UICollectionViewCompositionalLayout: UICollectionViewLayout {
            let __provider: (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
            var configuration: UICollectionViewCompositionalLayoutConfiguration
            var __known: [Int: NSCollectionLayoutSection] = [:]
            init(
                section: NSCollectionLayoutSection,
                configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
            ) {
                __provider = { _, _ in section }
                self.configuration = configuration
                super.init()
            }
            init(
                sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
                configuration: UICollectionViewCompositionalLayoutConfiguration = UICollectionViewCompositionalLayoutConfiguration()
            ) {
                __provider = sectionProvider
                self.configuration = configuration
                super.init()
            }
            static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout {
                UICollectionViewCompositionalLayout(section: configuration.__section)
            }
            func __section(_ index: Int) -> NSCollectionLayoutSection? {
                let size = collectionView?.bounds.size ?? .zero
                return __provider(index, __LayoutEnvironment(container: __LayoutContainer(contentSize: size)))
            }
            override func __kinds(in section: Int) -> [String] {
                __section(section)?.boundarySupplementaryItems.map { $0.elementKind } ?? []
            }
            override func __place(_ collection: UICollectionView) -> CGSize {
                prepare()
                var y: CGFloat = 0
                for section in 0..<collection.__cells.count {
                    guard let layout = __section(section) else { continue }
                    y = layout.__place(collection, section, from: y) + configuration.interSectionSpacing
                }
                return CGSize(width: collection.bounds.width, height: y)
            }
        }

        struct UICollectionLayoutListConfiguration {
            var appearance: UICollectionLayoutListConfiguration.Appearance
            var headerMode = UICollectionLayoutListConfiguration.HeaderMode.none
            var footerMode = UICollectionLayoutListConfiguration.FooterMode.none
            var showsSeparators = true
            var backgroundColor: UIColor?
            var leadingSwipeActionsConfigurationProvider: Any?
            var trailingSwipeActionsConfigurationProvider: Any?
            var headerTopPadding: CGFloat?
            init(appearance: UICollectionLayoutListConfiguration.Appearance) { self.appearance = appearance }
            enum Appearance { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
            enum HeaderMode { case none, supplementary, firstItemInSection }
            enum FooterMode { case none, supplementary }
            var __section: NSCollectionLayoutSection {
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                let edge = UIView().__points(16, 18)
                if appearance == .insetGrouped {
                    section.contentInsets = NSDirectionalEdgeInsets(
                        top: edge.height, leading: edge.width, bottom: edge.height, trailing: edge.width)
                } else if appearance != .plain {
                    section.contentInsets = NSDirectionalEdgeInsets(
                        top: edge.height, leading: 0, bottom: edge.height, trailing: 0)
                }
                if headerMode == .supplementary {
                    section.boundarySupplementaryItems.append(
                        NSCollectionLayoutBoundarySupplementaryItem(
                            layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top))
                }
                if footerMode == .supplementary {
                    section.boundarySupplementaryItems.append(
                        NSCollectionLayoutBoundarySupplementaryItem(
                            layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
                            alignment: .bottom))
                }
                return section
            }
        }
        """
}
