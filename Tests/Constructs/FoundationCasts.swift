import Foundation

enum LoadError: Error { case missing, status(Int) }
enum Wrapped: Error { case system(URLError), own(LoadError) }
struct Outage: Error {}
func kind(_ error: any Error) -> String {
    switch error {
    case let error as URLError: return "url \(error)"
    case is CocoaError: return "cocoa"
    case LoadError.status(let code): return "status \(code)"
    default: return "other"
    }
}
func caught(_ error: any Error) -> String {
    do { throw error } catch let error as POSIXError { return "posix \(error)" } catch is LoadError {
        return "load"
    } catch { return "any" }
}

// run
let errors: [any Error] = [LoadError.missing, LoadError.status(404), Outage(), Wrapped.own(.missing)]
p(errors.map(kind), errors.map(caught))
p(errors[0] is URLError, errors[0] is POSIXError, errors[2] is CocoaError, errors[0] as? URLError == nil)
let number: Any = 5, text: Any = "a", fraction: Any = 1.5, list: Any = [1]
p(number is NSString, text is NSString, text is NSNull, number as? UInt == nil, list is NSString)
p(fraction as? Float == nil, fraction as? Double ?? 0)
p((Float(1) as Any) as? Float ?? 0, (Float(1) as Any) as? Double == nil)
if case is NSString = number { p("a text") } else { p("a number") }
