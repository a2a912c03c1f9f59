import Interpreter
import Negotiation
import SwiftUIDialect

// Controls, at the sizes of one table.

extension Argument where T == Value {
    /// What a button is for.
    fileprivate static var role: Argument { .arg("role", as: .value(.optional(.named(TypeName("ButtonRole"))))) }

    /// What is run while a value is changed.
    fileprivate static var editing: Argument { .optionalUnread("onEditingChanged") }
}

extension Argument where T == () -> Void {
    fileprivate static var action: Argument { .action(named: "action") }

    fileprivate static func action(named name: String) -> Argument {
        .arg(name, as: .closure(giving: .nothing, failing: ()))
    }
}

extension Argument where T == [any View] {
    static var label: Argument { .arg("label", as: .views) }
}

extension Argument where T == SourceStyleConfiguration {
    /// The control that a style is to make, as it is without one.
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
        collections + gradients + [
            button, label, toggle, textField, secureField, textEditor, slider, stepper, picker, datePicker, progress,
            gauge, link, navigationLink, menu, controlGroup, groupBox, disclosure, labeledContent,
        ]

    private static let button = named("Button", "something to tap, as large as its label")
        .titled(.action) { Controls.labelled("Button", $0, action: $1) }
        .titled(.role, .action) { (label, role: Value, action) in
            Controls.labelled("Button", label, role: role, action: action)
        }
        .made(.action, .label) { Controls.labelled("Button", ViewSequence($1), action: $0) }
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
        .made(.binding("value"), .optional("in"), .optional("step"), .label, .editing) { value, range, step, _, _ in
            sliding(value, range, step)
        }
        .made(
            .binding("value"), .optional("in"), .optional("step"), .label,
            .arg("minimumValueLabel", as: .views), .arg("maximumValueLabel", as: .views), .editing
        ) { value, range, step, _, least, most, _ in
            between(ViewSequence(least), sliding(value, range, step), ViewSequence(most))
        }
        .made(
            .binding("value"), .optional("in"), .optional("step"), .editing, .arg("minimumValueLabel", as: .view),
            .arg("maximumValueLabel", as: .view), .label
        ) { value, range, step, _, least, most, _ in between(least, sliding(value, range, step), most) }

    private static func between(_ least: any View, _ slider: any View, _ most: any View) -> any View {
        HStack(alignment: .center, spacing: nil, ViewSequence([least, slider, most]))
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
        .made(.action(named: "onIncrement"), .action(named: "onDecrement"), .editing, .label) {
            increment, decrement, _, label in
            Controls.stepper(ViewSequence(label), decrement: decrement, increment: increment)
        }
        .made(.title, .action(named: "onIncrement"), .action(named: "onDecrement")) {
            (title: String, increment, decrement) in
            Controls.stepper(Text(title), decrement: decrement, increment: increment)
        }
        .made(.label, .action(named: "onIncrement"), .action(named: "onDecrement")) { label, increment, decrement in
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
        .made(.binding("selection"), .content, .label) { picking(ViewSequence($2), $0, $1) }
        .made(.binding("selection"), .content, .label, .arg("currentValueLabel", as: .views)) {
            selection, content, label, _ in picking(ViewSequence(label), selection, content)
        }
        .made(.binding("selection"), .arg("label", as: .view), .content) { picking($1, $0, $2) }

    private static func picking(_ label: any View, _ selection: Value, _ content: [any View]) -> any View {
        Picker(label, ViewSequence(content), SourceBinding(selection).selection)
    }

    private static let link = named("Link", "a label that leads elsewhere")
        .leading("Link", .unread("destination"))
        .made(.unread("destination"), .label) { Controls.labelled("Link", ViewSequence($1)) }

    private static let navigationLink = named("NavigationLink", "a label that leads to another view")
        .leading("NavigationLink", .arg("destination", as: .views))
        .leading("NavigationLink", .destination).leading("NavigationLink", .unread("value"))
        .made(.destination, .label) { leading($1) }
        .made(.arg("destination", as: .views), .label) { leading($1) }
        .made(.unread("value"), .label) { leading($1) }
        .leading("NavigationLink", .destination, .binding("isActive"))
        .leading("NavigationLink", .binding("isActive"), .arg("destination", as: .views))
        .leading("NavigationLink", .unread("tag"), .binding("selection"), .arg("destination", as: .views))
        .made(.unread("tag"), .binding("selection"), .arg("destination", as: .views), .label) { leading($3) }
        .made(.destination, .binding("isActive"), .label) { leading($2) }
        .made(.binding("isActive"), .arg("destination", as: .views), .label) { leading($2) }
        .leading("NavigationLink", .destination, .unread("tag"), .binding("selection"))
        .made(.destination, .unread("tag"), .binding("selection"), .label) { leading($3) }

    private static func leading(_ label: [any View]) -> any View {
        Controls.labelled("NavigationLink", ViewSequence(label))
    }

    private static let menu = named("Menu", "a label that opens a menu, which is not shown")
        .titled(.content) { menu($0, $1) }
        .made(.content, .label) { menu(ViewSequence($1), $0) }
        .made(.title, .content, .action(named: "primaryAction")) { (title: String, content, action) in
            menu(Text(title), content, action)
        }
        .made(.content, .label, .action(named: "primaryAction")) { menu(ViewSequence($1), $0, $2) }
        .made(.configuration) { menu($0.parts.label, [$0.parts.content], $0.parts.action) }

    private static func menu(
        _ label: any View, _ content: [any View], _ action: (() -> Void)? = nil
    ) -> any View {
        StyledControl(.menu, plain: Controls.labelled("Menu", label, action: action)) { parts in
            parts.label = label
            parts.content = ViewSequence(content)
            parts.action = action
        }
    }

    private static let controlGroup = named("ControlGroup", "controls side by side")
        .made(.content) { grouped($0) }
        .titled(.content) { grouped($1, [$0]) }
        .made(.content, .label) { grouped($0, $1) }
        .made(.configuration) { grouped([$0.parts.content], [$0.parts.label]) }

    private static func grouped(_ content: [any View], _ label: [any View] = []) -> any View {
        let plain = HStack(alignment: .center, spacing: nil, ViewSequence(content))
        return grouping(.controlGroup, label, content, plain: plain)
    }

    private static let groupBox = named("GroupBox", "views below a title")
        .made(.content) { grouping(.groupBox, [], $0) }
        .made(.title, .content) { (title: String, content) in grouping(.groupBox, [Text(title)], content) }
        .made(.arg("label", as: .view), .content) { grouping(.groupBox, [$0], $1) }
        .made(.content, .label) { grouping(.groupBox, $1, $0) }
        .made(.configuration) { grouping(.groupBox, [$0.parts.label], [$0.parts.content]) }

    /// Sources write `DisclosureGroup`, which is declared in Swift, for it keeps whether it is open.
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

extension Argument where T == any View {
    fileprivate static var destination: Argument { .arg("destination", as: .view) }
}

extension Page where Subject == any View {
    /// Made with a title, or with a title and a symbol before it, of which the label is.
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

    /// Made with a title, and with what has no effect on how it is shown.
    fileprivate func leading<each A>(_ name: String, _ others: repeat Argument<Subject, each A>) -> Page {
        made(.title, repeat each others) { (title: String, _: repeat each A) in
            Controls.labelled(name, Text(title))
        }
    }
}
