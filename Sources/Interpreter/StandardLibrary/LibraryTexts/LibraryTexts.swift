/// The parts of Foundation that are Swift text and run as sources do: a program's environment, and texts and numbers in a
/// style.
/// The current locale is en_US.
enum LibraryTexts {
    static let libraryText = LibraryText(
        [places, observed, styles, texts, transforms, sequences, collections].joined(separator: "\n\n"),
        from: LibraryText.firstNumber + 1)

    private static let places = """
        struct Locale: Hashable {
            let identifier: String
            static var current: Locale { Locale(identifier: "en_US") }
        }

        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "",
            comment: String = ""
        ) -> String {
            value.isEmpty ? key : value
        }

        class Bundle {
            static let main = Bundle()
            static let module = Bundle()
            init() {}
            init(for aClass: Any) {}
            func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
                NSLocalizedString(key, value: value ?? "")
            }
        }

        final class PlaygroundPage {
            static let current = PlaygroundPage()
            var needsIndefiniteExecution = false
            var liveView: Any?
            func setLiveView(_ view: Any) {}
            func finishExecution() {}
        }
        """

    /// Objects whose changes are seen: their properties are values that are read and set.
    private static let observed = """
        protocol ObservableObject: AnyObject {}

        @propertyWrapper struct Published<Value> {
            var wrappedValue: Value
            init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
            init(initialValue: Value) { wrappedValue = initialValue }
        }
        """
}
