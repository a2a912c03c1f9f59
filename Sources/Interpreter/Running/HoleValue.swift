import SwiftSource

/// A value that nothing says. What is asked of it or made with it is unknown again; where something is wanted of it, the
/// runner puts something in its place. A class, so that it is small in a value.
package final class HoleValue {
    /// Its source text on one line.
    package let text: String
    package let range: SourceRange
    /// What counts as one occurrence: the place in the checked tree, not how often it is run.
    let site: HoleSite?
    /// What is laid out in it.
    package let contents: [Value]
    /// The texts that its box shows.
    var texts: [String] = []
    /// Whether it is a part of another hole that was made up, which no list names.
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
        // What has a name of its own is listed by it.
        site = name == nil ? nil : HoleSite(text, at: range, isReported: hole.site?.isReported ?? false)
        contents = []
        isPart = true
    }

    /// The same with what is laid out in another, which it is asked of.
    func adding(_ base: HoleValue) -> HoleValue {
        guard let site, !(base.contents.isEmpty && base.texts.isEmpty) else { return self }
        let whole = HoleValue(site, contents: base.contents + contents)
        whole.texts = base.texts + texts
        return whole
    }

    /// A part of what stands in its place: an element, or an argument of an initializer by its label.
    func part(_ name: String?) -> HoleValue { HoleValue(partOf: self, named: name) }

    /// What its source text ends with behind the last dot.
    var memberName: String { text.split(separator: ".").last.map(String.init) ?? text }

    /// As it is drawn where a text is wanted, in at most 24 columns.
    var quoted: String {
        let limit = 22
        return text.count > limit ? "‹\(text.prefix(limit - 1))…›" : "‹\(text)›"
    }
}
