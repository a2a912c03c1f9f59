/// What texts are made of besides strings: numbers and dates in a style, and texts with attributes. It is Swift that is run as
/// sources are.
enum SwiftUITextText {
    /// What has a style, and the type of that.
    private static let values = [
        ("Int", "NumberFormatStyle"), ("Double", "NumberFormatStyle"), ("Decimal", "NumberFormatStyle"),
        ("Date", "DateFormatStyle"),
    ]
    private static let others = [
        ("Duration", "DurationFormatStyle"), ("PersonNameComponents", "PersonNameFormatStyle"),
    ]

    private static func formatted(_ values: [(String, String)], _ declaration: (String, String) -> String) -> String {
        SwiftText.members(values.map(declaration))
    }

    static let declarations = [
        """
        extension Text {
            enum DateStyle { case date, time, relative, offset, timer }
            \(formatted(values + [("[String]", "ListFormatStyle")]) {
                """
                init(_ value: \($0), format: \($1)) {
                    self.init(
                        verbatim: value.formatted(format), __elsewhere: { value.formatted(format.__in($0, $1)) })
                }
                """
            })
            \(formatted(others) { "init(_ value: \($0), format: \($1)) { self.init(verbatim: value.formatted(format)) }" })
            init<U: Dimension>(_ value: Measurement<U>, format: MeasurementFormatStyle) {
                self.init(verbatim: value.formatted(format))
            }
            \(SwiftText.each("Date Int Double Decimal NSNumber") {
                "init(_ value: \($0), formatter: Formatter) { self.init(verbatim: formatter.string(for: value) ?? \"\") }"
            })
            init(_ dates: ClosedRange<Date>) {
                let isOneDay = Calendar.current.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
                self.init(
                    verbatim: __DateInterval.written(
                        dates.lowerBound, dates.upperBound, date: isOneDay ? .omitted : .numeric, time: .shortened))
            }
            init(
                timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
                showsHours: Bool = true
            ) {
                let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
                let now = min(max(pauseTime ?? Date.now, start), end)
                let rest = countsDown ? end.timeIntervalSince(now) : now.timeIntervalSince(start)
                let pattern: DurationFormatStyle.Pattern =
                    showsHours && rest >= 3600 ? .hourMinuteSecond : .minuteSecond
                self.init(verbatim: Duration.seconds(rest).formatted(.time(pattern: pattern)))
            }
            init(_ date: Date, style: DateStyle) {
                switch style {
                case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
                case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
                case .timer:
                    let seconds = abs(date.timeIntervalSince(Date.now))
                    let pattern: DurationFormatStyle.Pattern = seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
                    self.init(verbatim: Duration.seconds(seconds).formatted(.time(pattern: pattern)))
                case .offset: self.init(verbatim: (date <= Date.now ? "+" : "-") + Text.__distance(of: date))
                default: self.init(verbatim: Text.__twoParts(of: date))
                }
            }
            static func __distance(of date: Date) -> String {
                let text = date.formatted(.relative(presentation: .numeric))
                if text.hasPrefix("in ") { return String(text.dropFirst(3)) }
                return text.hasSuffix(" ago") ? String(text.dropLast(4)) : text
            }
            static func __twoParts(of date: Date) -> String {
                let formatter = DateComponentsFormatter()
                formatter.unitsStyle = .short
                formatter.maximumUnitCount = 2
                return formatter.string(from: min(date, Date.now), to: max(date, Date.now)) ?? ""
            }
            init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }
            init(_ attributed: AttributedString) { self.init(verbatim: attributed.text) }
        }
        """,
        """
        extension LabeledContent {
            \(formatted(values + [("[String]", "ListFormatStyle")]) {
                """
                init(_ title: String, value: \($0), format: \($1)) {
                    self.init(content: { Text(value, format: format) }, label: { Text(title) })
                }
                """
            })
            \(formatted(others) {
                "init(_ title: String, value: \($0), format: \($1)) { self.init(title, value: value.formatted(format)) }"
            })
            init<U: Dimension>(_ title: String, value: Measurement<U>, format: MeasurementFormatStyle) {
                self.init(title, value: value.formatted(format))
            }
        }
        """,
        """
        extension ProgressView {
            init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
                self.init(timerInterval: timerInterval, countsDown: countsDown, label: { EmptyView() })
            }
            init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> some View) {
                self.init(
                    timerInterval: timerInterval, countsDown: countsDown, label: label,
                    currentValueLabel: { Text(timerInterval: timerInterval, countsDown: countsDown) })
            }
            init(
                timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> some View,
                @ViewBuilder currentValueLabel: () -> some View
            ) {
                let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
                let now = min(max(Date.now, start), end)
                let part = countsDown ? end.timeIntervalSince(now) : now.timeIntervalSince(start)
                self.init(
                    value: part, total: max(end.timeIntervalSince(start), 1), label: label,
                    currentValueLabel: currentValueLabel)
            }
        }
        """,
        """
        extension DatePicker {
            typealias Components = DatePickerComponents
            init(
                _ title: String, selection: Binding<Date>, in range: Any? = nil,
                displayedComponents: DatePickerComponents = [.date, .hourAndMinute]
            ) {
                let (date, shown) = (selection.wrappedValue, displayedComponents)
                self.init(
                    title, __date: shown.__date(date), __time: shown.__time(date), __month: __MonthOfDays(of: date, shown),
                    __wheels: __DateWheels(date: date, shown: shown))
            }
            init(
                selection: Binding<Date>, in range: Any? = nil,
                displayedComponents: DatePickerComponents = [.date, .hourAndMinute],
                @ViewBuilder label: () -> some View
            ) {
                let (date, shown) = (selection.wrappedValue, displayedComponents)
                self.init(
                    __date: shown.__date(date), __time: shown.__time(date), __month: __MonthOfDays(of: date, shown),
                    __wheels: __DateWheels(date: date, shown: shown), label: label)
            }
        }
        """,
        """
        struct DatePickerComponents: OptionSet {
            \(SwiftText.options("DatePickerComponents", ["date": 1, "hourAndMinute": 2]))
            func __date(_ date: Date) -> String? {
                contains(.date) ? date.formatted(date: .abbreviated, time: .omitted) : nil
            }
            func __time(_ date: Date) -> String? {
                contains(.hourAndMinute) ? date.formatted(date: .omitted, time: .shortened) : nil
            }
        }
        """,
        """
        extension TextField {
            \(formatted(values) {
                """
                init(_ title: String, value: Binding<\($0)>, format: \($1), prompt: Text? = nil) {
                    self.init(title, text: .constant(value.wrappedValue.formatted(format)), prompt: prompt)
                }
                init(
                    value: Binding<\($0)>, format: \($1), prompt: Text? = nil, @ViewBuilder label: () -> some View
                ) {
                    self.init(text: .constant(value.wrappedValue.formatted(format)), prompt: prompt, label: label)
                }
                """
            })
            \(SwiftText.each("Int Double") {
                """
                init(_ title: String, value: Binding<\($0)?>, format: NumberFormatStyle, prompt: Text? = nil) {
                    self.init(
                        title, text: .constant(value.wrappedValue.map { $0.formatted(format) } ?? ""), prompt: prompt)
                }
                init(_ title: String, value: Binding<\($0)>, formatter: NumberFormatter) {
                    self.init(title, text: .constant(formatter.string(from: value.wrappedValue as NSNumber) ?? ""))
                }
                init(_ title: String, value: Binding<\($0)?>, formatter: NumberFormatter) {
                    let number = value.wrappedValue.map { $0 as NSNumber }
                    self.init(title, text: .constant(number.flatMap { formatter.string(from: $0) } ?? ""))
                }
                """
            })
            init(_ title: String, value: Binding<Date>, formatter: DateFormatter) {
                self.init(title, text: .constant(formatter.string(from: value.wrappedValue)))
            }
        }
        """,
        """
        extension AttributedString {
            struct MarkdownParsingOptions {
                enum InterpretedSyntax { case full, inlineOnly, inlineOnlyPreservingWhitespace }
                enum FailurePolicy { case throwError, returnPartiallyParsedIfPossible }
                var allowsExtendedAttributes = false
                var interpretedSyntax = InterpretedSyntax.full
                var failurePolicy = FailurePolicy.throwError
                var languageCode: String?
            }
            init(
                markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
            ) throws {
                self.init(Text(LocalizedStringKey(markdown)).string)
            }
        }
        """,
    ]
}
