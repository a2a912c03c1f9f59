import Negotiation

/// Controls that show how far something is: progress views and gauges, as they are without a style, and as the library's
/// styles make them.
package enum Meters {
    /// How far work is.
    /// - Parameter isUnderWay: whether nothing says how far it is, so that a sign turns.
    package static func progress(_ parts: StyledControl.Parts, isUnderWay: Bool = false) -> any View {
        StyledControl(.progress, plain: isUnderWay ? turning(parts) : bar(parts), parts)
    }

    /// A bar below its label.
    package static func bar(_ parts: StyledControl.Parts) -> any View {
        stacked(
            .leading, [label(of: parts), ControlBox("ProgressView", .progress, fraction: parts.fraction), parts.value])
    }

    /// A sign that turns, above its label.
    package static func turning(_ parts: StyledControl.Parts) -> any View {
        stacked(.center, [ControlBox("ProgressView", .spinner), label(of: parts)])
    }

    /// A value between its minimum and its maximum.
    package static func gauge(_ parts: StyledControl.Parts) -> any View {
        StyledControl(.gauge, plain: line(parts), parts)
    }

    /// A line between what is least and what is most, below its label.
    package static func line(_ parts: StyledControl.Parts) -> any View {
        stacked(.leading, [label(of: parts), scale(parts), parts.value])
    }

    /// A line between what is least and what is most.
    package static func scale(_ parts: StyledControl.Parts) -> any View {
        let views = [parts.least, ControlBox("Gauge", .progress, fraction: parts.fraction), parts.most].compactMap {
            $0
        }
        return views.count == 1 ? views[0] : HStack(alignment: .center, spacing: nil, ViewSequence(views))
    }

    /// A circle around what says the value, and below that what is least and most, or the label.
    package static func ring(_ parts: StyledControl.Parts) -> any View {
        let ends = [parts.least, parts.most].compactMap { $0 }
        let below =
            ends.isEmpty
            ? label(of: parts) ?? EmptyView() : HStack(alignment: .center, spacing: nil, ViewSequence(ends))
        return Ring(
            content: VStack(alignment: .center, spacing: 0, ViewSequence([parts.value, below].compactMap { $0 })))
    }

    private static func label(of parts: StyledControl.Parts) -> (any View)? {
        parts.ownLabel.map { ShownLabel(label: $0) }
    }

    /// A label, unless the views around want none.
    private struct ShownLabel: PrimitiveView {
        let label: any View

        func gather(into list: inout ChildList) {
            if !list.context.environment.areLabelsHidden { list.add(label) }
        }
    }

    /// The views that are there, one below the other.
    private static func stacked(_ alignment: HorizontalAlignment, _ views: [(any View)?]) -> any View {
        let views = views.compactMap { $0 }
        return views.count == 1 ? views[0] : VStack(alignment: alignment, spacing: nil, ViewSequence(views))
    }

    /// What stands in a circle of the platform's size.
    private struct Ring: PrimitiveView {
        let content: any View

        func gather(into list: inout ChildList) {
            let size = ControlMetrics(list.context).ringSize
            let framed = ViewSequence([content]).frame(width: size.width, height: size.height)
            list.add(Effect(framed, name: "background", .background(.gray.opacity(0.2))))
        }
    }
}
