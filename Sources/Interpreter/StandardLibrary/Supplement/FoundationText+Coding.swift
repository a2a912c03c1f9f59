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
            enum DateDecodingStrategy: Int { case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601 }
            var keyDecodingStrategy = KeyDecodingStrategy.useDefaultKeys
            var dateDecodingStrategy = DateDecodingStrategy.deferredToDate
            init() {}
            func decode<T>(_ type: T.Type, from data: Data) throws -> T {
                try __decode(
                    type, data.__bytes, [], keyDecodingStrategy == .convertFromSnakeCase, dateDecodingStrategy.rawValue)
            }
        }

        func __decode<T>(
            _ type: T.Type, _ bytes: [UInt8], _ path: [String], _ isSnakeCase: Bool, _ dates: Int
        ) throws -> T {
            let made = __decoded(type, bytes, path, isSnakeCase, dates)
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
            enum DateEncodingStrategy: Int { case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601 }
            var outputFormatting: OutputFormatting = []
            var keyEncodingStrategy = KeyEncodingStrategy.useDefaultKeys
            var dateEncodingStrategy = DateEncodingStrategy.deferredToDate
            init() {}
            func encode<T>(_ value: T) throws -> Data {
                Data(
                    __encoded(
                        value, outputFormatting.rawValue, keyEncodingStrategy == .convertToSnakeCase,
                        dateEncodingStrategy.rawValue))
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
