import LayoutInspection
import Negotiation
import SwiftSource
import Testing

@testable import Interpreter
@testable import Vocabularies

/// The rules for the vocabularies of all dialects.
struct DialectTests {
    @Test(arguments: [
        BlueprintVocabulary.vocabulary, QuickLayoutVocabulary.vocabulary, TheodoliteVocabulary.vocabulary,
        SwiftUIVocabulary.vocabulary,
    ])
    func `every type that a vocabulary mentions is known`(vocabulary: Vocabulary) {
        let inSwift = LibraryTexts.libraryText.names.union(vocabulary.libraryText?.names ?? [])
        for type in vocabulary.types {
            let callables = type.initializers + type.staticMethods + type.methods
            let mentioned = callables.flatMap { $0.parameters.map(\.type) + [$0.result] } + type.properties.map(\.type)
            for name in mentioned.flatMap(Self.named) where name.description != "$Element" {
                #expect(
                    vocabulary[name] != nil || inSwift.contains(name.description), "\(type.name) mentions \(name)")
            }
        }
    }

    private static func named(_ type: ValueType) -> [TypeName] {
        switch type {
        case .named(let name): [name]
        case .specialized(let name, let arguments): [name] + arguments.flatMap(named)
        case .optional(let type), .array(let type), .builder(of: let type), .closedRange(let type),
            .keyPath(root: let type, isWritable: _):
            named(type)
        case .dictionary(let key, let value): named(key) + named(value)
        case .tuple(let fields): fields.flatMap { named($0.type) }
        case .function(let parameters, let result): parameters.flatMap { named($0.type) } + named(result)
        default: []
        }
    }

    @Test(
        arguments: [
            (Blueprint(), "import BlueprintUI\nAvatarView().inset(uniform: 1)"),
            (QuickLayout(), "import QuickLayout\nAvatarView().padding(1)"),
            (SwiftUI(), "import SwiftUI\nAvatarView().padding(1)"),
            (Theodolite(), "import Theodolite\nInsetComponent((insets: .zero, component: AvatarView(())))"),
        ] as [(any Dialect, String)])
    func `an unknown element is hatched, has its name, and shows no properties`(
        dialect: any Dialect, source: String
    ) throws {
        let document = LayoutReader(dialects: [dialect]).read(SourceText(source), name: "Test.swift")
        var states: (any ElementStates)?
        let proposal = Proposal(width: .atMost(40), height: .atMost(9))
        let layout = try #require(try document.layOut(proposal, keeping: &states))
        try #require(layout.inspection.elements.map(\.isHole) == [false, true])
        #expect(layout.inspection.appearance(of: 1).hatching == .filled(name: "AvatarView"))
        #expect(layout.properties(of: 1) == [])
    }
}
