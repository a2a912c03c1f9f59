import SwiftSource

/// An unknown value. Its members and the results of its calls are unknown again; where a value of some type is needed, the
/// runner assumes one. A class, so that it is small in a value.
package final class HoleValue {
    /// Its source text on one line.
    package let text: String
    package let range: SourceRange
    /// The node of the checked tree that gave it, however often that was run.
    let site: HoleSite?
    /// The elements that are laid out in it.
    package let contents: [Value]
    /// Whether it is an assumed part of another hole, which no list shows.
    let isPart: Bool

    init(_ site: HoleSite, contents: [Value] = []) {
        text = site.text
        range = site.range
        self.site = site
        self.contents = contents
        isPart = false
    }

    private init(partOf hole: HoleValue, named name: String?) {
        text = name.map { hole.text.isEmpty ? $0 : "\(hole.text).\($0)" } ?? hole.text
        range = hole.range
        // A part with a name of its own is listed by it.
        site = name == nil ? nil : HoleSite(text, at: range, isReported: hole.site?.isReported ?? false)
        // An element of an unknown collection shows the contents of the whole.
        contents = name == nil ? hole.contents : []
        isPart = true
    }

    /// The same with the elements of another hole, whose member it is.
    func adding(_ base: HoleValue) -> HoleValue {
        guard let site, !base.contents.isEmpty else { return self }
        return HoleValue(site, contents: base.contents + contents)
    }

    /// A part of its assumed value: an element, or an argument of an initializer by its label.
    func part(_ name: String?) -> HoleValue { HoleValue(partOf: self, named: name) }

    /// The name of the case that it is, where only its type is not known: `.name`.
    var caseName: String? { isPart ? nil : site?.member }

    /// The end of its source text, after the last dot.
    var memberName: String { text.split(separator: ".").last.map(String.init) ?? text }

    /// The text drawn in its place, in at most 24 columns.
    var quoted: String {
        let limit = 22
        return text.count > limit ? "‹\(text.prefix(limit - 1))…›" : "‹\(text)›"
    }
}
