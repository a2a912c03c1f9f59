#if REAL_LIBRARY
    import BlueprintUI
#else
    import BlueprintDialect
#endif

/// Blueprint's own benchmark trees, and some more. `make bench-peers` compiles them with the real library.
enum Trees {
    static func column(_ count: Int) -> Column {
        Column { column in
            for item in 0..<count { column.add(child: Label(text: "Item \(item)")) }
        }
    }

    /// Two of the next level in a row, then in a column, down to labels.
    static func binary(depth: Int, level: Int = 0) -> any Element {
        guard level < depth else { return Label(text: "leaf") }
        let half = binary(depth: depth, level: level + 1)
        if level.isMultiple(of: 2) {
            return Row { row in
                row.add(child: half)
                row.add(child: half)
            }
        }
        return Column { column in
            column.add(child: half)
            column.add(child: half)
        }
    }

    static func insetsCentered(_ count: Int) -> Centered {
        Centered(nested(count, around: Label(text: "hello world")) { Inset(uniformInset: 1, wrapping: $0) })
    }

    /// Rows and columns of one child in turn, the outermost a row.
    static func unary(_ count: Int) -> any Element {
        var element: any Element = Label(text: "hello world")
        for level in (0..<count).reversed() {
            let child = element
            element =
                level.isMultiple(of: 2) ? Row { $0.add(child: child) } as any Element : Column { $0.add(child: child) }
        }
        return element
    }

    /// A label above the next level, down to a label.
    static func nestedColumns(_ count: Int) -> any Element {
        nested(count, around: Label(text: "leaf")) { element in
            Column { column in
                column.add(child: Label(text: "ab"))
                column.add(child: element)
            }
        }
    }

    static func flow(_ count: Int) -> Flow {
        Flow(lineSpacing: 0, itemSpacing: 1) {
            for item in 0..<count { Label(text: "tag \(item)") }
        }
    }

    /// The next level over a label, down to a label; centered, so that all are measured.
    static func overlays(_ count: Int) -> Centered {
        Centered(nested(count, around: Label(text: "leaf")) { Overlay(elements: [Label(text: "ab"), $0]) })
    }

    /// A label three cells wide beside the next level, down to a label.
    static func gridRows(_ count: Int) -> any Element {
        nested(count, around: Label(text: "leaf")) { element in
            GridRow { row in
                row.add(width: .absolute(3), child: Label(text: "ab"))
                row.add(width: .proportional(1), child: element)
            }
        }
    }

    static func nested(
        _ count: Int, around leaf: any Element, by wrap: (any Element) -> any Element
    ) -> any Element {
        (0..<count).reduce(leaf) { element, _ in wrap(element) }
    }

    /// A mail program's list, with a bar above and one below.
    static func screen(rows: Int) -> Column {
        Column(alignment: .fill, underflow: .growUniformly) {
            Box(wrapping: Inset(uniformInset: 1, wrapping: navigation)).stackLayoutChild(priority: .fixed)
            Column(alignment: .fill, underflow: .justifyToStart) {
                for index in 0..<rows { message(index).stackLayoutChild(priority: .fixed) }
            }
            Box(wrapping: tabs).stackLayoutChild(priority: .fixed)
        }
    }

    private static var navigation: Row {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 1) {
            Label(text: "<").stackLayoutChild(priority: .fixed)
            Centered(Label(text: "Inbox"))
            Label(text: "Edit").stackLayoutChild(priority: .fixed)
        }
    }

    private static func message(_ index: Int) -> Inset {
        let row = Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 1) {
            Label(text: "*").stackLayoutChild(priority: .fixed)
            Column(underflow: .justifyToStart) {
                Label(text: "Sender number \(index)").stackLayoutChild(priority: .fixed)
                Label(text: "A short preview of message \(index)").stackLayoutChild(priority: .fixed)
            }
            Label(text: "12:0\(index % 10)").stackLayoutChild(priority: .fixed)
        }
        return Inset(left: 1, right: 1, wrapping: row)
    }

    private static var tabs: Row {
        Row {
            Label(text: "Mail").stackLayoutChild(priority: .fixed)
            Label(text: "Calendar")
            Label(text: "Contacts")
            Label(text: "Settings")
        }
    }
}
