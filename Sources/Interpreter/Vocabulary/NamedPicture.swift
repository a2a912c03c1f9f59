import Foundation
import SwiftSource

/// A value of a library's that stands for a picture of the app's, which is known here by its name alone.
package protocol NamedPicture {
    /// Nil for what is no picture of the app's, and for one whose size is known.
    var pictureName: String? { get }

    /// The same of a size that its file has, in points.
    func sized(asIn points: CGSize, cell: CGSize) -> Self

    /// The same of a size that a person gave it.
    func sized(as size: CGSize) -> Self

    /// The same of the size that stands in for an unknown one.
    func standingIn(cell: CGSize) -> Self

    /// The size of an unknown picture, as the list of holes shows it.
    static var standInSize: String { get }
}

extension Runner {
    /// A value with the size of the picture that it names: that of the file, else what a person says; else a hole stands for
    /// it, by the picture's name.
    func picture(_ value: Value, at range: SourceRange) throws(Failure) -> Value {
        guard case .native(var native) = value, let picture = native.payload as? any NamedPicture,
            let name = picture.pictureName
        else { return value }
        if let points = pictures[name] {
            native.payload = picture.sized(asIn: points, cell: cell)
            return .native(native)
        }
        let place = sourcePlace(range)
        let type = table.type(Conversion<CGSize>.cgSize.type, .parameter)
        if let said = try setting(name, as: type, at: place), case .native(let said) = said,
            let size = said.payload as? CGSize
        {
            native.payload = picture.sized(as: size)
            return .native(native)
        }
        note(
            HoleValue(HoleSite(name, at: place)), .value, wanted: type,
            assumed: Swift.type(of: picture).standInSize)
        native.payload = picture.standingIn(cell: cell)
        return .native(native)
    }
}
