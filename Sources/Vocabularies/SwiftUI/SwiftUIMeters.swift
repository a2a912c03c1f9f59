import Interpreter
import Negotiation
import SwiftUIDialect

// Controls that show a value: how far work is, a gauge, a date.

extension SwiftUIVocabulary {
    static let progress = named("ProgressView", "a bar as wide as it is proposed, or a small circle")
        .made { Meters.progress(.labelled([]), isUnderWay: true) }
        .made(.title) { (title: String) in Meters.progress(.labelled([Text(title)]), isUnderWay: true) }
        .made(.label) { Meters.progress(.labelled($0), isUnderWay: true) }
        .made(.value, .optional("total")) { working([], $0, of: $1) }
        .made(.title, .value, .optional("total")) { (title: String, value, total) in
            working([Text(title)], value, of: total)
        }
        .made(.value, .optional("total"), .label) { value, total, label in working(label, value, of: total) }
        .made(.value, .optional("total"), .label, .currentValue) { value, total, label, current in
            working(label, value, of: total, said: current)
        }
        .made(.arg("_ configuration")) { (configuration: ProgressViewStyleConfiguration) in
            Meters.progress(configuration.parts, isUnderWay: configuration.parts.fraction == nil)
        }

    /// How far the work is done, of all that there is; of a value that is not known, a bar that does not say.
    private static func working(
        _ label: [any View], _ value: Value, of total: Value, said current: [any View]? = nil
    ) -> any View {
        let all = if case .none = total { 1.0 } else { total.number ?? 0 }
        var parts = StyledControl.Parts.labelled(label)
        parts.fraction = value.fraction(between: (0, all))
        parts.value = current.map { ViewSequence($0) }
        let isUnderWay = if case .none = value { true } else { false }
        return Meters.progress(parts, isUnderWay: isUnderWay)
    }

    static let gauge = named("Gauge", "a value between its minimum and its maximum: a bar as wide as it is proposed")
        .made(.value, .bounds, .label) { value, bounds, label in gauging(value, bounds, label) }
        .made(.value, .bounds, .label, .currentValue) { value, bounds, label, current in
            gauging(value, bounds, label, current)
        }
        .made(.value, .bounds, .label, .currentValue, .marks) { value, bounds, label, current, _ in
            gauging(value, bounds, label, current)
        }
        .made(.value, .bounds, .label, .currentValue, .least, .most) { value, bounds, label, current, least, most in
            gauging(value, bounds, label, current, least, most)
        }
        .made(.value, .bounds, .label, .currentValue, .least, .most, .marks) {
            value, bounds, label, current, least, most, _ in gauging(value, bounds, label, current, least, most)
        }
        .made(.arg("_ configuration")) { (configuration: GaugeStyleConfiguration) in
            Meters.gauge(configuration.parts)
        }

    private static func gauging(
        _ value: Value, _ bounds: Value, _ label: [any View], _ current: [any View]? = nil,
        _ least: [any View]? = nil, _ most: [any View]? = nil
    ) -> any View {
        var parts = StyledControl.Parts.labelled(label)
        if case .none = bounds {
            parts.fraction = value.fraction(between: (0, 1))
        } else {
            parts.fraction = bounds.ends.flatMap { value.fraction(between: $0) }
        }
        parts.value = current.map { ViewSequence($0) }
        parts.least = least.map { ViewSequence($0) }
        parts.most = most.map { ViewSequence($0) }
        return Meters.gauge(parts)
    }

    /// Sources call initializers that are declared in Swift, which make the texts.
    static let datePicker = named("DatePicker", "a label and a date")
        .made(.date, .time, .label) { (date: String?, time: String?, label) in dated(label, date, time) }

    private static func dated(_ label: [any View], _ date: String?, _ time: String?) -> any View {
        let fields = [
            date.map { ControlBox("DateField", .date, title: $0) },
            time.map { ControlBox("TimeField", .time, title: $0) },
        ].compactMap { $0 }
        var parts = StyledControl.Parts.labelled(label)
        parts.content = fields.count == 1 ? fields[0] : HStack { ViewSequence(fields) }
        return Controls.date(parts)
    }
}

extension StyledControl.Parts {
    /// A control's parts of which only the label is given; no view for a control without one.
    fileprivate static func labelled(_ label: [any View]) -> Self {
        var parts = Self()
        if !label.isEmpty { parts.label = ViewSequence(label) }
        return parts
    }
}

extension Argument where T == Value {
    fileprivate static var value: Argument { .arg("value", as: .anything) }
    fileprivate static var bounds: Argument { .optional("in") }
    /// What is marked along a gauge.
    fileprivate static var marks: Argument { .unread("markedValueLabels") }
}

extension Argument where T == [any View] {
    fileprivate static var currentValue: Argument { .arg("currentValueLabel", as: .views) }
    fileprivate static var least: Argument { .arg("minimumValueLabel", as: .views) }
    fileprivate static var most: Argument { .arg("maximumValueLabel", as: .views) }
}

extension Argument where T == String? {
    fileprivate static var date: Argument { .arg("__date") }
    fileprivate static var time: Argument { .arg("__time") }
}
