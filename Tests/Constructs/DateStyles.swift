import Foundation

func formatter() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.locale = Locale(identifier: "en_US")
    return formatter
}
let day = Date(timeIntervalSince1970: 1_718_000_000)

// run
let styled = formatter()
styled.dateFormat = "yyyy-MM-dd"
p(styled.string(from: day), styled.dateFormat ?? "")
styled.dateStyle = .full
p(styled.string(from: day), styled.dateFormat ?? "")
styled.dateFormat = "MM/yy"
p(styled.string(from: day))
styled.timeStyle = .none
p(styled.string(from: day))
