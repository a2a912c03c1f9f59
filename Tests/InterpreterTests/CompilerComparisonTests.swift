import Interpreter
import Foundation
import SwiftSource
import Testing

/// The checker beside the compiler: what the compiler accepts has no error here, and what it refuses for one of the reasons
/// that the checker knows is refused on the same line.
@Suite struct CompilerComparisonTests {
    static let accepted = [
        """
        struct Item { var name: String; var price: Double = 1 }
        let items = [Item(name: "a"), Item(name: "b", price: 2.5)]
        let total = items.reduce(0) { $0 + $1.price }
        let names = items.sorted { $0.price > $1.price }.map(\\.name).joined(separator: ", ")
        func unused(_ item: Item?) -> String { item?.name ?? "none" }
        """,
        """
        protocol Shape { var area: Double { get }; func scaled(by factor: Double) -> Self }
        extension Shape { func doubled() -> Self { scaled(by: 2) } }
        struct Square: Shape {
            let side: Double
            var area: Double { side * side }
            func scaled(by factor: Double) -> Square { Square(side: side * factor) }
        }
        let shapes: [any Shape] = [Square(side: 1), Square(side: 2)]
        let areas = shapes.map { $0.doubled().area }
        """,
        """
        enum Tree { indirect case node(Tree, Tree); case leaf(Int) }
        func sum(_ tree: Tree) -> Int {
            switch tree {
            case .leaf(let value): value
            case .node(let left, let right): sum(left) + sum(right)
            }
        }
        let tree: Tree = .node(.leaf(1), .node(.leaf(2), .leaf(3)))
        let result = sum(tree)
        """,
        """
        struct Stack<Element> {
            private var elements: [Element] = []
            mutating func push(_ element: Element) { elements.append(element) }
            mutating func pop() -> Element? { elements.popLast() }
            var top: Element? { elements.last }
        }
        var stack = Stack<Int>()
        stack.push(3)
        if let top = stack.pop() { print(top + 1) }
        """,
        """
        class Animal { let name: String; init(name: String) { self.name = name }; func sound() -> String { "" } }
        final class Dog: Animal { override func sound() -> String { super.sound() + "woof" } }
        let animals: [Animal] = [Dog(name: "Rex"), Animal(name: "?")]
        for animal in animals where !animal.sound().isEmpty { print(animal.name, animal.sound()) }
        """,
        """
        enum Failure: Error { case small(Int) }
        func half(_ n: Int) throws -> Int { guard n > 3 else { throw Failure.small(n) }; return n / 2 }
        let values = [2, 8].map { n -> Int in
            do { return try half(n) } catch Failure.small(let m) { return m } catch { return 0 }
        }
        let maybe = (try? half(1)) ?? -1
        """,
        """
        let joined = [1].map { _ in [1: 2] } + [1].map { _ in [1: "s"] }
        let chosen = Optional<Int>(1).map { some in [Optional<Int>(16), Optional<String>("s")][0] }
        """,
    ]

    static let refused = [
        "func unused() -> Int {\n    \"text\"\n}",
        "struct Item { var name: String }\nfunc make() -> Item {\n    Item(nam: \"x\")\n}",
        "if false {\n    let number: Int = \"s\"\n    print(number)\n}",
        "func count(_ text: String?) -> Int {\n    text.count\n}",
    ]

    @Test(arguments: accepted.indices)
    func `what the compiler accepts has no error`(index: Int) throws {
        let source = Self.accepted[index]
        #expect(try Self.compilerErrors(source) == [])
        #expect(Self.ownErrors(source) == [])
    }

    @Test(arguments: refused.indices)
    func `what the compiler refuses is refused near the same place`(index: Int) throws {
        let source = Self.refused[index]
        let theirs = try Self.compilerErrors(source)
        let own = Self.ownErrors(source)
        #expect(!theirs.isEmpty && own.count == 1, "\(theirs) \(own)")
        #expect(own.allSatisfy { line in theirs.contains { abs($0 - line) <= 2 } }, "\(theirs) \(own)")
    }

    private static func ownErrors(_ source: String) -> [Int] {
        let text = SourceText(source)
        return run(source).diagnostics.filter { $0.severity == .error }.map { text.location(of: $0.range.start).line }
    }

    /// The lines on which the compiler finds errors.
    private static func compilerErrors(_ source: String) throws -> [Int] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "compared-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "main.swift")
        try Data(source.utf8).write(to: file)
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = ["swiftc", "-typecheck", file.path]
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = FileHandle.nullDevice
        try compiler.run()
        let said = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        compiler.waitUntilExit()
        return said.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: ":")
            guard parts.count > 4, parts[3] == " error", parts[0].hasSuffix("main.swift") else { return nil }
            return Int(parts[1])
        }
    }
}
