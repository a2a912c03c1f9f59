import BlueprintDialect
import Interpreter
import QuickLayoutDialect
import SwiftUIDialect
import TheodoliteDialect
import UIKitTypes

/// The trees whose memory is measured, with each library's elements.
enum Tree: String, CaseIterable {
    /// Labels in a column.
    case flat
    /// A column of rows, each with a label and an inset around another label.
    case nested
    /// Labels in a column, made by a loop in a source.
    case source
}

/// Trees of compiled Swift.
enum CompiledTree {
    static func blueprint(_ tree: Tree, _ count: Int) -> any BlueprintDialect.Element {
        Column { column in
            for index in 0..<(tree == .flat ? count : count / 4) {
                guard tree == .nested else {
                    column.add(child: Label(text: "Row \(index)"))
                    continue
                }
                column.add(
                    child: Row { row in
                        row.add(child: Label(text: "Row \(index)"))
                        row.add(child: Inset(uniformInset: 1, wrapping: Label(text: "of many")))
                    })
            }
        }
    }

    static func quickLayout(_ tree: Tree, _ count: Int) -> any QuickLayoutDialect.Element {
        let rows: [any QuickLayoutDialect.Element] = (0..<(tree == .flat ? count : count / 4)).map { index in
            guard tree == .nested else { return QuickLayoutDialect.Text("Row \(index)") }
            return QuickLayoutDialect.HStack {
                QuickLayoutDialect.Text("Row \(index)")
                QuickLayoutDialect.Text("of many").padding(1)
            }
        }
        return QuickLayoutDialect.VStack { rows }
    }

    static func theodolite(_ tree: Tree, _ count: Int) -> Component {
        func label(_ text: String) -> Component { LabelComponent((text, options: LabelComponent.Options())) }
        let rows = (0..<(tree == .flat ? count : count / 4)).map { index in
            guard tree == .nested else { return FlexChild(label("Row \(index)")) }
            let inset = InsetComponent(
                (insets: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1), component: label("of many")))
            return FlexChild(
                FlexboxComponent(
                    (options: FlexOptions(), children: [FlexChild(label("Row \(index)")), FlexChild(inset)])))
        }
        return FlexboxComponent((options: FlexOptions(flexDirection: .column), children: rows))
    }

    static func swiftUI(_ tree: Tree, _ count: Int) -> any View {
        SwiftUIDialect.VStack {
            SwiftUIDialect.ForEach(0..<(tree == .flat ? count : count / 4)) { index in
                if tree == .nested {
                    SwiftUIDialect.HStack {
                        SwiftUIDialect.Text("Row \(index)")
                        SwiftUIDialect.Text("of many").padding(1)
                    }
                } else {
                    SwiftUIDialect.Text("Row \(index)")
                }
            }
        }
    }
}

/// The same loop in a source of each library.
enum SourceTree {
    static func text(_ dialect: String, _ count: Int) -> String {
        switch dialect {
        case "blueprint":
            """
            import BlueprintUI
            let all = Column { column in
                for index in 0..<\(count) { column.add(child: Label(text: "Row \\(index)")) }
            }
            """
        case "theodolite":
            """
            import Theodolite
            let rows = (0..<\(count)).map { index in
                FlexChild(LabelComponent(("Row \\(index)", options: LabelComponent.Options())))
            }
            let all = FlexboxComponent((options: FlexOptions(flexDirection: .column), children: rows))
            """
        default:
            """
            import \(dialect == "swiftui" ? "SwiftUI" : "QuickLayout")
            let all = VStack {
                ForEach(0..<\(count)) { index in Text("Row \\(index)") }
            }
            """
        }
    }
}
