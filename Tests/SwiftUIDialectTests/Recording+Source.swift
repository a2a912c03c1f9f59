import Foundation
import LayoutInspection
import SwiftSource
import SwiftUIDialect
import Testing
import Vocabularies

extension Recording {
    /// Records a pass of what a source shows, without centering; nil for the ideal length.
    init(
        source: String, _ width: CGFloat?, _ height: CGFloat?,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws {
        let document = LayoutReader(dialects: [SwiftUI()]).read(SourceText("import SwiftUI\n" + source), name: "test")
        #expect(document.diagnostics == [], "\(source)", sourceLocation: sourceLocation)
        let root = try #require(document.root?.payload as? any View, sourceLocation: sourceLocation)
        self.init(root, width, height)
    }
}
