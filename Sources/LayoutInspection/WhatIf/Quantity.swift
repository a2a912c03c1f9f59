import Foundation
import Negotiation

/// A number of a layout, as a question: "the width of Text, asked 8x3". Written as lessons write it.
package struct Quantity: Hashable, Sendable {
    package let kind: Kind
    package var subject: ElementName
    /// The proposal that the element would answer outside of the layout; nil for the layout's own numbers.
    package let asked: Proposal?
    /// The proposal to the root; nil for that of the shown layout.
    package let window: Proposal?

    package init(_ kind: Kind, of subject: ElementName, asked: Proposal? = nil, window: Proposal? = nil) {
        (self.kind, self.subject, self.asked, self.window) = (kind, subject, asked, window)
    }

    /// Lengths are in points, positions in the root's coordinates.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case size, width, height, left, top, right, bottom
        /// The proposal that decided the element's size.
        case proposal
        /// The order in which the element asked its children for the answers that decided their sizes.
        case order

        /// Whether an element has it outside of a layout, as an answer.
        package var isOfAnswers: Bool { [.size, .width, .height].contains(self) }
    }
}

/// The name of an element in prose: `Text`, `Text#2` for the second in the tree's order, or the text that it shows.
package enum ElementName: Hashable, Sendable {
    case named(String, number: Int)
    case showing(String)
}

/// The value of a quantity.
package enum Measured: Hashable, Sendable {
    case number(CGFloat)
    case size(CGSize)
    case proposal(Proposal)
    /// The children's names in the tree's order, and their indices in the order in which they were asked.
    case order([String], [Int])
}

/// The reason why something cannot be measured.
package enum MeasurementFailure: Error, Hashable, Sendable {
    /// The names are those of the layout.
    case noElement(ElementName, names: [String])
    /// It is a part that is made again in each pass, or the library has no such proposal.
    case notAsked(ElementName)
    case refused(ProposalRefusal)
    case noLayout
}

extension Inspection {
    /// The first element with a name; nil if there is none.
    package func index(of name: ElementName) -> Int? {
        switch name {
        case .named(let name, let number):
            elements.indices.lazy.filter { [elements] in elements[$0].name == name }.dropFirst(number - 1).first
        case .showing(let text): elements.indices.first { appearance(of: $0).text?.string == text }
        }
    }

    /// The value of a quantity in this layout; nil if it has none.
    func value(of kind: Quantity.Kind, at index: Int) -> Measured? {
        let frame = elements[index].frame
        return switch kind {
        case .size: .size(frame.size)
        case .width: .number(frame.width)
        case .height: .number(frame.height)
        case .left: .number(frame.minX)
        case .top: .number(frame.minY)
        case .right: .number(frame.maxX)
        case .bottom: .number(frame.maxY)
        case .proposal: mainExchange(of: index).map { .proposal($0.proposal) }
        case .order: order(in: index)
        }
    }

    private func order(in index: Int) -> Measured? {
        let children = elements[index].children
        let asks = children.compactMap { mainExchange(of: $0)?.id }
        guard asks.count == children.count, !children.isEmpty else { return nil }
        return .order(children.map(title), asks.indices.sorted { asks[$0] < asks[$1] })
    }

    /// An element's name, numbered in the tree's order, and what it shows: `Text#2 "Save"`.
    private func title(_ index: Int) -> String {
        let name = elements[index].name
        let number = elements[...index].count { $0.name == name }
        // A modifier shows what its child shows.
        let only = sequence(first: index) { [elements] in
            elements[$0].children.count == 1 ? elements[$0].children[0] : nil
        }
        let shown = only.lazy.compactMap { self.appearance(of: $0).text?.string }.first
        return (number == 1 ? name : "\(name)#\(number)") + (shown.map { " \"\($0)\"" } ?? "")
    }
}
