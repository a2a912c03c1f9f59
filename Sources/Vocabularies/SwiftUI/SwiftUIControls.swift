import Interpreter
import Negotiation
import SwiftUIControls
import SwiftUIDialect

// Controls, at the sizes of one table.

extension Argument where T == Value {
    /// The role of a button.
    fileprivate static var role: Argument {
        .arg("role", as: .value(.optional(.named(TypeName("ButtonRole")))), default: .none, written: "nil")
    }

    /// The closure that runs while a value is changed.
    fileprivate static var editing: Argument { .optionalUnread("onEditingChanged") }

    // The destination of a link, and its selection.
    fileprivate static var tag: Argument { .optionalUnread("tag") }
    fileprivate static var chosen: Argument { .optionalUnread("selection") }
    fileprivate static var active: Argument { .optionalUnread("isActive") }
}

extension Argument where T == () -> Void {
    static var action: Argument { .action(named: "action") }

    static func action(named name: String) -> Argument {
        .arg(name, as: .closure(giving: .nothing, failing: ()))
    }
}

extension Argument where T == [any View] {
    static var label: Argument { .arg("label", as: .views) }
}

extension Argument where T == [any View]? {
    /// A part of a control, which may be left out.
    static func part(_ name: String) -> Argument { .optional(name, as: .views) }
}

extension Argument where T == SourceStyleConfiguration {
    /// The control of a style's configuration, without a style.
    fileprivate static var configuration: Argument { .arg("_ configuration") }
}

extension TapGesture {
    static let page = Page<Self>(modifying: TapGesture(EmptyView()) {}, "does something when the view is tapped")
        .applied(.arg("count", default: 1, unit: nil), .action(named: "perform")) { (view, _: Int, action) in
            TapGesture(view, action)
        }
}

extension SwiftUIVocabulary {
    /// Containers without a type of their own, and controls, in the order in which help lists them.
    static let controls: [Page<any View>] =
        collections + [
            button, label, toggle, textField, secureField, textEditor, slider, stepper, picker, datePicker, progress,
            gauge, link, navigationLink, menu, controlGroup, groupBox, disclosure, labeledContent,
        ]

    private static let button = named("Button", "something to tap, as large as its label")
        .titled(.role, .action) { (label, role: Value, action) in
            Controls.labelled("Button", label, role: role, action: action)
        }
        .made(.role, .action, .label) { (role: Value, action, label) in
            Controls.labelled("Button", ViewSequence(label), role: role, action: action)
        }
        .made(.configuration) {
            Controls.labelled("Button", $0.parts.label, role: $0.parts.role, action: $0.parts.action)
        }

    private static let label = named("Label", "an icon and a title")
        .made(.title, .arg("systemImage")) { (title: String, image: String) in
            Controls.label(Text(title), icon: Image(systemName: image))
        }
        .made(.title, .arg("image")) { (title: String, image: String) in
            Controls.label(Text(title), icon: Image(image))
        }
        .made(.arg("title", as: .views), .arg("icon", as: .views)) {
            Controls.label(ViewSequence($0), icon: ViewSequence($1))
        }
        .made(.configuration) { Controls.label($0.parts.label, icon: $0.parts.icon) }

    private static let toggle = named("Toggle", "a label and a switch")
        .titled(.binding("isOn")) { switching($0, $1) }
        .made(.binding("isOn"), .label) { switching(ViewSequence($1), $0) }
        .made(.configuration) { switching($0.parts.label, $0.parts.binding as? Value ?? .none) }

    private static func switching(_ label: any View, _ value: Value) -> any View {
        guard let binding = SourceBinding(value), case .bool(let isOn)? = binding.value else {
            return Controls.toggle(label, binding: value)
        }
        return Controls.toggle(label, isOn: isOn, binding: value) { binding.set(.bool(!isOn)) }
    }

    private static let slider = named("Slider", "a line to drag on: as wide as it is proposed")
        .made(.binding("value"), .optional("in"), .optional("step"), .editing) { value, range, step, _ in
            sliding(value, range, step)
        }
        .made(
            .binding("value"), .optional("in"), .optional("step"), .label, .part("minimumValueLabel"),
            .part("maximumValueLabel"), .editing
        ) { value, range, step, _, least, most, _ in
            let ends = (least.map { ViewSequence($0) }, most.map { ViewSequence($0) })
            return Controls.between(ends.0, sliding(value, range, step), ends.1)
        }

    private static func sliding(_ value: Value, _ range: Value, _ step: Value) -> ControlBox {
        guard let binding = SourceBinding(value), let slid = binding.value?.slid(in: range, by: step) else {
            return ControlBox("Slider", .slider)
        }
        return ControlBox("Slider", .slider, fraction: slid.fraction) { binding.set(slid.next) }
    }

    private static let stepper = named("Stepper", "a label and two buttons")
        .made(.title, .binding("value"), .optional("in"), .optional("step"), .optionalUnread("format"), .editing) {
            (title: String, value, range, step, _, _) in stepping(Text(title), value, range, step)
        }
        .made(.binding("value"), .optional("in"), .optional("step"), .optionalUnread("format"), .label, .editing) {
            value, range, step, _, label, _ in stepping(ViewSequence(label), value, range, step)
        }
        .made(.title, .action(named: "onIncrement"), .action(named: "onDecrement"), .editing) {
            (title: String, increment, decrement, _) in
            Controls.stepper(Text(title), decrement: decrement, increment: increment)
        }
        .made(.label, .action(named: "onIncrement"), .action(named: "onDecrement"), .editing) {
            label, increment, decrement, _ in
            Controls.stepper(ViewSequence(label), decrement: decrement, increment: increment)
        }

    private static func stepping(_ label: any View, _ value: Value, _ range: Value, _ step: Value) -> any View {
        guard let binding = SourceBinding(value) else { return Controls.stepper(label) }
        func stepping(_ direction: Int) -> () -> Void {
            { if let next = binding.value?.stepped(direction, by: step, in: range) { binding.set(next) } }
        }
        return Controls.stepper(label, decrement: stepping(-1), increment: stepping(1))
    }

    private static let picker = named("Picker", "a label and the choice that is made; a tap makes the next")
        .titled(.binding("selection"), .content) { picking($0, $1, $2) }
        .made(.binding("selection"), .content, .label, .part("currentValueLabel")) { selection, content, label, _ in
            picking(ViewSequence(label), selection, content)
        }
        .made(.binding("selection"), .arg("label", as: .view), .content) { picking($1, $0, $2) }

    private static func picking(_ label: any View, _ selection: Value, _ content: [any View]) -> any View {
        Picker(label, ViewSequence(content), SourceBinding(selection).selection)
    }

    /// The field is as wide as a date, which is unknown.
    private static let datePicker = named("DatePicker", "a label and a date")
        .titled(.binding("selection"), .optionalUnread("in"), .optionalUnread("displayedComponents")) {
            label, _, _, _ in
            Controls.date(label)
        }
        .made(.binding("selection"), .optionalUnread("in"), .optionalUnread("displayedComponents"), .label) {
            Controls.date(ViewSequence($3))
        }

    private static let progress = named("ProgressView", "a bar as wide as it is proposed, or a small circle")
        .made(.optional("value"), .optional("total"), .part("label"), .part("currentValueLabel")) {
            working($2.map { ViewSequence($0) }, $0, of: $1, said: $3)
        }
        .made(.title, .optional("value"), .optional("total")) { (title: String, value, total) in
            working(Text(title), value, of: total)
        }

    /// The progress as a part of a total; an unknown value gives a bar without a fraction.
    private static func working(
        _ label: (any View)?, _ value: Value, of total: Value, said current: [any View]? = nil
    ) -> any View {
        if case .none = value { return Controls.spinner(label) }
        let all = if case .none = total { 1.0 } else { total.number ?? 0 }
        return Controls.bar(
            "ProgressView", fraction: value.fraction(between: (0, all)), label: label,
            value: current.map { ViewSequence($0) })
    }

    private static let gauge = named(
        "Gauge", "a value between its minimum and its maximum: a bar as wide as it is proposed"
    )
    .made(
        .arg("value", as: .anything), .optional("in"), .label, .part("currentValueLabel"),
        .part("minimumValueLabel"), .part("maximumValueLabel"), .optionalUnread("markedValueLabels")
    ) { value, bounds, label, current, least, most, _ in
        let ends = if case .none = bounds { (low: 0.0, high: 1.0) } else { bounds.ends }
        return Controls.bar(
            "Gauge", fraction: ends.flatMap { value.fraction(between: $0) }, label: ViewSequence(label),
            least: least.map { ViewSequence($0) }, most: most.map { ViewSequence($0) },
            value: current.map { ViewSequence($0) })
    }

    private static let link = named("Link", "a label that leads elsewhere")
        .made(.title, .unread("destination")) { (title: String, _) in Controls.labelled("Link", Text(title)) }
        .made(.unread("destination"), .label) { Controls.labelled("Link", ViewSequence($1)) }

    /// The destination is not shown.
    private static let navigationLink = named("NavigationLink", "a label that leads to another view")
        .leading(.tag, .chosen, .active, .arg("destination", as: .views))
        .leading(.optionalUnread("destination"), .optionalUnread("value"), .tag, .chosen, .active)
        .made(.tag, .chosen, .active, .arg("destination", as: .views), .label) { leading($4) }
        .made(.optionalUnread("destination"), .optionalUnread("value"), .tag, .chosen, .active, .label) { leading($5) }

    private static func leading(_ label: [any View]) -> any View {
        Controls.labelled("NavigationLink", ViewSequence(label))
    }

    private static let menu = named("Menu", "a label that opens a menu, which is not shown")
        .titled(.content) { label, _ in Controls.labelled("Menu", label) }
        .titled(.content, .action(named: "primaryAction")) { label, _, action in
            Controls.labelled("Menu", label, action: action)
        }
        .made(.content, .label) { Controls.labelled("Menu", ViewSequence($1)) }
        .made(.content, .label, .action(named: "primaryAction")) {
            Controls.labelled("Menu", ViewSequence($1), action: $2)
        }

    private static let controlGroup = named("ControlGroup", "controls side by side")
        .made(.content, .part("label")) { content, _ in HStack { ViewSequence(content) } }
        .titled(.content) { _, content in HStack { ViewSequence(content) } }

    private static let groupBox = named("GroupBox", "views below a title")
        .made(.content) { grouping(.groupBox, [], $0) }
        .made(.title, .content) { (title: String, content) in grouping(.groupBox, [Text(title)], content) }
        .made(.arg("label", as: .view), .content) { grouping(.groupBox, [$0], $1) }
        .made(.content, .label) { grouping(.groupBox, $1, $0) }
        .made(.configuration) { grouping(.groupBox, [$0.parts.label], [$0.parts.content]) }

    /// Sources write `DisclosureGroup`. It is declared in Swift, because it keeps its state.
    private static let disclosure = named("__DisclosureGroup", "views below a title, which shows or hides them")
        .made(.binding("isExpanded"), .content, .label) { (value: Value, content, title) in
            let binding = SourceBinding(value)
            let isOpen = if case .bool(false)? = binding?.value { false } else { true }
            let plain = Controls.disclosure(
                ViewSequence(title), ViewSequence(content), isOpen: isOpen,
                flip: binding.map { binding in { binding.set(.bool(!isOpen)) } })
            return grouping(.disclosureGroup, title, content, value, plain: plain)
        }

    private static func grouping(
        _ kind: StyledControl.Kind, _ title: [any View], _ content: [any View], _ binding: Value = .none,
        plain: (any View)? = nil
    ) -> any View {
        let listed = VStack(alignment: .leading, spacing: nil, ViewSequence(title + content))
        return StyledControl(kind, plain: plain ?? listed) { parts in
            parts.label = ViewSequence(title)
            parts.content = ViewSequence(content)
            parts.binding = binding
        }
    }

    private static let labeledContent = named("LabeledContent", "a label and its value at the other end")
        .made(.title, .arg("value")) { (title: String, value: String) in
            Controls.labelledContent(Text(title), Text(value))
        }
        .made(.title, .content) { (title: String, content) in
            Controls.labelledContent(Text(title), ViewSequence(content))
        }
        .made(.content, .label) { Controls.labelledContent(ViewSequence($1), ViewSequence($0)) }
        .made(.configuration) { Controls.labelledContent($0.parts.label, $0.parts.content) }
}

extension Page where Subject == any View {
    /// Initializers with a title, and with a title and a symbol before it.
    fileprivate func titled<each A>(
        _ others: repeat Argument<Subject, each A>,
        by make: @escaping @Sendable (_ label: any View, repeat each A) -> any View
    ) -> Page {
        made(.title, repeat each others) { (title: String, others: repeat each A) in
            make(Text(title), repeat each others)
        }
        .made(.title, .arg("systemImage"), repeat each others) { (title: String, name: String, others: repeat each A) in
            make(Controls.label(Text(title), icon: Image(systemName: name)), repeat each others)
        }
    }

    /// An initializer with a title and a destination.
    fileprivate func leading<each A>(_ ways: repeat Argument<Subject, each A>) -> Page {
        made(.title, repeat each ways) { (title: String, _: repeat each A) in
            Controls.labelled("NavigationLink", Text(title))
        }
    }
}
