import BlueprintDialect
import Foundation
import Negotiation
import QuickLayoutDialect
import SwiftUIDialect
import TheodoliteDialect

// Called from a test of any kind:
//
//     @Test func `a gauge in a card keeps its promises`() throws {
//         try checkPromises(of: Card("Power") { Gauge(value: 0.8) })
//     }

/// The proposals to try: every whole length up to these, in points, each with and without a limit on the other axis,
/// and the halves between.
public struct ProposalScreen: Hashable, Sendable {
    /// The maximum width in points, at least 1.
    public var width: Int
    /// The maximum height in points, at least 1.
    public var height: Int

    /// - Parameters:
    ///   - width: the maximum width; less than 1 counts as 1.
    ///   - height: the maximum height; less than 1 counts as 1.
    public init(width: Int = 200, height: Int = 60) {
        self.width = max(1, width)
        self.height = max(1, height)
    }

    fileprivate func proof(_ rules: Set<SizingRule>) -> TreeProof {
        var proof = TreeProof(rules: rules)
        proof.screen = ScreenSize(columns: width, lines: height)
        return proof
    }
}

/// The window for the layout before the elements are asked.
private func window(_ order: TreeProof.Subject.Order, _ screen: ProposalScreen) -> Proposal {
    switch order {
    case .usual: Proposal(width: .atMost(CGFloat(screen.width)), height: .atMost(CGFloat(screen.height)))
    case .other: Proposal(width: .atMost(3), height: .atMost(2))
    }
}

/// Checks that an element of Blueprint, and every element in it, keeps Blueprint's sizing rules.
/// - Throws: `BrokenPromises`, with a counterexample to each rule.
public func checkPromises(
    of element: any BlueprintDialect.Element, upTo screen: ProposalScreen = ProposalScreen()
) throws {
    try screen.proof(BlueprintProbe.rules).check {
        try BlueprintProbe(root: element, proposal: window($0, screen))
    }
}

/// Checks that an element of QuickLayout, and every element in it, answers finite sizes and the same each time, and
/// that each element declared fixed answers one length.
/// - Throws: `BrokenPromises`, with a counterexample to each rule.
public func checkPromises(
    of element: any QuickLayoutDialect.Element, upTo screen: ProposalScreen = ProposalScreen()
) throws {
    try screen.proof(QuickLayoutProbe.rules).check {
        QuickLayoutProbe(root: element, proposal: window($0, screen))
    }
}

/// Checks that a view of SwiftUI, and every view in it, answers finite sizes, the same each time, between its minimum
/// and its maximum, and that your own layouts place their views in their bounds. Exempt are `ViewThatFits`,
/// `aspectRatio`, grids and frames with an ideal length and no maximum: Apple's break these rules too.
/// - Throws: `BrokenPromises`, with a counterexample to each rule.
public func checkPromises(
    of view: any SwiftUIDialect.View, upTo screen: ProposalScreen = ProposalScreen()
) throws {
    try screen.proof(SwiftUIProbe.rules).check(holding: { $0.isHeld($1) }) {
        SwiftUIProbe(root: view, proposal: window($0, screen))
    }
}

/// Checks that a component of Theodolite, and every component in it, answers finite sizes, the same each time, and at
/// most its maximum.
/// - Throws: `BrokenPromises`, with a counterexample to each rule.
public func checkPromises(of component: Component, upTo screen: ProposalScreen = ProposalScreen()) throws {
    try screen.proof(TheodoliteProbe.rules).check {
        TheodoliteProbe(root: component, proposal: window($0, screen))
    }
}
