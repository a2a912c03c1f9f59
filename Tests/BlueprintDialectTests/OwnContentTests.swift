import Foundation
import Interpreter
import SwiftSource
import Testing

@testable import BlueprintDialect
@testable import Vocabularies

/// A source can give an element's contents in every way in which compiled code can.
struct OwnContentTests {
    /// An element of a file of this folder, read as a source.
    private static func element(_ name: String, from file: String) throws -> any Element {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let types = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let program = SourceRunner(vocabulary: Blueprint().vocabulary).run(
            Parser.parse(SourceText(types + "\n\(name)()\n")))
        #expect(
            program.diagnostics == [], "\(program.diagnostics.map { $0.line(in: program.files[0].source, file: "t") })")
        guard let root = program.rootElement(), let element = root.payload as? any Element else {
            throw VocabularyError.mismatch(expected: .any, found: "")
        }
        // The element's program lives as long as the element.
        return Kept(element: element, program: program)
    }

    private struct Kept: ProxyElement {
        let element: any Element
        let program: Program

        var elementRepresentation: any Element { element }
    }

    @Test(arguments: [(20, 30), (9, 40), (50, 20)])
    func `contents of a source lay out as compiled ones do`(width: CGFloat, height: CGFloat) throws {
        let own = try Recording(Self.element("Contents", from: "OwnContents.swift"), width, height)
        let compiled = try Recording(Contents(), width, height)
        #expect(own.drawing == compiled.drawing.replacing("Contents", with: "Kept"))
        #expect(own.drawing.split(separator: "\n").count > 20)
        #expect(own.record.exchanges.map(\.origin) == compiled.record.exchanges.map(\.origin))
    }

    @Test(arguments: [(20, 40), (9, 60), (50, 30)])
    func `builders of a source lay out as compiled ones do`(width: CGFloat, height: CGFloat) throws {
        let own = try Recording(Self.element("Builders", from: "OwnBuilders.swift"), width, height)
        let compiled = try Recording(Builders(), width, height)
        // A generic type of a source has no arguments in its name.
        let expected = compiled.drawing.replacing("Builders", with: "Kept").replacing(/<\w+>/, with: "")
        #expect(own.drawing == expected)
        #expect(own.drawing.split(separator: "\n").count == 37)
    }

    @Test(arguments: [2.0, 20])
    func `a layout of a source sets attributes of its children`(width: CGFloat) throws {
        let own = try Self.element("Bookcase", from: "OwnContents.swift")
        for element in [own, Bookcase()] {
            let children = element.layout(frame: CGRect(x: 0, y: 0, width: width, height: 4)).children
            #expect(children.map(\.node.layoutAttributes.alpha) == [1, 1, 0.5])
            #expect(children.map(\.node.layoutAttributes.isHidden) == [false, false, width < 3])
        }
    }
}
