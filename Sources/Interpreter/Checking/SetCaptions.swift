import SwiftSource

/// The names of views whose text the sources set themselves. A class, since they are gathered when a view is first made.
final class SetCaptions {
    private let files: [SourceFile]
    private let views: ViewNames

    init(_ files: [SourceFile], _ views: ViewNames) {
        self.files = files
        self.views = views
    }

    /// Whether nothing but what others hand over says what the text of a view of this name is: no statement sets it, but for
    /// those in functions that take something, as `configure(with: model)` does, and in what observes that a property without
    /// a value is set.
    func areSetOnlyFromArguments(for name: String) -> Bool { !names.contains(name) }

    private lazy var names: Set<String> = {
        var names: Set<String> = []
        for file in files {
            let found = Found(in: file, views)
            for caption in found.captions where !found.handedOver.contains(where: { $0.contains(caption.place) }) {
                names.insert(caption.name)
            }
        }
        return names
    }()

    /// What a file has of both.
    private struct Found {
        var captions: [(name: String, place: Int)] = []
        /// Code that is handed something.
        var handedOver: [Range<Int>] = []

        private let views: ViewNames

        init(in file: SourceFile, _ views: ViewNames) {
            self.views = views
            var waiting = file.statements.map { SyntaxNode.statement($0) }
            while let node = waiting.popLast() {
                switch node {
                case .statement(let statement): add(statement)
                case .expression(let expression):
                    if let name = expression.viewNamed(whose: views.captions) {
                        captions.append((name, expression.range.start))
                    }
                default: break
                }
                waiting += node.children
            }
        }

        private mutating func add(_ statement: Statement) {
            switch statement.kind {
            case .function(let function)
            where function.kind == .function && (!function.parameters.isEmpty || function.isForUnknownCaller(views)):
                handedOver.append(statement.range.start..<statement.range.end)
            case .variable(let variable):
                for binding in variable.bindings where binding.value == nil && binding.accessors?.observer != nil {
                    handedOver.append(binding.range.start..<binding.range.end)
                }
            default: break
            }
        }
    }
}

extension FunctionDeclaration {
    /// Whether it overrides what a superclass of another file may call, and nothing here does.
    fileprivate func isForUnknownCaller(_ views: ViewNames) -> Bool {
        modifiers.contains { $0.kind == .override } && !views.callbacks.contains(name.text)
    }
}

extension Expression {
    /// `title` of `self.title.text = "a"`; what is only cleared, before others hand over the next, is not set.
    fileprivate func viewNamed(whose captions: Set<String>) -> String? {
        guard case .assignment(let assignment) = kind, !assignment.value.isNil,
            case .chain(let target) = assignment.target.kind, case .member(let property)? = target.parts.last?.kind,
            captions.contains(property.text)
        else { return nil }
        let owners = target.parts.dropLast().compactMap { part -> String? in
            if case .member(let name) = part.kind { name.text } else { nil }
        }
        if let owner = owners.last { return owner }
        if case .identifier(let name) = target.base.kind { return name }
        return nil
    }
}
