/// An element that says the name of its type itself: one Swift type stands for many of a source's.
package protocol TypeNamed {
    var typeName: String { get }
}
