import Foundation
import Interpreter

extension Vocabulary {
    static let toy = Vocabulary(
        types: [
            ToyTable.element, ToyTable.label, ToyTable.box, ToyTable.row, ToyTable.alignment, ToyTable.inset,
            ToyTable.colour, ToyTable.width, ToyTable.sized, ToyTable.lazy,
        ])
}

struct ToyRefusal: Refusal {
    let sentence: String
}

private enum ToyTable {
    static let elementName = TypeName("Element")

    static var element: TypeDescription {
        TypeDescription(
            elementName, .protocol, help: "Anything that is laid out.",
            methods: [
                .method("inset", on: .element, Parameter("uniform", .cgFloat, unit: .points), returning: .element) {
                    child, amount throws(VocabularyError) in PlacedToy(toy: Inset(amounts: [amount], child: child))
                }
            ])
    }

    static var label: TypeDescription {
        let label = Conversion<Label>.native(TypeName("Label"))
        return TypeDescription(
            TypeName("Label"), .element, help: "A text.", conformances: [elementName],
            initializers: [
                .initializer(
                    Parameter("text", .string), Parameter("lines", .int, default: "0", { 0 }), of: label
                ) { text, lines throws(VocabularyError) in
                    guard lines >= 0 else { throw .refused(ToyRefusal(sentence: "a label cannot have \(lines) lines")) }
                    return Label(words: text, lines: lines)
                },
                .initializer(
                    Parameter("text", .string), Parameter("configure", label.configuring()), of: label
                ) { text, configure throws(VocabularyError) in
                    var label = Label(words: text)
                    configure(&label)
                    return label
                },
            ],
            properties: [
                PropertyDescription("text", of: label, \.words, .string),
                PropertyDescription("lines", of: label, \.lines, .int),
            ])
    }

    static var box: TypeDescription {
        let box = Conversion<Box>.native(TypeName("Box"))
        return TypeDescription(
            TypeName("Box"), .element, help: "A rectangle.", conformances: [elementName],
            initializers: [
                .initializer(
                    Parameter("colour", .native(TypeName("Colour"), as: Colour.self), default: ".clear", { .clear }),
                    Parameter("wrapping", Conversion.element.optional(), default: "nil", { nil }), of: box
                ) { colour, child throws(VocabularyError) in Box(colour: colour, child: child) }
            ])
    }

    static var row: TypeDescription {
        let row = Conversion<Row>.native(TypeName("Row"))
        let alignment = Conversion<Row.Alignment>.native(TypeName("Row.Alignment"))
        return TypeDescription(
            TypeName("Row"), .element, help: "Elements beside each other.", conformances: [elementName],
            initializers: [
                .initializer(Parameter(nil, name: "configure", row.configuring()), of: row) {
                    configure throws(VocabularyError) in
                    var row = Row()
                    configure(&row)
                    return row
                },
                .initializer(
                    Parameter("alignment", alignment, default: ".top", { .top }),
                    Parameter("spacing", .cgFloat, unit: .points, default: "0", { 0 }),
                    Parameter("elements", Conversion.element.builder()), of: row
                ) { alignment, spacing, elements throws(VocabularyError) in
                    Row(alignment: alignment, spacing: spacing, children: elements)
                },
            ],
            properties: [
                PropertyDescription("alignment", of: row, \.alignment, alignment),
                PropertyDescription("spacing", of: row, \.spacing, .cgFloat, unit: .points),
            ],
            methods: [
                .mutatingMethod("add", on: row, Parameter("child", .element)) {
                    (row: inout Row, child) throws(VocabularyError) in row.children.append(child)
                }
            ])
    }

    static var alignment: TypeDescription {
        let alignment = Conversion<Row.Alignment>.native(TypeName("Row.Alignment"))
        return TypeDescription(
            TypeName("Row.Alignment"), .value, help: "Where children stand across the row.",
            staticProperties: [
                StaticProperty("top", alignment, .top), StaticProperty("center", alignment, .center),
                StaticProperty("bottom", alignment, .bottom),
            ])
    }

    static var inset: TypeDescription {
        let inset = Conversion<Inset>.native(TypeName("Inset"))
        return TypeDescription(
            TypeName("Inset"), .element, help: "Space around an element.", conformances: [elementName],
            initializers: [
                .initializer(
                    Parameter("uniformInset", .cgFloat, unit: .points), Parameter("wrapping", .element), of: inset
                ) { amount, child throws(VocabularyError) in Inset(amounts: [amount], child: child) },
                .initializer(
                    Parameter("top", .cgFloat, unit: .points), Parameter("bottom", .cgFloat, unit: .points),
                    Parameter("wrapping", .element), of: inset
                ) { top, bottom, child throws(VocabularyError) in Inset(amounts: [top, bottom], child: child) },
            ])
    }

    static var colour: TypeDescription {
        let colour = Conversion<Colour>.native(TypeName("Colour"))
        return TypeDescription(
            TypeName("Colour"), .value, help: "A colour.",
            staticProperties: [StaticProperty("blue", colour, .blue), StaticProperty("clear", colour, .clear)],
            staticMethods: [
                .function("gray", Parameter(nil, .cgFloat), returning: colour) {
                    amount throws(VocabularyError) in .gray(amount)
                }
            ])
    }

    static var width: TypeDescription {
        let width = Conversion<Width>.native(TypeName("Sized.Width"))
        return TypeDescription(
            TypeName("Sized.Width"), .value, help: "How wide.",
            staticProperties: [StaticProperty("free", width, .free)],
            staticMethods: [
                .function("absolute", Parameter(nil, .cgFloat), returning: width) {
                    length throws(VocabularyError) in .absolute(length)
                },
                .function("within", Parameter(nil, .lengths), returning: width) {
                    lengths throws(VocabularyError) in .within(lengths)
                },
            ])
    }

    static var sized: TypeDescription {
        let sized = Conversion<Sized>.native(TypeName("Sized"))
        return TypeDescription(
            TypeName("Sized"), .element, help: "An element of a width.", conformances: [elementName],
            initializers: [
                .initializer(
                    Parameter("width", .native(TypeName("Sized.Width"), as: Width.self)),
                    Parameter("wrapping", .element), of: sized
                ) { width, child throws(VocabularyError) in Sized(width: width, child: child) },
                .initializer(Parameter("width", .cgFloat), Parameter("wrapping", .element), of: sized) {
                    width, child throws(VocabularyError) in Sized(width: .absolute(width), child: child)
                },
            ])
    }

    static var lazy: TypeDescription {
        let lazy = Conversion<Lazy>.native(TypeName("Lazy"))
        return TypeDescription(
            TypeName("Lazy"), .element, help: "Makes its element when it is laid out.", conformances: [elementName],
            initializers: [
                .initializer(Parameter(nil, name: "make", .making), of: lazy) {
                    make throws(VocabularyError) in Lazy(make: make)
                }
            ])
    }
}

extension Conversion where T == (CGFloat) -> PlacedToy? {
    /// A closure that makes an element of a length.
    fileprivate static var making: Conversion<(CGFloat) -> PlacedToy?> {
        let type = ValueType.function(parameters: [.init(.cgFloat)], result: .named(TypeName("Element")))
        return Conversion(type) { value throws(VocabularyError) in
            guard case .closure(let closure) = value else { throw .mismatch(expected: type, found: value.typeName) }
            return { length in
                var arguments = [Value.double(Double(length))]
                guard let made = closure.call(&arguments) else { return nil }
                do throws(VocabularyError) {
                    return try Conversion<PlacedToy>.element.decode(made)
                } catch {
                    closure.refuse(error)
                    return nil
                }
            }
        } encode: { make in
            .closure(Closure(parameterCount: 1) { _ in nil })
        }
    }
}
