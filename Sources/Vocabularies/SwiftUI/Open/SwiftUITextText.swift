/// Texts made of other values than strings: numbers in a style, and texts with attributes. Dates and all other styles and
/// formatters are holes. It is Swift that is run as sources are.
enum SwiftUITextText {
    private static let numbers = "Int Double Float"

    static let declarations = [
        """
        extension Text {
            \(SwiftText.each(numbers) {
                "init(_ value: \($0), format: NumberFormatStyle) { self.init(verbatim: value.formatted(format)) }"
            })
            init(_ value: __Value, format: __Style) { self.init(verbatim: value as? String ?? __hole) }
            init(_ value: __Value, formatter: __Style) { self.init(verbatim: value as? String ?? __hole) }
            init(_ date: __Value, style: __Style) { self.init(verbatim: date as? String ?? __hole) }
            init(_ dates: ClosedRange<Date>) { self.init(verbatim: __hole) }
            init(
                timerInterval: __Value, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
            ) { self.init(verbatim: __hole) }
            init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
            init(_ attributed: AttributedString) { self.init(verbatim: attributed.text) }
        }
        """,
        """
        extension LabeledContent {
            init(_ title: String, value: __Value, format: __Style) {
                self.init(content: { Text(verbatim: value as? String ?? __hole) }, label: { Text(title) })
            }
            \(SwiftText.each(numbers) {
                """
                init(_ title: String, value: \($0), format: NumberFormatStyle) {
                    self.init(title, value: value.formatted(format))
                }
                """
            })
        }
        """,
        """
        extension TextField {
            \(SwiftText.each(numbers) {
                """
                init(_ title: String, value: Binding<\($0)>, format: NumberFormatStyle, prompt: Text? = nil) {
                    self.init(title, text: .constant(value.wrappedValue.formatted(format)), prompt: prompt)
                }
                init(_ title: String, value: Binding<\($0)?>, format: NumberFormatStyle, prompt: Text? = nil) {
                    self.init(
                        title, text: .constant(value.wrappedValue.map { $0.formatted(format) } ?? ""), prompt: prompt)
                }
                init(
                    value: Binding<\($0)>, format: NumberFormatStyle, prompt: Text? = nil,
                    @ViewBuilder label: () -> some View
                ) {
                    self.init(text: .constant(value.wrappedValue.formatted(format)), prompt: prompt, label: label)
                }
                """
            })
            init(_ title: String, value: __Value, format: __Style, prompt: Text? = nil) {
                self.init(title, text: .constant(__hole), prompt: prompt)
            }
            init(_ title: String, value: __Value, formatter: __Style) { self.init(title, text: .constant(__hole)) }
        }
        """,
        """
        extension AttributedString {
            init(markdown: String, options: __Style? = nil, baseURL: URL? = nil) throws {
                self.init(Text(LocalizedStringKey(markdown)).string)
            }
        }
        """,
    ]
}
