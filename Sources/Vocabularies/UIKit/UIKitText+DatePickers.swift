extension UIKitText {
    /// Dates: as they are written, as a month or as wheels.
    static let datePickers = """
        class UIDatePicker: UIControl {
            var date = Date()
            var datePickerMode: UIDatePicker.Mode = .dateAndTime
            var preferredDatePickerStyle: UIDatePickerStyle = .automatic
            var minimumDate: Date?
            var maximumDate: Date?
            var minuteInterval = 1
            var countDownDuration: Double = 0
            var locale: Locale?
            var calendar: Calendar! = Calendar.current
            var timeZone: TimeZone?
            func setDate(_ date: Date, animated: Bool) { self.date = date }
            var datePickerStyle: UIDatePickerStyle {
                if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
                return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
            }
            var __hasDate: Bool { datePickerMode == .date || datePickerMode == .dateAndTime }
            var __hasTime: Bool { datePickerMode == .time || datePickerMode == .dateAndTime }
            override var __text: String? {
                switch datePickerStyle {
                case .inline: return __hasDate ? __month : __time
                case .wheels: return (-2...2).map { __wheels($0) }.joined(separator: "\\n")
                default: return __parts.joined(separator: "  ")
                }
            }
            override var __alignment: NSTextAlignment { .center }
            var __time: String { date.formatted(date: .omitted, time: .shortened) }
            var __parts: [String] {
                (__hasDate ? [date.formatted(date: .abbreviated, time: .omitted)] : []) + (__hasTime ? [__time] : [])
            }
            // What stands so far from the middle of each wheel.
            func __wheels(_ distance: Int) -> String {
                func near(_ component: Calendar.Component, _ said: (Date) -> String) -> String {
                    said(Calendar.current.date(byAdding: component, value: distance, to: date) ?? date)
                }
                if datePickerMode == .countDownTimer {
                    let hours = Int(countDownDuration) / 3600, minutes = Int(countDownDuration) / 60 % 60
                    return "\\((hours + distance + 24) % 24) hours  \\((minutes + distance + 60) % 60) min"
                }
                let month = near(.month) { $0.formatted(.dateTime.month(.wide)) }
                let year = near(.year) { $0.formatted(.dateTime.year()) }
                if datePickerMode == .yearAndMonth { return "\\(month)  \\(year)" }
                let time = near(.hour) { $0.formatted(.dateTime.hour()) } + near(.minute) { "  " + $0.formatted(.dateTime.minute()) }
                switch datePickerMode {
                case .date: return "\\(month)  \\(near(.day) { $0.formatted(.dateTime.day()) })  \\(year)"
                case .time: return time
                default: return near(.day) { $0.formatted(.dateTime.weekday().month().day()) } + "  " + time
                }
            }
            var __month: String {
                let day = Calendar.current.component(.day, from: date)
                let first = Calendar.current.date(byAdding: .day, value: 1 - day, to: date) ?? date
                let start = Calendar.current.component(.weekday, from: first) - 1
                let next = Calendar.current.date(byAdding: .month, value: 1, to: first) ?? first
                let count = Int((next.timeIntervalSince(first) / 86_400).rounded())
                let days = Array(repeating: "", count: start) + (1...count).map { $0 == day ? "•\\($0)" : "\\($0)" }
                    + Array(repeating: "", count: (77 - start - count) % 7)
                let names = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"]
                let lines = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
                let rows = ([names] + lines).map { row in
                    row.map { String(repeating: " ", count: 3 - $0.count) + $0 }.joined(separator: " ")
                }
                let title = [first.formatted(.dateTime.month(.wide).year())]
                return (title + rows + (__hasTime ? ["Time  " + __time] : [])).joined(separator: "\\n")
            }
            override var intrinsicContentSize: CGSize {
                switch datePickerStyle {
                case .inline: return __controlSize(width: 320, height: __hasDate ? 330 : 44, cell: __cellSize())
                case .wheels: return __controlSize(width: 320, height: 216, cell: __cellSize())
                default:
                    // Each part has room around it.
                    let text = __textSize(__text ?? "", font: nil, lines: 1, width: .infinity, cell: __cellSize())
                    let edge = __controlSize(width: CGFloat(16 * __parts.count), height: 34, cell: __cellSize())
                    return CGSize(width: text.width + edge.width, height: Swift.max(text.height, edge.height))
                }
            }
            override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
            enum Mode { case time, date, dateAndTime, countDownTimer, yearAndMonth }
        }

        enum UIDatePickerStyle { case automatic, wheels, compact, inline }
        """
}
