extension FoundationText {
    /// What reads and writes JSON.
    static let coding = """
        enum DecodingError: Error {
            struct Context {
                let codingPath: [any CodingKey]
                let debugDescription: String
                var underlyingError: (any Error)?
                init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil) {
                    self.codingPath = codingPath
                    self.debugDescription = debugDescription
                    self.underlyingError = underlyingError
                }
            }

            case typeMismatch(Any.Type, Context)
            case valueNotFound(Any.Type, Context)
            case keyNotFound(any CodingKey, Context)
            case dataCorrupted(Context)

            var errorDescription: String? {
                switch self {
                case .keyNotFound, .valueNotFound: "The data couldn’t be read because it is missing."
                default: "The data couldn’t be read because it isn’t in the correct format."
                }
            }
        }

        struct __CodedKey: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
        }

        class JSONDecoder {
            enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
            enum DateDecodingStrategy {
                case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
                case formatted(DateFormatter)
                case custom((Decoder) throws -> Date)
                var __number: Int {
                    switch self {
                    case .deferredToDate: return 0
                    case .secondsSince1970: return 1
                    case .millisecondsSince1970: return 2
                    case .iso8601: return 3
                    case .formatted(let formatter): return __OwnDates.keep(reading: { try formatter.__date(of: $0) })
                    case .custom(let read): return __OwnDates.keep(reading: read)
                    }
                }
            }
            var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
            var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
            init() {}
            func decode<T>(_ type: T.Type, from data: Data) throws -> T {
                try __decode(
                    type, data.__bytes, [], keyDecodingStrategy == .convertFromSnakeCase, dateDecodingStrategy.__number)
            }
        }

        // What sources read and write dates by; the numbers begin behind those of the library's own ways.
        enum __OwnDates {
            static let first = 4
            static var readers: [(Decoder) throws -> Date] = []
            static var writers: [(Date, Encoder) throws -> Void] = []
            static func keep(reading read: @escaping (Decoder) throws -> Date) -> Int {
                readers.append(read)
                return first + readers.count - 1
            }
            static func keep(writing write: @escaping (Date, Encoder) throws -> Void) -> Int {
                writers.append(write)
                return first + writers.count - 1
            }
        }

        func __ownDate(_ part: __JSONPart, _ number: Int) throws -> Date {
            try __OwnDates.readers[number - __OwnDates.first](part)
        }

        func __writeOwnDate(_ date: Date, _ node: __JSONNode, _ number: Int) throws {
            try __OwnDates.writers[number - __OwnDates.first](date, node)
        }

        extension DateFormatter {
            func __date(of decoder: Decoder) throws -> Date {
                let text = try decoder.singleValueContainer().decode(String.self)
                if let date = date(from: text) { return date }
                let reason = "Date string does not match format expected by formatter."
                throw DecodingError.dataCorrupted(
                    DecodingError.Context(codingPath: decoder.codingPath, debugDescription: reason))
            }
        }

        func __decode<T>(
            _ type: T.Type, _ bytes: [UInt8], _ path: [String], _ isSnakeCase: Bool, _ dates: Int
        ) throws -> T {
            let made = __decoded(type, [bytes], path, isSnakeCase, dates)
            let path = made.path.map { __CodedKey(stringValue: $0) }
            let context = DecodingError.Context(codingPath: path, debugDescription: made.reason)
            switch made.problem {
            case 0: return made.value
            case 1: throw DecodingError.keyNotFound(__CodedKey(stringValue: made.key), context)
            case 2: throw DecodingError.valueNotFound(made.type, context)
            case 3: throw DecodingError.typeMismatch(made.type, context)
            default: throw DecodingError.dataCorrupted(context)
            }
        }

        class JSONEncoder {
            struct OutputFormatting: OptionSet {
                let rawValue: Int
                init(rawValue: Int) { self.rawValue = rawValue }
                static let prettyPrinted = OutputFormatting(rawValue: 1)
                static let sortedKeys = OutputFormatting(rawValue: 2)
                static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
            }

            enum KeyEncodingStrategy { case useDefaultKeys, convertToSnakeCase }
            enum DateEncodingStrategy {
                case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
                case formatted(DateFormatter)
                case custom((Date, Encoder) throws -> Void)
                var __number: Int {
                    switch self {
                    case .deferredToDate: return 0
                    case .secondsSince1970: return 1
                    case .millisecondsSince1970: return 2
                    case .iso8601: return 3
                    case .formatted(let formatter):
                        return __OwnDates.keep(writing: { date, encoder in
                            var container = encoder.singleValueContainer()
                            try container.encode(formatter.string(from: date))
                        })
                    case .custom(let write): return __OwnDates.keep(writing: write)
                    }
                }
            }
            var outputFormatting: OutputFormatting = []
            var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
            var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
            init() {}
            func encode<T>(_ value: T) throws -> Data {
                Data(
                    __encoded(
                        value, outputFormatting.rawValue, keyEncodingStrategy == .convertToSnakeCase,
                        dateEncodingStrategy.__number))
            }
        }

        enum UTF8 {}

        extension String {
            struct Encoding: Hashable {
                let rawValue: Int
                static let utf8 = Encoding(rawValue: 4)
                static let ascii = Encoding(rawValue: 1)
            }

            init(decoding data: Data, as type: UTF8.Type) { self = __text(data.__bytes) }
            init(decoding bytes: [UInt8], as type: UTF8.Type) { self = __text(bytes) }
            init?(data: Data, encoding: String.Encoding) { self = __text(data.__bytes) }
            func data(using encoding: String.Encoding) -> Data? { Data(utf8) }
        }
        """
}
