import SwiftSource

extension [Statement] {
    /// With the branches of each `#if` that hold, in its place.
    var active: [Statement] {
        guard contains(where: \.isConditional) else { return self }
        return flatMap { statement -> [Statement] in
            guard case .conditional(let clauses) = statement.kind else { return [statement] }
            let clause = clauses.first { $0.condition?.isTrue(\.isAssumed) ?? true }
            return clause?.content.active ?? []
        }
    }
}

extension Statement {
    fileprivate var isConditional: Bool {
        if case .conditional = kind { true } else { false }
    }
}

extension ConditionalExpression {
    /// What is true of the build that a source is read for: an app for iOS, while it is worked on.
    fileprivate var isAssumed: Bool {
        switch self {
        case .os(let name): name == "iOS"
        case .canImport(let module): Self.modules.contains(module)
        case .flag(let name): name == "DEBUG"
        case .other(let text): text.hasPrefix("swift") || text.hasPrefix("compiler")
        case .boolean, .not, .and, .or: false
        }
    }

    private static let modules: Set<String> = [
        "UIKit", "SwiftUI", "Foundation", "BlueprintUI", "BlueprintUICommonControls", "QuickLayout", "Theodolite",
        "CoreGraphics",
    ]
}
