import LayoutInspection
import SwiftSource

extension PlaygroundState {
    /// Selects the innermost element that begins in a line of a file; without one, the innermost element around it.
    /// - Parameters:
    ///   - line: from 1.
    ///   - file: the name of the file among the sources.
    /// - Returns: whether there is one.
    package mutating func select(line: Int, of file: String) -> Bool {
        guard let inspection, let found = inspection.element(inLine: line, of: file) else { return false }
        select(found)
        return true
    }

    /// The smallest other root around a line; nil if there is none.
    package func otherRoot(around line: Int, of file: String) -> Root? {
        guard let document, let text = document.sources.text(of: file) else { return nil }
        let others = document.roots.filter { $0 != document.chosenRoot }
        return others.filter { text.lines(of: $0.range)?.contains(line) ?? false }
            .min { $0.range.length < $1.range.length }
    }

    /// Reports that no element is written in a line.
    package mutating func reportNoElement(inLine line: Int, of file: String) {
        message = "no element of the layout is written in line \(line) of \(SourcePosition.lastPart(of: file))"
    }
}

extension Inspection {
    fileprivate func element(inLine line: Int, of file: String) -> Int? {
        guard let text = sources.text(of: file) else { return nil }
        let written = elements.indices.compactMap { index in
            elements[index].range.flatMap { range in text.lines(of: range).map { (index, range.length, $0) } }
        }
        let around = written.filter { $0.2.contains(line) }
        let beginning = around.filter { $0.2.lowerBound == line }
        // Of several elements of one length, the first is outermost.
        return (beginning.isEmpty ? around : beginning).min { $0.1 < $1.1 }?.0
    }
}

extension SourceSet {
    fileprivate func text(of file: String) -> SourceText? { files.first { $0.name == file }?.text }
}

extension SourceText {
    /// The lines of a range; nil for a range of another file.
    fileprivate func lines(of range: SourceRange) -> ClosedRange<Int>? {
        guard range.start >= base, range.end <= base + utf8.count else { return nil }
        return line(at: range.start)...line(at: max(range.start, range.end - 1))
    }
}
