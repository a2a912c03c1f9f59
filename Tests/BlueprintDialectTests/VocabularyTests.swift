import Interpreter
import Negotiation
import SwiftSource
import Testing

@testable import BlueprintDialect
@testable import Vocabularies

/// The vocabulary, which sources, the inspector and the help read.
struct VocabularyTests {
    private static let vocabulary = BlueprintVocabulary.vocabulary

    private static func type(_ name: String) throws -> TypeDescription {
        try #require(vocabulary[TypeName(name)])
    }

    /// Calls the initializer with these labels.
    private static func make(_ name: String, _ arguments: [(String?, Value)]) throws -> Value {
        let initializer = try #require(
            try type(name).initializers.first { callable in
                arguments.allSatisfy { argument in callable.parameters.contains { $0.label == argument.0 } }
            })
        var receiver = Value.void
        return try initializer.call(
            &receiver,
            initializer.parameters.map { parameter in arguments.first { $0.0 == parameter.label }?.1 })
    }

    private static func payload<T>(_ value: Value, as: T.Type = T.self) throws -> T {
        guard case .native(let native) = value else { throw VocabularyError.mismatch(expected: .any, found: "") }
        return try #require(native.payload as? T)
    }

    @Test func `every element has a name, a line of help and an initializer`() {
        for type in Self.vocabulary.types where type.kind == .element {
            #expect(!type.help.isEmpty && !type.help.contains("\n"), "\(type.name)")
            #expect(!type.initializers.isEmpty, "\(type.name)")
            #expect(type.conformances == [TypeName("Element")], "\(type.name)")
        }
    }

    @Test func `an element that is passed on keeps its source position`() throws {
        let label = Value.native(Native(TypeName("Label"), Label(text: "x"), origin: SourceRange(4, 9)))
        let centered: Centered = try Self.payload(try Self.make("Centered", [(nil, label)]))
        let located = try #require(centered.wrapped as? Located)
        #expect(located.origin == SourceOrigin(utf8: 4..<9))
        let back = try Self.type("Centered").properties[0].get(.native(Native(TypeName("Centered"), centered)))
        guard case .native(let native) = back else { throw VocabularyError.mismatch(expected: .any, found: "") }
        #expect(native.type == TypeName("Label"))
        #expect(native.origin == SourceRange(4, 9))
        #expect(native.payload is Label)
    }

    @Test func `a row is made from a builder's children, elements or not`() throws {
        let label = Value.native(Native(TypeName("Label"), Label(text: "x")))
        let fixed = Value.native(
            Native(TypeName("StackLayout.Child"), Label(text: "y").stackLayoutChild(priority: .fixed)))
        let row: Row = try Self.payload(
            try Self.make("Row", [("elements", .array([label, fixed])), ("minimumSpacing", .int(2))]))
        #expect(row.children.map(\.traits.growPriority) == [1, 0])
        #expect(row.minimumHorizontalSpacing == 2)
    }

    @Test func `a method changes its receiver`() throws {
        let add = try #require(try Self.type("Column").methods.first { $0.name == "add" })
        var column = Value.native(Native(TypeName("Column"), Column(), origin: SourceRange(1, 2)))
        let child = Value.native(Native(TypeName("Spacer"), Spacer(1)))
        _ = try add.call(&column, [.double(3), nil, nil, .string("k"), child])
        let changed: Column = try Self.payload(column)
        #expect(changed.children.map(\.traits.growPriority) == [3])
        #expect(changed.children.map(\.traits.shrinkPriority) == [1])
        #expect(changed.children[0].key == AnyHashable("k"))
        guard case .native(let native) = column else { throw VocabularyError.mismatch(expected: .any, found: "") }
        #expect(native.origin == SourceRange(1, 2))
    }

    @Test func `properties are shown as Swift writes them`() {
        let row = Row(alignment: .center, overflow: .condenseUniformly, minimumSpacing: 1.5) {}
        #expect(
            BlueprintVocabulary.properties(of: row).map { "\($0.name): \($0.value)" } == [
                "verticalAlignment: .center", "horizontalUnderflow: .spaceEvenly",
                "horizontalOverflow: .condenseUniformly", "minimumHorizontalSpacing: 1.5",
            ])
        let box = Box(
            backgroundColor: .blue, cornerStyle: .rounded(radius: 2),
            borderStyle: .solid(color: UIColor(white: 0.25, alpha: 1), width: 1))
        #expect(
            BlueprintVocabulary.properties(of: box).prefix(3).map(\.value) == [
                ".blue", ".solid(color: UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 1), width: 1)",
                ".rounded(radius: 2)",
            ])
        let label = Label(text: "say \"hi\"\n") { $0.numberOfLines = 2 }
        #expect(
            BlueprintVocabulary.properties(of: label).prefix(6).map(\.value) == [
                #""say \"hi\"\n""#, "2", ".systemFont(ofSize: 17)", ".black", ".left", ".byTruncatingTail",
            ])
        #expect(
            BlueprintVocabulary.properties(of: Spacer(width: 2, height: 3)).map(\.value)
                == ["CGSize(width: 2, height: 3)"])
    }

    @Test func `properties know their units and defaults`() {
        let inset = BlueprintVocabulary.properties(of: Inset(top: 1, wrapping: Spacer(1)))
        #expect(inset.map(\.name) == ["top", "bottom", "left", "right"])
        #expect(inset.allSatisfy { $0.unit == "points" && $0.defaultText == "0" })
    }

    @Test func `every element of the vocabulary shows its properties`() {
        let elements: [any Element] = [
            Row(), Column(), Centered(Spacer(1)), Aligned(wrapping: Spacer(1)), Inset(wrapping: Spacer(1)), Overlay(),
            Label(text: ""), Box(), Spacer(1), Empty(), ConstrainedSize(wrapping: Spacer(1)),
            ConstrainedAspectRatio(aspectRatio: .square, wrapping: Spacer(1)), EqualStack(direction: .vertical),
            Flow {}, GridRow(), Hidden(wrapping: Spacer(1)), Opacity(opacity: 0.5, wrapping: Spacer(1)),
            Rule(orientation: .vertical, color: .red),
            Decorate(layering: .above, position: .inset(1), wrapping: Spacer(1), decoration: Box()),
            ScrollView(wrapping: Spacer(1)), Keyed(key: 1, wrapping: Spacer(1)), GeometryReader { _ in Spacer(1) },
            Spacer(1).translated(), LayoutWriter { _, _ in }, EnvironmentReader { _ in Spacer(1) },
            AdaptedEnvironment(by: { _ in }, wrapping: Spacer(1)), Image(image: nil),
            Tappable(onTap: {}, wrapping: Spacer(1)),
            Button(wrapping: Spacer(1)), TextField(text: ""), SegmentedControl(),
        ]
        #expect(elements.count == Self.vocabulary.types.count { $0.kind == .element })
        for element in elements {
            let type = Self.vocabulary[BlueprintVocabulary.name(of: element)]
            #expect(type != nil, "\(element)")
            let shown = type?.properties.filter {
                $0.unit != nil && !$0.name.contains("Padding") || $0.type == .bool || $0.type == .string
            }
            let names = Set(BlueprintVocabulary.properties(of: element).map(\.name))
            #expect(shown?.allSatisfy { names.contains($0.name) } == true, "\(element)")
        }
    }

    @Test func `modifiers have the results of compiled Swift`() throws {
        let methods = try Self.type("Element").methods
        var label = Value.native(Native(TypeName("Label"), Label(text: "x")))
        let uniform = try #require(methods.first { $0.parameters.map(\.label) == ["uniform"] })
        let inset: Inset = try Self.payload(try uniform.call(&label, [.int(2)]))
        #expect([inset.top, inset.left] == [2, 2])
        let child = try #require(methods.first { $0.name == "stackLayoutChild" })
        let fixed = Value.native(Native(TypeName("StackLayout.Child.Priority"), StackLayout.Child.Priority.fixed))
        let made: StackLayout.Child = try Self.payload(try child.call(&label, [fixed, nil, .string("k")]))
        #expect(made.traits.growPriority == 0 && made.key == AnyHashable("k"))
    }

    @Test func `an alignment guide is a closure of the source`() throws {
        let closure = Value.closure(
            Closure(parameterCount: 1) { arguments in
                guard case .native(let size) = arguments[0], let size = size.payload as? ElementDimensions else {
                    return nil
                }
                return .double(Double(size.height - 1))
            })
        let add = try #require(try Self.type("Row").methods.first { $0.name == "addFixed" })
        var row = Value.native(Native(TypeName("Row"), Row { $0.verticalAlignment = .bottom }))
        for (guide, height) in [(closure, 2.0), (nil, 5.0)] {
            let spacer = Value.native(Native(TypeName("Spacer"), Spacer(width: 1, height: height)))
            _ = try add.call(&row, [guide, nil, spacer])
        }
        let element: Row = try Self.payload(row)
        #expect(try Recording(element, 9, 6).drawing == "Row 0,0 9×6\n  Spacer 0,4 1×2\n  Spacer 8,0 1×5")
    }
}
