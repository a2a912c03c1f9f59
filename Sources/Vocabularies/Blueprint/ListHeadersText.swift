/// The headers and footers of Listable's lists. It is run as sources are.
enum ListHeadersText {
    static let all = [contents, headers]

    private static let contents = """
        protocol __HeaderContent: AnyHeaderFooterConvertible {
            func __element() -> Element
            var defaultHeaderFooterProperties: DefaultHeaderFooterProperties { get }
        }

        extension __HeaderContent {
            var defaultHeaderFooterProperties: DefaultHeaderFooterProperties { DefaultHeaderFooterProperties() }
            func __row() -> HeaderFooter { HeaderFooter(self) }
        }

        protocol BlueprintHeaderFooterContent: __HeaderContent {
            var elementRepresentation: Element { get }
        }

        extension BlueprintHeaderFooterContent {
            var background: Element? { nil }
            var pressedBackground: Element? { nil }
            func __element() -> Element {
                if let background { return elementRepresentation.__over(background) }
                return elementRepresentation
            }
        }
        """

    private static let headers = """
        struct HeaderFooter: AnyHeaderFooterConvertible {
            var __element: Element
            var sizing: Sizing
            var layouts: HeaderFooterLayouts
            init(_ content: __HeaderContent, configure: (inout HeaderFooter) -> Void = { _ in }) {
                let usual = content.defaultHeaderFooterProperties
                __element = content.__element()
                sizing = usual.sizing ?? .thatFits()
                layouts = usual.layouts ?? HeaderFooterLayouts()
                configure(&self)
            }
            init(
                _ content: __HeaderContent, sizing: Sizing? = nil, layouts: HeaderFooterLayouts? = nil,
                onTap: Any? = nil, onDisplay: Any? = nil, onEndDisplay: Any? = nil
            ) {
                let usual = content.defaultHeaderFooterProperties
                __element = content.__element()
                self.sizing = sizing ?? usual.sizing ?? .thatFits()
                self.layouts = layouts ?? usual.layouts ?? HeaderFooterLayouts()
            }
            init(_ element: Element) {
                __element = element
                sizing = .thatFits()
                layouts = HeaderFooterLayouts()
            }
            func __row() -> HeaderFooter { self }
        }

        typealias Header = HeaderFooter

        typealias Footer = HeaderFooter

        typealias BlueprintHeaderContent = BlueprintHeaderFooterContent

        typealias BlueprintFooterContent = BlueprintHeaderFooterContent

        func ElementHeaderFooter<Represented>(
            _ represented: Represented, isEquivalent: (Represented, Represented) -> Bool = { _, _ in false },
            element: (Represented) -> Element, background: (Represented) -> Element? = { _ in nil },
            pressedBackground: (Represented) -> Element? = { _ in nil }, configure: (inout HeaderFooter) -> Void = { _ in }
        ) -> HeaderFooter {
            var made = HeaderFooter(element(represented))
            if let behind = background(represented) { made.__element = made.__element.__over(behind) }
            configure(&made)
            return made
        }
        """
}
