import SwiftUIDialect

/// Modifiers that show something before the window while a binding says so. It is Swift that is run as sources are.
enum SwiftUIPresentationText {
    static let declarations = [sheets, dialogs, asked]

    /// What can be shown of a Boolean and of an item, each in one manner.
    private static let sheets = [
        ("sheet", Presented.Manner.sheet), ("fullScreenCover", .cover), ("popover", .popover),
    ].map { (name, manner) in
        let more =
            manner == .popover
            ? "attachmentAnchor: Any? = nil, arrowEdge: Any? = nil, " : "onDismiss: (() -> Void)? = nil, "
        return """
            extension View {
                func \(name)<Content: View>(
                    isPresented: Binding<Bool>, \(more)@ViewBuilder content: @escaping () -> Content
                ) -> some View {
                    __present("\(name)", \(manner.rawValue), isPresented, content: { content() })
                }
                func \(name)<Item, Content: View>(
                    item: Binding<Item?>, \(more)@ViewBuilder content: @escaping (Item) -> Content
                ) -> some View {
                    __present("\(name)", \(manner.rawValue), item, content: { content(item.wrappedValue!) })
                }
            }
            """
    }.joined(separator: "\n\n")

    private static let dialogs = """
        extension View {
            \([("String", "Text(title)"), ("Text", "title")].map(titled).joined(separator: "\n"))
            func inspector<Content: View>(
                isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
            ) -> some View {
                __inspect(isPresented, content: { content() })
            }
        }
        """

    /// Dialogs of a title, which may be any text, also those of data that is shown.
    private static func titled(_ type: String, _ text: String) -> String {
        """
        func alert<Actions: View>(
            _ title: \(type), isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
            @ViewBuilder message: @escaping () -> any View = { EmptyView() }
        ) -> some View {
            __ask("alert", isPresented, content: { \(text).bold(); message() }, actions: { actions() })
        }
        func alert<Data, Actions: View>(
            _ title: \(type), isPresented: Binding<Bool>, presenting data: Data?,
            @ViewBuilder actions: @escaping (Data) -> Actions,
            @ViewBuilder message: @escaping (Data) -> any View = { _ in EmptyView() }
        ) -> some View {
            alert(title, isPresented: isPresented, actions: { data.map(actions) }, message: { data.map(message) })
        }
        func confirmationDialog<Actions: View>(
            _ title: \(type), isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            @ViewBuilder actions: @escaping () -> Actions,
            @ViewBuilder message: @escaping () -> any View = { EmptyView() }
        ) -> some View {
            __present(
                "confirmationDialog", \(Presented.Manner.sheet.rawValue), isPresented,
                content: {
                    if titleVisibility == .visible { \(text) }
                    message()
                    actions()
                })
        }
        func confirmationDialog<Data, Actions: View>(
            _ title: \(type), isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
            presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> Actions,
            @ViewBuilder message: @escaping (Data) -> any View = { _ in EmptyView() }
        ) -> some View {
            confirmationDialog(
                title, isPresented: isPresented, titleVisibility: titleVisibility,
                actions: { data.map(actions) }, message: { data.map(message) })
        }
        """
    }

    /// Dialogs as values, as they were first written.
    private static let asked = """
        struct Alert {
            let title: Text
            let message: Text?
            let buttons: [Alert.Button]
            init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
                self.title = title
                self.message = message
                buttons = dismissButton.map { [$0] } ?? []
            }
            init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
                self.title = title
                self.message = message
                buttons = [primaryButton, secondaryButton]
            }
            struct Button {
                let label: Text
                let action: (() -> Void)?
                \(SwiftText.each("`default` cancel destructive", in: .nestedType) { manner in
                    """
                    static func \(manner)(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
                        Alert.Button(label: label, action: action)
                    }
                    """
                })
                static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
                    Alert.Button(label: Text("Cancel"), action: action)
                }
            }
        }

        struct ActionSheet {
            typealias Button = Alert.Button
            let title: Text
            var message: Text?
            var buttons: [Alert.Button] = [.cancel()]
        }

        struct __Buttons: View {
            let buttons: [Alert.Button]
            var body: some View {
                ForEach(buttons.indices, id: \\.self) { index in
                    Button(action: { buttons[index].action?() }) { buttons[index].label }
                }
            }
        }

        struct __Asked: View {
            let title: Text
            let message: Text?
            var body: some View {
                title.bold()
                if let message { message }
            }
        }

        extension View {
            func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
                __ask(
                    "alert", isPresented, content: { __Asked(title: content().title, message: content().message) },
                    actions: { if !content().buttons.isEmpty { __Buttons(buttons: content().buttons) } })
            }
            func alert<Item>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
                __ask(
                    "alert", item,
                    content: {
                        __Asked(
                            title: content(item.wrappedValue!).title, message: content(item.wrappedValue!).message)
                    },
                    actions: {
                        if !content(item.wrappedValue!).buttons.isEmpty {
                            __Buttons(buttons: content(item.wrappedValue!).buttons)
                        }
                    })
            }
            func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
                __present(
                    "actionSheet", \(Presented.Manner.sheet.rawValue), isPresented,
                    content: {
                        __Asked(title: content().title, message: content().message)
                        __Buttons(buttons: content().buttons)
                    })
            }
        }
        """
}
