import Foundation

/// The size of a picture in pixels, from the first bytes of its file. Other bytes have none.
struct PictureHeader {
    let size: CGSize

    /// The extensions of pictures' file names.
    static let extensions: Set<String> = ["png", "jpg", "jpeg", "pdf", "svg"]
    /// The maximum number of bytes that are read of a file.
    static let length = 1 << 16
    /// The maximum length of a picture's side, in pixels.
    private static let largest: CGFloat = 100_000

    init?(_ bytes: [UInt8]) {
        guard let size = Self.png(bytes) ?? Self.jpeg(bytes) ?? Self.text(bytes),
            [size.width, size.height].allSatisfy({ $0 > 0 && $0 <= Self.largest })
        else { return nil }
        self.size = size
    }

    /// A big-endian number.
    private static func number(_ bytes: ArraySlice<UInt8>) -> CGFloat {
        CGFloat(bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }

    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
    }

    /// The size in a JPEG's first frame header.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var start = 2
        while start + 9 <= bytes.count, bytes[start] == 0xFF {
            let mark = bytes[start + 1]
            let isFrame = (0xC0...0xCF).contains(mark) && ![0xC4, 0xC8, 0xCC].contains(mark)
            if isFrame {
                return CGSize(width: number(bytes[start + 7..<start + 9]), height: number(bytes[start + 5..<start + 7]))
            }
            start += 2 + max(2, Int(number(bytes[start + 2..<start + 4])))
        }
        return nil
    }

    /// The size in a PDF or an SVG; both are text.
    private static func text(_ bytes: [UInt8]) -> CGSize? {
        let text = String(decoding: bytes, as: UTF8.self)
        if text.hasPrefix("%PDF"), let box = text.firstMatch(of: /\/MediaBox\s*\[([-0-9. ]{1,100})\]/) {
            return size(ofBox: box.1, isCorners: true)
        }
        guard let start = text.range(of: "<svg")?.upperBound, let end = text[start...].firstIndex(of: ">") else {
            return nil
        }
        let tag = text[start..<end].prefix(4_000)
        func length(_ pattern: Regex<(Substring, Substring)>) -> CGFloat? {
            tag.firstMatch(of: pattern).flatMap { Double($0.1) }.map { CGFloat($0) }
        }
        if let width = length(/\swidth\s*=\s*["']([0-9.]{1,20})(?:px|pt)?["']/),
            let height = length(/\sheight\s*=\s*["']([0-9.]{1,20})(?:px|pt)?["']/)
        {
            return CGSize(width: width, height: height)
        }
        return tag.firstMatch(of: /\sviewBox\s*=\s*["']([-0-9., ]{1,100})["']/).flatMap { size(ofBox: $0.1) }
    }

    /// The size of a box of four numbers: an origin and a size, or two corners as in a PDF.
    private static func size(ofBox text: Substring, isCorners: Bool = false) -> CGSize? {
        let numbers = text.split { " ,".contains($0) }.compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        let (x, y) = isCorners ? (numbers[0], numbers[1]) : (0, 0)
        return CGSize(width: numbers[2] - x, height: numbers[3] - y)
    }
}

/// The pictures of an opened folder by their names, with their sizes in points.
struct FolderPictures {
    private(set) var sizes: [String: CGSize] = [:]
    /// The folder's path without links.
    private let root: String
    /// The maximum number of pictures that are read.
    private static let maximum = 2_000
    private var count = 0

    init(of folder: String) {
        root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    }

    /// Adds a picture. In an asset catalog it has the name of its set, elsewhere that of its file. Links and files outside
    /// of the folder are skipped.
    mutating func add(_ path: String) {
        let url = URL(fileURLWithPath: path)
        guard PictureHeader.extensions.contains(url.pathExtension.lowercased()), count < Self.maximum,
            let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType,
            kind == .typeRegular, url.resolvingSymlinksInPath().path.hasPrefix(root + "/")
        else { return }
        count += 1
        guard let file = FileHandle(forReadingAtPath: path) else { return }
        defer { try? file.close() }
        guard let bytes = try? file.read(upToCount: PictureHeader.length),
            let header = PictureHeader(Array(bytes))
        else { return }
        var name = url.deletingPathExtension().lastPathComponent
        var scale: CGFloat = 1
        for (suffix, factor) in [("@2x", 2), ("@3x", 3)] as [(String, CGFloat)] where name.hasSuffix(suffix) {
            name.removeLast(suffix.count)
            scale = factor
        }
        let set = url.deletingLastPathComponent()
        if set.pathExtension == "imageset" {
            name = set.deletingPathExtension().lastPathComponent
            scale = ImageSet(at: set.path)?.scale(of: url.lastPathComponent) ?? scale
        }
        let size = CGSize(width: header.size.width / scale, height: header.size.height / scale)
        for name in [name, name + "." + url.pathExtension] where sizes[name] == nil { sizes[name] = size }
    }
}

/// The files of an asset catalog's set of images: its `Contents.json`.
private struct ImageSet: Decodable {
    private let images: [Image]

    private struct Image: Decodable {
        let filename: String?
        let scale: String?
    }

    /// The largest file that is read, in bytes.
    private static let maximum = 65_536

    /// Nil without a regular file that can be read.
    init?(at folder: String) {
        let path = folder + "/Contents.json"
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular,
            let size = attributes[.size] as? Int, size <= Self.maximum,
            let data = FileManager.default.contents(atPath: path),
            let set = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = set
    }

    /// The pixels in a point of a file; nil if the set does not say so.
    func scale(of file: String) -> CGFloat? {
        switch images.first(where: { $0.filename == file })?.scale {
        case "1x": 1
        case "2x": 2
        case "3x": 3
        default: nil
        }
    }
}
