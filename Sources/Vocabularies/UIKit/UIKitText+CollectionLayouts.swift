extension UIKitText {
    static let collectionLayouts = [layouts, flowLayout, compositionalSizes, compositional].joined(separator: "\n\n")

    /// A layout of a source's own is asked for the frames of all that is in its content.
    private static let layouts = """
        class UICollectionViewLayout: NSObject {
            weak var collectionView: UICollectionView?
            var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }
            func prepare() {}
            func invalidateLayout() {}
            func register(_ viewClass: Any?, forDecorationViewOfKind elementKind: String) {}
            func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
            func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
            func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
            // The kinds of what it shows in a section besides cells.
            func __kinds(in section: Int) -> [String] { [] }
            // Gives all that is in a collection its frame, and how large that is together.
            func __place(_ collection: UICollectionView) -> CGSize {
                prepare()
                let size = collectionViewContentSize
                for (section, cells) in collection.__cells.enumerated() {
                    for (item, cell) in cells.enumerated() {
                        let path = IndexPath(item: item, section: section)
                        if let attributes = layoutAttributesForItem(at: path) { cell.__give(attributes.frame) }
                    }
                }
                for attributes in layoutAttributesForElements(in: CGRect(origin: .zero, size: size)) ?? [] {
                    collection.cellForItem(at: attributes.indexPath)?.__give(attributes.frame)
                }
                return size
            }
        }

        class UICollectionViewLayoutAttributes: NSObject {
            var indexPath: IndexPath
            var frame: CGRect = .zero
            var alpha: CGFloat = 1
            var zIndex = 0
            var isHidden = false
            var transform: CGAffineTransform = .identity
            var size: CGSize {
                get { frame.size }
                set { frame.size = newValue }
            }
            \(SwiftText.members([partsOfFrame]))
            init(forCellWith indexPath: IndexPath) {
                self.indexPath = indexPath
                super.init()
            }
        }
        """

    /// What a flow asks its delegate, with the property of the layout that says it where a source does not.
    private static let flowMethods = [
        ("sizeForItemAt indexPath: IndexPath", "CGSize", "itemSize"),
        ("insetForSectionAt section: Int", "UIEdgeInsets", "sectionInset"),
        ("minimumLineSpacingForSectionAt section: Int", "CGFloat", "minimumLineSpacing"),
        ("minimumInteritemSpacingForSectionAt section: Int", "CGFloat", "minimumInteritemSpacing"),
        ("referenceSizeForHeaderInSection section: Int", "CGSize", "headerReferenceSize"),
        ("referenceSizeForFooterInSection section: Int", "CGSize", "footerReferenceSize"),
    ].map { parameter, type, property in
        (
            asked: """
            func collectionView(
                _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, \(parameter)
            ) -> \(type)
            """,
            given: "{ (collectionViewLayout as! UICollectionViewFlowLayout).\(property) }"
        )
    }

    private static let flowProtocols = """
        protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
            \(SwiftText.members(flowMethods.map(\.asked)))
        }

        extension UICollectionViewDelegateFlowLayout {
            \(SwiftText.members(flowMethods.map { "\($0.asked) \($0.given)" }))
        }
        """

    /// Items in lines, each line as full as it can be; all lines but a section's last one are justified.
    private static let flowLayout =
        flowProtocols + """


            class UICollectionViewFlowLayout: UICollectionViewLayout {
                static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)
                var itemSize = CGSize(width: 50, height: 50)
                var estimatedItemSize = CGSize.zero
                var minimumLineSpacing: CGFloat = 10
                var minimumInteritemSpacing: CGFloat = 10
                var sectionInset = UIEdgeInsets.zero
                var headerReferenceSize = CGSize.zero
                var footerReferenceSize = CGSize.zero
                var scrollDirection: UICollectionView.ScrollDirection = .vertical
                var sectionHeadersPinToVisibleBounds = false
                var sectionFootersPinToVisibleBounds = false
                var __delegate: UICollectionViewDelegateFlowLayout? {
                    collectionView?.delegate as? UICollectionViewDelegateFlowLayout
                }
                override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                    collectionView?.cellForItem(at: indexPath).map { __attributes($0, indexPath) }
                }
                override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                    var all: [UICollectionViewLayoutAttributes] = []
                    for (section, cells) in (collectionView?.__cells ?? []).enumerated() {
                        for (item, cell) in cells.enumerated() {
                            all.append(__attributes(cell, IndexPath(item: item, section: section)))
                        }
                    }
                    return all
                }
                func __attributes(_ cell: UIView, _ path: IndexPath) -> UICollectionViewLayoutAttributes {
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
                    attributes.frame = cell.frame
                    return attributes
                }
                func __headerSize(_ section: Int) -> CGSize {
                    guard let collectionView, let delegate = __delegate else { return headerReferenceSize }
                    return delegate.collectionView(
                        collectionView, layout: self, referenceSizeForHeaderInSection: section)
                }
                func __footerSize(_ section: Int) -> CGSize {
                    guard let collectionView, let delegate = __delegate else { return footerReferenceSize }
                    return delegate.collectionView(
                        collectionView, layout: self, referenceSizeForFooterInSection: section)
                }
                override func __kinds(in section: Int) -> [String] {
                    (__headerSize(section) == .zero ? [] : [UICollectionView.elementKindSectionHeader])
                        + (__footerSize(section) == .zero ? [] : [UICollectionView.elementKindSectionFooter])
                }
                func __size(_ cell: UIView, _ path: IndexPath, in room: CGSize) -> CGSize {
                    if estimatedItemSize != .zero {
                        let natural = cell.__fitting(room)
                        if natural.width > 0, natural.height > 0 { return natural }
                    }
                    guard let collectionView, let delegate = __delegate else { return itemSize }
                    return delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
                }
                override func __place(_ collection: UICollectionView) -> CGSize {
                    prepare()
                    let isDown = scrollDirection == .vertical
                    let breadth = isDown ? collection.bounds.width : collection.bounds.height
                    var start: CGFloat = 0
                    for (section, cells) in collection.__cells.enumerated() {
                        start += __placeEdge(collection, section, UICollectionView.elementKindSectionHeader, start)
                        let inset = __delegate?.collectionView(collection, layout: self, insetForSectionAt: section)
                            ?? sectionInset
                        let room = CGSize(
                            width: collection.bounds.width - inset.left - inset.right,
                            height: collection.bounds.height - inset.top - inset.bottom)
                        let sizes = cells.enumerated().map { item, cell in
                            __size(cell, IndexPath(item: item, section: section), in: room)
                        }
                        start += isDown ? inset.top : inset.left
                        start = __placeLines(
                            cells, sizes, section, from: start, edge: isDown ? inset.left : inset.top,
                            room: breadth - (isDown ? inset.left + inset.right : inset.top + inset.bottom))
                        start += isDown ? inset.bottom : inset.right
                        start += __placeEdge(collection, section, UICollectionView.elementKindSectionFooter, start)
                    }
                    __placeOwn(collection)
                    return isDown ? CGSize(width: breadth, height: start) : CGSize(width: start, height: breadth)
                }
                // A subclass may give some items other frames.
                func __placeOwn(_ collection: UICollectionView) {
                    let all = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
                    for attributes in layoutAttributesForElements(in: all) ?? [] {
                        collection.cellForItem(at: attributes.indexPath)?.__give(attributes.frame)
                    }
                }
                func __placeEdge(
                    _ collection: UICollectionView, _ section: Int, _ kind: String, _ start: CGFloat
                ) -> CGFloat {
                    guard let view = collection.__others["\\(kind) \\(section)"] else { return 0 }
                    let size = kind == UICollectionView.elementKindSectionHeader
                        ? __headerSize(section) : __footerSize(section)
                    if scrollDirection == .vertical {
                        view.__give(CGRect(x: 0, y: start, width: collection.bounds.width, height: size.height))
                        return size.height
                    }
                    view.__give(CGRect(x: start, y: 0, width: size.width, height: collection.bounds.height))
                    return size.width
                }
                func __placeLines(
                    _ cells: [UICollectionViewCell], _ sizes: [CGSize], _ section: Int, from first: CGFloat,
                    edge: CGFloat, room: CGFloat
                ) -> CGFloat {
                    guard let collectionView else { return first }
                    let isDown = scrollDirection == .vertical
                    let lineGap = __delegate?.collectionView(
                        collectionView, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
                    let gap = __delegate?.collectionView(
                        collectionView, layout: self, minimumInteritemSpacingForSectionAt: section)
                        ?? minimumInteritemSpacing
                    let lengths = sizes.map { isDown ? $0.width : $0.height }
                    let isEven = sizes.allSatisfy { $0 == sizes.first }
                    var start = first, index = 0, spread = gap
                    while index < cells.count {
                        var end = index, used: CGFloat = 0
                        while end < cells.count, end == index || used + gap + lengths[end] <= room + 0.01 {
                            used += lengths[end] + (end == index ? 0 : gap)
                            end += 1
                        }
                        let count = end - index
                        let isLast = end == cells.count
                        let rest = room - used
                        if !isLast, count > 1 { spread = gap + rest / CGFloat(count - 1) }
                        if isLast, !isEven { spread = gap }
                        let thickness = sizes[index..<end].map { isDown ? $0.height : $0.width }.max() ?? 0
                        let isAlone = count == 1 && (!isLast || isEven && 2 * lengths[index] + gap > room)
                        var offset = edge + (isAlone ? rest / 2 : 0)
                        for place in index..<end {
                            let own = isDown ? sizes[place].height : sizes[place].width
                            let across = start + (thickness - own) / 2
                            cells[place].__give(
                                CGRect(
                                    origin: isDown ? CGPoint(x: offset, y: across) : CGPoint(x: across, y: offset),
                                    size: sizes[place]))
                            offset += lengths[place] + spread
                        }
                        index = end
                        start += thickness + (isLast ? 0 : lineGap)
                    }
                    return start
                }
            }

            extension UICollectionView {
                enum ScrollDirection: Int { case vertical, horizontal }
            }
            """

    static let compositionalSizes = """
        class NSCollectionLayoutDimension: NSObject {
            let dimension: CGFloat
            let __kind: NSCollectionLayoutDimension.Kind
            init(_ dimension: CGFloat, _ kind: NSCollectionLayoutDimension.Kind) {
                self.dimension = dimension
                __kind = kind
                super.init()
            }
            \(SwiftText.members([("fractionalWidth", "width"), ("fractionalHeight", "height")].map { name, kind in
                "static func \(name)(_ fraction: CGFloat) -> NSCollectionLayoutDimension "
                    + "{ NSCollectionLayoutDimension(fraction, .\(kind)) }"
            }))
            static func absolute(_ length: CGFloat) -> NSCollectionLayoutDimension {
                NSCollectionLayoutDimension(length, .absolute)
            }
            static func estimated(_ length: CGFloat) -> NSCollectionLayoutDimension {
                NSCollectionLayoutDimension(length, .estimated)
            }
            var isEstimated: Bool { __kind == .estimated }
            func __length(in container: CGSize) -> CGFloat {
                switch __kind {
                case .width: return dimension * container.width
                case .height: return dimension * container.height
                case .absolute, .estimated: return dimension
                }
            }
            enum Kind { case width, height, absolute, estimated }
        }

        class NSCollectionLayoutSize: NSObject {
            let widthDimension: NSCollectionLayoutDimension
            let heightDimension: NSCollectionLayoutDimension
            init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
                widthDimension = width
                heightDimension = height
                super.init()
            }
            func __size(in container: CGSize) -> CGSize {
                CGSize(width: widthDimension.__length(in: container), height: heightDimension.__length(in: container))
            }
        }

        class NSCollectionLayoutSpacing: NSObject {
            let spacing: CGFloat
            let isFlexibleSpacing: Bool
            init(_ spacing: CGFloat, isFlexible: Bool) {
                self.spacing = spacing
                isFlexibleSpacing = isFlexible
                super.init()
            }
            static func fixed(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
                NSCollectionLayoutSpacing(spacing, isFlexible: false)
            }
            static func flexible(_ spacing: CGFloat) -> NSCollectionLayoutSpacing {
                NSCollectionLayoutSpacing(spacing, isFlexible: true)
            }
        }

        class NSCollectionLayoutItem: NSObject {
            let layoutSize: NSCollectionLayoutSize
            var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
            var edgeSpacing: Any?
            init(layoutSize: NSCollectionLayoutSize) {
                self.layoutSize = layoutSize
                super.init()
            }
            init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [Any]) {
                self.layoutSize = layoutSize
                super.init()
            }
            // Takes cells for itself from a queue, and gives them frames from a corner on; how large that is.
            func __place(_ queue: __CellQueue, at corner: CGPoint, size: CGSize) -> CGSize {
                guard let cell = queue.next() else { return .zero }
                var taken = size
                if layoutSize.widthDimension.isEstimated {
                    let natural = cell.__fitting(CGSize(width: CGFloat.infinity, height: size.height)).width
                    if natural > 0 { taken.width = natural }
                }
                let inset = contentInsets
                let width = taken.width - inset.leading - inset.trailing
                var height = taken.height - inset.top - inset.bottom
                if layoutSize.heightDimension.isEstimated {
                    height = cell.__height(inTable: width)
                    taken.height = height + inset.top + inset.bottom
                }
                cell.__give(CGRect(x: corner.x + inset.leading, y: corner.y + inset.top, width: width, height: height))
                return taken
            }
        }

        class __CellQueue {
            let cells: [UICollectionViewCell]
            var taken = 0
            init(_ cells: [UICollectionViewCell]) { self.cells = cells }
            var isEmpty: Bool { taken >= cells.count }
            func next() -> UICollectionViewCell? {
                if isEmpty { return nil }
                taken += 1
                return cells[taken - 1]
            }
        }
        """
}
