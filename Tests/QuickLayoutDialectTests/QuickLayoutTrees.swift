#if REAL_LIBRARY
    import QuickLayoutBridge
#else
    import QuickLayoutDialect
#endif

/// The trees that were measured on the real library. `make bench-peers` compiles them with it.
enum QuickLayoutTrees {
    static func column(_ count: Int) -> any Element {
        VStack { for index in 0..<count { Text("item \(index) of the list") } }
    }

    /// Two of the next level in a row, then in a column, down to texts.
    static func alternating(_ level: Int) -> any Element {
        guard level > 0 else { return Text("ab cd") }
        let half = alternating(level - 1)
        guard level.isMultiple(of: 2) else {
            return VStack {
                half
                half
            }
        }
        return HStack {
            half
            half
        }
    }

    /// The same tree without shared elements. The real library has the same figures for it.
    static func alternatingApart(_ level: Int) -> any Element {
        guard level > 0 else { return Text("ab cd") }
        let (one, other) = (alternatingApart(level - 1), alternatingApart(level - 1))
        guard level.isMultiple(of: 2) else {
            return VStack {
                one
                other
            }
        }
        return HStack {
            one
            other
        }
    }

    static func paddings(_ count: Int) -> any Element {
        nested(count, around: text) { $0.padding(1) }
    }

    /// Rows and columns of one child in turn.
    static func unary(_ count: Int) -> any Element {
        (0..<count).reduce(text as any Element) { element, level in
            level.isMultiple(of: 2) ? HStack { element } as any Element : VStack { element }
        }
    }

    static func fillSpine(_ count: Int) -> any Element {
        nested(count, around: text) { element in
            VStack {
                Text("ab cd")
                element.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    static func spine(_ count: Int) -> any Element {
        nested(count, around: text) { element in
            VStack {
                Text("ab cd")
                element.frame(maxHeight: .infinity)
            }
        }
    }

    static func stacks(_ count: Int) -> any Element {
        nested(count, around: text) { element in
            ZStack {
                Text("ab")
                element
            }
        }
    }

    static func frames(_ count: Int) -> any Element {
        nested(count, around: text) { $0.frame(minWidth: 1, maxWidth: .infinity) }
    }

    static func layers(_ count: Int) -> any Element {
        nested(count, around: text) { element in element.background { Text("ab") } }
    }

    static func ideal(_ count: Int) -> any Element {
        nested(count, around: text) { element in
            VStack {
                Text("ab")
                element
            }.idealLayout()
        }
    }

    static func grid(_ count: Int) -> any Element {
        Grid {
            for row in 0..<count {
                GridRow { for column in 0..<count { Text("r\(row) c\(column)") } }
            }
        }
    }

    static func flow(_ count: Int) -> any Element {
        HFlow(itemSpacing: 1) { for index in 0..<count { Text("tag \(index)") } }
    }

    static func nested(
        _ count: Int, around leaf: any Element, by wrap: (any Element) -> any Element
    ) -> any Element {
        (0..<count).reduce(leaf) { element, _ in wrap(element) }
    }

    private static var text: Text { Text("hello big world") }
}
