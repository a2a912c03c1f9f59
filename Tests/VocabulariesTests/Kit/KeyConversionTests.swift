import Interpreter
import Testing

@testable import Vocabularies

/// The keys that tell elements from their siblings, which all dialects read alike.
struct KeyConversionTests {
    @Test func `a key comes back as the value that it was`() throws {
        for value in [Value.string("three"), .int(3), .double(3.5), .bool(true)] {
            let back = Conversion<AnyHashable>.key.encode(try Conversion<AnyHashable>.key.decode(value))
            #expect(back.typeName == value.typeName)
            #expect(back.hashableText == value.hashableText)
        }
    }

    @Test func `a number and its text are different keys`() throws {
        let number = try Conversion<AnyHashable>.key.decode(.int(3))
        #expect(try Conversion<AnyHashable>.key.decode(.string("3")) != number)
    }
}
