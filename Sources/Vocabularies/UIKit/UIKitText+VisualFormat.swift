extension UIKitText {
    private static let alignments: KeyValuePairs = [
        "Left": 2, "Right": 4, "Top": 8, "Bottom": 16, "Leading": 32, "Trailing": 64, "CenterX": 512, "CenterY": 1024,
        "LastBaseline": 2048, "FirstBaseline": 4096,
    ]

    /// Constraints by Auto Layout's visual format.
    static let visualFormat = """
        extension NSLayoutConstraint {
            struct FormatOptions: OptionSet {
                let rawValue: Int
                \(SwiftText.members(
                    of: .nestedType,
                    (alignments.map { ("alignAll\($0.key)", $0.value) } + directions).map { name, number in
                        "static let \(name) = FormatOptions(rawValue: \(number))"
                    }))
            }
            static func constraints(
                withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [],
                metrics: [String: Any]? = nil, views: [String: Any]
            ) -> [NSLayoutConstraint] {
                let parts = __visualFormat(format)
                let names = __viewsOfFormat(format)
                let shown = names.compactMap { views[$0] as? UIView }
                guard let around = shown.first?.superview, shown.count == names.count else { return [] }
                var all: [NSLayoutConstraint] = []
                for start in stride(from: 0, to: parts.count, by: 7) {
                    let part = Array(parts[start..<start + 7])
                    let first = part[0] == "|" ? around : views[part[0]] as? UIView
                    let second = part[3] == "|" ? around : views[part[3]] as? UIView
                    guard let first else { continue }
                    let length = second != nil && part[3] == part[5] ? 0 : __length(part[5], metrics)
                    let made = NSLayoutConstraint(
                        item: first, attribute: NSLayoutConstraint.Attribute(rawValue: part[1])!,
                        relatedBy: __relation(part[2]), toItem: second,
                        attribute: second == nil ? .notAnAttribute : NSLayoutConstraint.Attribute(rawValue: part[4])!,
                        multiplier: 1, constant: length)
                    made.priority = UILayoutPriority(Float(__length(part[6], metrics)))
                    all.append(made)
                }
                return all + __aligned(shown, opts)
            }
            static func __relation(_ name: String) -> NSLayoutConstraint.Relation {
                name == "equal" ? .equal : name == "lessThanOrEqual" ? .lessThanOrEqual : .greaterThanOrEqual
            }
            static func __length(_ text: String, _ metrics: [String: Any]?) -> CGFloat {
                if let number = Double(text) { return CGFloat(number) }
                let metric = metrics?[text]
                if let number = metric as? Int { return CGFloat(number) }
                if let number = metric as? CGFloat { return number }
                if let number = metric as? Double { return CGFloat(number) }
                return CGFloat((metric as? Float) ?? 0)
            }
            static func __aligned(_ views: [UIView], _ options: NSLayoutConstraint.FormatOptions) -> [NSLayoutConstraint] {
                var lines: [NSLayoutConstraint.Attribute] = []
                \(SwiftText.members(
                    of: .nestedType,
                    alignments.map { name, _ in
                        "if options.contains(.alignAll\(name)) "
                            + "{ lines.append(.\(name.prefix(1).lowercased() + name.dropFirst())) }"
                    }))
                return lines.flatMap { line in
                    zip(views, views.dropFirst()).map { first, second in
                        NSLayoutConstraint(
                            item: first, attribute: line, relatedBy: .equal, toItem: second, attribute: line,
                            multiplier: 1, constant: 0)
                    }
                }
            }
        }
        """

    private static let directions: [(String, Int)] = [
        ("directionLeadingToTrailing", 0), ("directionLeftToRight", 65536), ("directionRightToLeft", 131_072),
    ]
}
