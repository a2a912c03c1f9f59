import UIKit

/// The benchmark's leaves are texts; views are not laid out.
extension UIView: LeafElement {
    public func quick_layoutThatFits(_ proposedSize: CGSize) -> LayoutNode { unused() }
    public func quick_flexibility(for axis: Axis) -> Flexibility { unused() }
    public func quick_layoutPriority() -> CGFloat { unused() }
    public func quick_extractViewsIntoArray(_ views: inout [UIView]) { unused() }
    public func backingView() -> UIView? { unused() }
    public func addSubview(_ view: UIView) { unused() }

    private func unused() -> Never { fatalError("the benchmark lays out no views") }
}
