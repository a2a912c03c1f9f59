import SwiftSource
import Testing

@testable import Interpreter
@testable import Vocabularies

/// What vocabularies and the library say in Swift.
struct LibraryTextTests {
    @Test(arguments: [
        BlueprintVocabulary.vocabulary, QuickLayoutVocabulary.vocabulary, TheodoliteVocabulary.vocabulary,
        SwiftUIVocabulary.vocabulary,
    ])
    func `all of it is checked without an error`(vocabulary: Vocabulary) throws {
        let program = CheckedProgram([Parser.parse(SourceText(""))], vocabulary: vocabulary)
        let libraryText = try #require(vocabulary.libraryText)
        let library = SourceText("", number: LibraryText.firstNumber)
        for name in libraryText.names.union(LibraryTexts.libraryText.names).sorted() {
            let start = LibraryText.isInternal(name) ? library.base : 0
            #expect(!program.table.global(name, from: SourceRange(start, start)).isEmpty, "\(name)")
        }
        #expect(program.table.libraryTextTypes.count > 40)
        for type in program.table.libraryTextTypes { check(type, in: program.table) }
        let errors = program.findings.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.message) == [])
    }

    @Test func `a type is shown by its members' declarations`() throws {
        let libraryText = try #require(BlueprintVocabulary.vocabulary.libraryText)
        #expect(
            libraryText.outline(of: "UISwitch") == """
                class UISwitch: UIControl
                    var isOn = false
                    func setOn(_ on: Bool, animated: Bool)
                    override var intrinsicContentSize: CGSize
                    override func sizeThatFits(_ size: CGSize) -> CGSize

                """)
        #expect(libraryText.outline(of: "UISwitsch") == nil)
        let image = try #require(SwiftUIVocabulary.vocabulary.libraryText?.outline(of: "AsyncImage"))
        #expect(image.contains("url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded"))
        let style = try #require(LibraryText.library.outline(of: "NumberFormatStyle"))
        #expect(style.contains("static func currency(code: String)"))
    }

    private func check(_ type: NominalSymbol, in table: SymbolTable) {
        for function in type.initializers + type.subscripts { check(function) }
        for member in type.members.values.joined() {
            switch member {
            case .function(let function): check(function)
            case .variable(let variable):
                _ = table.type(of: variable)
                _ = variable.initialValue?.checked
                for body in [variable.getter, variable.setter, variable.didSet] { _ = body?.checked }
            case .type, .alias, .enumCase: break
            }
        }
    }

    private func check(_ function: FunctionSymbol) {
        for parameter in function.parameters { _ = parameter.defaultValue?.checked }
        _ = function.body?.checked
        _ = function.setter?.checked
    }
}
