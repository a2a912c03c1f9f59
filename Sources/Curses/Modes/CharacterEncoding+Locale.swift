internal import CNcurses
import Terminal

extension CharacterEncoding {
    /// Sets the C library's locale for characters, which ncurses and `wcwidth` use, and returns its encoding.
    /// - Parameter isASCII: whether the person wants only ASCII.
    static func adopt(from environment: [String: String], isASCII: Bool = false) -> CharacterEncoding {
        setlocale(LC_CTYPE, "")
        if !shim_locale_is_utf8(), asksForUTF8(environment) {
            // The person's locale is not installed, as is usual in containers and over ssh. Its encoding still holds.
            for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where setlocale(LC_CTYPE, name) != nil {
                break
            }
        }
        return shim_locale_is_utf8() && !isASCII ? .utf8 : .ascii
    }

    static func asksForUTF8(_ environment: [String: String]) -> Bool {
        let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
        guard let locale = names.first(where: { !$0.isEmpty })?.lowercased() else { return false }
        return locale.contains("utf-8") || locale.contains("utf8")
    }
}
