import Foundation
import SwiftSource

/// Decides whether the numbers of sources are clearly points, as on a phone's screen, and not cells: a frame's length
/// of 100 or more, written there or in a named constant, or paddings of which half are 8 or more.
package struct PointScale: Sendable {
    private var longest: Double = 0
    /// The lengths of named constants.
    private var named: [String: Double] = [:]
    /// The names that are used as lengths.
    private var lengthNames: Set<String> = []
    private var paddings: [Double] = []

    /// More nodes would not change the decision.
    private static let maximumNodes = 50_000
    /// Layouts in cells contain no number as large as this.
    private static let longestInCells = 100.0

    package init(of sources: ParsedSources) {
        for node in sources.files.lazy.flatMap(\.nodes).prefix(Self.maximumNodes) {
            note(node)
            if longest >= Self.longestInCells { break }
        }
        for name in lengthNames { longest = max(longest, named[name] ?? 0) }
    }

    package var isInPoints: Bool { longest >= Self.longestInCells || !paddings.isEmpty && median(of: paddings) >= 8 }

    /// The cell that suits the sources: 8 by 16 points, or 1 by 1.
    package var cell: CellProjection { isInPoints ? .phone : .unit }

    private func median(of numbers: [Double]) -> Double { numbers.sorted()[(numbers.count - 1) / 2] }

    private mutating func note(_ node: SyntaxNode) {
        if case .statement(let statement) = node, case .variable(let variable) = statement.kind {
            for binding in variable.bindings {
                if case .name(let name) = binding.pattern.kind, let number = binding.value?.number {
                    named[name] = max(named[name] ?? 0, number)
                }
            }
        }
        guard case .expression(let expression) = node, case .chain(let chain) = expression.kind else { return }
        var callee: String? = if case .identifier(let name) = chain.base.kind { name } else { nil }
        for part in chain.parts {
            switch part.kind {
            case .member(let name): callee = name.text
            case .call(let call):
                if let callee { note(call.arguments, of: callee) }
                callee = nil
            default: callee = nil
            }
        }
    }

    private mutating func note(_ arguments: [SwiftSource.Argument], of callee: String) {
        for argument in arguments {
            let isLength = argument.label.map { Self.lengths.contains($0.text) } ?? false
            if isLength, case .identifier(let name) = argument.value.kind { lengthNames.insert(name) }
            guard let number = argument.value.number else { continue }
            if isLength {
                longest = max(longest, number)
            } else if Self.insets.contains(callee) {
                paddings.append(number)
            }
        }
    }

    private static let lengths: Set = [
        "width", "height", "minWidth", "minHeight", "idealWidth", "idealHeight", "maxWidth", "maxHeight",
    ]
    private static let insets: Set = [
        "padding", "inset", "Inset", "UIEdgeInsets", "EdgeInsets", "NSDirectionalEdgeInsets",
    ]
}

extension SwiftSource.Expression {
    /// The number of a literal; nil for other expressions.
    fileprivate var number: Double? {
        switch kind {
        case .integer(let literal): literal.value.map { Double($0) }
        case .float(let number): number
        default: nil
        }
    }
}

extension CellProjection {
    /// A phone's points: 8 by 16 in a cell.
    package static let phone = CellProjection(cell: CGSize(width: 8, height: 16))
}
