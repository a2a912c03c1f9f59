/// The members by which the Swift that comes with a vocabulary says what its types do where they are shown here. No source
/// writes them.
enum LibraryTextHook: String {
    /// The text that a view is given, which other files may hand over.
    case caption = "__caption"
    /// The text of a view that has no other property for it.
    case title = "__title"
    /// Which unknown view one stands for.
    case unknownName = "__unknownName"
    /// Makes a wrapper of a value that others change: a binding.
    case holding = "__holding"
    /// The method that a controller runs before it shows anything.
    case load = "__load"
}

extension NominalSymbol {
    /// The member that the vocabulary's Swift declares for a purpose: the type's own, or the nearest that it inherits.
    func hook(_ hook: LibraryTextHook) -> Symbol? {
        inherited(named: hook.rawValue).first { $0.owner.isFromLibraryText }?.members.first
    }

    /// The same of the type itself.
    func ownHook(_ hook: LibraryTextHook) -> Symbol? { isFromLibraryText ? members(named: hook.rawValue).first : nil }
}
