import SwiftUI

Text(String(repeating: "word ", count: 200_000)).fixedSize(horizontal: false, vertical: true)
