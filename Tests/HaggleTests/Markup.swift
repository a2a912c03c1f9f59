import Foundation
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An XML document: its elements in order, each with its own text and that of its descendants.
struct Markup {
    private(set) var elements: [Element] = []

    struct Element {
        let name: String
        let attributes: [String: String]
        /// All text in it.
        fileprivate(set) var text = ""
    }

    /// - Throws: the parser's error.
    init(_ text: String) throws {
        let parser = XMLParser(data: Data(text.utf8))
        let collector = Collector()
        parser.delegate = collector
        guard parser.parse() else {
            throw MarkupError(sentence: "line \(parser.lineNumber): \(String(describing: parser.parserError))")
        }
        elements = collector.elements
    }

    func all(_ name: String, where attributes: [String: String] = [:]) -> [Element] {
        elements.filter { element in
            element.name == name && attributes.allSatisfy { element.attributes[$0.key] == $0.value }
        }
    }
}

struct MarkupError: Error {
    let sentence: String
}

/// A class, as the parser requires of its delegate.
private final class Collector: NSObject, XMLParserDelegate {
    private(set) var elements: [Markup.Element] = []
    private var open: [Int] = []

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(elements.count)
        elements.append(Markup.Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        for index in open { elements[index].text += text }
    }
}
