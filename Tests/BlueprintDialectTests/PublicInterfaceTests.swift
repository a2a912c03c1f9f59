import Interpreter
import Testing

@testable import BlueprintDialect
@testable import Vocabularies

/// The declarations of the real library that sources can use.
struct PublicInterfaceTests {
    private static let vocabulary = BlueprintVocabulary.vocabulary

    @Test func `every element of the real library can be written, and has a line of help`() throws {
        let elements = try PublicInterface.read().types.filter(\.isElement)
        #expect(elements.count >= 25)
        for element in elements where Self.vocabulary.libraryText?.outline(of: element.name) == nil {
            let type = Self.vocabulary[TypeName(element.name)]
            #expect(type?.kind == .element, "\(element.name)")
            #expect(type?.help.isEmpty == false, "\(element.name)")
            #expect(type?.initializers.isEmpty == false, "\(element.name)")
        }
    }

    @Test func `every modifier of the real library can be written, and has a line of help`() throws {
        let modifiers = try #require(try PublicInterface.read().types.first { $0.name == "Element" }).members
            .filter { $0.kind == .method }
        let known = try #require(Self.vocabulary[TypeName("Element")]).methods
        #expect(modifiers.count >= 20)
        for modifier in modifiers {
            let overloads = known.filter { $0.name == modifier.name }
            if Self.vocabulary.plainModifiers.contains(modifier.name) { continue }
            #expect(!overloads.isEmpty, "\(modifier.name)")
            #expect(overloads.allSatisfy { !$0.help.isEmpty }, "\(modifier.name)")
        }
    }

    @Test func `every member of a known type can be written`() throws {
        for type in try PublicInterface.read().types {
            guard let known = Self.vocabulary[TypeName(type.name)] else {
                let isText = Self.vocabulary.libraryText?.outline(of: type.name) != nil
                #expect(
                    isText || (Self.compiledOnly + Self.withoutLayout).contains(type.name),
                    "\(type.name) is not in the vocabulary")
                continue
            }
            for member in type.members where !Self.compiledOnlyMembers.contains("\(type.name).\(member.name)") {
                // A partial type's other members are holes.
                #expect(known.isPartial || Self.isKnown(member, of: known), "\(type.name).\(member.name)")
            }
        }
    }

    private static func isKnown(_ member: PublicInterface.Member, of type: TypeDescription) -> Bool {
        switch member.kind {
        case .property:
            ["content", "elementRepresentation", "layout"].contains(member.name)
                || type.properties.contains { $0.name == member.name }
        case .method:
            type.methods.contains { $0.name == member.name } || vocabulary.plainModifiers.contains(member.name)
                || vocabulary.libraryText?.outline(of: "\(type.name)")?.contains("func \(member.name)(") ?? false
        case .ofType:
            type.staticProperties.contains { $0.name == member.name }
                || type.staticMethods.contains { $0.name == member.name }
        }
    }

    /// Types that only compiled code needs or can write, for its own elements and layouts.
    private static let compiledOnly = [
        "Builder", "CaffeinatedLayout", "CaffeinatedSingleChildLayout",
        "EnvironmentKey", "LayoutAttributes",
        "StackElement", "StackLayout.Alignment", "StackLayout.Axis",
        "SizeConstraint.UnconstrainedInfiniteAxis",
        "ScrollView.ContentOffset.ScrollingContext",
    ]

    /// Types whose values change no proposal, answer or placement: they are holes.
    private static let withoutLayout = [
        "Box.CornerCurve", "Box.ShadowStyle", "ScrollView.ContentOffset", "ScrollView.KeyboardAdjustmentMode",
        "ScrollView.PullToRefreshBehavior", "ScrollView.SafeAreaEdge", "ScrollView.ScrollTrigger",
    ]

    /// Members of layouts alone, Foundation's values that no layout reads, and a closure that can only be called.
    private static let compiledOnlyMembers: Set = [
        "StackLayout.alignment", "StackLayout.axis", "StackLayout.defaultTraits", "StackLayout.minimumSpacing",
        "StackLayout.overflow", "StackLayout.underflow", "StackLayout.placeSubelements", "StackLayout.sizeThatFits",
        "Environment.calendar", "Environment.locale", "Environment.timeZone", "LayoutWriter.build",
        "SingleTraitLayout.defaultTraits", "Measurable.measure", "AlignmentID.defaultValue",
    ]
}
