import SwiftUI

Text(String(format: "%1000000d %@", 3, String(repeating: "a", count: 1_000_000)))
