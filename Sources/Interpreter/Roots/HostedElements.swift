import SwiftSource

/// Elements that sources pass to a view that shows them, written as more than a name.
struct HostedElements {
    /// The expressions by position; the outer one first if two begin together.
    private let all: [Expression]
    /// The expressions that apps show in their windows.
    let inWindows: Set<SourceRange>

    init(in files: [SourceFile], by hosting: Hosting) {
        let found = files.filter { file in hosting.words.contains { file.source.contains(word: $0) } }
            .flatMap { Self.find(in: $0, by: hosting) }
        all = found.map(\.element).enumerated().sorted {
            ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
        }.map(\.element)
        inWindows = Set(found.filter { hosting.isWindow($0.host) }.map(\.element.range))
    }

    var ranges: Set<SourceRange> { Set(all.map(\.range)) }

    /// The expressions in a range of a source.
    func within(_ range: SourceRange) -> ArraySlice<Expression> {
        all[all.partitioningIndex { $0.range.start >= range.start }...].prefix { $0.range.start < range.end }
    }

    private static func find(
        in file: SourceFile, by hosting: Hosting
    ) -> [(element: Expression, host: Expression)] {
        file.statements.active.map { SyntaxNode.statement($0) }.withDescendants.compactMap { node in
            guard case .expression(let expression) = node, let hosted = hosting.element(handedOverIn: expression),
                !hosted.isReference
            else { return nil }
            return (hosted, expression)
        }
    }
}
