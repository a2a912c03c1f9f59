import BlueprintDialect

/// A title over what it wraps, in a box with a border: an element made of others.
struct Card: ProxyElement {
    var title: String
    var wrapped: any Element

    init(_ title: String, wrapping element: () -> any Element) {
        self.title = title
        wrapped = element()
    }

    var elementRepresentation: any Element {
        Column(alignment: .fill, minimumSpacing: 1) {
            Label(text: title) { label in
                label.color = .darkGray
            }
            .stackLayoutChild(priority: .fixed)

            wrapped
        }
        .inset(uniform: 1)
        .box(borderColor: .lightGray)
    }
}

extension Element {
    func box(borderColor: UIColor) -> Box {
        Box(cornerStyle: .rounded(radius: 2), borderStyle: .solid(color: borderColor, width: 1), wrapping: self)
    }
}

/// A leaf that measures itself, and says how a view of iOS shows it.
struct Gauge: Element {
    var value: CGFloat
    var insets = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)

    var content: ElementContent {
        ElementContent { constraint, environment in
            let label = Label(text: "\(Int(value * 100)) %")
            let size = label.content.measure(in: constraint.inset(by: insets), environment: environment)
            return CGSize(width: max(size.width + insets.left + insets.right, 12), height: size.height)
        }
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        GaugeView.describe { configuration in
            configuration[\.value] = value
            configuration.apply { view in
                view.value = value
            }
        }
    }
}

final class GaugeView: UIView {
    var value: CGFloat = 0
}

private enum AccentKey: EnvironmentKey {
    static let defaultValue = UIColor.blue
}

extension Environment {
    var accent: UIColor {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

/// Turns a quarter what it wraps, and dims it where it cannot be touched.
struct Tilted: Element {
    var wrapped: any Element

    var content: ElementContent {
        ElementContent(child: wrapped, layout: TiltedLayout())
    }

    private struct TiltedLayout: SingleChildLayout {
        func sizeThatFits(
            proposal: SizeConstraint, subelement: Subelement, environment: Environment, cache: inout ()
        ) -> CGSize {
            let size = subelement.sizeThatFits(proposal)
            return CGSize(width: size.height, height: size.width)
        }

        func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()) {
            subelement.attributes.transform = CATransform3DMakeAffineTransform(
                CGAffineTransform(rotationAngle: .pi / 2))
            subelement.attributes.alpha = environment.accent == .blue ? 1 : 0.5
            subelement.place(
                at: CGPoint(x: size.width / 2, y: size.height / 2), anchor: .center,
                size: CGSize(width: size.height, height: size.width))
        }
    }
}
