import SwiftSource

// Which unknown names are slips of known ones, and which are names of their own.

extension String {
    /// Whether it may be a type's name with a slip: it begins as that does and is no plural, and a short one has its letters.
    fileprivate func slips(from name: String) -> Bool {
        guard first == name.first, self != name + "s" else { return false }
        return count > 4 || name.hasPrefix(self) || sorted() == name.sorted()
    }

    /// Whether it is another name with a word or a number behind, in or before it, or with letters before it, which nobody
    /// types by mistake: `AlignmentID`, `view1`, `LazyHGrid`, `MyLabel`, `hSpacing`, `resize`.
    fileprivate func adds(aWordTo name: String) -> Bool {
        guard count > name.count else { return false }
        if lowercased().hasSuffix(name.lowercased()) { return first?.isUppercase == false || count > name.count + 1 }
        let start = commonPrefix(with: name)
        let rest = name.dropFirst(start.count)
        guard hasSuffix(rest), let added = dropFirst(start.count).first else { return false }
        return (added.isUppercase || added.isNumber) && rest.first?.isUppercase != false
    }

    /// Whether it is another form of a name, or its opposite, which nobody types by mistake: `rendered` beside `render`,
    /// `view` beside `views`, `isFinite` beside `isInfinite`.
    fileprivate func inflects(_ name: String) -> Bool {
        if self + "_" == name || self + "s" == name
            || ["s", "d", "ed", "er", "ing", "able"].contains(where: { self == name + $0 })
        {
            return true
        }
        let (shorter, longer) =
            count < name.count ? (lowercased(), name.lowercased()) : (name.lowercased(), lowercased())
        return ["in", "un", "non"].contains { negation in
            guard longer.count == shorter.count + negation.count else { return false }
            return longer.ranges(of: negation).contains { place in
                longer[..<place.lowerBound] + longer[place.upperBound...] == shorter
            }
        }
    }

    /// Whether the called name begins with a capital, as types do: `Label(text: "")`.
    var namesType: Bool {
        let callee = prefix { $0 != "(" && $0 != "{" && $0 != " " }
        return callee.split(separator: ".").last?.first { $0 != "_" }?.isUppercase ?? false
    }
}

extension NearestName {
    /// What a name was probably meant to be: one of its kind that differs in a letter, or in two where it is long and begins
    /// as that does. Nothing is near to names that are plainly those of a framework.
    static func slip(_ name: String, among known: NameIndex) -> NameIndex.Match? {
        let isFramework = name.count > 3 && name.prefix(3).allSatisfy(\.isUppercase)
        let isUpper = name.first?.isUppercase
        // Types of one's own often have names like those of the library; a slip begins as what was meant.
        let isType = isUpper == true
        let isOfKind = { (candidate: String) in
            candidate.first?.isUppercase == isUpper && (!isFramework || candidate.hasPrefix(name.prefix(2)))
                && !name.adds(aWordTo: candidate) && !candidate.adds(aWordTo: name) && !name.inflects(candidate)
                && (!isType || name.slips(from: candidate))
        }
        if let close = known.nearest(to: name, atMost: 1, where: isOfKind) { return close }
        guard name.count >= (isType ? 9 : 7) else { return nil }
        return known.nearest(to: name, atMost: 2) { $0.first == name.first && isOfKind($0) }
    }
}
