import Foundation
import Interpreter

/// An element of the toy vocabulary. A small dialect's table is below: it is also an example of one.
protocol Toy {
    /// As the tests print it.
    var text: String { get }
}

/// What the table hands around: an element and where it was written.
struct PlacedToy {
    var toy: any Toy
    var text: String { toy.text }
}

struct Label: Toy {
    var words: String
    var lines = 0
    var text: String { lines == 0 ? "\"\(words)\"" : "\"\(words)\":\(lines)" }
}

struct Box: Toy {
    var colour = Colour.clear
    var child: PlacedToy?
    var text: String { "Box(\(colour)\(child.map { ", \($0.text)" } ?? ""))" }
}

struct Row: Toy {
    var alignment = Alignment.top
    var spacing: CGFloat = 0
    var children: [PlacedToy] = []
    var text: String { "Row(\(alignment) \(spacing): \(children.map(\.text).joined(separator: " ")))" }

    enum Alignment: String { case top, center, bottom }
}

struct Inset: Toy {
    var amounts: [CGFloat]
    var child: PlacedToy
    var text: String { "Inset(\(amounts.map { "\($0)" }.joined(separator: " ")), \(child.text))" }
}

/// Asks its closure when it is laid out, and not before.
struct Lazy: Toy {
    var make: (CGFloat) -> PlacedToy?
    var text: String { "Lazy" }
}

enum Colour: Hashable { case clear, blue, gray(CGFloat) }

enum Width: Hashable { case absolute(CGFloat), within(ClosedRange<CGFloat>), free }

struct Sized: Toy {
    var width: Width
    var child: PlacedToy
    var text: String { "Sized(\(width), \(child.text))" }
}

extension Conversion where T == PlacedToy {
    /// Any element.
    static var element: Conversion<PlacedToy> {
        let type = ValueType.named(TypeName("Element"))
        return Conversion(type) { value throws(VocabularyError) in
            guard case .native(let native) = value, let toy = native.payload as? any Toy else {
                throw .mismatch(expected: type, found: value.typeName)
            }
            return PlacedToy(toy: toy)
        } encode: {
            .native(Native(TypeName("\(Swift.type(of: $0.toy))"), $0.toy))
        }
    }
}

extension Conversion where T == ClosedRange<CGFloat> {
    static var lengths: Conversion<ClosedRange<CGFloat>> {
        let type = ValueType.closedRange(.cgFloat)
        return Conversion(type) { value throws(VocabularyError) in
            guard let range = value.fractionEnds else { throw .mismatch(expected: type, found: value.typeName) }
            guard range.lower <= range.upper else { throw .refused(ToyRefusal(sentence: "the range is upside down")) }
            return CGFloat(range.lower)...CGFloat(range.upper)
        } encode: {
            .lengths(Double($0.lowerBound), Double($0.upperBound))
        }
    }
}
