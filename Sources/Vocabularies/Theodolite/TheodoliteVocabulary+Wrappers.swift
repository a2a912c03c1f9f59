import Interpreter
import LayoutInspection
import TheodoliteDialect

// The components that wrap others, as sources write them.

extension TheodoliteVocabulary {
    private static let any = Conversion<Component>.component

    static var wrapperDescriptions: [TypeDescription] {
        [
            sizeDescription, insetDescription, backgroundDescription, overlayDescription, scrollDescription,
            tapDescription, infiniteLoadDescription, pullToRefreshDescription,
        ]
    }

    private static var sizeDescription: TypeDescription {
        let parts = tuple(TuplePart("size", sizeRange), TuplePart("component", any))
        return element(
            SizeComponent.self, help: "asks what it wraps in a range of its own; a most alone does not enlarge it",
            props: parts.mapped(into: { ($0.0, $0.1) }, out: { ($0.size, $0.component) }),
            properties: [
                PropertyDescription(
                    reading: "size", of: native(SizeComponent.self), \.props.size, sizeRange,
                    help: "the range in which what it wraps is asked")
            ])
    }

    private static var insetDescription: TypeDescription {
        let parts = tuple(TuplePart("insets", UIKitVocabulary.insets), TuplePart("component", any))
        return element(
            InsetComponent.self, help: "a distance between its edges and what it wraps",
            props: parts.mapped(into: { ($0.0, $0.1) }, out: { ($0.insets, $0.component) }),
            properties: [
                PropertyDescription(
                    reading: "insets", of: native(InsetComponent.self), \.props.insets, UIKitVocabulary.insets,
                    unit: .points, help: "the distances")
            ])
    }

    private static var backgroundDescription: TypeDescription {
        let parts = tuple(TuplePart("component", any), TuplePart("background", any))
        return element(
            BackgroundComponent.self, help: "one component behind another, in exactly the other's size",
            props: parts.mapped(into: { ($0.0, $0.1) }, out: { ($0.component, $0.background) }))
    }

    private static var overlayDescription: TypeDescription {
        let parts = tuple(TuplePart("component", any), TuplePart("overlay", any))
        return element(
            OverlayComponent.self, help: "one component over another, in exactly the other's size",
            props: parts.mapped(into: { ($0.0, $0.1) }, out: { ($0.component, $0.overlay) }))
    }

    private static var scrollDescription: TypeDescription {
        let parts = tuple(
            TuplePart(nil, any), TuplePart("direction", scrollDirection.conversion),
            TuplePart("attributes", attribute.conversion.array()))
        return element(
            ScrollComponent.self, help: "a window on what it wraps, which has no limit along one axis",
            props: parts.mapped(into: { ($0.0, $0.1, $0.2) }, out: { ($0.0, $0.direction, $0.attributes) }),
            properties: [
                PropertyDescription(
                    reading: "direction", of: native(ScrollComponent.self), \.props.direction,
                    scrollDirection.conversion, help: "along which axis it scrolls")
            ])
    }

    private static var tapDescription: TypeDescription {
        let parts = tuple(TuplePart("action", tapAction), TuplePart("component", any))
        return element(
            TapComponent.self, help: "hears of taps on what it wraps, and is as large",
            props: parts.mapped(into: { ($0.0, $0.1) }, out: { ($0.action, $0.component) }))
    }

    private static var infiniteLoadDescription: TypeDescription {
        let parts = tuple(
            TuplePart("flexOptions", flexOptions), TuplePart("loadMoreAction", plainAction),
            TuplePart("component", any))
        return element(
            InfiniteLoadComponent.self, help: "what it wraps with a turning wheel after it; nothing here loads more",
            props: parts.mapped(
                into: { ($0.0, $0.1, $0.2) }, out: { ($0.flexOptions, $0.loadMoreAction, $0.component) }))
    }

    private static var pullToRefreshDescription: TypeDescription {
        let parts = tuple(TuplePart("action", plainAction), TuplePart("component", any))
        return element(
            PullToRefreshComponent.self, help: "what it wraps, to be pulled down; nothing here pulls",
            props: parts.mapped(into: { ($0.0, $0.1) }, out: { ($0.action, $0.component) }))
    }
}
